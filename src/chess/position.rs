//! A position: the pieces on the board, and the rest of its state.

use std::hash::{Hash, Hasher};

use super::{ByColor, ByRole, CastlingRights, Color, Piece, Role, Rules, Variant};
use crate::hex::{Bitboard, Cell, between};

/// A legal position of one of the hexagonal chess games.
///
/// A position is plain data and cheap to copy; a move is played on a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) colors: ByColor<Bitboard>,
    pub(super) roles: ByRole<Bitboard>,
    /// The role of the piece on each cell.
    pub(super) mailbox: [Option<Role>; Cell::COUNT],
    /// The pieces that give check to the side to move.
    pub(super) checkers: Bitboard,
    /// The pinned pieces of the side to move.
    pub(super) pinned: Bitboard,
    pub(super) rules: &'static Rules,
    /// The Zobrist key without en passant.
    pub(super) board_key: u64,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    pub(super) double_push: Option<DoublePush>,
}

// Copied for every move that is tried.
const _: () = assert!(size_of::<Position>() <= 288);

/// A double (in Shafran's game also a triple) push of a pawn that may be captured en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoublePush {
    /// The origin.
    pub from: Cell,
    /// The target: the cell of the pawn that may be captured.
    pub to: Cell,
}

impl DoublePush {
    /// The cells that the pawn passed: the targets of a capture en passant.
    #[inline(always)]
    pub fn passed(self) -> Bitboard {
        between(self.from, self.to)
    }
}

impl Position {
    /// The variant, which decides board and rules.
    pub const fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// The rules of the variant.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// `None` for an empty cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let role = self.role_at(cell)?;
        let color = if self.colors[Color::White].contains(cell) { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// The role of the piece on a cell.
    #[inline(always)]
    pub fn role_at(&self, cell: Cell) -> Option<Role> {
        self.mailbox[cell.index()]
    }

    /// The pieces of one side and role.
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color] & self.roles[role]
    }

    /// The pieces of one side.
    #[inline(always)]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The pieces of one role, of both sides.
    #[inline(always)]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The occupied cells.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colors[Color::White] | self.colors[Color::Black]
    }

    /// The cell of a side's king.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Cell {
        self.pieces(color, Role::King).first().unwrap_or(Cell::F6) // each side has one
    }

    /// The en passant targets: the cells that the pawn of the last double push passed, be there a pawn to capture it or
    /// not.
    pub fn en_passant(&self) -> Bitboard {
        self.double_push.map_or(Bitboard::EMPTY, DoublePush::passed)
    }

    /// The last move, if it was a double push.
    pub const fn double_push(&self) -> Option<DoublePush> {
        self.double_push
    }

    /// The rights that are left; none in games without castling.
    pub const fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// Plies since the last capture or pawn move.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, from 1, incremented after Black's move.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The checkers: the pieces that give check to the side to move.
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pinned pieces of the side to move.
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// The Zobrist key without en passant, which takes no time to find out.
    #[inline(always)]
    pub const fn board_key(&self) -> u64 {
        self.board_key
    }
}

/// Hashes the key, which identifies a position for the repetition rule.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board_key.hash(state);
        self.halfmove_clock.hash(state);
    }
}

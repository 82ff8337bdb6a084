//! A position: the pieces on the board, and what else the rules must remember.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{ByColor, ByRole, CastlingRights, Color, Piece, Role, Rules, Variant, zobrist};
use crate::hex::{Bitboard, Cell, between};

/// A legal position of a game of the family.
///
/// It is plain data and cheap to copy; a move is played on a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) colors: ByColor<Bitboard>,
    pub(super) roles: ByRole<Bitboard>,
    /// The same once more, by cell: what stands there.
    pub(super) men: [Option<Role>; Cell::COUNT],
    /// The pieces that give check to the side to move.
    pub(super) checkers: Bitboard,
    /// The pieces of the side to move that shield their king from a slider.
    pub(super) pinned: Bitboard,
    pub(super) rules: &'static Rules,
    /// The hash of everything but en passant.
    pub(super) board_key: u64,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) turn: Color,
    pub(super) castling: CastlingRights,
    pub(super) long_step: Option<LongStep>,
}

// Copied for every move that is tried.
const _: () = assert!(size_of::<Position>() <= 288);

/// A pawn's first move of two or three cells, as long as it may be answered en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongStep {
    /// Where the pawn came from.
    pub from: Cell,
    /// Where the pawn stands: the victim of a capture en passant.
    pub to: Cell,
}

impl LongStep {
    /// The cells that the pawn passed: the targets of a capture en passant.
    #[inline(always)]
    pub fn passed(self) -> Bitboard {
        between(self.from, self.to)
    }
}

impl Position {
    /// The set-up at the start of a game.
    pub fn start(variant: Variant) -> Position {
        Position::from_fen(variant, variant.rules().start).expect("the tests read every set-up")
    }

    /// Which game is played.
    pub const fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let role = self.role_at(cell)?;
        let color = if self.colors[Color::White].contains(cell) { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// What the piece on a cell is.
    #[inline(always)]
    pub fn role_at(&self, cell: Cell) -> Option<Role> {
        self.men[cell.index()]
    }

    /// A side's pieces of one kind.
    #[inline(always)]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color] & self.roles[role]
    }

    /// All pieces of a side.
    #[inline(always)]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The pieces of one kind of both sides.
    #[inline(always)]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// All pieces.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colors[Color::White] | self.colors[Color::Black]
    }

    /// Where a side's king stands.
    #[inline(always)]
    pub fn king(&self, color: Color) -> Cell {
        self.pieces(color, Role::King).first().unwrap_or(Cell::F6) // each side has one
    }

    /// The cells on which the last move may be answered by a capture en passant: those its pawn passed.
    pub fn en_passant(&self) -> Bitboard {
        self.long_step.map_or(Bitboard::EMPTY, LongStep::passed)
    }

    /// The pawn's first move of two or three cells that was the last move, if it was one.
    pub const fn long_step(&self) -> Option<LongStep> {
        self.long_step
    }

    /// Which sides may still castle where.
    pub const fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// Moves of either side since the last capture or pawn move.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, counted from 1 and up after each move of Black.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The pieces that give check to the side to move.
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pieces of the side to move that alone stand between their king and an enemy slider.
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// The hash of the position: the same for positions which the repetition rule calls the same.
    ///
    /// En passant counts only when there is a legal capture en passant.
    ///
    /// Keys may be stored: they are the same on every machine and in every version with the same interface. A version
    /// that changes one is a breaking change, and the change log says so. `tests/keys.txt` has examples.
    #[inline]
    pub fn key(&self) -> u64 {
        match self.long_step {
            Some(step) if self.has_legal_en_passant() => self.board_key ^ zobrist::en_passant(step.to),
            _ => self.board_key,
        }
    }
}

/// By the key, which sums up what makes positions differ in a game.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board_key.hash(state);
        self.halfmove_clock.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({} \"{}\")", self.variant(), self.to_fen())
    }
}

/// The key without the incremental update.
impl Position {
    /// The key of everything but en passant, from scratch.
    pub(super) fn compute_board_key(&self) -> u64 {
        let pieces = self.occupied().iter().filter_map(|cell| {
            let Piece { color, role } = self.piece_at(cell)?;
            Some(zobrist::man(color, role, cell))
        });
        let turn = if self.turn == Color::Black { zobrist::black_to_move() } else { 0 };
        let start = zobrist::variant(self.variant()) ^ zobrist::castling(self.castling) ^ turn;
        pieces.fold(start, |key, number| key ^ number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_four_castling_rights_and_no_more() {
        let rights = Position::start(Variant::Shafran).castling_rights();
        assert_eq!([0, 1, 2, 3].map(|right| rights.has(right)), [true; 4]);
        assert_eq!([4, 7, 8, 9, 255].map(|right| rights.has(right)), [false; 5]);
        assert!(!CastlingRights::default().has(8));
    }
}

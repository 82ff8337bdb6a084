//! A position: the pieces on the board, and the rest of its state.

use std::hash::{Hash, Hasher};

use super::{BySeat, Outs, Piece, Role, Seat, Seats, pawn_rules};
use crate::chess::ByRole;
use crate::hex::{Bitboard, Cell};

/// The fate of the pieces of an eliminated side: a choice of the game's set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum DeadPieces {
    /// Dead pieces stay on the board, the king too: they attack nothing, block, and can be taken.
    #[default]
    Stay,
    /// Dead pieces leave the board. A king that is opened by that, even that of the side which has just moved, can be
    /// taken.
    Leave,
}

/// A position of the three-player game.
///
/// A position is settled: the side to move has a legal move, unless it is the last one in the game. It is plain data
/// and cheap to copy; a move is played on a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// The pieces of each side that is in the game.
    pub(super) seats: BySeat<Bitboard>,
    /// The dead pieces.
    pub(super) dead: Bitboard,
    /// The pieces of each role, living or dead.
    pub(super) roles: ByRole<Bitboard>,
    /// The role of the piece on each cell.
    pub(super) mailbox: [Option<Role>; Cell::COUNT],
    /// The pieces that give check to the side to move.
    pub(super) checkers: Bitboard,
    /// The pinned pieces of the side to move.
    pub(super) pinned: Bitboard,
    /// The Zobrist key without en passant.
    pub(super) board_key: u64,
    pub(super) halfmove_clock: u32,
    pub(super) round: u32,
    pub(super) turn: Seat,
    pub(super) playing: Seats,
    /// The cell that each side crossed by a double push, until its next move or its elimination.
    pub(super) en_passant: BySeat<Option<Cell>>,
    pub(super) dead_pieces: DeadPieces,
    /// The eliminations when the position was set up, until the first act.
    pub(super) early_outs: Aside<Outs>,
}

/// A detail of how a position came about, by which two positions do not differ.
#[derive(Clone, Copy, Default)]
pub(super) struct Aside<T>(pub T);

impl<T> PartialEq for Aside<T> {
    fn eq(&self, _: &Aside<T>) -> bool {
        true
    }
}

impl<T> Eq for Aside<T> {}

// Copied for every move that is tried.
const _: () = assert!(size_of::<Position>() <= 336);

impl Position {
    /// The fate of the pieces of an eliminated side.
    pub const fn dead_pieces(&self) -> DeadPieces {
        self.dead_pieces
    }

    /// Returns the position with this fate of the pieces of sides eliminated later.
    pub const fn with_dead_pieces(self, dead_pieces: DeadPieces) -> Position {
        Position { dead_pieces, ..self }
    }

    /// The eliminations when the position was set up, of sides without a move: in the order of turns, beginning with
    /// the side that was to move. None after the first move.
    pub const fn early_outs(&self) -> Outs {
        self.early_outs.0
    }

    /// The side to move; at the end of the game the last one in it.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The sides that are in the game.
    pub const fn playing(&self) -> Seats {
        self.playing
    }

    /// `None` for an empty cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        Some(Piece { seat: self.seat_at(cell), role: self.role_at(cell)? })
    }

    /// The role of the piece on a cell.
    #[inline(always)]
    pub fn role_at(&self, cell: Cell) -> Option<Role> {
        self.mailbox[cell.index()]
    }

    /// The seat of the living piece on a cell.
    #[inline(always)]
    pub fn seat_at(&self, cell: Cell) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.seats[seat].contains(cell))
    }

    /// The living pieces of one side and role.
    #[inline(always)]
    pub fn pieces(&self, seat: Seat, role: Role) -> Bitboard {
        self.seats[seat] & self.roles[role]
    }

    /// The living pieces of one side.
    #[inline(always)]
    pub fn by_seat(&self, seat: Seat) -> Bitboard {
        self.seats[seat]
    }

    /// The pieces of one role, living and dead.
    #[inline(always)]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The dead pieces: those of sides that are out.
    pub const fn dead(&self) -> Bitboard {
        self.dead
    }

    /// The living pieces of all sides.
    #[inline(always)]
    pub fn living(&self) -> Bitboard {
        self.seats[Seat::White] | self.seats[Seat::Red] | self.seats[Seat::Black]
    }

    /// The living pieces of the sides other than this one.
    #[inline(always)]
    pub(super) fn enemies(&self, seat: Seat) -> Bitboard {
        let [next, after] = seat.others();
        self.seats[next] | self.seats[after]
    }

    /// The occupied cells.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.living() | self.dead
    }

    /// The cell of the king of a side that is in the game.
    #[inline(always)]
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        self.pieces(seat, Role::King).first()
    }

    /// The cell of the pawn on the target of a side's double push, if it is still there and the crossed cell is empty.
    #[inline(always)]
    pub(super) fn en_passant_victim(&self, seat: Seat) -> Option<(Cell, Cell)> {
        let crossed = self.en_passant[seat]?;
        let pawn = pawn_rules(seat).ahead[crossed.index()]?;
        let stands = self.pieces(seat, Role::Pawn).contains(pawn) && self.role_at(crossed).is_none();
        stands.then_some((crossed, pawn))
    }

    /// The pawn that the side to move captures en passant on a cell.
    #[inline(always)]
    pub(super) fn en_passant_pawn(&self, crossed: Cell) -> Option<Cell> {
        let mut victims = self.turn.others().into_iter().filter_map(|seat| self.en_passant_victim(seat));
        victims.find(|&(cell, _)| cell == crossed).map(|(_, pawn)| pawn)
    }

    /// The moves of every side since the last capture, pawn move or elimination.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the round, from 1, incremented when the turn passes from Black's seat to White's, also over sides
    /// that are out.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The checkers: the pieces that give check to the side to move.
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

/// Hashes the key, which covers all differences between positions of a game.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board_key.hash(state);
        self.halfmove_clock.hash(state);
    }
}

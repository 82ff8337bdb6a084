//! A position that is set up but not yet validated.

mod error;
mod validate;

use super::{CastlingRights, Color, Piece, Position, Variant};
use crate::hex::{Bitboard, Cell};

pub use error::{SetupError, SetupErrors};

/// The piece on each cell, in the order of [`Cell::ALL`].
pub(super) type Board = [Option<Piece>; Cell::COUNT];

/// A position that is not necessarily legal: what a FEN says, or what is built up piece by piece.
///
/// [`Position::from_setup`] validates it and names every problem.
///
/// ```
/// use heksy::chess::{Color, Position, Role, Setup, Variant};
/// use heksy::hex::Cell;
///
/// let setup = Setup::empty(Variant::Glinski)
///     .with_piece(Cell::G1, Role::King.of(Color::White))
///     .with_piece(Cell::F10, Role::Pawn.of(Color::White))
///     .with_piece(Cell::B4, Role::King.of(Color::Black));
/// let position = Position::from_setup(&setup)?;
/// assert_eq!(position.to_fen(), "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1");
///
/// let problems = Position::from_setup(&setup.with_turn(Color::Black).without(Cell::G1)).unwrap_err();
/// assert_eq!(problems.to_string(), "White has no king; each side needs one");
/// # Ok::<(), heksy::chess::SetupErrors>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// The side to move.
    pub turn: Color,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The cells that the pawn of the last double push passed, in order.
    pub en_passant: Vec<Cell>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move, from 1, incremented after Black's move; 0 counts as 1.
    pub fullmove_number: u32,
    pub(super) board: Board,
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty(variant: Variant) -> Setup {
        Setup {
            variant,
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: Vec::new(),
            halfmove_clock: 0,
            fullmove_number: 1,
            board: [None; Cell::COUNT],
        }
    }

    /// The start position.
    pub fn start(variant: Variant) -> Setup {
        Position::start(variant).into()
    }

    /// The piece on a cell.
    pub const fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.board[cell.index()]
    }

    /// Puts a piece on a cell, or clears it, and returns the piece that was there.
    pub const fn set_piece(&mut self, cell: Cell, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.board[cell.index()], piece)
    }

    /// The pieces with their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        Cell::ALL.into_iter().zip(&self.board).filter_map(|(cell, piece)| Some((cell, (*piece)?)))
    }

    /// The cells on which pieces stand.
    pub fn occupied(&self) -> Bitboard {
        self.pieces().map(|(cell, _)| cell).collect()
    }

    /// The same with a piece on a cell.
    pub const fn with_piece(mut self, cell: Cell, piece: Piece) -> Setup {
        self.set_piece(cell, Some(piece));
        self
    }

    /// The same with the cell empty.
    pub const fn without(mut self, cell: Cell) -> Setup {
        self.set_piece(cell, None);
        self
    }

    /// The same with this side to move.
    pub const fn with_turn(mut self, turn: Color) -> Setup {
        self.turn = turn;
        self
    }

    /// The same with these castling rights.
    pub const fn with_castling(mut self, rights: CastlingRights) -> Setup {
        self.castling = rights;
        self
    }

    /// The same after a double push that passed these cells.
    pub fn with_en_passant(mut self, passed: impl IntoIterator<Item = Cell>) -> Setup {
        self.en_passant = passed.into_iter().collect();
        self
    }

    /// The same with these counters: plies since the last capture or pawn move, and the number of the move.
    pub const fn with_counters(mut self, halfmove_clock: u32, fullmove_number: u32) -> Setup {
        self.halfmove_clock = halfmove_clock;
        self.fullmove_number = fullmove_number;
        self
    }
}

/// The cells that a pawn of the side not to move has passed, in its order.
fn in_order(passed: Bitboard, turn: Color) -> Vec<Cell> {
    let mut cells: Vec<Cell> = passed.iter().collect();
    if turn == Color::White {
        cells.reverse(); // it was a black pawn, on its way down
    }
    cells
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            variant: position.variant(),
            turn: position.turn,
            castling: position.castling,
            en_passant: in_order(position.en_passant(), position.turn),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
            board: Cell::ALL.map(|cell| position.piece_at(cell)),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::from(&position)
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: Setup) -> Result<Position, SetupErrors> {
        Position::from_setup(&setup)
    }
}

impl TryFrom<&Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: &Setup) -> Result<Position, SetupErrors> {
        Position::from_setup(setup)
    }
}

#[cfg(test)]
mod tests;

//! A position that is set up but not yet validated.

mod error;
mod validate;

use super::{BySeat, DeadPieces, Piece, Position, Seat, Seats};
use crate::hex::Cell;

pub use error::{SetupError, SetupErrors};

/// A position that is not necessarily possible: what a text says, or what is built up piece by piece.
///
/// [`Position::from_setup`] validates it, names every problem, and settles it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The side to move.
    pub turn: Seat,
    /// The sides in the game.
    pub playing: Seats,
    /// The cell that each side has crossed by a double push, until its next move or its going out.
    pub en_passant: BySeat<Option<Cell>>,
    /// The moves of every side since the last capture, pawn move or going out of a side.
    pub halfmove_clock: u32,
    /// The number of the round, from 1; 0 counts as 1.
    pub round: u32,
    /// What becomes of the pieces of a side that goes out.
    pub dead_pieces: DeadPieces,
    pub(super) board: [Option<Piece>; Cell::COUNT],
}

impl Setup {
    /// An empty board, three sides in the game, White to move.
    pub fn empty() -> Setup {
        Setup {
            turn: Seat::White,
            playing: Seats::ALL,
            en_passant: BySeat::default(),
            halfmove_clock: 0,
            round: 1,
            dead_pieces: DeadPieces::Stay,
            board: [None; Cell::COUNT],
        }
    }

    /// The start position.
    pub fn start() -> Setup {
        Position::start().into()
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
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            turn: position.turn,
            playing: position.playing,
            en_passant: position.en_passant,
            halfmove_clock: position.halfmove_clock,
            round: position.round,
            dead_pieces: position.dead_pieces,
            board: Cell::ALL.map(|cell| position.piece_at(cell)),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::from(&position)
    }
}

//! A position that is set up but not yet validated.

use super::{BySeat, DeadPieces, Piece, Position, Seat, Seats};
use crate::hex::{Board, Cell};

/// A position that is not necessarily possible: read from a text, or built up piece by piece.
///
/// [`Position::from_setup`] validates it, names every problem, and settles it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The side to move.
    pub turn: Seat,
    /// The sides in the game.
    pub playing: Seats,
    /// The cell that each side has crossed by a double push, until its next move or its elimination.
    pub en_passant: BySeat<Option<Cell>>,
    /// The moves of every side since the last capture, pawn move or elimination.
    pub halfmove_clock: u32,
    /// The number of the round, from 1; 0 counts as 1.
    pub round: u32,
    /// The fate of the pieces of an eliminated side.
    pub dead_pieces: DeadPieces,
    /// The pieces, living and dead.
    pub board: Board<Piece>,
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
            board: Board::EMPTY,
        }
    }

    /// The start position.
    pub fn start() -> Setup {
        Position::start().into()
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
            board: Board::from_fn(|cell| position.piece_at(cell)),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::from(&position)
    }
}

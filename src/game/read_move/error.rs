//! Texts that are not a move, and moves that name a wrong captured piece.

use super::loose::{missing_cell, strip_marks};
use super::pattern::parse_castling;
use crate::chess::{Role, Variant};
use crate::draughts;
use crate::excerpt::excerpt;
use crate::game::IllegalMove;

/// The error of parsing a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// The text does not have the form of a move.
    #[error("“{0}” is not a move; write Nd4, exd5 or e4e5")]
    NotAMove(String),
    /// The target is off the board.
    #[error("“{text}”: the board has no cell {cell}")]
    NoCell {
        /// The text as found, cut if it is long.
        text: String,
        /// The name that does not belong to a cell.
        cell: String,
    },
    /// Castling in a game without it.
    #[error("“{text}”: there is no castling in {variant}")]
    NoCastling {
        /// The text as found, cut if it is long.
        text: String,
        /// The game.
        variant: Variant,
    },
    /// Castling that does not name its rook.
    #[error("“{0}” does not say which rook castles; write {CASTLINGS}")]
    WhichCastling(String),
    /// No legal move matches.
    #[error("“{text}” is {}", reason(why.as_ref()))]
    NoLegalMove {
        /// The text as found, cut if it is long.
        text: String,
        /// Why the move is illegal, if only one move can be intended.
        why: Option<IllegalMove>,
    },
    /// More than one legal move matches.
    #[error("“{text}” is ambiguous: it could be {}", choices.join(", "))]
    Ambiguous {
        /// The text as found, cut if it is long.
        text: String,
        /// The matching moves, in short algebraic notation.
        choices: Vec<String>,
    },
    /// An error of a move of checkers.
    #[error(transparent)]
    Draughts(#[from] draughts::MoveTextError),
}

/// Castling as it is written in Shafran's game.
const CASTLINGS: &str = "Q-O-O, Q-O-O-O, B-O-O or B-O-O-O";

fn reason(why: Option<&IllegalMove>) -> String {
    why.map_or_else(|| "not a legal move".to_owned(), |why| format!("illegal: {why}"))
}

/// The error for a text that does not have the form of a move.
pub(super) fn no_move(text: &str, variant: Variant) -> MoveTextError {
    let (text, bare) = (excerpt(text), strip_marks(text));
    let is_castling = parse_castling(bare).is_some() || matches!(bare, "O-O" | "O-O-O" | "0-0" | "0-0-0");
    if is_castling && variant.rules().castling.is_empty() {
        return MoveTextError::NoCastling { text, variant };
    }
    if is_castling {
        return MoveTextError::WhichCastling(text);
    }
    match missing_cell(bare, variant) {
        Some(cell) => MoveTextError::NoCell { cell: cell.to_owned(), text },
        None => MoveTextError::NotAMove(text),
    }
}

/// A move names another captured piece than the one it takes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{text}” names {}", names(*said, *taken))]
pub struct CaptureMismatch {
    /// The text as found, cut if it is long.
    pub text: String,
    /// The piece it names.
    pub said: Role,
    /// The piece that is taken; `None` if there is nothing to take.
    pub taken: Option<Role>,
}

fn names(said: Role, taken: Option<Role>) -> String {
    match taken {
        Some(taken) => format!("a {said}, but captures a {taken}"),
        None => "a captured piece, but captures nothing".to_owned(),
    }
}

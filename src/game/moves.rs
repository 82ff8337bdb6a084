//! A move of any game.

use crate::chess;
use crate::draughts;
use crate::hex::Cell;

/// A move of any variant. Its notation depends on the position: see [`super::Position::coordinates`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Move {
    /// A move of one of the chess games.
    Chess(chess::Move),
    /// A move of checkers.
    #[cfg_attr(feature = "serde", serde(rename = "checkers"))]
    Draughts(draughts::Move),
}

impl Move {
    /// The origin.
    pub const fn from(self) -> Cell {
        match self {
            Move::Chess(mv) => mv.from,
            Move::Draughts(mv) => mv.from,
        }
    }

    /// The target.
    pub const fn to(self) -> Cell {
        match self {
            Move::Chess(mv) => mv.to,
            Move::Draughts(mv) => mv.to,
        }
    }

    /// The chess move; `None` in checkers.
    pub const fn chess(self) -> Option<chess::Move> {
        match self {
            Move::Chess(mv) => Some(mv),
            Move::Draughts(_) => None,
        }
    }

    /// The checkers move; `None` in chess.
    pub const fn draughts(self) -> Option<draughts::Move> {
        match self {
            Move::Chess(_) => None,
            Move::Draughts(mv) => Some(mv),
        }
    }

    /// Returns the move by the first of its paths, if it is a capture in checkers; see [`draughts::Move::path_index`].
    #[must_use]
    pub const fn by_first_path(self) -> Self {
        match self {
            Move::Chess(_) => self,
            Move::Draughts(mv) => Move::Draughts(mv.by_first_path()),
        }
    }

    /// The role that a pawn promotes to.
    pub fn promotion(self) -> Option<chess::Role> {
        self.chess().and_then(chess::Move::promotion)
    }
}

impl From<chess::Move> for Move {
    fn from(mv: chess::Move) -> Self {
        Move::Chess(mv)
    }
}

impl From<draughts::Move> for Move {
    fn from(mv: draughts::Move) -> Self {
        Move::Draughts(mv)
    }
}

/// A move that the rules do not allow, and why not. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// An illegal move in one of the chess games.
    #[error(transparent)]
    Chess(#[from] chess::IllegalMove),
    /// An illegal move in checkers.
    #[error(transparent)]
    Draughts(#[from] draughts::IllegalMove),
    /// A chess move in checkers, or the other way round.
    #[error("the move belongs to a different game")]
    OtherGame,
}

#[cfg(test)]
mod tests {
    use crate::chess;
    use crate::draughts;
    use crate::game::{Position, Variant};

    #[test]
    fn a_refused_move_comes_with_a_reason() {
        let chess = Position::start(Variant::Glinski);
        let checkers = Position::from_fen(Variant::Checkers, "W:W33:B43,63,24").unwrap();
        let cell = |variant: Variant, name| variant.parse_cell(name).unwrap();
        let between = |variant, from, to| (cell(variant, from), cell(variant, to));
        let (from, to) = between(Variant::Glinski, "f5", "f7");
        let blocked = chess::Move::normal(from, to).into();
        let (from, to) = between(Variant::Checkers, "33", "73");
        let quiet = draughts::Move::quiet(from, to).into();
        let error = |position: &Position, mv| position.play(mv).unwrap_err().to_string();
        assert_eq!(error(&chess, blocked), "the piece on f7 blocks the pawn on f5");
        assert_eq!(error(&checkers, quiet), "the piece on 33 captures different pieces on its way there");
        assert_eq!(error(&chess, quiet), "the move belongs to a different game");
    }
}

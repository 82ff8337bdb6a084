//! A move that the rules do not allow.

use crate::chess;
use crate::draughts;

/// A move that the rules do not allow, and why not. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// In one of the chess games.
    #[error(transparent)]
    Chess(#[from] chess::IllegalMove),
    /// In checkers.
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
    fn a_position_says_why_it_refuses_a_move() {
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

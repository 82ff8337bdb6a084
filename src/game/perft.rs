//! Perft of any game: counting positions, the test of move generators.

use super::{Move, Position};
use crate::chess;
use crate::draughts;

/// The number of ways to make `depth` moves from the position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position {
        Position::Chess(position) => chess::perft(position, depth),
        Position::Draughts(position) => draughts::perft(position, depth),
    }
}

/// The number of ways to go on after each legal move, to the depth counted with that move.
///
/// At depth 0 there is no move.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    fn any<M: Into<Move>>(parts: Vec<(M, u64)>) -> Vec<(Move, u64)> {
        parts.into_iter().map(|(mv, nodes)| (mv.into(), nodes)).collect()
    }
    match position {
        Position::Chess(position) => any(chess::divide(position, depth)),
        Position::Draughts(position) => any(draughts::divide(position, depth)),
    }
}

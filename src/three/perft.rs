//! Perft: counts the leaf nodes of the move tree, to test and measure the move generator.

use super::{Move, Position};

/// The number of leaf nodes at a depth in plies, with bulk counting: the last moves are not made.
///
/// A side that is out when its turn comes is passed over and is no node, and nothing is below the end of a game.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if position.end().is_some() => 0,
        1 => position.count_legal_moves().into(),
        _ => position.legal_moves().iter().map(|&mv| perft(&after(position, mv), depth - 1)).sum(),
    }
}

/// The number of leaf nodes behind each legal move, at the depth in plies counted with that move; empty at depth 0 and
/// at the end of a game.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1).filter(|_| position.end().is_none()) else { return Vec::new() };
    position.legal_moves().into_iter().map(|mv| (mv, perft(&after(position, mv), rest))).collect()
}

#[inline(always)]
fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

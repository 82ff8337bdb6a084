//! Perft: counts the leaf nodes of the move tree, to test the move generator.

use super::{Move, Position};

/// The number of leaf nodes at a depth, with bulk counting: the last moves are not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_legal_moves()),
        _ => position.legal_moves().iter().map(|&mv| perft(&after(position, mv), depth - 1)).sum(),
    }
}

/// The number of leaf nodes for each legal move, at the same depth; empty at depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().iter().map(|&mv| (mv, perft(&after(position, mv), rest))).collect()
}

/// The position after a legal move.
#[inline(always)]
fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn divide_adds_up() {
        let start = Position::start(Variant::Glinski);
        let parts = divide(&start, 3);
        assert_eq!(parts.len(), 51);
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), 137_858);
        assert!(divide(&start, 0).is_empty());
    }
}

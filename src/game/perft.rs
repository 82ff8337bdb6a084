//! Perft: counts the leaf nodes of the move tree, to test the move generators.

use std::ops::Deref;

use super::{Move, Position};
use crate::chess;
use crate::draughts;

/// The number of leaf nodes at a depth in plies, with bulk counting: the last moves are not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position {
        Position::Chess(position) => count(position, depth),
        Position::Draughts(position) => count(position, depth),
    }
}

/// The number of leaf nodes behind each legal move, at the depth in plies counted with that move; empty at depth 0.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let behind = |mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        perft(&next, rest)
    };
    position.legal_moves().into_iter().map(|mv| (mv, behind(mv))).collect()
}

/// What the count needs of a position. Each game is counted by code of its own, for speed.
trait MoveGenerator: Copy {
    type Move: Copy;

    /// The legal moves.
    fn moves(&self) -> impl Deref<Target = [Self::Move]>;

    /// The number of legal moves.
    fn move_count(&self) -> u64;

    /// Makes a legal move.
    fn make(&mut self, mv: Self::Move);
}

fn count<P: MoveGenerator>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.move_count(),
        _ => position.moves().iter().map(|&mv| count(&after(position, mv), depth - 1)).sum(),
    }
}

#[inline(always)]
fn after<P: MoveGenerator>(position: &P, mv: P::Move) -> P {
    let mut next = *position;
    next.make(mv);
    next
}

impl MoveGenerator for chess::Position {
    type Move = chess::Move;

    #[inline(always)]
    fn moves(&self) -> impl Deref<Target = [chess::Move]> {
        self.legal_moves()
    }

    #[inline(always)]
    fn move_count(&self) -> u64 {
        self.count_legal_moves().into()
    }

    #[inline(always)]
    fn make(&mut self, mv: chess::Move) {
        self.play_unchecked(mv);
    }
}

impl MoveGenerator for draughts::Position {
    type Move = draughts::Move;

    fn moves(&self) -> impl Deref<Target = [draughts::Move]> {
        self.legal_moves()
    }

    fn move_count(&self) -> u64 {
        self.count_legal_moves() as u64
    }

    fn make(&mut self, mv: draughts::Move) {
        self.play_unchecked(mv);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    #[test]
    fn divide_adds_up() {
        for (variant, moves, nodes) in [(Variant::Glinski, 51, 137_858), (Variant::Checkers, 15, 3_270)] {
            let start = Position::start(variant);
            let parts = divide(&start, 3);
            assert_eq!(parts.len(), moves);
            assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), nodes);
            assert_eq!(perft(&start, 3), nodes);
            assert!(divide(&start, 0).is_empty());
        }
    }
}

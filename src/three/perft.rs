//! Perft of the game for three.

use std::ops::Deref;

use super::{Move, MoveList, Position};
use crate::game::Playable;

/// Nothing is below the end of a game. A side that is out when its turn comes is passed over and is no node of its own.
impl Playable for Position {
    type Move = Move;

    #[inline(always)]
    fn legal_moves(&self) -> impl Deref<Target = [Move]> {
        if self.end().is_some() { MoveList::new() } else { self.legal_moves() }
    }

    #[inline(always)]
    fn count_legal_moves(&self) -> u64 {
        if self.end().is_some() { 0 } else { self.count_legal_moves().into() }
    }

    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move) {
        self.play_unchecked(mv);
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn move_text(&self, mv: Move) -> String {
        self.san(mv).to_string()
    }
}

/// [`Playable::perft`] of a position.
pub fn perft(position: &Position, depth: u32) -> u64 {
    position.perft(depth)
}

/// [`Playable::divide`] of a position.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    position.divide(depth)
}

//! Playing moves.

use super::board::promotion;
use super::{Man, Move, Position};

/// A move that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(pub String);

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules do not allow it.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove(self.move_text(mv)));
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Plays a move of [`legal_moves`](Position::legal_moves) without looking whether it is one.
    ///
    /// An illegal move leaves a position without meaning, but does not panic.
    pub fn play_unchecked(&mut self, mv: Move) {
        let Some(man) = self.man_at(mv.from) else { return };
        self.lift(mv.from, man.color);
        for cell in mv.taken & self.by_color(!man.color) {
            self.lift(cell, !man.color);
        }
        let arrives = promotion(man.color).contains(mv.to);
        let crowned = arrives && !man.king;
        self.put(mv.to, Man { king: man.king || crowned, ..man });
        if arrives && !mv.taken.is_empty() {
            self.mark_by_capture(mv.to);
        }
        self.fresh = crowned.then_some(mv.to);
        let progress = !man.king || !mv.taken.is_empty();
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number =
            self.fullmove_number.saturating_add(u32::from(self.turn == super::Color::Black));
        self.turn = !self.turn;
    }
}

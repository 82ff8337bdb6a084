//! The end of the game, as far as a position shows it.

use super::{DrawRules, Outcome, Points, Position, Reason};

impl Position {
    /// The end of the game, if this position is one: who cannot move has lost; fifty (seventy-five) moves are a
    /// draw.
    ///
    /// Repetition is not seen here, for it takes the whole game to see it.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        if !self.has_legal_move() {
            let all_taken = self.by_color(self.turn).is_empty();
            let reason = if all_taken { Reason::AllTaken } else { Reason::Blocked };
            return Some(Outcome { points: Points::win(!self.turn), reason });
        }
        let reason = draws.by_quiet_plies(self.halfmove_clock)?;
        Some(Outcome { points: Points::DRAW, reason })
    }
}

//! The end of the game, as far as a position shows it.

use super::{DrawRules, Outcome, Points, Position, Reason};

/// Plies without a capture or a man's move that make a draw: fifty moves each.
const FIFTY_MOVES: u32 = 100;

impl Position {
    /// The end of the game, if this position is one: who cannot move has lost; fifty moves are a draw.
    ///
    /// Repetition is not seen here, for it takes the whole game to see it.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        if !self.has_legal_move() {
            let all_taken = self.by_color(self.turn).is_empty();
            let reason = if all_taken { Reason::AllTaken } else { Reason::Blocked };
            return Some(Outcome { points: Points::win(!self.turn), reason });
        }
        let drawn = draws.fifty_automatic && self.halfmove_clock >= FIFTY_MOVES;
        drawn.then_some(Outcome { points: Points::DRAW, reason: Reason::FiftyMoves })
    }
}

//! The end of the game by position.

use super::{DrawRules, Outcome, Points, Position, Reason};

/// The halfmove clock of a draw: plies without a capture or a move of a man.
const FIFTY_MOVES: u32 = 100;

impl Position {
    /// The outcome, if the game is over in this position: a side without a move has lost; fifty moves are a draw.
    ///
    /// Repetition is not detected here, for it needs the history of the game.
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

//! The end of the game by position.

use super::{DrawRules, Outcome, Points, Position, Reason};
use crate::sides::MaterialRule;

/// The default draw rules. The material rule has no meaning in checkers.
pub const DEFAULT_DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: true, fifty_automatic: true };

impl Position {
    /// The outcome, if the game is over in this position: a side without a move has lost; fifty (seventy-five) moves
    /// are a draw.
    ///
    /// Repetition is not detected here, for it needs the history of the game.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        if !self.has_legal_move() {
            let all_taken = self.by_color(self.turn).is_empty();
            let reason = if all_taken { Reason::AllTaken } else { Reason::Blocked };
            return Some(Outcome { points: Points::win(!self.turn), reason });
        }
        let reason = draws.by_quiet_plies(self.halfmove_clock)?;
        Some(Outcome { points: Points::DRAW, reason })
    }

    /// Like [`terminal`](Position::terminal), with the default draw rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.terminal(&DEFAULT_DRAWS)
    }

    /// Whether the game is over in this position, with the default draw rules. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.outcome().is_some()
    }
}

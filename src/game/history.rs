//! Rules that look back at the game: repetition.

use super::{GameTree, NodeId};
use crate::sides::{DrawRules, Outcome, Points, Reason};

/// How the rules end the game.
impl GameTree {
    /// How the rules end the game at `node`, repetition included; `None` where it goes on.
    pub fn outcome(&self, node: NodeId, draws: DrawRules) -> Option<Outcome> {
        let by_repetition = || {
            let reason = draws.by_repetition(self.occurrences(node))?;
            Some(Outcome { points: Points::DRAW, reason })
        };
        self.position(node).terminal(&draws).or_else(by_repetition)
    }

    /// The draw the side to move at `node` may claim, where it does not come by itself.
    pub fn claimable(&self, node: NodeId) -> Option<Reason> {
        DrawRules::claimable(self.occurrences(node), self.position(node).halfmove_clock())
    }

    /// How often the position at `node` has been on the board up to there, itself included.
    pub fn occurrences(&self, node: NodeId) -> usize {
        let mut position = *self.start();
        let mut seen = vec![position];
        for mv in self.moves_to(node) {
            position.play_unchecked(mv);
            // Captures and pawn moves cannot be taken back: nothing before them comes again.
            if position.halfmove_clock() == 0 {
                seen.clear();
            }
            seen.push(position);
        }
        seen.iter().filter(|earlier| earlier.is_repetition_of(&position)).count()
    }
}

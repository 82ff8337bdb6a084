//! Rules that look back at the game: repetition.

use super::{GameTree, NodeId};
use crate::sides::{DrawRules, Outcome, Points, Reason};

/// How the rules end the game.
impl GameTree {
    /// The outcome at `node`, if the rules end the game there without a claim; repetition counts.
    pub fn outcome(&self, node: NodeId, draws: DrawRules) -> Option<Outcome> {
        let by_repetition = || {
            let reason = draws.by_repetition(self.occurrences(node))?;
            Some(Outcome { points: Points::DRAW, reason })
        };
        self.position(node).terminal(&draws).or_else(by_repetition)
    }

    /// The draw that the side to move at `node` may claim.
    pub fn claimable(&self, node: NodeId) -> Option<Reason> {
        DrawRules::claimable(self.occurrences(node), self.position(node).halfmove_clock())
    }

    /// The number of occurrences of the position at `node` on the way there, itself included.
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

//! Rules that look back at the game: repetition.

use super::{GameTree, NodeId};
use crate::sides::{DrawRules, Outcome, Points, Reason};

/// The outcome at `node`, if the rules end the game there without a claim.
pub(super) fn outcome(tree: &GameTree, node: NodeId, draws: DrawRules) -> Option<Outcome> {
    let by_repetition = || {
        let reason = draws.by_repetition(occurrences(tree, node))?;
        Some(Outcome { points: Points::DRAW, reason })
    };
    tree.position(node).terminal(&draws).or_else(by_repetition)
}

/// The draw that the side to move at `node` may claim.
pub(super) fn claim(tree: &GameTree, node: NodeId) -> Option<Reason> {
    DrawRules::claimable(occurrences(tree, node), tree.position(node).halfmove_clock())
}

/// The number of occurrences of the position at `node`, itself included.
pub fn occurrences(tree: &GameTree, node: NodeId) -> usize {
    let mut position = *tree.start();
    let mut seen = vec![position];
    for mv in tree.moves_to(node) {
        position.play_unchecked(mv);
        // Captures and pawn moves cannot be taken back: nothing before them comes again.
        if position.halfmove_clock() == 0 {
            seen.clear();
        }
        seen.push(position);
    }
    seen.iter().filter(|earlier| earlier.is_repetition_of(&position)).count()
}

//! Rules that look back at the game: repetition.

use super::{GameTree, NodeId};
use crate::sides::{DrawRules, Outcome, Points, Reason};

/// Occurrences of one position that make a draw.
const REPETITIONS: usize = 3;

/// Plies without capture or pawn move after which a draw may be claimed.
const FIFTY_MOVES: u32 = 100;

/// The result of the game at `node`, if the rules end it there by themselves.
pub(super) fn outcome(tree: &GameTree, node: NodeId, draws: DrawRules) -> Option<Outcome> {
    let on_board = tree.position(node).terminal(&draws);
    on_board.or_else(|| (draws.repetition_automatic && is_threefold(tree, node)).then_some(REPETITION))
}

/// The draw the side to move at `node` may claim, where it does not come by itself.
pub(super) fn claim(tree: &GameTree, node: NodeId) -> Option<Reason> {
    if is_threefold(tree, node) {
        return Some(Reason::Repetition);
    }
    (tree.position(node).halfmove_clock() >= FIFTY_MOVES).then_some(Reason::FiftyMoves)
}

const REPETITION: Outcome = Outcome { points: Points::DRAW, reason: Reason::Repetition };

fn is_threefold(tree: &GameTree, node: NodeId) -> bool {
    occurrences(tree, node) >= REPETITIONS
}

/// How often the position at `node` has been on the board up to there, itself included.
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

//! The end of the game inside the search tree: repetition, 50-move rule, insufficient material, mate and stalemate.

use super::endgames;
use super::score::{mated_in, value_of};
use crate::chess::{Color, DrawRules, Position, Role};

/// The halfmove clock at which the 50-move rule draws the game, or lets a player claim a draw.
const FIFTY_MOVES: u32 = 100;

/// Detects draws in the tree: the draw rules, and the positions that may be repeated.
pub(super) struct DrawDetector {
    rules: DrawRules,
    /// The keys of the game's positions and of those on the path to the current node, the latest last.
    keys: Vec<u64>,
    /// The halfmove clock at which the game is drawn.
    clock_limit: u32,
}

impl DrawDetector {
    /// `keys` are those of the game's positions, the root last.
    ///
    /// Draws by claim count like automatic draws, since either side may claim. The exception is a root already beyond
    /// 50 moves: there both sides decline the draw, and the game continues up to 75 moves.
    pub fn new(rules: DrawRules, root: &Position, keys: Vec<u64>) -> Self {
        let is_declined = !rules.fifty_automatic && root.halfmove_clock() >= FIFTY_MOVES;
        let clock_limit = if is_declined { rules.quiet_plies_limit() } else { FIFTY_MOVES };
        Self { rules, keys, clock_limit }
    }

    /// Enters a child with this key.
    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// Leaves the child.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether the game is drawn at this node, `ply` plies from the root. Mate and stalemate take precedence.
    pub fn is_draw(&self, position: &Position, ply: usize) -> bool {
        let over = position.halfmove_clock() >= self.clock_limit || !self.is_mating_material(position);
        over && position.has_legal_move() || is_repetition(&self.keys, position.halfmove_clock(), ply)
    }

    /// The value by the endgame tables, if they prove one.
    #[inline]
    pub fn table_value(&self, position: &Position, ply: usize) -> Option<i32> {
        let probe = endgames::probe(position, self.rules.material)?;
        Some(match probe.quarters {
            2 => 0,
            // Mate on the board is nearer than a win by the tables, of which the distance may be unknown.
            ..2 if !position.has_legal_move() => self.no_moves_value(position, ply),
            _ => probe.value(position, ply),
        })
    }

    /// Whether either side has mating material.
    fn is_mating_material(&self, position: &Position) -> bool {
        // The usual case first: a pawn is enough by any rule.
        !position.by_role(Role::Pawn).is_empty()
            || Color::ALL.into_iter().any(|color| position.has_mating_material(color, self.rules.material))
    }

    /// The value of mate or stalemate for the side to move, which has no legal move.
    pub fn no_moves_value(&self, position: &Position, ply: usize) -> i32 {
        let outcome = position.terminal(&self.rules);
        outcome.map_or(mated_in(ply), |outcome| value_of(outcome.points, position.turn(), ply))
    }
}

/// Whether the last of the keys of a game and of the path to a node, `ply` plies from the root, is a repetition: the
/// second occurrence within the tree, or the third in the game.
pub(super) fn is_repetition(keys: &[u64], halfmove_clock: u32, ply: usize) -> bool {
    let Some((current, previous)) = keys.split_last() else {
        return false;
    };
    // The side to move is the same every second ply, and a repetition takes at least four.
    let reach = (halfmove_clock as usize).min(previous.len());
    let mut count = 0;
    for distance in (4..=reach).step_by(2) {
        if previous[previous.len() - distance] == *current {
            count += 1;
            if distance < ply || count == 2 {
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repetition_counts_once_in_the_tree_or_twice_in_the_game() {
        // The last key is at ply 4 of the tree; the same key is the root.
        assert!(!is_repetition(&[1, 2, 3, 4, 1], 4, 4));
        assert!(is_repetition(&[1, 2, 3, 4, 1], 4, 5), "within the tree");
        assert!(is_repetition(&[1, 2, 3, 4, 1, 2, 3, 4, 1], 8, 1), "third time");
        assert!(!is_repetition(&[1, 2, 3, 4, 1, 2, 3, 4, 1], 7, 1), "a pawn has moved since the first");
        assert!(!is_repetition(&[1], 50, 0));
    }
}

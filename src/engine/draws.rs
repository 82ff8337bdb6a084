//! Ends of the game inside the search tree: repetition, 50 moves, material, mate and stalemate.

use super::score::{mated_in, value_of};
use crate::chess::{Color, DrawRules, Position, Role};

/// Half-moves without a capture or a pawn move that make a draw, or let a player claim one.
const FIFTY_MOVES: u32 = 100;

/// The draw rules of the game, and the positions that may be repeated.
pub(super) struct TreeDraws {
    rules: DrawRules,
    /// Keys of the game's positions and of those on the way to the current node, the latest last.
    keys: Vec<u64>,
    /// Draws after so many half-moves without progress.
    clock_limit: u32,
    /// What a draw counts less than nothing to the side to move at the root, in centipawns.
    contempt: i32,
}

impl TreeDraws {
    /// `keys` are those of the game's positions, the last of which is the root.
    ///
    /// Draws that must be claimed count like those that come by themselves: either side may claim. Only where the
    /// root is beyond 50 moves already does nobody seem to want the draw; then the game is played on, up to 75 moves.
    pub fn new(rules: DrawRules, root: &Position, keys: Vec<u64>) -> Self {
        let played_on = !rules.fifty_automatic && root.halfmove_clock() >= FIFTY_MOVES;
        Self {
            rules,
            keys,
            clock_limit: if played_on { rules.quiet_plies_limit() } else { FIFTY_MOVES },
            contempt: 0,
        }
    }

    /// Thinks so much less of draws than the rules, in centipawns.
    pub fn with_contempt(self, contempt: i32) -> Self {
        Self { contempt, ..self }
    }

    /// What a draw is worth to the side to move, `ply` plies from the root.
    pub fn draw_value(&self, ply: usize) -> i32 {
        if ply.is_multiple_of(2) { -self.contempt } else { self.contempt }
    }

    /// Goes on to a position with this key.
    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// Comes back from it.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether the game is drawn at this node, `ply` plies from the root. Mate and stalemate come first.
    pub fn is_draw(&self, position: &Position, ply: usize) -> bool {
        let over = position.halfmove_clock() >= self.clock_limit || !self.is_mating_material(position);
        over && position.has_legal_move() || self.is_repetition(position.halfmove_clock(), ply)
    }

    /// Whether either side has enough men to mate.
    fn is_mating_material(&self, position: &Position) -> bool {
        // Nearly always there is a pawn, which is enough by any rule.
        !position.by_role(Role::Pawn).is_empty()
            || Color::ALL.into_iter().any(|color| position.has_mating_material(color, self.rules.material))
    }

    /// Whether the position has been there before: once within the tree, where the line could go around for ever,
    /// or twice in all.
    fn is_repetition(&self, halfmove_clock: u32, ply: usize) -> bool {
        let Some((now, before)) = self.keys.split_last() else {
            return false;
        };
        // The same side is to move after every second ply, and it takes four to come back.
        let reach = (halfmove_clock as usize).min(before.len());
        let mut seen = 0;
        for distance in (4..=reach).step_by(2) {
            if before[before.len() - distance] == *now {
                seen += 1;
                if distance < ply || seen == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// What the end of the game is worth to the side that has no legal move.
    pub fn no_moves_value(&self, position: &Position, ply: usize) -> i32 {
        let outcome = position.terminal(&self.rules);
        outcome.map_or(mated_in(ply), |outcome| value_of(outcome.points, position.turn(), ply))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    fn draws(keys: &[u64]) -> TreeDraws {
        let root = Position::start(Variant::Glinski);
        TreeDraws::new(Variant::Glinski.rules().default_draws(), &root, keys.to_vec())
    }

    #[test]
    fn once_in_the_tree_or_twice_in_the_game() {
        // The last key is at ply 4 of the tree; its twin is the root.
        assert!(!draws(&[1, 2, 3, 4, 1]).is_repetition(4, 4));
        assert!(draws(&[1, 2, 3, 4, 1]).is_repetition(4, 5), "within the tree");
        assert!(draws(&[1, 2, 3, 4, 1, 2, 3, 4, 1]).is_repetition(8, 1), "third time");
        assert!(!draws(&[1, 2, 3, 4, 1, 2, 3, 4, 1]).is_repetition(7, 1), "a pawn has moved since the first");
        assert!(!draws(&[1]).is_repetition(50, 0));
    }

    #[test]
    fn contempt_is_that_of_the_side_at_the_root() {
        assert_eq!([0, 1].map(|ply| draws(&[1]).draw_value(ply)), [0, 0]);
        let scornful = draws(&[1]).with_contempt(30);
        assert_eq!([0, 1, 2, 7].map(|ply| scornful.draw_value(ply)), [-30, 30, -30, 30]);
    }
}

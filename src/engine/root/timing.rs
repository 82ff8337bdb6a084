//! How long the search of a move takes: what it has seen so far scales the soft limit.

use crate::chess::Color;
use crate::engine::parameters;
use crate::engine::score::INFINITE;

/// Iterations after which the best move counts as stable.
const STABLE_ITERATIONS: i32 = 4;
/// The value is compared with that of so many iterations before.
const ITERATIONS_BACK: usize = 4;
/// The least and the largest factor of a rising or falling value, in percent.
const LEAST_FALL_PERCENT: i32 = 60;
const MOST_FALL_PERCENT: i32 = 170;
/// A fall beyond this many centipawns counts no more.
const MAX_FALL: i32 = 1_000;

/// The factor on the soft time limit: more time as long as the best move changes, the nodes are spread over many moves,
/// and the value falls.
pub(super) struct TimeScale {
    /// The value of the last search, for the side that is to move now.
    last_search: Option<i32>,
    /// Iterations since the best move changed.
    stable: i32,
    /// The value by iteration.
    values: Vec<i32>,
}

impl TimeScale {
    /// Before the first iteration of a search for the side to move. The value of the last search is for the side that was
    /// to move then, and plus or minus [`INFINITE`] if it found none.
    pub fn new(last_search: Option<(Color, i32)>, turn: Color) -> Self {
        let last_search = last_search.filter(|(_, value)| value.abs() < INFINITE);
        let last_search = last_search.map(|(side, value)| if side == turn { value } else { -value });
        Self { last_search, stable: 0, values: Vec::new() }
    }

    /// Records an iteration: whether the best move is that of the one before, and its value in centipawns.
    pub fn after_iteration(&mut self, is_stable: bool, value: i32) {
        self.stable = if is_stable { (self.stable + 1).min(STABLE_ITERATIONS) } else { 0 };
        self.values.push(value);
    }

    /// The factor in percent, from the nodes spent on the best move and on all.
    pub fn percent(&self, on_best: u64, all: u64) -> u32 {
        let stability = parameters::time_unstable() - self.stable * parameters::time_stable_step();
        let share = (on_best * 100 / all.max(1)) as i32;
        let nodes = parameters::time_node_base() - share * parameters::time_node_share() / 100;
        (stability * nodes / 100 * self.fall_percent() / 100).max(1) as u32
    }

    /// The factor in percent for a falling or rising value.
    fn fall_percent(&self) -> i32 {
        let Some(&value) = self.values.last() else { return 100 };
        let fall =
            |before: Option<i32>| before.map_or(0, |before| (before - value).clamp(-MAX_FALL, MAX_FALL));
        let iteration = self.values.iter().rev().nth(ITERATIONS_BACK).copied();
        let falls = fall(self.last_search) * parameters::time_fall_search()
            + fall(iteration) * parameters::time_fall_iteration();
        (parameters::time_steady() + falls / 100).clamp(LEAST_FALL_PERCENT, MOST_FALL_PERCENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After iterations with the same best move and these values.
    fn after(last_search: Option<i32>, values: &[i32]) -> TimeScale {
        let mut scale = TimeScale::new(last_search.map(|value| (Color::White, value)), Color::White);
        for &value in values {
            scale.after_iteration(true, value);
        }
        scale
    }

    #[test]
    fn a_move_that_changes_takes_longer() {
        let mut scale = after(None, &[10; 6]);
        let stable = scale.percent(60, 100);
        scale.after_iteration(false, 10);
        let changed = scale.percent(60, 100);
        scale.after_iteration(true, 10);
        assert!(stable < scale.percent(60, 100) && scale.percent(60, 100) < changed);
    }

    #[test]
    fn nodes_on_other_moves_take_longer() {
        let scale = after(None, &[10; 6]);
        assert!(scale.percent(95, 100) < scale.percent(50, 100));
        assert!(scale.percent(0, 0) > 0);
    }

    #[test]
    fn the_last_value_is_turned_for_the_other_side() {
        let percent = |side, value| {
            let mut scale = TimeScale::new(Some((side, value)), Color::White);
            scale.after_iteration(true, 50);
            scale.percent(60, 100)
        };
        // One engine for both sides: what was -50 for Black is 50 for White, neither fall nor rise.
        assert_eq!(percent(Color::Black, -50), percent(Color::White, 50));
        assert!(percent(Color::Black, 50) < percent(Color::White, 50));
    }

    #[test]
    fn a_falling_value_takes_longer_within_bounds() {
        let percent = |last, values: &[i32]| after(last, values).percent(60, 100);
        let steady = percent(Some(10), &[10; 6]);
        assert_eq!(percent(None, &[10; 6]), steady);
        assert!(percent(Some(60), &[10; 6]) > steady);
        assert!(percent(None, &[60, 60, 60, 60, 40, 10]) > steady);
        assert!(percent(Some(-60), &[10; 6]) < steady);
        // A mate that is gone counts like ten pawns.
        assert_eq!(percent(Some(30_900), &[10; 6]), percent(Some(2_000), &[10; 6]));
        assert!(percent(Some(30_900), &[10; 6]) <= 2 * steady + 2);
        // After a search that found nothing.
        assert_eq!(percent(Some(-INFINITE), &[10; 6]), steady);
        assert_eq!(percent(Some(INFINITE), &[10; 6]), steady);
    }
}

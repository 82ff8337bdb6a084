//! The time of a search: its results scale the soft limit.

use crate::engine::parameters;
use crate::engine::score::INFINITE;

/// The number of iterations after which the best move counts as stable.
const STABLE_ITERATIONS: i32 = 4;
/// The distance, in iterations, of the value to compare with.
const ITERATIONS_BACK: usize = 4;
/// The minimum and the maximum factor for a rising or falling value, in percent.
const MIN_FALLING_EVAL_PERCENT: i32 = 60;
const MAX_FALLING_EVAL_PERCENT: i32 = 170;
/// The maximum fall that counts, in centipawns.
const MAX_FALL: i32 = 1_000;

/// The factor on the soft time limit: more time as long as the best move changes, the nodes are spread over many moves,
/// and the value falls.
pub(super) struct TimeScale {
    /// The value of the last search, from the point of view of the side to move.
    last_search: Option<i32>,
    /// Iterations since the best move changed.
    stable: i32,
    /// The value by iteration.
    values: Vec<i32>,
}

impl TimeScale {
    /// The factor before the first iteration. The value of the last search, from the point of view of the side to
    /// move, is plus or minus [`INFINITE`] if that search found none.
    pub fn new(last_search: Option<i32>) -> Self {
        let last_search = last_search.filter(|value| value.abs() < INFINITE);
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
        (parameters::time_steady() + falls / 100).clamp(MIN_FALLING_EVAL_PERCENT, MAX_FALLING_EVAL_PERCENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After iterations with the same best move and these values.
    fn after(last_search: Option<i32>, values: &[i32]) -> TimeScale {
        let mut scale = TimeScale::new(last_search);
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

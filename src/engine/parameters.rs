//! The constants of the search, by name in one place.
//!
//! Built with the feature `tune` each is an option of UCI, so that matches and `heksy-lab spsa` can try other values without
//! rebuilding the program; otherwise they are constants. Margins are in centipawns, depths in plies.

#[cfg(feature = "tune")]
use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

/// A constant of the search and the range in which it makes sense.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name, also of the option.
    pub name: &'static str,
    /// The value of the program as it is released.
    pub default: i32,
    /// The lowest value.
    pub min: i32,
    /// The highest value.
    pub max: i32,
    #[cfg(feature = "tune")]
    value: &'static AtomicI32,
}

impl Parameter {
    /// Sets the value for all engines of the process. The caller checks the range.
    #[cfg(feature = "tune")]
    pub fn set(&self, value: i32) {
        self.value.store(value, Relaxed);
    }
}

/// Declares the parameters: a function for each, and the list of all.
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident = $default:literal in $min:literal..=$max:literal;)+) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub(super) fn $name() -> i32 {
                #[cfg(feature = "tune")]
                return values::$name.load(Relaxed);
                #[cfg(not(feature = "tune"))]
                $default
            }
        )+

        #[cfg(feature = "tune")]
        #[allow(non_upper_case_globals, reason = "the names of the parameters")]
        mod values {
            use super::AtomicI32;
            $(pub static $name: AtomicI32 = AtomicI32::new($default);)+
        }

        /// All constants of the search that tuning changes.
        pub const PARAMETERS: &[Parameter] = &[$(Parameter {
            name: stringify!($name),
            default: $default,
            min: $min,
            max: $max,
            #[cfg(feature = "tune")]
            value: &values::$name,
        }),+];
    };
}

parameters! {
    /// Half the width of the first aspiration window, and its growth in percent after a search outside of it.
    aspiration_delta = 22 in 6..=60;
    aspiration_growth = 50 in 20..=150;

    /// Reverse futility pruning: the highest depth, and the margin by depth.
    reverse_futility_depth = 10 in 4..=14;
    reverse_futility_margin = 80 in 40..=140;

    /// Razoring: the margin, and its increase by depth.
    razoring_base = 200 in 50..=500;
    razoring_margin = 120 in 50..=300;

    /// Null move pruning: the reduction, its part by depth in 96ths, and by the evaluation above beta.
    null_move_base = 3 in 2..=6;
    null_move_depth_share = 38 in 15..=50;
    null_move_eval_divisor = 200 in 80..=400;
    /// The maximum distance of the static evaluation below beta, and its decrease with the depth.
    null_move_margin = -90 in -200..=100;
    null_move_depth_margin = 20 in 0..=40;

    /// Late move pruning: moves without regard to depth, and by the square of it in hundredths.
    late_move_base = 7 in 3..=20;
    late_move_share = 155 in 50..=250;

    /// Futility pruning of quiet moves: the margin, and its increase by depth after reduction.
    futility_base = 75 in 20..=250;
    futility_margin = 97 in 40..=160;
    /// Pruning of quiet moves by their history: the bound by depth.
    history_pruning = 3_500 in 1_000..=7_000;
    /// Pruning by exchanges: quiet moves by the square of the depth, which of those without check is that after reduction;
    /// captures by depth.
    see_quiet = 30 in 8..=50;
    see_capture = 130 in 40..=200;

    /// Singular extensions: the lowest depth, the margin by depth, and that of a double extension.
    singular_depth = 6 in 4..=10;
    singular_margin = 3 in 1..=5;
    singular_double = 25 in 5..=60;

    /// Late move reductions: the constant in 16,384ths of a ply, and the share of the logarithms in 1,200ths.
    reduction_base = 16_000 in 4_000..=28_000;
    reduction_factor = 540 in 300..=800;
    /// In 1,024ths of a ply: less in improving positions, more off former principal variations, where a cut is expected,
    /// and for quiet moves after a capture as the hash move; less for checks and killers.
    reduction_improving = 820 in 0..=2_048;
    reduction_not_pv = 1_024 in 0..=2_048;
    reduction_cut_node = 1_024 in 0..=3_072;
    reduction_hash_capture = 1_500 in 0..=2_048;
    reduction_check_killer = 1_024 in 0..=2_048;
    /// Less reduction at the root, for all moves, because the root has no static evaluation to compare.
    reduction_root = 512 in 0..=2_048;
    /// The history that makes a reduction a 1,024th of a ply smaller.
    reduction_history_divisor = 8 in 4..=20;

    /// History bonuses: by the square of the depth, by depth, and at most.
    history_square = 16 in 4..=32;
    history_linear = 100 in 0..=200;
    history_most = 1_900 in 600..=3_000;

    /// Shares of the bonus in percent: the malus of the moves searched before the best one, and the bonus of the move that
    /// led to a fail-low.
    history_malus = 75 in 20..=300;
    history_previous = 90 in 0..=300;

    /// Correction history: the share of each kind of key in 64ths.
    correction_share = 68 in 8..=100;

    /// Time for a move in percent of the soft limit: as long as the best move changes in each iteration, and how much less
    /// for each in which it did not; with no nodes on the best move, and how much less with all of them.
    time_unstable = 140 in 80..=200;
    time_stable_step = 18 in 0..=30;
    time_node_base = 136 in 100..=200;
    time_node_share = 85 in 0..=150;
    /// The part of it for a steady value in percent, and in hundredths of a percent how much more for each centipawn lost
    /// since the last search and since some iterations before.
    time_steady = 85 in 60..=120;
    time_fall_search = 100 in 0..=300;
    time_fall_iteration = 50 in 0..=300;

    /// Delta pruning in quiescence: the margin.
    delta_margin = 105 in 20..=250;
    /// What a capture in quiescence may lose by exchanges, in centipawns.
    quiescence_loss = 40 in 0..=120;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_is_in_its_range_and_has_a_unique_name() {
        let mut names = std::collections::BTreeSet::new();
        for parameter in PARAMETERS {
            let Parameter { name, default, min, max, .. } = *parameter;
            assert!((min..=max).contains(&default) && min < max, "{name}");
            assert!(names.insert(name), "{name}");
        }
        assert_eq!(delta_margin(), 105);
    }
}

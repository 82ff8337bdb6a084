//! Search limits, and time management: how much of the clock to spend on one move.

use std::time::Duration;

use super::score::{MAX_PLY, Score};
use crate::game::Move;
use crate::sides::{ByColor, Color};

/// The clock is divided by at most this many moves, also when the moves to the next time control are not given.
const MAX_MOVES_TO_GO: u32 = 24;
/// A move never takes more than this share of the clock, unless it is the last before the next time control.
const HARD_SHARE: f64 = 0.5;
/// The hard limit, as a multiple of the soft limit.
const HARD_FACTOR: u32 = 4;

/// The reserve kept on the clock covers delays on a busy machine. It is at most this multiple of the move overhead.
const MAX_RESERVE_OVERHEADS: u32 = 12;
/// A short clock cannot afford that maximum: then the reserve is its third part, but at least this number of overheads and
/// increments.
const RESERVE_DIVISOR: u32 = 3;
const MIN_RESERVE_OVERHEADS: u32 = 4;
const MIN_RESERVE_INCREMENTS: u32 = 8;
/// A clock with no more than the reserve is divided by this.
const LOW_CLOCK_DIVISOR: u32 = 64;

/// The default [`Limits::move_overhead`].
pub const DEFAULT_MOVE_OVERHEAD: Duration = Duration::from_millis(10);

/// When a search stops: at the first of the limits that are set. Without any it runs to the maximum depth.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
    /// No further iteration starts after this number of nodes.
    pub soft_nodes: Option<u64>,
    /// Stop once a mate in at most this many moves is found.
    pub mate: Option<u32>,
    /// The time for this move.
    pub movetime: Option<Duration>,
    /// The game clocks, from which the engine allocates the time for this move.
    pub clock: Option<ClockLimits>,
    /// Search until `stop`.
    pub infinite: bool,
    /// If not empty, only these root moves are searched.
    pub search_moves: Vec<Move>,
    /// The time lost between the engine's answer and its arrival (lag).
    pub move_overhead: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            soft_nodes: None,
            mate: None,
            movetime: None,
            clock: None,
            infinite: false,
            search_moves: Vec::new(),
            move_overhead: DEFAULT_MOVE_OVERHEAD,
        }
    }
}

impl Limits {
    /// The depth of the last iteration.
    pub(super) fn max_depth(&self) -> usize {
        self.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 1) as usize
    }

    /// Whether this value is that of the requested mate or a shorter one.
    pub(super) fn is_mate_found(&self, value: i32) -> bool {
        match (Score::from_value(value), self.mate) {
            (Score::Mate(moves), Some(wanted)) => moves > 0 && moves as u32 <= wanted,
            _ => false,
        }
    }
}

/// The game clocks at the start of the search.
#[derive(Clone, Debug)]
pub struct ClockLimits {
    /// The time left.
    pub remaining: ByColor<Duration>,
    /// The increment after each move.
    pub increment: ByColor<Duration>,
    /// Moves to the next time control; `None` in sudden death.
    pub moves_to_go: Option<u32>,
}

/// The time allocated to one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimeBudget {
    /// No new iteration starts after this time, scaled by the stability of the best move.
    pub soft: Option<Duration>,
    /// The search is aborted at this time.
    pub hard: Option<Duration>,
}

impl TimeBudget {
    /// Allocates the time for one move of `us`.
    pub fn new(limits: &Limits, us: Color) -> Self {
        let mut budget = limits.clock.as_ref().map_or_else(Self::default, |clock| {
            let (soft, hard) = allocate(clock, us, limits.move_overhead);
            Self { soft: Some(soft), hard: Some(hard) }
        });
        if let Some(movetime) = limits.movetime {
            let movetime = without_overhead(movetime, limits.move_overhead);
            budget.hard = Some(budget.hard.map_or(movetime, |hard| hard.min(movetime)));
        }
        budget
    }
}

/// The soft and the hard limit for a move, from the clocks.
fn allocate(clock: &ClockLimits, us: Color, overhead: Duration) -> (Duration, Duration) {
    let (left, increment) = (clock.remaining[us], clock.increment[us]);
    let usable = left.saturating_sub(reserve(left, increment, overhead)).max(left / LOW_CLOCK_DIVISOR);
    let moves = clock.moves_to_go.unwrap_or(MAX_MOVES_TO_GO).clamp(1, MAX_MOVES_TO_GO);
    // A quarter of the increment is not spent, so that in a long game the clock settles above the reserve.
    let soft = usable / moves + increment.min(usable) * 3 / 4;
    let maximum = if moves == 1 { usable * 9 / 10 } else { usable.mul_f64(HARD_SHARE) };
    let hard = (soft * HARD_FACTOR).min(maximum);
    (soft.min(hard), hard)
}

/// The part of the clock that is not spent.
fn reserve(left: Duration, increment: Duration, overhead: Duration) -> Duration {
    let least =
        (overhead * MIN_RESERVE_OVERHEADS).saturating_add(increment.saturating_mul(MIN_RESERVE_INCREMENTS));
    (left / RESERVE_DIVISOR).max(least).min(overhead * MAX_RESERVE_OVERHEADS)
}

/// The time minus the overhead, but at least half of the time.
fn without_overhead(time: Duration, overhead: Duration) -> Duration {
    time.saturating_sub(overhead.min(time / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    fn on_clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> TimeBudget {
        let clock = ClockLimits {
            remaining: ByColor::new(ms(remaining), ms(1)),
            increment: ByColor::new(ms(increment), ms(0)),
            moves_to_go,
        };
        TimeBudget::new(&Limits { clock: Some(clock), ..Limits::default() }, Color::White)
    }

    #[test]
    fn no_limit_gives_no_time_limit() {
        assert_eq!(TimeBudget::new(&Limits::default(), Color::White), TimeBudget { soft: None, hard: None });
    }

    #[test]
    fn movetime_is_kept_with_room_for_the_overhead() {
        let limits = Limits { movetime: Some(ms(100)), ..Limits::default() };
        assert_eq!(TimeBudget::new(&limits, Color::Black), TimeBudget { soft: None, hard: Some(ms(90)) });
        let limits = Limits { movetime: Some(ms(10)), ..Limits::default() };
        assert_eq!(TimeBudget::new(&limits, Color::Black).hard, Some(ms(5)));
    }

    #[test]
    fn the_shorter_of_movetime_and_clock_holds() {
        let clock = ClockLimits {
            remaining: ByColor::new(ms(60_000), ms(60_000)),
            increment: ByColor::new(ms(0), ms(0)),
            moves_to_go: None,
        };
        let limits = Limits { movetime: Some(ms(120)), clock: Some(clock), ..Limits::default() };
        assert_eq!(TimeBudget::new(&limits, Color::White).hard, Some(ms(110)));
    }

    #[test]
    fn never_more_than_the_clock_holds() {
        for remaining in [0, 1, 2, 5, 10, 50, 100, 1_000, 60_000, 5_400_000] {
            for increment in [0, 10, 1_000, 60_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let TimeBudget { soft: Some(soft), hard: Some(hard) } =
                        on_clock(remaining, increment, moves_to_go)
                    else {
                        panic!("a clock gives a budget");
                    };
                    assert!(soft <= hard);
                    assert!(
                        hard <= ms(remaining).mul_f64(0.9),
                        "{remaining} {increment} {moves_to_go:?}: {hard:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_the_clock() {
        let mut left = 60_000.0;
        for _ in 0..160 {
            left -= on_clock(left as u64, 0, None).soft.unwrap().as_secs_f64() * 1_000.0;
        }
        assert!(left > 20.0, "{left} ms left");
    }

    #[test]
    fn a_small_increment_leaves_some_of_the_clock_for_late_moves() {
        let mut left = 1_000.0;
        for _ in 0..300 {
            left += 10.0 - on_clock(left as u64, 10, None).soft.unwrap().as_secs_f64() * 1_000.0;
        }
        assert!(left > 150.0, "{left} ms left");
        // And if nearly all of it is lost on the way.
        for _ in 0..300 {
            left += 10.0 - 9.0 - on_clock(left as u64, 10, None).soft.unwrap().as_secs_f64() * 1_000.0;
        }
        assert!(left > 75.0, "{left} ms left");
    }

    #[test]
    fn a_short_clock_is_used() {
        let mut left = 100.0;
        let soft = |left: f64| on_clock(left as u64, 1, None).soft.unwrap().as_secs_f64() * 1_000.0;
        assert!(soft(left) > 2.5, "{} ms", soft(left));
        for _ in 0..300 {
            left += 1.0 - soft(left);
        }
        assert!((40.0..60.0).contains(&left), "{left} ms left");
    }

    #[test]
    fn increment_and_control_are_used() {
        assert!(on_clock(60_000, 2_000, None).soft > on_clock(60_000, 0, None).soft);
        assert!(on_clock(60_000, 0, Some(5)).soft > on_clock(60_000, 0, Some(20)).soft);
    }
}

//! How long a search may think, and how a clock becomes a time for one move.

use std::time::Duration;

use crate::game::Move;
use crate::sides::{ByColor, Color};

/// Without a stated number of moves to the next time control, the clock is shared out over this many.
const MOVES_AHEAD: u32 = 24;
/// A single move never takes more than this share of the clock, unless it is the last before the next control.
const HARD_SHARE: f64 = 0.5;
/// How far beyond its fair time a move may go when the search is in the middle of an iteration.
const HARD_FACTOR: u32 = 4;

/// So many times the overhead of a move is kept on the clock, for a machine that is busy at the wrong moment.
const RESERVE: u32 = 12;
/// Of a clock with no more than that, this share is used at least.
const LEAST_SHARE: u32 = 64;

/// What [`Limits`] take the move overhead to be unless it is said.
pub const MOVE_OVERHEAD: Duration = Duration::from_millis(10);

/// When a search has to come to an end. Every limit that is set holds; with none set, the search goes to the
/// greatest depth there is.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Plies to search.
    pub depth: Option<u32>,
    /// Positions to visit.
    pub nodes: Option<u64>,
    /// Stop once a mate in at most so many moves is found.
    pub mate: Option<u32>,
    /// Time for this move.
    pub movetime: Option<Duration>,
    /// The game clocks, from which the engine finds its own time for this move.
    pub clock: Option<ClockLimits>,
    /// Do not answer before `stop`, whatever is found.
    pub infinite: bool,
    /// If not empty, only these moves are looked at.
    pub search_moves: Vec<Move>,
    /// What is lost of the clock between the engine's answer and its arrival.
    pub move_overhead: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: None,
            nodes: None,
            mate: None,
            movetime: None,
            clock: None,
            infinite: false,
            search_moves: Vec::new(),
            move_overhead: MOVE_OVERHEAD,
        }
    }
}

/// The state of the game clocks when the engine begins to think.
#[derive(Clone, Debug)]
pub struct ClockLimits {
    /// Time left.
    pub remaining: ByColor<Duration>,
    /// Time added after each move.
    pub increment: ByColor<Duration>,
    /// Moves to the next time control; `None`: the time left is for the rest of the game.
    pub moves_to_go: Option<u32>,
}

/// The time for one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Budget {
    /// No new iteration begins after this, give or take how settled the best move is.
    pub soft: Option<Duration>,
    /// The search is broken off here.
    pub hard: Option<Duration>,
}

impl Budget {
    /// Finds the time for one move of `us`.
    pub fn new(limits: &Limits, us: Color) -> Self {
        let mut budget = limits.clock.as_ref().map_or_else(Self::default, |clock| {
            let (soft, hard) = share_clock(clock, us, limits.move_overhead);
            Self { soft: Some(soft), hard: Some(hard) }
        });
        if let Some(movetime) = limits.movetime {
            let movetime = less_overhead(movetime, limits.move_overhead);
            budget.hard = Some(budget.hard.map_or(movetime, |hard| hard.min(movetime)));
        }
        budget
    }
}

/// The fair time and the most time for a move, from the clocks.
fn share_clock(clock: &ClockLimits, us: Color, overhead: Duration) -> (Duration, Duration) {
    let left = clock.remaining[us];
    let usable = left.saturating_sub(overhead * RESERVE).max(left / LEAST_SHARE);
    let moves = clock.moves_to_go.unwrap_or(MOVES_AHEAD).clamp(1, MOVES_AHEAD);
    // What a move gives back is not used up: however long the game and whatever is lost on the way, the clock settles
    // above the reserve.
    let fair = usable / moves + clock.increment[us].min(usable) * 3 / 4;
    let most = if moves == 1 { usable * 9 / 10 } else { usable.mul_f64(HARD_SHARE) };
    let hard = (fair * HARD_FACTOR).min(most);
    (fair.min(hard), hard)
}

/// Time less the overhead, of which at most half of the time is kept back.
fn less_overhead(time: Duration, overhead: Duration) -> Duration {
    time.saturating_sub(overhead.min(time / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    fn on_clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let clock = ClockLimits {
            remaining: ByColor::new(ms(remaining), ms(1)),
            increment: ByColor::new(ms(increment), ms(0)),
            moves_to_go,
        };
        Budget::new(&Limits { clock: Some(clock), ..Limits::default() }, Color::White)
    }

    #[test]
    fn no_limit_gives_no_time_limit() {
        assert_eq!(Budget::new(&Limits::default(), Color::White), Budget { soft: None, hard: None });
    }

    #[test]
    fn movetime_is_kept_with_room_for_the_overhead() {
        let limits = Limits { movetime: Some(ms(100)), ..Limits::default() };
        assert_eq!(Budget::new(&limits, Color::Black), Budget { soft: None, hard: Some(ms(90)) });
        let limits = Limits { movetime: Some(ms(10)), ..Limits::default() };
        assert_eq!(Budget::new(&limits, Color::Black).hard, Some(ms(5)));
    }

    #[test]
    fn the_shorter_of_movetime_and_clock_holds() {
        let clock = ClockLimits {
            remaining: ByColor::new(ms(60_000), ms(60_000)),
            increment: ByColor::new(ms(0), ms(0)),
            moves_to_go: None,
        };
        let limits = Limits { movetime: Some(ms(120)), clock: Some(clock), ..Limits::default() };
        assert_eq!(Budget::new(&limits, Color::White).hard, Some(ms(110)));
    }

    #[test]
    fn never_more_than_the_clock_holds() {
        for remaining in [0, 1, 2, 5, 10, 50, 100, 1_000, 60_000, 5_400_000] {
            for increment in [0, 10, 1_000, 60_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let Budget { soft: Some(soft), hard: Some(hard) } =
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
    fn increment_and_control_are_used() {
        assert!(on_clock(60_000, 2_000, None).soft > on_clock(60_000, 0, None).soft);
        assert!(on_clock(60_000, 0, Some(5)).soft > on_clock(60_000, 0, Some(20)).soft);
    }
}

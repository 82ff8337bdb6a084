//! The request of a search, and its limits.

use std::time::Duration;

use crate::engine::Level;
use crate::three::Game;

/// The clock is divided by this number of moves.
const MOVES_TO_GO: u32 = 24;
/// Maximum share of the clock for one move, as a divisor.
const LARGEST_SHARE: u32 = 4;
/// The time after which a search is aborted, as a multiple of the time after which no iteration starts.
const HARD_FACTOR: u32 = 3;
/// Time lost between the answer and its arrival at the clock.
const OVERHEAD: Duration = Duration::from_millis(30);

/// A search on the thread of an [`Engine`](crate::engine::Engine).
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The game, with the positions before its current one.
    pub game: Game,
    /// How well to play.
    pub level: Level,
    /// When to stop.
    pub limits: Limits,
    /// Whether to answer only when the search is stopped.
    pub is_infinite: bool,
}

/// The limits of a search. It stops at the first limit that is reached, or when the stop flag is set; without any
/// limit it runs to the maximum depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The maximum number of nodes.
    pub nodes: Option<u64>,
    /// The time after which the search is aborted.
    pub time: Option<Duration>,
    /// The time after which no iteration starts: less while the best move stays the same, more while it changes.
    pub soft_time: Option<Duration>,
}

impl Limits {
    /// A time for this move.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// The time for a move by the mover's clock: the time left, and the increment.
    pub fn clock(left: Duration, increment: Duration) -> Limits {
        let usable = left.saturating_sub(OVERHEAD).max(left / 8);
        let most = usable / LARGEST_SHARE;
        let soft = (usable / MOVES_TO_GO + increment * 3 / 4).min(most);
        Limits { soft_time: Some(soft), ..Limits::time((soft * HARD_FACTOR).min(most)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_never_overdrawn() {
        for left in [0, 1, 10, 40, 1_000, 60_000, 7_200_000].map(Duration::from_millis) {
            for increment in [0, 10, 1_000, 60_000].map(Duration::from_millis) {
                let limits = Limits::clock(left, increment);
                let time = limits.time.expect("a clock gives a time");
                assert!(time <= left / LARGEST_SHARE, "{left:?} {increment:?}: {time:?}");
                assert!(limits.soft_time.is_some_and(|soft| soft <= time), "{left:?} {increment:?}");
            }
        }
        let minute = Duration::from_mins(1);
        assert!(
            Limits::clock(minute, Duration::from_secs(1)).time > Limits::clock(minute, Duration::ZERO).time
        );
    }
}

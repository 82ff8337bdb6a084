//! The `go` command of the three-player game.

use std::time::Duration;

use super::go::TIME_WITHOUT_LIMIT;
use super::words::Words;
use crate::three::{BySeat, Seat};
use crate::three_engine::Limits;

/// A parsed `go` command.
#[derive(Debug, Default)]
pub(super) struct Go {
    /// The depth of `go perft`, which is no search.
    pub perft: Option<u32>,
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
    clocks: BySeat<Option<Duration>>,
    increments: BySeat<Duration>,
    pub is_infinite: bool,
    /// A sentence for each word that was ignored.
    pub passed_over: Vec<String>,
}

impl Go {
    /// Parses the words after `go`. Unknown words are skipped, as the protocol demands, and so is a limit without a number.
    pub fn parse(arguments: &str) -> Go {
        let mut go = Go::default();
        let mut words = Words::new(arguments);
        while let Some(name) = words.next() {
            let seat = name.chars().next().and_then(Seat::from_char);
            match (name, seat) {
                ("perft", _) => go.perft = words.depth_of_perft(),
                ("depth", _) => go.depth = words.small_number(name).map(|depth| depth.max(1)).or(go.depth),
                ("nodes", _) => go.nodes = words.number(name, 1..=u64::MAX).or(go.nodes),
                ("movetime", _) => go.movetime = words.milliseconds(name).or(go.movetime),
                ("wtime" | "rtime" | "btime", Some(seat)) => {
                    go.clocks[seat] = words.milliseconds(name).or(go.clocks[seat]);
                }
                ("winc" | "rinc" | "binc", Some(seat)) => {
                    go.increments[seat] = words.milliseconds(name).unwrap_or_default();
                }
                ("infinite", _) => go.is_infinite = true,
                _ => {}
            }
        }
        go.passed_over = words.passed_over;
        go
    }

    /// The limits for the side to move. A side without a clock gets that of another.
    pub fn limits(&self, turn: Seat, overhead: Duration) -> Limits {
        if self.is_infinite {
            return Limits::default();
        }
        let clock = self.clocks[turn].or_else(|| self.clocks.iter().find_map(|(_, clock)| *clock));
        let by_clock = clock.and_then(|left| Limits::clock(left, self.increments[turn]).time);
        let movetime = self.movetime.map(|time| time.saturating_sub(overhead.min(time / 2)));
        let time = by_clock.into_iter().chain(movetime).min();
        let limits = Limits { depth: self.depth, nodes: self.nodes, time };
        if limits == Limits::default() && !self.passed_over.is_empty() {
            return Limits::time(TIME_WITHOUT_LIMIT);
        }
        limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_parsed() {
        let overhead = Duration::from_millis(10);
        let limits = |text| Go::parse(text).limits(Seat::Red, overhead);
        let all = limits("depth 5 nodes 1000 movetime 250 fast");
        assert_eq!(
            (all.depth, all.nodes, all.time),
            (Some(5), Some(1_000), Some(Duration::from_millis(240)))
        );
        assert_eq!(limits("infinite depth 3"), Limits::default());
        let clock = |text| limits(text).time.unwrap();
        assert!(clock("wtime 1000 rtime 60000 btime 1000 rinc 1000") > Duration::from_secs(1));
        assert!(clock("wtime 1000") < Duration::from_millis(250), "a clock alone is everyone's");
        assert_eq!(clock("rtime -50"), Duration::ZERO);
        assert_eq!(clock("rtime 1000.5"), clock("rtime 1000"));
        assert_eq!((limits("depth -1").depth, limits("nodes 0").nodes), (Some(1), Some(1)));
        assert_eq!(limits("depth 5000000000").depth, Some(u32::MAX));
        let go = Go::parse("nodes soon");
        assert!(go.passed_over[0].contains("soon"), "{go:?}");
        assert_eq!(go.limits(Seat::Red, overhead), Limits::time(TIME_WITHOUT_LIMIT));
    }
}

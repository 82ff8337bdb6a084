//! The `go` command.

use std::time::Duration;

use super::words::Words;
use crate::engine::{ClockLimits, Limits};
use crate::game::Move;
use crate::sides::ByColor;
use crate::three::{BySeat, Seat};
use crate::three_engine;

/// The time of a search all of whose limits were passed over: somebody waits for its end.
const TIME_WITHOUT_LIMIT: Duration = Duration::from_secs(1);

/// A parsed `go` command of any game.
#[derive(Debug, Default)]
pub(super) struct Go {
    /// The depth of `go perft`, which is no search.
    pub perft: Option<u32>,
    pub limits: Limits,
    /// Whether to ponder; the limits apply from `ponderhit` on.
    pub ponders: bool,
    /// A sentence for each word that was ignored.
    pub passed_over: Vec<String>,
    /// The clocks of three; a game of two has no red one.
    left: BySeat<Option<Duration>>,
    increments: BySeat<Duration>,
}

impl Go {
    /// Parses the words after `go`. Unknown words are skipped, as the protocol demands, and so is a limit without a number:
    /// every search ends with a `bestmove`. `find` reads the moves of `searchmoves`.
    pub fn parse(arguments: &str, move_overhead: Duration, find: impl Fn(&str) -> Option<Move>) -> Go {
        let mut go = Go { limits: Limits { move_overhead, ..Limits::default() }, ..Go::default() };
        let Go { limits, left, increments, perft, ponders, .. } = &mut go;
        let mut moves_to_go = None;
        let mut words = Words::new(arguments);
        while let Some(name) = words.next() {
            let seat = name.chars().next().and_then(Seat::from_char);
            match (name, seat) {
                ("perft", _) => *perft = words.depth_of_perft(),
                ("depth", _) => limits.depth = words.small_number(name).or(limits.depth),
                ("nodes", _) => limits.nodes = words.number(name, 0..=u64::MAX).or(limits.nodes),
                ("mate", _) => limits.mate = words.count(name).or(limits.mate),
                ("movetime", _) => limits.movetime = words.milliseconds(name).or(limits.movetime),
                ("wtime" | "rtime" | "btime", Some(seat)) => {
                    left[seat] = words.milliseconds(name).or(left[seat]);
                }
                ("winc" | "rinc" | "binc", Some(seat)) => {
                    increments[seat] = words.milliseconds(name).unwrap_or_default();
                }
                ("movestogo", _) => moves_to_go = words.count(name),
                ("infinite", _) => limits.infinite = true,
                ("ponder", _) => *ponders = true,
                ("searchmoves", _) => {
                    while let Some(text) = words.next() {
                        let Some(m) = find(text) else {
                            words.put_back(text);
                            break;
                        };
                        limits.search_moves.push(m);
                    }
                }
                _ => {}
            }
        }
        // A side without a time gets that of the other.
        let of_two = ByColor::new(Seat::White, Seat::Black);
        limits.clock = left[Seat::White].or(left[Seat::Black]).map(|other| ClockLimits {
            remaining: of_two.map(|seat| left[seat].unwrap_or(other)),
            increment: of_two.map(|seat| increments[seat]),
            moves_to_go,
        });
        let has_time = !is_endless(limits) || left[Seat::Red].is_some();
        if !words.passed_over.is_empty() && !has_time && !limits.infinite {
            limits.movetime = Some(TIME_WITHOUT_LIMIT);
        }
        go.passed_over = words.passed_over;
        go
    }

    /// The limits of a search in the three-player game. A side without a clock gets that of another.
    pub fn limits_of_three(&self, turn: Seat) -> three_engine::Limits {
        let Limits { depth, nodes, movetime, infinite, move_overhead, .. } = self.limits;
        if infinite {
            return three_engine::Limits::default();
        }
        let clock = self.left[turn].or_else(|| self.left.iter().find_map(|(_, clock)| *clock));
        let by_clock = clock.map(|left| three_engine::Limits::clock(left, self.increments[turn]));
        let by_clock = by_clock.unwrap_or_default();
        let movetime = movetime.map(|time| time.saturating_sub(move_overhead.min(time / 2)));
        let time = by_clock.time.into_iter().chain(movetime).min();
        three_engine::Limits { depth, nodes, time, soft_time: by_clock.soft_time }
    }
}

/// Whether only `stop` ends a search with these limits.
pub(super) fn is_endless(limits: &Limits) -> bool {
    let Limits { depth, nodes, mate, movetime, clock, .. } = limits;
    let has_limit =
        depth.is_some() || nodes.is_some() || mate.is_some() || movetime.is_some() || clock.is_some();
    limits.infinite || !has_limit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Variant};
    use crate::sides::Color;

    fn parse(arguments: &str) -> Go {
        let position = Position::start(Variant::Glinski);
        Go::parse(arguments, Duration::ZERO, |text| position.find_coordinates(text))
    }

    fn limits(arguments: &str) -> Limits {
        let Go { limits, passed_over, .. } = parse(arguments);
        assert_eq!(passed_over, [""; 0], "{arguments}");
        limits
    }

    #[test]
    fn limits_are_parsed() {
        let all = limits("depth 5 nodes 1000 mate 3 movetime 250 infinite");
        assert_eq!((all.depth, all.nodes, all.mate), (Some(5), Some(1_000), Some(3)));
        assert_eq!((all.movetime, all.infinite), (Some(Duration::from_millis(250)), true));
        assert_eq!(parse("perft 3").perft, Some(3));
    }

    #[test]
    fn clocks_are_parsed() {
        let clock = limits("wtime 60000 btime 50000 winc 1000 binc 2000 movestogo 12").clock.unwrap();
        assert_eq!(clock.remaining[Color::Black], Duration::from_secs(50));
        assert_eq!(clock.increment[Color::Black], Duration::from_secs(2));
        assert_eq!(clock.moves_to_go, Some(12));
        for one_sided in ["wtime 100", "btime 100"] {
            let clock = limits(one_sided).clock.unwrap();
            assert_eq!(clock.remaining, ByColor::new(Duration::from_millis(100), Duration::from_millis(100)));
        }
        assert_eq!(limits("wtime -20 btime 5").clock.unwrap().remaining[Color::White], Duration::ZERO);
    }

    #[test]
    fn searchmoves_end_at_the_next_word() {
        let limits = limits("searchmoves f5f6 nonsense b1b2 depth 3");
        assert_eq!((limits.search_moves.len(), limits.depth), (1, Some(3)));
        assert_eq!(super::tests::limits("searchmoves f5f6 b1b2 depth 3").search_moves.len(), 2);
    }

    #[test]
    fn no_moves_to_the_time_control_are_none() {
        for none in ["movestogo 0", "movestogo -5", "movestogo -99999999999999999999", "movestogo 0.7"] {
            let clock = limits(&format!("wtime 8000 btime 8000 {none}")).clock.unwrap();
            assert_eq!(clock.moves_to_go, None, "{none}");
        }
    }

    #[test]
    fn unknown_words_are_skipped_and_odd_numbers_saturate() {
        assert_eq!(limits("fast depth 4 please").depth, Some(4));
        assert_eq!(limits("depth 5000000000").depth, Some(u32::MAX));
        assert_eq!(limits("nodes 99999999999999999999").nodes, Some(i64::MAX as u64));
        assert_eq!(limits("nodes -3").nodes, Some(0));
        let clock = limits("wtime 1000.5 btime 1e3").clock.unwrap();
        assert_eq!(clock.remaining[Color::White], clock.remaining[Color::Black]);
    }

    #[test]
    fn one_bad_number_is_passed_over_and_the_others_hold() {
        let go = parse("depth many nodes 70 movetime");
        assert_eq!((go.limits.depth, go.limits.nodes, go.limits.movetime), (None, Some(70), None));
        assert_eq!(go.passed_over.len(), 2);
        assert!(go.passed_over[0].contains("depth") && go.passed_over[0].contains("many"), "{go:?}");
        // If it was the only one, the search has an end all the same.
        for alone in ["depth", "nodes some", "movetime soon", "wtime x btime y", "perft", "mate"] {
            let go = parse(alone);
            assert_eq!((go.limits.movetime, go.perft), (Some(TIME_WITHOUT_LIMIT), None), "{alone}");
        }
        assert_eq!(parse("infinite depth x").limits.movetime, None);
        assert!(is_endless(&parse("").limits) && is_endless(&parse("infinite depth 3").limits));
        assert!(!is_endless(&parse("depth 3").limits));
    }

    #[test]
    fn limits_of_three_are_parsed() {
        use three_engine::Limits;
        let overhead = Duration::from_millis(10);
        let go = |text| Go::parse(text, overhead, |_| None);
        let limits = |text| go(text).limits_of_three(Seat::Red);
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
        assert_eq!(clock("rtime 1000 nodes x"), clock("rtime 1000"));
        assert_eq!(limits("depth 5000000000").depth, Some(u32::MAX));
        assert!(go("nodes soon").passed_over[0].contains("soon"));
        assert_eq!(clock("nodes soon") + overhead, TIME_WITHOUT_LIMIT);
    }
}

//! The `go` command.

use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use crate::engine::{ClockLimits, Limits};
use crate::game::Position;
use crate::sides::{ByColor, Color};

/// A parsed `go` command.
#[derive(Debug)]
pub(super) enum Go {
    /// `go perft`.
    Perft(u32),
    /// A search.
    Search {
        limits: Limits,
        /// Whether to ponder; the limits apply from `ponderhit` on.
        ponders: bool,
    },
}

impl Go {
    /// Parses the words after `go`. Unknown words are skipped, as the protocol demands.
    pub fn parse(arguments: &str, position: &Position, move_overhead: Duration) -> Result<Go, String> {
        let mut limits = Limits { move_overhead, ..Limits::default() };
        let mut left = ByColor::<Option<Duration>>::default();
        let (mut increment, mut moves_to_go) = (ByColor::<Duration>::default(), None);
        let mut ponders = false;
        let mut words = arguments.split_whitespace();
        let mut word = words.next();
        while let Some(name) = word {
            word = None;
            match name {
                "perft" => return number(name, &mut words).map(Go::Perft),
                "depth" => limits.depth = Some(number(name, &mut words)?),
                "nodes" => limits.nodes = Some(number(name, &mut words)?),
                "mate" => limits.mate = Some(number(name, &mut words)?),
                "movetime" => limits.movetime = Some(milliseconds(name, &mut words)?),
                "wtime" => left[Color::White] = Some(milliseconds(name, &mut words)?),
                "btime" => left[Color::Black] = Some(milliseconds(name, &mut words)?),
                "winc" => increment[Color::White] = milliseconds(name, &mut words)?,
                "binc" => increment[Color::Black] = milliseconds(name, &mut words)?,
                "movestogo" => moves_to_go = Some(number(name, &mut words)?),
                "infinite" => limits.infinite = true,
                "ponder" => ponders = true,
                "searchmoves" => {
                    for text in words.by_ref() {
                        let Some(m) = position.find_coordinates(text) else {
                            word = Some(text);
                            break;
                        };
                        limits.search_moves.push(m);
                    }
                }
                _ => {}
            }
            word = word.or_else(|| words.next());
        }
        // A side without a time gets that of the other.
        limits.clock = left[Color::White].or(left[Color::Black]).map(|other| ClockLimits {
            remaining: left.map(|time| time.unwrap_or(other)),
            increment,
            moves_to_go,
        });
        Ok(Go::Search { limits, ponders })
    }
}

/// Parses the number after the word `name`.
pub(super) fn number<T: FromStr>(name: &str, words: &mut SplitWhitespace) -> Result<T, String> {
    let word = words.next().unwrap_or_default();
    word.parse().map_err(|_| format!("go {name} wants a number, not \"{word}\""))
}

/// Parses the time after the word `name`. A negative time, from an overrun clock, counts as 0.
pub(super) fn milliseconds(name: &str, words: &mut SplitWhitespace) -> Result<Duration, String> {
    Ok(Duration::from_millis(number::<i64>(name, words)?.max(0) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    fn parse(arguments: &str) -> Result<Go, String> {
        Go::parse(arguments, &Position::start(Variant::Glinski), Duration::ZERO)
    }

    fn limits(arguments: &str) -> Limits {
        match parse(arguments) {
            Ok(Go::Search { limits, .. }) => limits,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn limits_are_parsed() {
        let all = limits("depth 5 nodes 1000 mate 3 movetime 250 infinite");
        assert_eq!((all.depth, all.nodes, all.mate), (Some(5), Some(1_000), Some(3)));
        assert_eq!((all.movetime, all.infinite), (Some(Duration::from_millis(250)), true));
        assert!(matches!(parse("perft 3"), Ok(Go::Perft(3))));
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
    fn unknown_words_are_skipped_and_bad_numbers_refused() {
        assert_eq!(limits("fast depth 4 please").depth, Some(4));
        assert!(parse("depth").unwrap_err().contains("depth"));
        assert!(parse("nodes -3").unwrap_err().contains("-3"));
        assert!(parse("movetime soon").unwrap_err().contains("soon"));
    }
}

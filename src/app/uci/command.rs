//! The lines that are sent to an engine.

use std::time::Duration;

use crate::engine::Limits;
use crate::game::{Move, Position};
use crate::sides::Color;

/// The longest time that every engine can read, in milliseconds.
const MAX_MILLIS: u128 = i32::MAX as u128;

/// `position`: where the game began, and the moves since.
pub fn position(start: &Position, moves: &[Move]) -> String {
    let mut line = if *start == Position::start(start.variant()) {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", start.to_fen())
    };
    if !moves.is_empty() {
        line += " moves ";
        line += &start.line_coordinates(moves).join(" ");
    }
    line
}

/// `go` in this position. Without any limit it is a search without end.
pub fn go(limits: &Limits, position: &Position) -> String {
    let mut words = vec!["go".to_owned()];
    let mut add = |name: &str, value: u128| words.extend([name.to_owned(), value.to_string()]);
    if let Some(clock) = &limits.clock {
        let left = |color| millis(clock.remaining[color].saturating_sub(limits.move_overhead)).max(1);
        add("wtime", left(Color::White));
        add("btime", left(Color::Black));
        add("winc", millis(clock.increment[Color::White]));
        add("binc", millis(clock.increment[Color::Black]));
        if let Some(moves) = clock.moves_to_go {
            add("movestogo", moves.into());
        }
    }
    let others = [
        ("movetime", limits.movetime.map(millis)),
        ("nodes", limits.nodes.map(u128::from)),
        ("depth", limits.depth.map(u128::from)),
        ("mate", limits.mate.map(u128::from)),
    ];
    for (name, value) in others {
        if let Some(value) = value {
            add(name, value);
        }
    }
    if words.len() == 1 || limits.infinite {
        words.push("infinite".to_owned());
    }
    if !limits.search_moves.is_empty() {
        words.push("searchmoves".to_owned());
        words.extend(limits.search_moves.iter().map(|&mv| position.coordinates(mv)));
    }
    words.join(" ")
}

fn millis(time: Duration) -> u128 {
    time.as_millis().min(MAX_MILLIS)
}

/// `setoption`; a button has no value. Line breaks are removed, because they would start another command.
pub fn set_option(name: &str, value: Option<&str>) -> String {
    let line = match value {
        Some(value) => format!("setoption name {name} value {value}"),
        None => format!("setoption name {name}"),
    };
    line.replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ClockLimits;
    use crate::game::Variant;
    use crate::sides::ByColor;

    #[test]
    fn positions_are_named_by_the_moves_that_lead_there() {
        let start = Position::start(Variant::Glinski);
        assert_eq!(position(&start, &[]), "position startpos");
        let first = start.find_coordinates("f5f6").expect("a legal move");
        let second = start.play(first).ok().and_then(|position| position.find_coordinates("e7e6"));
        let moves = [first, second.expect("a legal move")];
        assert_eq!(position(&start, &moves), "position startpos moves f5f6 e7e6");
        let fen = "k/3/2K2/7/9/11/11/11/11/11/5Q5 w - 0 1";
        let other = Position::from_fen(Variant::Glinski, fen).expect("a position");
        assert_eq!(position(&other, &[]), format!("position fen {fen}"));
    }

    #[test]
    fn limits_become_a_go_command() {
        let start = Position::start(Variant::Glinski);
        let none = Limits { move_overhead: Duration::ZERO, ..Limits::default() };
        assert_eq!(go(&none, &start), "go infinite");
        let clock = ClockLimits {
            remaining: ByColor::new(Duration::from_secs(5), Duration::MAX),
            increment: ByColor::new(Duration::from_millis(250), Duration::ZERO),
            moves_to_go: Some(7),
        };
        let overhead = Duration::from_millis(60);
        let limits = Limits { clock: Some(clock), nodes: Some(9), move_overhead: overhead, ..none.clone() };
        let expected = "go wtime 4940 btime 2147483647 winc 250 binc 0 movestogo 7 nodes 9";
        assert_eq!(go(&limits, &start), expected);
        let search_moves = vec![start.find_coordinates("f5f6").expect("a legal move")];
        let limits = Limits { infinite: true, search_moves, ..none };
        assert_eq!(go(&limits, &start), "go infinite searchmoves f5f6");
    }

    #[test]
    fn an_option_cannot_smuggle_in_a_command() {
        assert_eq!(set_option("Hash", Some("16")), "setoption name Hash value 16");
        assert_eq!(set_option("Clear Hash", None), "setoption name Clear Hash");
        assert_eq!(set_option("File", Some("a\r\nquit")), "setoption name File value a  quit");
    }
}

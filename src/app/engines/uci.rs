//! The lines of UCI: those that are sent to an engine, and the `info` lines of a search.

use std::str::SplitWhitespace;
use std::time::Duration;

use crate::engine::{Limits, Score};
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

/// Centipawns beyond this say no more.
const MAX_CENTIPAWNS: i64 = 20_000;
/// Nor do longer mates.
const MAX_MATE: i64 = 10_000;
/// Nor deeper depths.
const DEEPEST: u64 = 999;
/// More moves of a line are not read.
const MAX_MOVES: usize = 128;

/// The contents of an `info` line, as far as they can be read.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct InfoLine<'a> {
    /// The depth in plies.
    pub depth: Option<u32>,
    /// The deepest ply reached.
    pub seldepth: Option<u32>,
    /// The rank of the line, from 1.
    pub multipv: usize,
    /// The score for the side to move.
    pub score: Option<Score>,
    /// The probabilities of a win, a draw and a loss in permille, if the engine sends them.
    pub wdl: Option<[u32; 3]>,
    /// Whether the score is only a bound.
    pub is_bound: bool,
    /// Nodes searched.
    pub nodes: u64,
    /// Nodes a second.
    pub nps: u64,
    /// How full the table is, in permille.
    pub hashfull: u32,
    /// The time since the search began.
    pub time: Duration,
    /// The moves of the line, in coordinates.
    pub pv: Vec<&'a str>,
}

impl InfoLine<'_> {
    /// Reads a line; `None` if it is not an `info` line. Unknown words and invalid numbers are skipped.
    pub fn parse(line: &str) -> Option<InfoLine<'_>> {
        let mut words = line.split_whitespace();
        if words.next() != Some("info") {
            return None;
        }
        let mut info = InfoLine { multipv: 1, ..InfoLine::default() };
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = small(&mut words),
                "seldepth" => info.seldepth = small(&mut words),
                "multipv" => info.multipv = number(&mut words).unwrap_or(1).max(1) as usize,
                "score" => info.score = score(&mut words),
                "wdl" => info.wdl = wdl(&mut words),
                "lowerbound" | "upperbound" => info.is_bound = true,
                "nodes" => info.nodes = number(&mut words).unwrap_or(0),
                "nps" => info.nps = number(&mut words).unwrap_or(0),
                "hashfull" => info.hashfull = number(&mut words).unwrap_or(0).min(1000) as u32,
                "time" => info.time = Duration::from_millis(number(&mut words).unwrap_or(0)),
                "pv" => info.pv = words.by_ref().take(MAX_MOVES).collect(),
                "string" => break,
                _ => {}
            }
        }
        Some(info)
    }
}

/// The number after a word. Any other word there is read as a word of its own.
fn number(words: &mut SplitWhitespace) -> Option<u64> {
    let number = words.clone().next()?.parse().ok()?;
    words.next();
    Some(number)
}

fn small(words: &mut SplitWhitespace) -> Option<u32> {
    number(words).map(|number| number.min(DEEPEST) as u32)
}

fn score(words: &mut SplitWhitespace) -> Option<Score> {
    let mut ahead = words.clone();
    let kind = ahead.next()?;
    let value: i64 = ahead.next()?.parse().ok()?;
    let score = match kind {
        "cp" => Score::Cp(value.clamp(-MAX_CENTIPAWNS, MAX_CENTIPAWNS) as i32),
        "mate" => Score::Mate(value.clamp(-MAX_MATE, MAX_MATE) as i32),
        _ => return None,
    };
    *words = ahead;
    Some(score)
}

/// Three numbers that make a thousand.
fn wdl(words: &mut SplitWhitespace) -> Option<[u32; 3]> {
    let mut ahead = words.clone();
    let mut next = || ahead.next()?.parse::<u32>().ok().filter(|&permille| permille <= 1000);
    let wdl = [next()?, next()?, next()?];
    *words = ahead;
    (wdl.iter().sum::<u32>() == 1000).then_some(wdl)
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

    #[test]
    fn every_shown_field_of_an_info_line_is_read() {
        let line = "info depth 9 seldepth 12 multipv 2 score cp -31 wdl 400 300 300 nodes 70000 nps 900 \
                    hashfull 17 tbhits 3 time 78 pv f5f6 e7e6";
        let expected = InfoLine {
            depth: Some(9),
            seldepth: Some(12),
            multipv: 2,
            score: Some(Score::Cp(-31)),
            wdl: Some([400, 300, 300]),
            is_bound: false,
            nodes: 70_000,
            nps: 900,
            hashfull: 17,
            time: Duration::from_millis(78),
            pv: vec!["f5f6", "e7e6"],
        };
        assert_eq!(InfoLine::parse(line), Some(expected));
        let line = InfoLine::parse("info score mate -3 upperbound currmove a1a2").expect("an info line");
        assert_eq!((line.score, line.is_bound, line.multipv), (Some(Score::Mate(-3)), true, 1));
    }

    #[test]
    fn nonsense_does_no_harm() {
        let parse = |text| InfoLine::parse(text).expect("an info line");
        for text in ["info", "info depth", "info depth x", "info score", "info score cp", "info score cp pv"]
        {
            assert_eq!(parse(text).score, None, "{text}");
        }
        assert_eq!(parse("info string score cp 5 pv f5f6"), parse("info"));
        assert_eq!(parse("info score cp 99999999999").score, Some(Score::Cp(20_000)));
        assert_eq!(parse("info score mate -9223372036854775808").score, Some(Score::Mate(-10_000)));
        assert_eq!(parse("info wdl 500 500 500 depth 3"), InfoLine { depth: Some(3), ..parse("info") });
        assert_eq!(parse("info wdl 500 depth 3").wdl, None);
        assert_eq!(parse("info depth 4000000000 multipv 0").depth, Some(999));
        assert_eq!(parse("info depth score cp 4").score, Some(Score::Cp(4)), "the number is missing");
        assert_eq!(parse(&format!("info pv{}", " f5f6".repeat(4000))).pv.len(), MAX_MOVES);
        assert_eq!(InfoLine::parse("bestmove f5f6"), None);
    }
}

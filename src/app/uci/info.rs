//! The `info` lines of a search.

use std::str::SplitWhitespace;
use std::time::Duration;

use crate::engine::Score;

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

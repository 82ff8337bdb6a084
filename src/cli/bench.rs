//! `heksy bench`: searches a fixed set of positions of all games for two to a fixed depth.
//!
//! The total number of nodes is the signature of the engine. It is the same on every machine and in every build, and
//! changes only with the search or the evaluation.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::engine::{Engine, Event, Limits, SearchRequest};
use crate::game::{Position, Variant};

/// The depth of the signature.
pub const DEPTH: u32 = 9;

/// The depth is smaller by this number of plies in checkers, where captures cost no depth.
const LESS_FOR_CHECKERS: u32 = 3;

/// The positions of all games: starts, middlegames and endgames from self-play, and endings with few pieces.
fn positions() -> impl Iterator<Item = (Variant, &'static str)> {
    let texts = Variant::ALL.map(|variant| match variant {
        Variant::Glinski => include_str!("../../assets/bench/glinski.txt"),
        Variant::McCooey => include_str!("../../assets/bench/mccooey.txt"),
        Variant::Shafran => include_str!("../../assets/bench/shafran.txt"),
        Variant::Checkers => include_str!("../../assets/bench/checkers.txt"),
    });
    Variant::ALL
        .into_iter()
        .zip(texts)
        .flat_map(|(variant, text)| text.lines().map(move |fen| (variant, fen)))
}

/// The nodes and time of searches.
struct Cost {
    nodes: u64,
    time: Duration,
}

/// Searches all positions with one thread and an empty hash each, and prints the nodes of each, the total and the
/// speed. The default depth is [`DEPTH`].
///
/// # Errors
/// If the output cannot be written.
pub fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    let depth = depth.unwrap_or(DEPTH);
    let count = positions().count();
    let mut total = Cost { nodes: 0, time: Duration::ZERO };
    for (i, (variant, fen)) in positions().enumerate() {
        let cost = search(variant, fen, depth);
        writeln!(output, "{:>2}/{count} {:>9} {} {fen}", i + 1, cost.nodes, variant.key())?;
        total.nodes += cost.nodes;
        total.time += cost.time;
    }
    let speed = total.nodes as f64 / total.time.as_secs_f64().max(1e-9);
    writeln!(output, "\nDepth: {depth}\nTime: {} ms", total.time.as_millis())?;
    writeln!(output, "Nodes searched: {}\nNodes/second: {speed:.0}", total.nodes)
}

/// The total nodes of all positions at a depth.
pub fn signature(depth: u32) -> u64 {
    positions().map(|(variant, fen)| search(variant, fen, depth).nodes).sum()
}

fn search(variant: Variant, fen: &str, depth: u32) -> Cost {
    let position = Position::from_fen(variant, fen).expect("the tests read every position");
    let less = if variant.chess().is_some() { 0 } else { LESS_FOR_CHECKERS };
    let limits = Limits { depth: Some(depth.saturating_sub(less).max(1)), ..Limits::default() };
    let mut engine = Engine::new(|| {});
    let started = Instant::now();
    engine.go(SearchRequest::new(position, limits));
    let mut nodes = 0;
    while let Some(Event::Info { info, .. }) = engine.wait() {
        nodes = info.nodes;
    }
    Cost { nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_legal_and_different() {
        let mut seen = std::collections::BTreeSet::new();
        for (variant, fen) in positions() {
            let position = Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(position.to_fen(), fen);
            assert!(position.has_legal_move(), "{fen}");
            assert!(seen.insert((variant, position.key())), "{fen}");
        }
        for variant in Variant::ALL {
            let start = Position::start(variant).key();
            assert!(seen.contains(&(variant, start)), "{variant}");
        }
    }

    /// The number is the same in debug and release builds on every machine. After a change of the search or the
    /// evaluation put the new number here, and that of the whole bench into the commit message.
    #[test]
    fn the_signature_at_a_small_depth() {
        assert_eq!(signature(5), 63_163);
    }

    #[test]
    fn two_runs_agree() {
        assert_eq!(signature(4), signature(4));
    }

    #[test]
    fn the_report_ends_with_the_signature_and_the_speed() {
        let mut report = Vec::new();
        run(Some(2), &mut report).unwrap();
        let report = String::from_utf8(report).unwrap();
        let lines: Vec<&str> = report.lines().collect();
        assert_eq!(lines[lines.len() - 2], format!("Nodes searched: {}", signature(2)));
        assert!(lines[lines.len() - 1].starts_with("Nodes/second: "));
    }
}

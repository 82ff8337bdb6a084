//! `heksy bench --variant three`: the signature of the three-player engine.

use std::io::{self, Write};
use std::time::Instant;

use super::bench::{Cost, report};
use crate::engine::StopSignal;
use crate::three::Game;
use crate::three_engine::{Engine, Level, Limits};

/// The depth of the signature.
pub const DEPTH: u32 = 6;

/// The size of the table in mebibytes.
const HASH_MB: usize = 16;

/// The positions: the start, and others of games that the engine has played against itself.
fn positions() -> Vec<&'static str> {
    include_str!("../../assets/bench/three.txt").lines().collect()
}

/// Searches all positions with an empty table each, and prints the nodes of each, the total and the speed. The default
/// depth is [`DEPTH`].
///
/// # Errors
/// If the output cannot be written.
pub fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    let depth = depth.unwrap_or(DEPTH);
    let searches = positions().into_iter().map(|text| (text.to_owned(), search(text, depth)));
    report(depth, searches, output)
}

/// The total nodes of all positions at a depth.
pub fn signature(depth: u32) -> u64 {
    positions().into_iter().map(|text| search(text, depth).nodes).sum()
}

fn search(text: &str, depth: u32) -> Cost {
    let started = Instant::now();
    let game = Game::new(text.parse().expect("the tests read every position"));
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut nodes = 0;
    let mut count = |info: crate::three_engine::Info| nodes = info.nodes;
    Engine::new(HASH_MB).think(&game, Level::FULL, &limits, &StopSignal::default(), &mut count);
    Cost { nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_played_on_and_different() {
        let keys: std::collections::BTreeSet<u64> = positions()
            .into_iter()
            .map(|text| {
                let game = Game::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
                assert_eq!((game.position().to_string().as_str(), game.end()), (text, None));
                game.position().key()
            })
            .collect();
        assert_eq!(keys.len(), positions().len());
    }

    /// The number is the same in debug and release builds on every machine. After a change of the search or the
    /// evaluation put the new number here, and that of the whole bench into the commit message.
    #[test]
    fn the_signature_at_a_small_depth() {
        assert_eq!(signature(3), 56_744);
    }

    #[test]
    fn the_report_ends_with_the_signature_and_the_speed() {
        let mut report = Vec::new();
        run(Some(1), &mut report).unwrap();
        let report = String::from_utf8(report).unwrap();
        let lines: Vec<&str> = report.lines().collect();
        assert_eq!(lines[lines.len() - 2], format!("Nodes searched: {}", signature(1)));
        assert!(lines[lines.len() - 1].starts_with("Nodes/second: "));
    }
}

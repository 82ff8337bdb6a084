//! `heksy bench --variant three`: the signature of the three-player engine.

use std::io::{self, Write};
use std::time::Instant;

use super::bench::Cost;
use crate::engine::StopSignal;
use crate::three::Game;
use crate::three_engine::{Engine, Level, Limits};

/// The depth of the signature.
pub const DEPTH: u32 = 6;

/// The size of the table in mebibytes.
const HASH_MB: usize = 16;

/// The positions: the start, and others of games that the engine has played against itself.
pub const POSITIONS: &[&str] = &[
    "1/3/rP3bP/rRrP3bPbR/rQrNrP3bPbNbK/rBrBrBrP3bPbBbBbB/rKrNrP5bPbNbQ/rRrP3wP3bPbR/\
     rP3wPwBwP3bP/3wPwNwBwNwP3/2wPwRwQwBwKwRwP2 w wrb - 0 1",
    "1/3/rP1bP1bP/rR1rP3bR/rQ2rP2bP1bK/rBrBrB3bNbPbBbBbB/rKrNrP1wP3bP1bQ/rRrP4wP2bPbR/\
     rP4wB1wP2bP/3wPwNwBwN4/2wPwRwQwBwKwRwP2 b wrb - 0 4",
    "1/3/wQ3bP/bN1xP4/xQ2bP2bPbK1/xBxB2wP2bPbBbBbB/2xP5bP1bQ/xRxP3bRwPbP2bR/\
     xP6wP2bP/3wPwNwB1wN3/2wPwR1wBwKwRwP2 w wb - 1 13",
    "1/3/5/7/xQ2wPbPwRbB2/xBxB1bP4wN2/2xP4wP1bK1/xRwP9/xP3bP2wPbP2/3wP7/6wKwB3 b wb bk3 1 40",
    "1/3/rP3bP/rRrP3bPbR/1rNrP2bP3/rBrBrQrP2bNbPbKbBbB/rKrN2rP3bP1bQ/rRrP2rPbN3bPbR/\
     4xP1xP3bP/3xPxNxB1xP3/2xPxRxQxBxKxRxP2 r rb - 0 6",
    "1/3/2rPbP1/1rP1rN1bP1/2rP1bP3bR/rK1rRrPrN2bP3/1rQ4bP1bB1bQ/1rP2rPbN2bKbPbR/\
     4rB1xP1bP2/rR2xPxNxB1xP3/2xPxRxQxBxKxRxP2 r rb - 0 16",
    "1/3/5/7/2rRrPrK4/5bN5/7bKbB2/1rP5bP3/6xP1bP2/3xPxNxB1xP3/2xPxRxQxBxKxRxP2 b rb bi4 0 44",
    "1/3/rP3bP/rR4bPbR/rQrNrP2bBbPbNbK/rBrBrB1rP2bP1bBbB/rKrN1rP3bP1bNbQ/rRrP1wP1wP3bPbR/\
     rP3wPwBwPwB3/5wB1wN3/2wPwRwQ1wKwRwPwN1 r wrb wd3 0 5",
    "1/rN2/rP1bP2/5bPbR/rQ2rPwB1bP1bK/1rBrB1wP1bN1bBbBbB/rK2rP3rP2bQ/rRrPrBwP1wP4bN/\
     rP1rN2wBwP3rR/3wR1wB1wNbR2/2wP1wQ1wKwRwP2 b wrb - 0 12",
    "1/3/rP3bP/rRrP3bPbR/rB1rP1bP3bK/rBrB2rN1bNbPbBbB1/1rK2rPxN2bP1bQ/rRrP3rNxP1bBbPbR/\
     rP3xPxB4bP/3xP1xBxNxP3/2xPxRxQxBxKxRxP2 r rb rd5,bg7 0 7",
    "1/3/xP3bP/xRxP1bN1bPbR/1xNxP1bP3bK/xBxBxQ3bNbP1bBbB/xKxNxP1wP2bP3/xRxP3wP1wP1bPbR/\
     xP1wN2wBwP1bQ1bP/3wP1wB1wR3/1wNwPwRwQwBwK1wP2 b wb - 2 7",
    "1/1bQ1/bR3bP/xRxP3bP1/1xNbB4bK1/xBxBwB1bP2bP2bB/wPxN2wP1wP4/xR3wK3bP1bR/\
     xP3wB1wP1bP2/3wP5wQwR/3wR1wB2wP2 b wb - 2 20",
    "1/3/rP2rN1/1rP3xPxR/2rP3xPxNxK/rRrBrBwP3xPxBxBxB/rK1rP5xPxNxQ/rR2rP1wPwN2xPxR/\
     rP4wBwP3xP/3wP1wB1wP3/2wPwR2wKwRwP2 r wr - 0 8",
    "1/3/rP4/1rP3xPxR/4rP1rBxNxK/3rK3wPxBxBxB/2rP5xPxNxQ/rR3rNwP3xPxR/\
     rP1wRwP1wKwP3xP/11/2wP4wRwP2 r wr - 0 22",
    "1/3/rP4/rK5xR/7xNxK/5rR1wPwKxBxB/11/9wPxR/10xP/11/11 w wr - 3 55",
    "1/3/rP3xP/rR1rP2xPxR/rQ1rP2xP1xNxK/rBrBrBwN2xPrNxBxBxB/1rKrP4xP1xNxQ/rRrP3wP1wP1xPxR/\
     rP2wPwP1wP3xP/3wKwNwB5/2wPwRrNwB1wRwP2 w wr - 1 8",
];

/// Searches all positions with an empty table each, and prints the nodes of each, the total and the speed. The default
/// depth is [`DEPTH`].
///
/// # Errors
/// If the output cannot be written.
pub fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    let depth = depth.unwrap_or(DEPTH);
    let started = Instant::now();
    let mut total = 0;
    for (i, text) in POSITIONS.iter().enumerate() {
        let nodes = nodes(text, depth);
        writeln!(output, "{:>2}/{} {nodes:>9} {text}", i + 1, POSITIONS.len())?;
        total += nodes;
    }
    Cost { nodes: total, time: started.elapsed() }.report(depth, output)
}

/// The total nodes of all positions at a depth.
pub fn signature(depth: u32) -> u64 {
    POSITIONS.iter().map(|text| nodes(text, depth)).sum()
}

fn nodes(text: &str, depth: u32) -> u64 {
    let game = Game::new(text.parse().expect("the tests read every position"));
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut nodes = 0;
    let mut count = |info: crate::three_engine::Info| nodes = info.nodes;
    Engine::new(HASH_MB).think(&game, Level::FULL, &limits, &StopSignal::default(), &mut count);
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_played_on_and_different() {
        let keys: std::collections::BTreeSet<u64> = POSITIONS
            .iter()
            .map(|text| {
                let game = Game::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
                assert_eq!((game.position().to_string().as_str(), game.end()), (*text, None));
                game.position().key()
            })
            .collect();
        assert_eq!(keys.len(), POSITIONS.len());
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

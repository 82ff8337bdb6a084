//! `heksy bench --variant three`: the signature of the computer for the game for three.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crate::three::Game;
use crate::three_engine::{Engine, Level, Limits};

/// The depth of the signature.
pub const DEPTH: u32 = 6;

/// The size of the table in mebibytes.
const HASH_MB: usize = 16;

/// The positions: the start, and others of games that the engine has played against itself.
pub const POSITIONS: &[&str] =
    &["1/3/rP3bP/rRrP3bPbR/rQrNrP3bPbNbK/rBrBrBrP3bPbBbBbB/rKrNrP5bPbNbQ/rRrP3wP3bPbR/\
     rP3wPwBwP3bP/3wPwNwBwNwP3/2wPwRwQwBwKwRwP2 w wrb - 0 1"];

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
    let time = started.elapsed();
    let speed = total as f64 / time.as_secs_f64().max(1e-9);
    writeln!(output, "\nDepth: {depth}\nTime: {} ms", time.as_millis())?;
    writeln!(output, "Nodes searched: {total}\nNodes/second: {speed:.0}")
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
    Engine::new(HASH_MB).think(&game, Level::Full, &limits, &AtomicBool::new(false), &mut count);
    nodes
}

//! `heksy perft`: counts the leaf nodes of the move tree, to test and measure the move generator.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::game::{Position, PositionError, Variant, divide, perft};

/// The error of `heksy perft`.
#[derive(Debug, thiserror::Error)]
pub enum PerftError {
    /// The position cannot be read.
    #[error(transparent)]
    Fen(#[from] PositionError),
    /// The result cannot be written.
    #[error("cannot write the result: {0}")]
    Output(#[from] io::Error),
}

/// Counts the leaf nodes at `depth` from a position, or from the start position, and prints number and speed.
///
/// With `divided` the number for each first move is printed too.
///
/// # Errors
/// [`PerftError`] if the position is not legal or standard output is closed.
pub fn run(variant: Variant, fen: Option<&str>, divided: bool, depth: u32) -> Result<(), PerftError> {
    let position = match fen {
        Some(fen) => Position::from_fen(variant, fen)?,
        None => Position::start(variant),
    };
    report(&mut io::stdout().lock(), &position, divided, depth)?;
    Ok(())
}

/// Writes what [`run`] prints.
///
/// # Errors
/// If the output cannot be written.
pub fn report(out: &mut impl Write, position: &Position, divided: bool, depth: u32) -> io::Result<()> {
    let start = Instant::now();
    let nodes =
        if divided && depth > 0 { write_divided(out, position, depth)? } else { perft(position, depth) };
    writeln!(out, "Nodes searched: {nodes}")?;
    writeln!(out, "{}", speed(nodes, start.elapsed()))
}

/// Writes the number of leaf nodes for each first move, and returns the total.
///
/// # Errors
/// If the output cannot be written.
pub(super) fn write_divided(out: &mut impl Write, position: &Position, depth: u32) -> io::Result<u64> {
    let mut total = 0;
    for (mv, nodes) in divide(position, depth) {
        writeln!(out, "{}: {nodes}", position.coordinates(mv))?;
        total += nodes;
    }
    Ok(total)
}

/// A line such as `0.412 s, 975.2 million nodes/s`.
fn speed(nodes: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let per_second = nodes as f64 / seconds.max(1e-9);
    format!("{seconds:.3} s, {:.1} million nodes/s", per_second / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divides_and_adds_up() {
        let mut out = Vec::new();
        report(&mut out, &Position::start(Variant::Shafran), true, 2).unwrap();
        let text = String::from_utf8(out).unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 44);
        assert!(lines[..42].iter().any(|line| line.starts_with("e2e5: ")));
        assert_eq!(lines[42], "Nodes searched: 1706");
        assert!(lines[43].ends_with("million nodes/s"));
    }

    #[test]
    fn checkers_in_its_own_numbers() {
        let position = Position::from_fen(Variant::Checkers, "W:W33:B24,43,63").unwrap();
        let mut out = Vec::new();
        report(&mut out, &position, true, 1).unwrap();
        assert!(out.starts_with(b"33x53x73: 1\nNodes searched: 1\n"));
    }

    #[test]
    fn depth_zero() {
        let mut out = Vec::new();
        report(&mut out, &Position::start(Variant::Glinski), true, 0).unwrap();
        assert!(out.starts_with(b"Nodes searched: 1\n"));
    }
}

//! `heksy perft`: counts the leaf nodes of the move tree, to test and measure the move generator.

use std::fmt::Display;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::error::ToolError;
use crate::game::{Position, divide, perft};
use crate::lessons::Game;
use crate::three;

/// Counts the leaf nodes at `depth` from a position, or from the start position, and prints number and speed.
///
/// With `divided` the number for each first move is printed too.
///
/// # Errors
/// If the position is not legal or standard output is closed.
pub fn run(game: Game, fen: Option<&str>, divided: bool, depth: u32) -> Result<(), ToolError> {
    let out = &mut io::stdout().lock();
    match game {
        Game::Two(variant) => {
            let start = || Ok(Position::start(variant));
            let position = fen.map_or_else(start, |fen| Position::from_fen(variant, fen));
            report(out, &position.map_err(ToolError::refused)?, divided, depth)?;
        }
        Game::Three => {
            let position = fen.map_or_else(|| Ok(three::Position::start()), str::parse);
            report_three(out, &position.map_err(ToolError::refused)?, divided, depth)?;
        }
    }
    Ok(())
}

/// Writes the output of [`run`].
///
/// # Errors
/// If the output cannot be written.
pub fn report(out: &mut impl Write, position: &Position, divided: bool, depth: u32) -> io::Result<()> {
    let start = Instant::now();
    let nodes =
        if divided && depth > 0 { write_divided(out, position, depth)? } else { perft(position, depth) };
    write_total(out, nodes, start.elapsed())
}

/// Writes the output of [`run`] for the three-player game.
///
/// # Errors
/// If the output cannot be written.
pub fn report_three(
    out: &mut impl Write,
    position: &three::Position,
    divided: bool,
    depth: u32,
) -> io::Result<()> {
    let start = Instant::now();
    let nodes = if divided && depth > 0 {
        write_parts(out, three::divide(position, depth))?
    } else {
        three::perft(position, depth)
    };
    write_total(out, nodes, start.elapsed())
}

/// Writes the number and the speed: `0.412 s, 975.2 million nodes/s`.
fn write_total(out: &mut impl Write, nodes: u64, time: Duration) -> io::Result<()> {
    let seconds = time.as_secs_f64();
    let millions = nodes as f64 / seconds.max(1e-9) / 1e6;
    writeln!(out, "Nodes searched: {nodes}\n{seconds:.3} s, {millions:.1} million nodes/s")
}

/// Writes the number of leaf nodes for each first move, and returns the total.
///
/// # Errors
/// If the output cannot be written.
pub(super) fn write_divided(out: &mut impl Write, position: &Position, depth: u32) -> io::Result<u64> {
    write_parts(out, divide(position, depth).into_iter().map(|(mv, nodes)| (position.coordinates(mv), nodes)))
}

/// Writes the number behind each move, and returns the total.
fn write_parts(
    out: &mut impl Write,
    parts: impl IntoIterator<Item = (impl Display, u64)>,
) -> io::Result<u64> {
    let mut total = 0;
    for (mv, nodes) in parts {
        writeln!(out, "{mv}: {nodes}")?;
        total += nodes;
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

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

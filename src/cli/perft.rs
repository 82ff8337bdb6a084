//! `heksy perft`: counts the leaf nodes of the move tree, to test and measure the move generator.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::error::ToolError;
use crate::game::Position;
use crate::lessons::Game;
use crate::three;

/// These plies at the end of a count are made without a look at whether it was stopped: they take milliseconds.
const PLIES_AT_ONCE: u32 = 3;
/// The largest depth: no machine comes to its end.
pub(super) const MAX_DEPTH: u32 = 30;

/// Counts the leaf nodes at `depth` from a position, or from the starting position, and prints number and speed.
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

/// A position of which the leaf nodes are counted.
pub(super) trait Counted: Sized {
    /// The legal moves as text, each with the position after it.
    fn next(&self) -> Vec<(String, Self)>;

    /// The number of leaf nodes.
    fn perft(&self, depth: u32) -> u64;
}

impl Counted for Position {
    fn next(&self) -> Vec<(String, Position)> {
        let after = |mv| (self.coordinates(mv), self.after(&[mv]));
        self.legal_moves().into_iter().map(after).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
    }
}

impl Counted for three::Position {
    fn next(&self) -> Vec<(String, three::Position)> {
        let moves = if self.is_game_over() { three::MoveList::new() } else { self.legal_moves() };
        let after = |&mv: &three::Move| {
            let mut next = *self;
            next.play_unchecked(mv);
            (mv.to_string(), next)
        };
        moves.iter().map(after).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
    }
}

/// Writes the output of [`run`].
///
/// # Errors
/// If the output cannot be written.
pub fn report(out: &mut impl Write, position: &Position, divided: bool, depth: u32) -> io::Result<()> {
    report_of(out, position, divided, depth)
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
    report_of(out, position, divided, depth)
}

/// Writes the number and the speed: `0.412 s, 975.2 million nodes/s`.
fn report_of(out: &mut impl Write, position: &impl Counted, divided: bool, depth: u32) -> io::Result<()> {
    let start = Instant::now();
    let nodes = if divided {
        divide(out, position, depth, &|| false)?.unwrap_or_default()
    } else {
        position.perft(depth)
    };
    let time: Duration = start.elapsed();
    let seconds = time.as_secs_f64();
    let millions = nodes as f64 / seconds.max(1e-9) / 1e6;
    writeln!(out, "Nodes searched: {nodes}\n{seconds:.3} s, {millions:.1} million nodes/s")
}

/// Writes the number of leaf nodes behind each first move, and returns the total: 1 at depth 0, where there is no move.
/// `None` if the count was stopped; the numbers written till then are right.
///
/// # Errors
/// If the output cannot be written.
pub(super) fn divide(
    out: &mut impl Write,
    position: &impl Counted,
    depth: u32,
    is_stopped: &dyn Fn() -> bool,
) -> io::Result<Option<u64>> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Some(1)) };
    let mut total = 0;
    for (mv, next) in position.next() {
        let Some(nodes) = count(&next, rest, is_stopped) else { return Ok(None) };
        writeln!(out, "{mv}: {nodes}")?;
        total += nodes;
    }
    Ok(Some(total))
}

/// The number of leaf nodes; `None` if the count was stopped.
fn count(position: &impl Counted, depth: u32, is_stopped: &dyn Fn() -> bool) -> Option<u64> {
    if depth <= PLIES_AT_ONCE {
        return (!is_stopped()).then(|| position.perft(depth));
    }
    position.next().iter().map(|(_, next)| count(next, depth - 1, is_stopped)).sum()
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

    #[test]
    fn a_count_that_is_stopped_has_no_total() {
        let position = Position::start(Variant::Glinski);
        let mut out = Vec::new();
        assert_eq!(divide(&mut out, &position, 99, &|| true).unwrap(), None);
        assert!(out.is_empty());
        assert_eq!(divide(&mut out, &position, 4, &|| false).unwrap(), Some(position.perft(4)));
        assert_eq!(divide(&mut out, &position, 0, &|| false).unwrap(), Some(1));
    }
}

//! Puzzles with their positions and lines.

use crate::puzzles::{Puzzle, Task};

/// A puzzle with its position and its line.
pub(super) type Whole = (Puzzle, Task);

/// The puzzles in the form of a file.
pub(super) fn text_of(puzzles: &[Whole]) -> String {
    puzzles.iter().map(|(puzzle, task)| puzzle.to_pgn(task)).collect()
}

/// Whether two puzzles are of one game and ask for the same.
pub(super) fn is_double((puzzle, task): &Whole, (other, of_other): &Whole) -> bool {
    !puzzle.is_random() && puzzle.game() == other.game() && task.is_double_of(of_other)
}

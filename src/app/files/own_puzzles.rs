//! A person's own puzzles: made of positions of studies, and kept in a file of PGN to which each new one is added.

use std::path::Path;

use super::opened::read;
use super::own_games::keep;
use crate::app::text::Text;
use crate::disk::FileSystem;
use crate::game::Position;
use crate::hex::Cell;
use crate::puzzles::{Collection, Motif, Prover, Puzzle, Reject, Task, rate};

/// The nodes of the proof of each move.
const NODES: u64 = 1_000_000;

/// A position to make a puzzle of.
#[derive(Debug, Clone)]
pub struct PuzzleJob {
    /// The position.
    pub start: Position,
    /// Origin and target of the move before.
    pub last: Option<(Cell, Cell)>,
    /// The players of the game.
    pub source: String,
    /// The nodes of the proof of each move.
    pub nodes: u64,
}

/// The person's puzzles as they are now, and what a job made.
#[derive(Debug, Clone)]
pub struct OwnPuzzles {
    /// The puzzles of all games.
    pub puzzles: Vec<(Puzzle, Task)>,
    /// The name of the new puzzle, or the reason for a rejection; `None` without a job.
    pub made: Option<Result<String, Text>>,
}

impl OwnPuzzles {
    /// Makes a puzzle of the position of `job`, if there is one, and reads the file.
    pub fn read(job: Option<&PuzzleJob>, files: &dyn FileSystem, path: &Path) -> OwnPuzzles {
        let made = job.map(|job| job.carry_out(files, path));
        let puzzles = read(files, path).map(|(file, _)| Collection::read_all(&file)).unwrap_or_default();
        OwnPuzzles { puzzles, made }
    }
}

impl PuzzleJob {
    /// A job with the usual proof.
    pub fn new(start: Position, last: Option<(Cell, Cell)>, source: String) -> PuzzleJob {
        PuzzleJob { start, last, source, nodes: NODES }
    }

    /// Proves the puzzle, rates it, and adds it to the file. Takes some seconds.
    fn carry_out(&self, files: &dyn FileSystem, path: &Path) -> Result<String, Text> {
        let proven = Prover::run(self.nodes, |prover| {
            let (task, goal) = prover.prove(self.start, self.last)?;
            let solved = prover.solved(&task);
            Ok((task, goal, solved))
        });
        let (task, goal, solved) = proven.map_err(|error| Text::of_error(&error))?.map_err(|reject| {
            Text::key(match reject {
                Reject::Several => "puzzle-rejected-several",
                Reject::Short => "puzzle-rejected-short",
                Reject::Unproven => "puzzle-rejected-unproven",
            })
        })?;
        let (name, themes, source) = (task.name(), Motif::of(&task, goal), self.source.clone());
        let (rating, solved) = (rate::rating(solved, rate::USUAL), Some(solved));
        let puzzle = Puzzle { name: name.clone(), goal, themes, rating, solved, source, proof: self.nodes };
        keep(files, path, ("Event", &name), &puzzle.to_pgn(&task)).map_err(|problem| problem.text())?;
        Ok(name)
    }
}

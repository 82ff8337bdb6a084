//! The person's own puzzles and sets of puzzles: one file, in which each puzzle names its set.

use std::path::{Path, PathBuf};

use super::opened::read;
use super::place::{replace_file, while_changing};
use super::sheet_form::in_set;
use crate::app::text::{FileProblem, ProblemKind, Text, text};
use crate::disk::{self, Expected, FileSystem};
use crate::game::pgn::PgnFile;
use crate::game::{Position, Variant};
use crate::hex::Cell;
use crate::puzzles::{Collection, Motif, Prover, Puzzle, Reject, Task, rate, set_of_file};

/// The nodes of the proof of each move.
const NODES: u64 = 1_000_000;

/// Work with the person's own puzzles.
#[derive(Debug, Clone)]
pub enum PuzzlesJob {
    /// Read them.
    Read,
    /// Make a puzzle of a position.
    Make(Box<PuzzleJob>),
    /// Keep puzzles as a set of this name.
    Keep(String, Vec<(Puzzle, Task)>),
    /// Keep the positions of a file with moves after them as a set.
    Add(PathBuf),
    /// Put these puzzles in the place of a set, which is empty for the puzzles without one.
    Replace(Variant, String, Vec<(Puzzle, Task)>),
}

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

/// The person's puzzles as they are now, and what a job did.
#[derive(Debug, Clone)]
pub struct OwnPuzzles {
    /// The puzzles of all games.
    pub puzzles: Vec<(Puzzle, Task)>,
    /// The message about what was done, or the reason why nothing was; `None` if they were only read.
    pub done: Option<Result<Text, Text>>,
}

impl OwnPuzzles {
    /// Does a job with the file at `path`, and reads it.
    pub fn after(job: &PuzzlesJob, files: &dyn FileSystem, path: &Path) -> OwnPuzzles {
        let done = job.carry_out(files, path).transpose();
        let puzzles = read(files, path).map(|(file, _)| Collection::read_all(&file)).unwrap_or_default();
        OwnPuzzles { puzzles, done }
    }
}

impl PuzzlesJob {
    /// Does the job. Returns the message about what was done.
    fn carry_out(&self, files: &dyn FileSystem, path: &Path) -> Result<Option<Text>, Text> {
        let done = match self {
            PuzzlesJob::Read => return Ok(None),
            PuzzlesJob::Make(job) => {
                let made = job.prove()?;
                add(files, path, &[made]).map(|()| Text::key("puzzle-made"))
            }
            PuzzlesJob::Keep(set, puzzles) => keep(files, path, &in_set(puzzles, set)),
            PuzzlesJob::Add(from) => read(files, from).and_then(|(file, _)| {
                let name = from.file_stem().unwrap_or_default().to_string_lossy();
                keep(files, path, &set_of_file(&file, &name))
            }),
            PuzzlesJob::Replace(variant, set, puzzles) => {
                replace(files, path, (*variant, set), puzzles).map(|()| Text::key("puzzle-set-saved"))
            }
        };
        done.map(Some).map_err(|problem| problem.text())
    }
}

/// Adds the puzzles of a set, and reports how many there are.
fn keep(files: &dyn FileSystem, path: &Path, puzzles: &[(Puzzle, Task)]) -> Result<Text, FileProblem> {
    let Some((first, _)) = puzzles.first() else { return Ok(Text::key("puzzle-set-none")) };
    add(files, path, puzzles)?;
    Ok(text!("puzzle-set-kept", set = first.set.clone(), count = puzzles.len()))
}

/// A game of the file: its text, and the puzzle that it is.
struct Entry {
    text: String,
    puzzle: Option<(Puzzle, Task)>,
}

impl Entry {
    fn of(puzzle: &(Puzzle, Task)) -> Entry {
        Entry { text: puzzle.0.to_pgn(&puzzle.1), puzzle: Some(puzzle.clone()) }
    }
}

/// Adds those puzzles that their sets do not have yet.
fn add(files: &dyn FileSystem, path: &Path, puzzles: &[(Puzzle, Task)]) -> Result<(), FileProblem> {
    rewrite(files, path, |entries| {
        for new in puzzles {
            let is_it =
                |(puzzle, task): &(Puzzle, Task)| puzzle.set == new.0.set && task.start == new.1.start;
            if !entries.iter().any(|entry| entry.puzzle.as_ref().is_some_and(is_it)) {
                entries.push(Entry::of(new));
            }
        }
    })
}

/// Puts puzzles in the place of those of a set. All other games of the file stay as they are.
fn replace(
    files: &dyn FileSystem,
    path: &Path,
    (variant, set): (Variant, &str),
    puzzles: &[(Puzzle, Task)],
) -> Result<(), FileProblem> {
    rewrite(files, path, |entries| {
        let is_old = |entry: &Entry| {
            entry
                .puzzle
                .as_ref()
                .is_some_and(|(puzzle, task)| puzzle.set == set && task.start.variant() == variant)
        };
        let first = entries.iter().position(is_old).unwrap_or(entries.len());
        entries.retain(|entry| !is_old(entry));
        entries.splice(first..first, puzzles.iter().map(Entry::of));
    })
}

/// Changes the games of the file. The file as it was is kept as `.bak`.
fn rewrite(files: &dyn FileSystem, path: &Path, change: impl Fn(&mut Vec<Entry>)) -> Result<(), FileProblem> {
    while_changing(|| {
        let (mut entries, expected) = match read(files, path) {
            Ok((file, stamp)) => (entries(&file), Expected::Unchanged(stamp)),
            Err(problem) if problem.kind == ProblemKind::Missing => (Vec::new(), Expected::Absent),
            Err(problem) => return Err(problem),
        };
        change(&mut entries);
        let games: String = entries.iter().map(|entry| [entry.text.trim_end(), "\n\n"].concat()).collect();
        disk::create_folders(files, disk::folder_of(path))
            .map_err(|error| FileProblem::writing(path, error))?;
        replace_file(files, path, games.as_bytes(), expected).map(|_| ())
    })
}

fn entries(file: &PgnFile) -> Vec<Entry> {
    let entry = |index: usize| Entry {
        text: file.game_text(index).into_owned(),
        puzzle: Collection::read_one(file, index),
    };
    (0..file.len()).map(entry).collect()
}

impl PuzzleJob {
    /// A job with the usual proof.
    pub fn new(start: Position, last: Option<(Cell, Cell)>, source: String) -> PuzzleJob {
        PuzzleJob { start, last, source, nodes: NODES }
    }

    /// Proves the puzzle and rates it. Takes some seconds.
    fn prove(&self) -> Result<(Puzzle, Task), Text> {
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
        let (rating, solved, set) = (rate::rating(solved, rate::USUAL), Some(solved), String::new());
        Ok((Puzzle { name, goal, themes, rating, solved, source, set, proof: self.nodes }, task))
    }
}

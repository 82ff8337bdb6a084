//! Reading the player's games and puzzles: the finished games, the files and folders that the player has added or opened, and the
//! puzzles made of positions of studies.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::opened::{absolute, read, read_bytes};
use super::own_games::{self, keep};
use super::{OpenJob, OpenedFile};
use crate::app::storage::{FileProblem, ProblemKind, Stamp};
use crate::app::text::Text;
use crate::disk::{FileSystem, Kind};
use crate::game::Position;
use crate::hex::Cell;
use crate::puzzles::{Collection, Motif, Prover, Puzzle, Reject, Task, rate};

/// The player's games to be read.
#[derive(Debug, Clone)]
pub struct OwnLibraryJob {
    /// The ticket, and the progress. The path of the job is only a name to show.
    pub open: OpenJob,
    /// Files, and folders of files, that the player has added or opened.
    pub paths: Vec<PathBuf>,
    /// The files as they were read before.
    pub known: Vec<Arc<OpenedFile>>,
}

/// The player's games as they were read.
#[derive(Debug, Clone)]
pub struct OwnLibrary {
    /// The files, that of the finished games last.
    pub files: Vec<Arc<OpenedFile>>,
    /// The file to which an incomplete game was moved.
    pub moved: Option<PathBuf>,
    /// The first of the files that could not be read.
    pub problem: Option<FileProblem>,
}

impl OwnLibraryJob {
    /// Reads all files, or as much of each as this step of the opening is to; `own` is the file of the finished games.
    /// Files that are as before are not read again.
    ///
    /// # Errors
    /// Returns an error if the reading was cancelled.
    pub fn carry_out(&self, files: &dyn FileSystem, own: &Path) -> Result<OwnLibrary, FileProblem> {
        let own = absolute(own);
        let (moved, problem) = match own_games::mend(files, &own) {
            Ok(moved) => (moved, None),
            Err(problem) => (None, Some(problem)),
        };
        let read = self.read(files, &own)?;
        Ok(OwnLibrary { moved, problem: problem.or(read.problem), ..read })
    }

    /// Reads all files as they are.
    ///
    /// # Errors
    /// Returns an error if the reading was cancelled.
    pub(super) fn read(&self, files: &dyn FileSystem, own: &Path) -> Result<OwnLibrary, FileProblem> {
        let own = absolute(own);
        let mut problem = None;
        let mut paths: Vec<PathBuf> = Vec::new();
        for path in self.paths.iter().flat_map(|path| games_at(files, &absolute(path))) {
            if path != own && !paths.contains(&path) {
                paths.push(path);
            }
        }
        paths.push(own.clone());
        let mut opened = Vec::new();
        for path in paths {
            match self.open(files, &path, path == own) {
                Ok(file) => opened.push(file),
                Err(given_up) if given_up.kind == ProblemKind::GivenUp => return Err(given_up),
                // A file that was opened once may be gone, and no game may be finished yet.
                Err(missing) if missing.kind == ProblemKind::Missing => {}
                Err(other) => problem = problem.or(Some(other)),
            }
        }
        Ok(OwnLibrary { files: opened, moved: None, problem })
    }

    fn open(
        &self,
        files: &dyn FileSystem,
        path: &Path,
        is_own: bool,
    ) -> Result<Arc<OpenedFile>, FileProblem> {
        let bytes = read_bytes(files, path, &self.open.progress)?;
        let stamp = Stamp::of(&bytes);
        let mut known = self.known.iter().filter(|file| !file.is_partial);
        if let Some(known) = known.find(|file| file.path.as_deref() == Some(path) && file.stamp == stamp) {
            return Ok(Arc::clone(known));
        }
        let mut file = OpenedFile::of_bytes(path.to_owned(), bytes, &self.open)?;
        file.is_own = is_own;
        Ok(Arc::new(file))
    }
}

/// The file at a path, or the files of games in the folder there.
fn games_at(files: &dyn FileSystem, path: &Path) -> Vec<PathBuf> {
    if !matches!(files.kind(path), Ok(Kind::Folder)) {
        return vec![path.to_owned()];
    }
    let mut found = files.list(path).unwrap_or_default();
    found.retain(|path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn")));
    found.sort();
    found
}

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

//! Reading the player's games: the finished games, and the files and folders that the player has added or opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::opened::{absolute, read_bytes};
use super::own_games;
use super::{OpenJob, OpenedFile};
use crate::app::text::{FileProblem, ProblemKind};
use crate::disk::{FileSystem, Kind, Stamp};

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

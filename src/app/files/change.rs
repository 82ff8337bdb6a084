//! Deleting one of the player's own games, and bringing it back byte for byte.

use std::path::Path;
use std::sync::Arc;

use super::OpenedFile;
use super::opened::read;
use crate::app::storage::{self, Doing, Expected, FileProblem, ProblemKind, Stamp};
use crate::disk::FileSystem;
use crate::game::pgn::PgnFile;

/// A change of the player's own games that is requested.
#[derive(Debug, Clone)]
pub enum OwnGamesJob {
    /// Deletes the game of this number.
    Delete(Arc<OpenedFile>, usize),
    /// Brings back a deleted game.
    Restore(Arc<OpenedFile>, Deleted),
}

/// A deleted game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    /// The number of the game, from 0.
    index: usize,
    /// The bytes before the game.
    before: Stamp,
    /// The game, and the blank lines behind it.
    bytes: Vec<u8>,
}

/// A change of the player's own games that was carried out.
#[derive(Debug, Clone)]
pub struct OwnGamesChange {
    /// The file as it is now.
    pub file: Arc<OpenedFile>,
    /// The number of the game that was deleted or brought back.
    pub index: usize,
    /// The game, if it was deleted.
    pub deleted: Option<Deleted>,
}

impl OwnGamesJob {
    /// Carries out the change, and opens the file as it is then.
    ///
    /// # Errors
    /// Returns an error if the file was changed otherwise than by new games at its end, or if the disk fails. The file is
    /// then unchanged.
    pub fn carry_out(self, files: &dyn FileSystem) -> Result<OwnGamesChange, FileProblem> {
        let (OwnGamesJob::Delete(file, _) | OwnGamesJob::Restore(file, _)) = &self;
        let path = file.path.clone().unwrap_or_default();
        let (old, stamp) = read(files, &path)?;
        let bytes = old.bytes();
        let (index, start, end, deleted) = match &self {
            OwnGamesJob::Delete(file, index) => {
                check(file.stamp().begins(bytes), &path)?;
                (*index, old.start(*index), old.start(index + 1), true)
            }
            OwnGamesJob::Restore(_, Deleted { index, before, .. }) => {
                check(before.begins(bytes), &path)?;
                (*index, before.size(), before.size(), false)
            }
        };
        let inserted: &[u8] = match &self {
            OwnGamesJob::Restore(_, deleted) => &deleted.bytes,
            OwnGamesJob::Delete(..) => &[],
        };
        let new = [&bytes[..start], inserted, &bytes[end..]].concat();
        let deleted = deleted.then(|| {
            let before = Stamp::of(&bytes[..start]);
            Deleted { index, before, bytes: bytes[start..end].to_vec() }
        });
        let stamp = storage::replace(files, &path, &new, Expected::Unchanged(stamp))?;
        let text = PgnFile::from_bytes(new);
        let text = text.map_err(|_| problem(&path, ProblemKind::NotText))?;
        let file = Arc::new(OpenedFile::new(Some(path), text, stamp).of_player());
        Ok(OwnGamesChange { file, index, deleted })
    }
}

fn check(is_as_expected: bool, path: &Path) -> Result<(), FileProblem> {
    if is_as_expected { Ok(()) } else { Err(problem(path, ProblemKind::Changed)) }
}

fn problem(path: &Path, kind: ProblemKind) -> FileProblem {
    FileProblem { path: path.to_owned(), doing: Doing::Writing, kind }
}

//! Files read whole and replaced in one step.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::problem::{FileProblem, MAX_FILE_SIZE, ProblemKind};
use crate::app::text::Text;
use crate::disk::{self, FileSystem};
use crate::path_serde;

/// A stamp of the contents of a file when it was last read or written, to notice a change by another program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    len: u64,
    crc: u32,
}

impl Stamp {
    /// The stamp of these bytes.
    pub fn of(bytes: &[u8]) -> Stamp {
        Stamp { len: bytes.len() as u64, crc: crc32fast::hash(bytes) }
    }

    /// The stamp of the text of a game, by which the game is found again. Other programs change line ends, blank lines between
    /// games and the encoding when they save, so that these do not count.
    pub fn of_game(text: &str) -> Stamp {
        let text = text.trim();
        let is_plain = !text.contains('\r');
        if is_plain { Stamp::of(text.as_bytes()) } else { Stamp::of(text.replace('\r', "").as_bytes()) }
    }

    /// The number of bytes.
    pub fn size(self) -> usize {
        self.len as usize
    }

    /// Whether `bytes` begin with the bytes of the stamp. A file that only grew at its end begins with its old bytes.
    pub fn begins(self, bytes: &[u8]) -> bool {
        bytes.get(..self.size()).is_some_and(|bytes| Stamp::of(bytes) == self)
    }
}

/// The required state of the file on the disk before it is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// No file of that name is there.
    Absent,
    /// Unchanged since it had this stamp.
    Unchanged(Stamp),
    /// Any state: the user has agreed.
    Anything,
}

/// The backup of a file that is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backup {
    /// The file as it was until now.
    Renew,
    /// The backup that is there, if there is one: it has what another program wrote.
    Keep,
}

/// Reads a file of at most `limit` bytes. Calls `go_on(bytes_read, size)` between blocks, and stops if it returns `false`.
///
/// # Errors
/// The file is missing, locked, too big, or not a file; [`ProblemKind::GivenUp`].
pub fn read_while(
    files: &dyn FileSystem,
    path: &Path,
    limit: u64,
    go_on: impl FnMut(u64, u64) -> bool,
) -> Result<Vec<u8>, FileProblem> {
    let read = disk::read_while(files, path, limit, go_on).map_err(in_words);
    read.map_err(|error| FileProblem::reading(path, error))
}

/// Reads a file of at most [`MAX_FILE_SIZE`] bytes.
///
/// # Errors
/// Any I/O error; our own text if the path is not a file.
pub fn read_bytes(files: &dyn FileSystem, path: &Path) -> io::Result<Vec<u8>> {
    disk::read(files, path, MAX_FILE_SIZE).map_err(in_words)
}

fn in_words(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::InvalidInput => io::Error::other(Text::key("file-not-plain")),
        _ => error,
    }
}

/// Replaces the file by `bytes` in one step, keeping the old one as `.bak`.
///
/// # Errors
/// Returns an error if the file is not as `expected`, or if the disk fails. The old file is then untouched, unless it was
/// replaced and only the new one's name could not be synced.
pub fn replace(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
) -> Result<Stamp, FileProblem> {
    replace_with(files, path, bytes, expected, Backup::Renew)
}

/// Like [`replace`], with the choice of the backup.
///
/// # Errors
/// Like [`replace`]; [`ProblemKind::TooBig`] if the file could not be opened again.
pub fn replace_with(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
    backup: Backup,
) -> Result<Stamp, FileProblem> {
    let problem = |kind: ProblemKind| FileProblem::writing(path, kind);
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(problem(ProblemKind::TooBig));
    }
    let path = &files.resolve(path);
    let new = Stamp::of(bytes);
    let old = match read_bytes(files, path) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(problem(error.into())),
    };
    let there = old.as_deref().map(Stamp::of);
    check(there, new, expected).map_err(problem)?;
    let place = backup_path(path);
    let is_kept = backup == Backup::Keep && files.kind(&place).is_ok();
    let replaced = match old {
        // Saving the same contents again must not replace an older state in the backup.
        Some(old) if there != Some(new) && !is_kept => {
            disk::replace_with_backup(files, path, bytes, &place, &old)
        }
        _ => disk::replace(files, path, bytes),
    };
    replaced.map_err(|error| problem(error.into()))?;
    Ok(new)
}

/// The path of the backup of a file: its whole name followed by `.bak`.
pub fn backup_path(path: &Path) -> PathBuf {
    path.with_added_extension("bak")
}

/// Whether the file that is there may be replaced. Nothing is lost if it is the new one already: so it is when saving it
/// failed at the very last, and is tried again.
fn check(there: Option<Stamp>, new: Stamp, expected: Expected) -> Result<(), ProblemKind> {
    match expected {
        _ if there == Some(new) => Ok(()),
        Expected::Absent if there.is_some() => Err(ProblemKind::AlreadyThere),
        Expected::Unchanged(known) if there != Some(known) => Err(ProblemKind::Changed),
        _ => Ok(()),
    }
}

/// The place of a saved game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FileLink {
    /// The file.
    #[serde(with = "path_serde")]
    pub path: PathBuf,
    /// The stamp of its contents when they were read or written last.
    pub stamp: Stamp,
    /// The game's number in it, from 0.
    pub index: usize,
    /// The stamp of the game's own text there, by which the game is found in a file that other programs wrote. Journals
    /// of versions up to 0.3 have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Stamp>,
    /// Whether the backup of the file has what another program wrote, and is to stay.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub keeps_backup: bool,
}

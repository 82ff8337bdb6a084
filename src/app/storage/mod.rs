//! Reading and replacing the user's files so that nothing is ever lost.
//!
//! A file is written whole to a temporary neighbour, forced to the disk and renamed over the old one; the old one
//! stays beside it as `.bak`. A file that changed since it was read is not replaced without asking. All of it
//! stands on [`FileSystem`], so that tests can put in a disk that is full, locked or cut short.

mod disk;
mod problem;

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub(crate) use disk::sync_folder;
pub use disk::{Disk, FileSystem};
pub use problem::{Doing, FileProblem, ProblemKind};

/// The largest file that is opened: some 30,000 games.
pub const LARGEST_FILE: u64 = 64 << 20;
/// The most games of a file: each has a row of some hundred bytes in the list, and a game may be one character.
pub const MOST_GAMES: usize = 500_000;

/// What a file held when it was last read or written, to notice that another program changed it.
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
}

/// What must be true of the file on the disk before it is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// No file of that name is there.
    Absent,
    /// It is as it was when it had this stamp.
    Unchanged(Stamp),
    /// Nothing: the user has been asked.
    Anything,
}

/// Reads a file of at most [`LARGEST_FILE`] bytes.
///
/// # Errors
/// The file is missing, locked, too big, or not a file.
pub fn read(files: &dyn FileSystem, path: &Path) -> Result<Vec<u8>, FileProblem> {
    let problem =
        |error: io::Error| FileProblem { path: path.to_owned(), doing: Doing::Reading, kind: error.into() };
    files.read(path, LARGEST_FILE).map_err(problem)
}

/// Replaces the file by `bytes` in one step, keeping the old one as `.bak`.
///
/// # Errors
/// The file is not as `expected`, or the disk refuses. The old file is then untouched.
pub fn replace(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
) -> Result<Stamp, FileProblem> {
    let problem = |kind| FileProblem { path: path.to_owned(), doing: Doing::Writing, kind };
    let path = &files.resolve(path);
    let there = check(files, path, expected).map_err(problem)?;
    if there {
        // A backup is a courtesy: where there is no room for it, the file itself may still fit.
        let _ = files.back_up(path, &backup_path(path));
    }
    replace_bytes(files, path, bytes).map_err(|error| problem(error.into()))?;
    Ok(Stamp::of(bytes))
}

/// Writes a neighbour, forces it to the disk and renames it over `path`: the file is the old one or the new one,
/// whole, at every instant.
///
/// # Errors
/// Those of the system; the old file is then untouched.
pub fn replace_bytes(files: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let neighbour = files.write_neighbour(disk::folder_of(path), path, bytes)?;
    files.rename(&neighbour, path).inspect_err(|_| {
        let _ = files.remove(&neighbour);
    })
}

/// Where the former state of a file is kept: its whole name with `.bak` behind.
pub fn backup_path(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".bak");
    path.with_file_name(name)
}

/// Whether a file is there, if it is as expected.
fn check(files: &dyn FileSystem, path: &Path, expected: Expected) -> Result<bool, ProblemKind> {
    let stamp = match files.read(path, LARGEST_FILE) {
        Ok(bytes) => Some(Stamp::of(&bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error.into()),
    };
    match (expected, stamp) {
        (Expected::Absent, Some(_)) => Err(ProblemKind::AlreadyThere),
        (Expected::Unchanged(known), stamp) if stamp != Some(known) => Err(ProblemKind::Changed),
        (_, stamp) => Ok(stamp.is_some()),
    }
}

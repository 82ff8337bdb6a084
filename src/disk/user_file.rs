//! The user's files: replaced whole, if they are as expected, and with a backup.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::files::{self, DiskError};
use super::system::FileSystem;

/// The largest file that is opened, kept or saved: some 400,000 games.
pub const MAX_FILE_SIZE: u64 = 256 << 20;

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

/// Replaces the file by `bytes` in one step, if it is as `expected`, keeping the old one as `.bak`. Returns the stamp of the
/// new one.
///
/// # Errors
/// Any I/O error; [`ErrorKind::AlreadyExists`] or [`DiskError::Changed`] if the file is not as expected,
/// [`ErrorKind::FileTooLarge`] if it could not be opened again. The old file is then untouched, unless it was replaced and
/// only the new one's name could not be synced.
pub fn replace_if(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
    backup: Backup,
) -> io::Result<Stamp> {
    if bytes.len() as u64 > MAX_FILE_SIZE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let path = &files.resolve(path);
    let new = Stamp::of(bytes);
    let old = match files::read(files, path, MAX_FILE_SIZE) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let there = old.as_deref().map(Stamp::of);
    check(there, new, expected)?;
    let place = backup_path(path);
    let is_kept = backup == Backup::Keep && files.kind(&place).is_ok();
    match old {
        // Saving the same contents again must not replace an older state in the backup.
        Some(old) if there != Some(new) && !is_kept => {
            files::replace_with_backup(files, path, bytes, &place, &old)?;
        }
        _ => files::replace(files, path, bytes)?,
    }
    Ok(new)
}

/// The path of the backup of a file: its whole name followed by `.bak`.
pub fn backup_path(path: &Path) -> PathBuf {
    path.with_added_extension("bak")
}

/// Whether the file that is there may be replaced. Nothing is lost if it is the new one already: so it is when saving it
/// failed at the very last, and is tried again.
fn check(there: Option<Stamp>, new: Stamp, expected: Expected) -> io::Result<()> {
    match expected {
        _ if there == Some(new) => Ok(()),
        Expected::Absent if there.is_some() => Err(ErrorKind::AlreadyExists.into()),
        Expected::Unchanged(known) if there != Some(known) => Err(DiskError::Changed.into()),
        _ => Ok(()),
    }
}

//! Whole files: reading with a limit, writing, replacing atomically.

use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{Access, FileSystem, Kind, Open, OpenFile};

/// A failure that the system has no word for, inside an [`io::Error`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DiskError {
    /// The path is a pipe, a device or the like.
    #[error("it is not a regular file")]
    NotPlain,
    /// Another program wrote the file after it was read.
    #[error("another program has changed it")]
    Changed,
}

impl DiskError {
    /// The failure inside an error, if there is one.
    pub fn of(error: &io::Error) -> Option<DiskError> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<DiskError> for io::Error {
    fn from(error: DiskError) -> io::Error {
        io::Error::other(error)
    }
}

/// Reads a whole plain file of at most `limit` bytes.
///
/// # Errors
/// Any I/O error; [`ErrorKind::FileTooLarge`] above the limit, [`ErrorKind::IsADirectory`] for a folder,
/// [`DiskError::NotPlain`] for a pipe or a device.
pub fn read(files: &dyn FileSystem, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_open(open_plain(files, path, limit)?.0.as_mut(), limit)
}

/// Like [`read`], but calls `go_on(bytes_read, size)` before each block and stops if it returns `false`.
///
/// # Errors
/// As [`read`]; [`ErrorKind::Interrupted`] if `go_on` returns `false`.
pub fn read_while(
    files: &dyn FileSystem,
    path: &Path,
    limit: u64,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> io::Result<Vec<u8>> {
    const PIECE: u64 = 1 << 20;
    let (mut file, size) = open_plain(files, path, limit)?;
    let mut bytes = Vec::new();
    while go_on(bytes.len() as u64, size) {
        // One byte more than allowed, because the file may have grown since.
        let room = limit.saturating_add(1) - bytes.len() as u64;
        let read = file.as_mut().take(room.min(PIECE)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit {
            return Err(ErrorKind::FileTooLarge.into());
        }
        if read == 0 {
            return Ok(bytes);
        }
    }
    Err(ErrorKind::Interrupted.into())
}

/// Opens a plain file that is within the limit now. Returns its size, too.
fn open_plain(files: &dyn FileSystem, path: &Path, limit: u64) -> io::Result<(Box<dyn OpenFile>, u64)> {
    let file = match files.kind(path)? {
        Kind::File => files.open(path, Open::Read)?,
        Kind::Folder => return Err(ErrorKind::IsADirectory.into()),
        // Opening a pipe would block until another program writes to it.
        Kind::Other => return Err(DiskError::NotPlain.into()),
    };
    let size = file.size()?;
    if size > limit { Err(ErrorKind::FileTooLarge.into()) } else { Ok((file, size)) }
}

/// Reads an open file from its current position to its end, at most `limit` bytes.
///
/// # Errors
/// Any I/O error; [`ErrorKind::FileTooLarge`] above the limit.
pub fn read_open(file: &mut dyn OpenFile, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // One byte more than allowed, to notice a file above the limit.
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Creates a folder and all missing folders above it, and syncs the names of the new ones. Only their owner may enter
/// them.
///
/// # Errors
/// Any I/O error.
pub fn create_folders(files: &dyn FileSystem, folder: &Path) -> io::Result<()> {
    match files.kind(folder) {
        Ok(Kind::Folder) => return Ok(()),
        Ok(_) => return Err(ErrorKind::NotADirectory.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let above = folder_of(folder);
    if above != folder {
        create_folders(files, above)?;
    }
    match files.create_folder(folder) {
        // Another program has created it just now.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        created => created?,
    }
    files.sync_folder(above)
}

/// Creates a folder that holds nothing but files of this program, or closes the one that is there to everybody but its
/// owner: earlier versions left it open.
///
/// # Errors
/// Any I/O error. No error reports a folder that cannot be closed.
pub fn own_folder(files: &dyn FileSystem, folder: &Path) -> io::Result<()> {
    create_folders(files, folder)?;
    files.close_to_others(folder);
    Ok(())
}

/// Syncs the name of a file, and the names of all folders above it.
///
/// # Errors
/// Any I/O error.
pub fn sync_names(files: &dyn FileSystem, path: &Path) -> io::Result<()> {
    let folders = path.ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
    folders.into_iter().try_for_each(|folder| files.sync_folder(folder))
}

/// Writes a new file and syncs it, but not its name.
///
/// # Errors
/// Any I/O error. The incomplete file is removed if possible.
fn write_new(files: &dyn FileSystem, path: &Path, access: Access<'_>, bytes: &[u8]) -> io::Result<()> {
    write_held(files, path, access, bytes).map(drop)
}

/// Like [`write_new`], but returns the file, open and locked.
fn write_held(
    files: &dyn FileSystem,
    path: &Path,
    access: Access<'_>,
    bytes: &[u8],
) -> io::Result<Box<dyn OpenFile>> {
    let mut file = files.open(path, Open::New(access))?;
    // Without locks, `sweep` does not remove it either.
    let _ = file.lock();
    match file.write_all(bytes).and_then(|()| file.sync()) {
        Ok(()) => Ok(file),
        Err(error) => {
            // Some systems do not remove an open file.
            drop(file);
            let _ = files.remove(path);
            Err(error)
        }
    }
}

/// Writes `bytes` to a new file next to `path`, syncs it with its name, and returns its path: `game.1.rest` for
/// `game.journal`.
///
/// # Errors
/// Any I/O error.
pub fn keep_rest(
    files: &dyn FileSystem,
    path: &Path,
    access: Access<'_>,
    bytes: &[u8],
) -> io::Result<PathBuf> {
    const ATTEMPTS: u32 = 100;
    for number in 1..=ATTEMPTS {
        let rest = path.with_extension(format!("{number}.rest"));
        match write_new(files, &rest, access, bytes) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            written => return written.and_then(|()| files.sync_folder(folder_of(&rest))).map(|()| rest),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Atomically replaces the contents of `path`: writes a temporary file next to it, syncs it, renames it over `path`, and
/// syncs the folder. At every instant the file is the old one or the new one, whole.
///
/// # Errors
/// Any I/O error; [`ErrorKind::PermissionDenied`] if the old file is read-only. The file is then the old one. The only
/// exception is a failed sync of the folder: the file is the new one, and a power cut may still restore the old one.
pub fn replace(files: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(files, path, Access::Like(path), bytes)
}

/// Replaces the contents of a file of this program as [`replace`] does. Only its owner may read the new one. A link stays,
/// and the file it leads to is replaced.
///
/// # Errors
/// Like [`replace`].
pub fn replace_own(files: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = &files.resolve(path);
    replace_with(files, path, Access::PrivateLike(path), bytes)
}

/// Replaces the contents of `path` as [`replace`] does, and writes `old`, its contents until now, to `backup`. The former
/// `backup` stays if `path` cannot be replaced. No error reports a failure of the backup.
///
/// # Errors
/// Like [`replace`].
pub fn replace_with_backup(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    backup: &Path,
    old: &[u8],
) -> io::Result<()> {
    // The new file first: the disk may have room for only one of the two.
    let new = Neighbour::write(files, path, Access::Like(path), bytes)?;
    let kept = Neighbour::write(files, backup, Access::Like(path), old);
    let renamed = new.put(files, path, Access::Like(path), bytes);
    match kept {
        Ok(kept) if renamed.is_ok() => drop(kept.put(files, backup, Access::Like(path), old)),
        Ok(kept) => kept.remove(files),
        Err(_) => {}
    }
    renamed?;
    finish(files, path)
}

/// Atomically copies a file of this program to `copy`: an older copy stays until the new one is whole. Only its owner may
/// read the new one.
///
/// # Errors
/// Any I/O error; [`ErrorKind::FileTooLarge`] above the limit.
pub fn copy(files: &dyn FileSystem, path: &Path, copy: &Path, limit: u64) -> io::Result<()> {
    replace_with(files, copy, Access::PrivateLike(path), &read(files, path, limit)?)
}

fn replace_with(files: &dyn FileSystem, path: &Path, access: Access<'_>, bytes: &[u8]) -> io::Result<()> {
    Neighbour::write(files, path, access, bytes)?.put(files, path, access, bytes)?;
    finish(files, path)
}

/// Syncs the name of a renamed file, and removes the temporary files of killed programs.
fn finish(files: &dyn FileSystem, path: &Path) -> io::Result<()> {
    let folder = folder_of(path);
    files.sync_folder(folder)?;
    sweep(files, folder);
    Ok(())
}

/// Beginning and end of the names of temporary files.
const NEIGHBOUR: (&str, &str) = (".heksy-", ".tmp");

/// A temporary file in the folder of the file that it replaces, open and locked.
struct Neighbour {
    path: PathBuf,
    file: Box<dyn OpenFile>,
}

impl Neighbour {
    /// Writes a neighbour of `path` with a unique short name.
    fn write(files: &dyn FileSystem, path: &Path, access: Access<'_>, bytes: &[u8]) -> io::Result<Neighbour> {
        const ATTEMPTS: usize = 16;
        let (begin, end) = NEIGHBOUR;
        for _ in 0..ATTEMPTS {
            let path = folder_of(path).join(format!("{begin}{:08x}{end}", fastrand::u32(..)));
            match write_held(files, &path, access, bytes) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                done => return done.map(|file| Neighbour { path, file }),
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Renames it over `path`, or removes it. Another instance may have swept it before it was locked: then another one takes its
    /// place.
    fn put(self, files: &dyn FileSystem, path: &Path, access: Access<'_>, bytes: &[u8]) -> io::Result<()> {
        match self.rename(files, path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Neighbour::write(files, path, access, bytes)?.rename(files, path)
            }
            renamed => renamed,
        }
    }

    fn rename(self, files: &dyn FileSystem, path: &Path) -> io::Result<()> {
        let renamed = files.rename(&self.path, path);
        if renamed.is_err() {
            self.remove(files);
        }
        renamed
    }

    fn remove(self, files: &dyn FileSystem) {
        // Some systems do not remove an open file.
        drop(self.file);
        // A file that cannot be removed does no harm.
        let _ = files.remove(&self.path);
    }
}

/// Removes unlocked temporary files: their programs were killed before they could rename them.
fn sweep(files: &dyn FileSystem, folder: &Path) {
    let (begin, end) = NEIGHBOUR;
    let is_neighbour = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(begin) && name.ends_with(end)
    };
    for path in files.list(folder).unwrap_or_default().into_iter().filter(is_neighbour) {
        if files.open(&path, Open::Write).is_ok_and(|file| file.lock().is_ok()) {
            // A file that cannot be removed does no harm.
            let _ = files.remove(&path);
        }
    }
}

/// The folder of a file.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => path,
    }
}

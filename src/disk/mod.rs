//! The file system as the program sees it: what it reads and keeps passes through here, journals, games, settings.
//!
//! [`FileSystem`] and [`OpenFile`] are the calls of the system, one method each, so that tests can put in a disk that
//! fails at any of them, or loses its power. What is made of them stands here once: reading with a limit, files written
//! whole, replacing one by another in one step, folders that outlive a power cut.
//!
//! What holds after a power cut is what POSIX promises and no more: the bytes of a file once [`OpenFile::sync`] has
//! succeeded, and a name once [`FileSystem::sync_folder`] has, for the folder it stands in. A call of `sync` that fails
//! may have forgotten what it should have written (Linux marks the pages clean): it does not help to call it again, the
//! bytes must be written again.

mod real;
mod tail;

use std::fmt::Debug;
use std::io::{self, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use real::Disk;
pub use tail::Tail;

/// What lies at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A plain file.
    File,
    /// A folder.
    Folder,
    /// A pipe, a device and the like.
    Other,
}

/// Who may read and write a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access<'a> {
    /// As the system has it.
    Usual,
    /// Only its owner, where the system knows owners.
    Private,
    /// As the file at this path, where there is one.
    Like(&'a Path),
}

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Open<'a> {
    /// One that is there, to be read.
    Read,
    /// One that is there, to be read and written.
    Write,
    /// One that is not there yet, to be read and written.
    New(Access<'a>),
}

/// The calls of a file system.
pub trait FileSystem: Debug + Send + Sync {
    /// Opens a file.
    ///
    /// # Errors
    /// Those of the system; [`ErrorKind::AlreadyExists`] for a new one that is there,
    /// [`ErrorKind::PermissionDenied`] for one like a file that is read-only.
    fn open(&self, path: &Path, how: Open<'_>) -> io::Result<Box<dyn OpenFile>>;

    /// What lies at a path.
    ///
    /// # Errors
    /// Those of the system; [`ErrorKind::NotFound`] where nothing is.
    fn kind(&self, path: &Path) -> io::Result<Kind>;

    /// How long ago the file was last written.
    ///
    /// # Errors
    /// Those of the system, and where it does not keep that.
    fn age(&self, path: &Path) -> io::Result<Duration>;

    /// Where a path leads when links are followed; the path itself where nothing is there yet.
    fn resolve(&self, path: &Path) -> PathBuf;

    /// What lies in a folder, in any order.
    ///
    /// # Errors
    /// Those of the system.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Makes one folder.
    ///
    /// # Errors
    /// Those of the system.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Renames a file in its folder, replacing what is there in one step.
    ///
    /// # Errors
    /// Those of the system.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Those of the system.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Forces the names in a folder to the disk. Where the system cannot, this does nothing.
    ///
    /// # Errors
    /// Those of the system.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// An open file.
pub trait OpenFile: Debug + Read + Write + Seek + Send {
    /// Its size in bytes.
    ///
    /// # Errors
    /// Those of the system.
    fn size(&self) -> io::Result<u64>;

    /// Cuts it off, or fills it with zeros, at this size.
    ///
    /// # Errors
    /// Those of the system.
    fn set_size(&mut self, size: u64) -> io::Result<()>;

    /// Forces its bytes to the disk.
    ///
    /// # Errors
    /// Those of the system. What has not been forced down must then be written again.
    fn sync(&self) -> io::Result<()>;

    /// The same file once more, to be forced to the disk on another thread.
    ///
    /// # Errors
    /// Those of the system.
    fn duplicate(&self) -> io::Result<Box<dyn OpenFile>>;

    /// Locks it against other programs until it is closed.
    ///
    /// # Errors
    /// [`ErrorKind::WouldBlock`] where another one holds it; others where the file system knows no locks.
    fn lock(&self) -> io::Result<()>;
}

/// The whole file, if it is one and holds at most `limit` bytes.
///
/// # Errors
/// Those of the system; [`ErrorKind::FileTooLarge`] above the limit, [`ErrorKind::IsADirectory`] for a folder,
/// [`ErrorKind::InvalidInput`] for what is neither.
pub fn read(files: &dyn FileSystem, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    read_open(open_plain(files, path)?.as_mut(), limit)
}

/// The same, as long as `go_on` says so, which is told how many bytes of how many are there.
///
/// # Errors
/// Those of [`read`]; [`ErrorKind::Interrupted`] where it says no.
pub fn read_while(
    files: &dyn FileSystem,
    path: &Path,
    limit: u64,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> io::Result<Vec<u8>> {
    const PIECE: u64 = 1 << 20;
    let mut file = open_plain(files, path)?;
    let size = file.size()?;
    let mut bytes = Vec::new();
    while go_on(bytes.len() as u64, size) {
        // One byte more than allowed: the file may have grown since its size was asked for.
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

fn open_plain(files: &dyn FileSystem, path: &Path) -> io::Result<Box<dyn OpenFile>> {
    match files.kind(path)? {
        Kind::File => files.open(path, Open::Read),
        Kind::Folder => Err(ErrorKind::IsADirectory.into()),
        // To open a pipe would wait for somebody to write into it.
        Kind::Other => Err(ErrorKind::InvalidInput.into()),
    }
}

/// What is left to be read of an open file, if it holds at most `limit` bytes.
///
/// # Errors
/// Those of the system; [`ErrorKind::FileTooLarge`] above the limit.
pub fn read_open(file: &mut dyn OpenFile, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // One byte more than allowed: the file may have grown since its size was asked for.
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Makes a folder, and those above it, where there are none, and forces the names of the new ones to the disk.
///
/// # Errors
/// Those of the system.
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
        // Another program has made it just now.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        created => created?,
    }
    files.sync_folder(above)
}

/// Forces the name of a file to the disk, with those of all folders above it, whoever made them.
///
/// # Errors
/// Those of the system.
pub fn sync_names(files: &dyn FileSystem, path: &Path) -> io::Result<()> {
    let folders = path.ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
    folders.into_iter().try_for_each(|folder| files.sync_folder(folder))
}

/// Writes a new file and forces it to the disk, but not its name.
///
/// # Errors
/// Those of the system. Nothing is left behind, unless that cannot be removed.
pub fn write_new(files: &dyn FileSystem, path: &Path, access: Access<'_>, bytes: &[u8]) -> io::Result<()> {
    write_held(files, path, access, bytes).map(drop)
}

/// The same; the file stays open and locked.
fn write_held(
    files: &dyn FileSystem,
    path: &Path,
    access: Access<'_>,
    bytes: &[u8],
) -> io::Result<Box<dyn OpenFile>> {
    let mut file = files.open(path, Open::New(access))?;
    // Where the file system knows no locks nobody takes it for one that was left behind either.
    let _ = file.lock();
    match file.write_all(bytes).and_then(|()| file.sync()) {
        Ok(()) => Ok(file),
        Err(error) => {
            // Some systems do not remove a file that is open.
            drop(file);
            let _ = files.remove(path);
            Err(error)
        }
    }
}

/// Keeps `bytes` in a new file beside `path`, forced to the disk with its name, and says where: `game.1.rest` for
/// `game.journal`.
///
/// # Errors
/// Those of the system.
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

/// Makes the file at `path` one of these bytes: writes a neighbour, forces it to the disk, renames it over `path`, and
/// forces the name to the disk. The file is the old one or the new one, whole, at every instant.
///
/// # Errors
/// Those of the system; [`ErrorKind::PermissionDenied`] where the old file is read-only. The file is then the old one;
/// only where its name could not be forced to the disk is it the new one, which a power cut may still take back.
pub fn replace(files: &dyn FileSystem, path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_like(files, path, path, bytes)
}

/// Makes `copy` a copy of the file at `path`, in one step: an older copy stays until the new one is whole.
///
/// # Errors
/// Those of the system; [`ErrorKind::FileTooLarge`] above the limit.
pub fn copy(files: &dyn FileSystem, path: &Path, copy: &Path, limit: u64) -> io::Result<()> {
    replace_like(files, copy, path, &read(files, path, limit)?)
}

fn replace_like(files: &dyn FileSystem, path: &Path, like: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    let (neighbour, file) = write_neighbour(files, folder, Access::Like(like), bytes)?;
    let renamed = files.rename(&neighbour, path);
    drop(file);
    renamed.inspect_err(|_| drop(files.remove(&neighbour)))?;
    files.sync_folder(folder)?;
    sweep(files, folder);
    Ok(())
}

/// What the names of neighbours begin and end with.
const NEIGHBOUR: (&str, &str) = (".heksy-", ".tmp");

/// Writes a new file with a short name nobody else has. It stays open, and locked, until it is renamed.
fn write_neighbour(
    files: &dyn FileSystem,
    folder: &Path,
    access: Access<'_>,
    bytes: &[u8],
) -> io::Result<(PathBuf, Box<dyn OpenFile>)> {
    const ATTEMPTS: usize = 16;
    let (begin, end) = NEIGHBOUR;
    for _ in 0..ATTEMPTS {
        let path = folder.join(format!("{begin}{:08x}{end}", fastrand::u32(..)));
        match write_held(files, &path, access, bytes) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => return done.map(|file| (path, file)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Removes the neighbours that nobody holds: their programs were killed before they could rename them.
fn sweep(files: &dyn FileSystem, folder: &Path) {
    let (begin, end) = NEIGHBOUR;
    let is_neighbour = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(begin) && name.ends_with(end)
    };
    for path in files.list(folder).unwrap_or_default().into_iter().filter(is_neighbour) {
        if files.open(&path, Open::Write).is_ok_and(|file| file.lock().is_ok()) {
            // One that stays is in nobody's way.
            let _ = files.remove(&path);
        }
    }
}

/// The folder a file lies in.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => path,
    }
}

//! The calls of a file system.

use std::fmt::Debug;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The kind of a directory entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A plain file.
    File,
    /// A folder.
    Folder,
    /// A pipe, a device or the like.
    Other,
}

/// The permissions of a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access<'a> {
    /// Only for its owner, on systems with owners.
    Private,
    /// Like those of the file at this path, if it exists.
    Like(&'a Path),
    /// Only for its owner, on systems with owners; the file at this path must not be read-only.
    PrivateLike(&'a Path),
}

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Open<'a> {
    /// An existing file, for reading.
    Read,
    /// An existing file, for reading and writing.
    Write,
    /// A file that does not exist yet, for reading and writing.
    New(Access<'a>),
}

/// The calls of a file system.
pub trait FileSystem: Debug + Send + Sync {
    /// Opens a file.
    ///
    /// # Errors
    /// Any I/O error; [`ErrorKind::AlreadyExists`](std::io::ErrorKind::AlreadyExists) if a new file already exists,
    /// [`ErrorKind::PermissionDenied`](std::io::ErrorKind::PermissionDenied) for an [`Access`] like that of a read-only
    /// file.
    fn open(&self, path: &Path, how: Open<'_>) -> io::Result<Box<dyn OpenFile>>;

    /// The kind of the entry at a path.
    ///
    /// # Errors
    /// Any I/O error; [`ErrorKind::NotFound`](std::io::ErrorKind::NotFound) if the path does not exist.
    fn kind(&self, path: &Path) -> io::Result<Kind>;

    /// The time since the file was last written.
    ///
    /// # Errors
    /// Any I/O error, or if the file system has no modification times.
    fn age(&self, path: &Path) -> io::Result<Duration>;

    /// The path with all links followed; the path itself if it does not exist. A link may lead to a file that does not
    /// exist yet.
    fn resolve(&self, path: &Path) -> PathBuf;

    /// The paths of the entries of a folder, in any order.
    ///
    /// # Errors
    /// Any I/O error.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Creates one folder that only its owner may enter, on systems with owners.
    ///
    /// # Errors
    /// Any I/O error.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Closes a folder to everybody but its owner, if that is possible.
    fn close_to_others(&self, folder: &Path) {
        let _ = folder;
    }

    /// Renames a file within its folder, atomically replacing a file of that name.
    ///
    /// # Errors
    /// Any I/O error.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Any I/O error.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Syncs a folder, so that the names in it are on the disk. Does nothing on systems that cannot.
    ///
    /// # Errors
    /// Any I/O error.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// A file of a [`FileSystem`], as the program needs it.
pub trait OpenFile: Debug + Read + Write + Seek + Send {
    /// The size in bytes.
    ///
    /// # Errors
    /// Any I/O error.
    fn size(&self) -> io::Result<u64>;

    /// Truncates the file to this size, or extends it with zeros.
    ///
    /// # Errors
    /// Any I/O error.
    fn set_size(&mut self, size: u64) -> io::Result<()>;

    /// Syncs the bytes of the file, so that they are on the disk.
    ///
    /// # Errors
    /// Any I/O error. All bytes since the last successful call must then be written again.
    fn sync(&self) -> io::Result<()>;

    /// Whether this is the file at a path. On systems other than Unix any file at the path counts.
    ///
    /// # Errors
    /// Any I/O error but that nothing is there.
    fn is_at(&self, path: &Path) -> io::Result<bool>;

    /// A second handle of the file, for syncing it on another thread.
    ///
    /// # Errors
    /// Any I/O error.
    fn duplicate(&self) -> io::Result<Box<dyn OpenFile>>;

    /// Locks the file against other programs until it is closed.
    ///
    /// # Errors
    /// [`ErrorKind::WouldBlock`](std::io::ErrorKind::WouldBlock) if another program holds the lock; other
    /// errors if the file system has no locks.
    fn lock(&self) -> io::Result<()>;
}

//! The file system as the program sees it, and the real one.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::app::catalogue::Text;

/// What the program needs of a file system. Tests put in one that fails at a chosen step.
pub trait FileSystem: Send + Sync {
    /// The whole file, if it is one and holds at most `limit` bytes.
    ///
    /// # Errors
    /// Those of the system; [`ErrorKind::FileTooLarge`] above the limit, [`ErrorKind::IsADirectory`] for a folder.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;

    /// Where a path leads when links are followed; the path itself where nothing is there yet.
    fn resolve(&self, path: &Path) -> PathBuf;

    /// Makes a folder, and those above it, where there are none.
    ///
    /// # Errors
    /// Those of the system.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Writes a new file with a name of its own in `folder`, forces it to the disk and says where it is. It gets
    /// the permissions of the file `like`, where there is one.
    ///
    /// # Errors
    /// Those of the system, [`ErrorKind::PermissionDenied`] where `like` is read-only. Nothing is left behind.
    fn write_neighbour(&self, folder: &Path, like: &Path, bytes: &[u8]) -> io::Result<PathBuf>;

    /// Renames a file, replacing what is there, and forces the folder to the disk.
    ///
    /// # Errors
    /// Those of the system.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Makes `backup` a copy of `path`, in one step: an older backup stays until the new one is whole.
    ///
    /// # Errors
    /// Those of the system; nothing is left behind.
    fn back_up(&self, path: &Path, backup: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Those of the system.
    fn remove(&self, path: &Path) -> io::Result<()>;
}

/// The real file system.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl FileSystem for Disk {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let about = fs::metadata(path)?;
        if about.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !about.is_file() {
            return Err(io::Error::other(Text::key("file-not-plain")));
        }
        let mut bytes = Vec::new();
        // One byte more than allowed: the file may have grown since its size was asked for.
        File::open(path)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn resolve(&self, path: &Path) -> PathBuf {
        fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn write_neighbour(&self, folder: &Path, like: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        let permissions = fs::metadata(like).ok().map(|about| about.permissions());
        if permissions.as_ref().is_some_and(fs::Permissions::readonly) {
            return Err(ErrorKind::PermissionDenied.into());
        }
        write_unique(folder, permissions, |file| file.write_all(bytes))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        sync_folder(to);
        Ok(())
    }

    fn back_up(&self, path: &Path, backup: &Path) -> io::Result<()> {
        let mut from = File::open(path)?;
        let permissions = from.metadata()?.permissions();
        let folder = folder_of(backup);
        let copy = write_unique(folder, Some(permissions), |to| io::copy(&mut from, to).map(|_| ()))?;
        self.rename(&copy, backup).inspect_err(|_| {
            let _ = fs::remove_file(&copy);
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }
}

/// Writes a new file with a name of its own, forces it to the disk and says where it is; leaves nothing behind where
/// that fails.
fn write_unique(
    folder: &Path,
    permissions: Option<fs::Permissions>,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let (mut file, path) = create_unique(folder)?;
    let written = (|| {
        // Before there is anything in it to be read by others.
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        write(&mut file)?;
        file.sync_all()
    })();
    drop(file);
    written.map(|()| path.clone()).inspect_err(|_| {
        let _ = fs::remove_file(&path);
    })
}

/// A new file with a short name nobody else has.
fn create_unique(folder: &Path) -> io::Result<(File, PathBuf)> {
    const ATTEMPTS: usize = 16;
    for _ in 0..ATTEMPTS {
        let path = folder.join(format!(".heksy-{:08x}.tmp", fastrand::u32(..)));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => return done.map(|file| (file, path)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Forces the new name to the disk too, where the system knows how (Unix). A failure changes nothing about the
/// file.
pub(crate) fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder_of(path))
    {
        let _ = folder.sync_all();
    }
}

/// The folder a file lies in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

//! The real file system.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::{Access, FileSystem, Kind, Open, OpenFile, folder_of};

/// The real file system.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl FileSystem for Disk {
    fn open(&self, path: &Path, how: Open<'_>) -> io::Result<Box<dyn OpenFile>> {
        let mut options = OpenOptions::new();
        options.read(true).write(how != Open::Read);
        let Open::New(access) = how else { return Ok(Box::new(options.open(path)?)) };
        options.create_new(true);
        let like = match access {
            Access::Private => None,
            Access::Like(other) | Access::PrivateLike(other) => fs::metadata(other).ok(),
        };
        let permissions = like.map(|about| about.permissions());
        if permissions.as_ref().is_some_and(Permissions::readonly) {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let is_private = matches!(access, Access::Private | Access::PrivateLike(_));
        if is_private {
            only_for_the_owner(&mut options);
        }
        let file = options.open(path)?;
        let permissions = permissions.filter(|_| !is_private);
        // Before the file contains anything that others could read.
        if let Some(Err(error)) = permissions.map(|permissions| file.set_permissions(permissions)) {
            drop(file);
            let _ = fs::remove_file(path);
            return Err(error);
        }
        Ok(Box::new(file))
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        let about = fs::metadata(path)?;
        Ok(match (about.is_file(), about.is_dir()) {
            (true, _) => Kind::File,
            (_, true) => Kind::Folder,
            _ => Kind::Other,
        })
    }

    fn age(&self, path: &Path) -> io::Result<Duration> {
        fs::metadata(path)?.modified()?.elapsed().map_err(io::Error::other)
    }

    fn resolve(&self, path: &Path) -> PathBuf {
        let target = || fs::read_link(path).map(|target| folder_of(path).join(target));
        fs::canonicalize(path).or_else(|_| target()).unwrap_or_else(|_| path.to_owned())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        let builder = &mut DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(builder, 0o700);
        builder.create(folder)
    }

    #[cfg(unix)]
    fn close_to_others(&self, folder: &Path) {
        use std::os::unix::fs::PermissionsExt;
        const OTHERS: u32 = 0o077;
        let Ok(about) = fs::metadata(folder) else { return };
        let mode = about.permissions().mode();
        if mode & OTHERS != 0 {
            // Another user may own it.
            let _ = fs::set_permissions(folder, Permissions::from_mode(mode & !OTHERS));
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        // On Windows the call fails while a virus scanner or an indexer reads the old file: that takes milliseconds.
        let mut attempts = if cfg!(windows) { 20 } else { 0 };
        loop {
            match fs::rename(from, to) {
                Err(error) if attempts > 0 && is_in_the_way(&error) => attempts -= 1,
                renamed => return renamed,
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // On other systems a folder cannot be opened as a file.
        if !cfg!(unix) {
            return Ok(());
        }
        match File::open(folder) {
            // A folder may be writable but not readable.
            Err(error) if error.kind() == ErrorKind::PermissionDenied => Ok(()),
            folder => match synced(folder?.sync_all()) {
                // A read-only file system has nothing to sync.
                Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => Ok(()),
                done => done,
            },
        }
    }
}

impl OpenFile for File {
    fn size(&self) -> io::Result<u64> {
        self.metadata().map(|about| about.len())
    }

    fn set_size(&mut self, size: u64) -> io::Result<()> {
        self.set_len(size)
    }

    fn sync(&self) -> io::Result<()> {
        synced(self.sync_all())
    }

    fn is_at(&self, path: &Path) -> io::Result<bool> {
        match fs::metadata(path) {
            Ok(there) => Ok(is_same(&self.metadata()?, &there)),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn duplicate(&self) -> io::Result<Box<dyn OpenFile>> {
        Ok(Box::new(self.try_clone()?))
    }

    fn lock(&self) -> io::Result<()> {
        self.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => ErrorKind::WouldBlock.into(),
            TryLockError::Error(error) => error,
        })
    }
}

/// The result of a sync, without the errors of file systems that cannot sync (mostly network file systems): saving a game
/// without a sync is better than not saving it.
fn synced(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if matches!(error.kind(), ErrorKind::Unsupported | ErrorKind::InvalidInput) => Ok(()),
        result => result,
    }
}

/// Whether both are about the same file, as far as the system says.
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        (one.dev(), one.ino()) == (other.dev(), other.ino())
    }
    #[cfg(not(unix))]
    {
        one.is_file() == other.is_file()
    }
}

/// Whether the error is `ERROR_ACCESS_DENIED` or `ERROR_SHARING_VIOLATION` of Windows.
fn is_in_the_way(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(5 | 32))
}

/// Makes the file that is created readable and writable only for its owner, on systems with owners.
pub(crate) fn only_for_the_owner(options: &mut OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    #[cfg(not(unix))]
    let _ = options;
}

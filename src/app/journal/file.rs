//! Journals on the real disk, and the seam where tests put in one that fails.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::writer::{file_name, is_journal};

/// A journal and where it lies.
pub type LockedJournal = (PathBuf, Box<dyn JournalFile>);

/// The folder of the journals.
pub trait JournalFolder: Send {
    /// A new, empty, locked journal.
    ///
    /// # Errors
    /// Those of the system.
    fn create(&self) -> io::Result<LockedJournal>;

    /// The journals that no running program holds, locked.
    fn abandoned(&self) -> Vec<LockedJournal>;

    /// Removes a journal, if it can be removed.
    fn remove(&self, path: &Path);
}

/// One journal. It is locked as long as this exists.
pub trait JournalFile: Send {
    /// All of it.
    ///
    /// # Errors
    /// Those of the system.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Cuts the file off at `offset` and writes `bytes` there.
    ///
    /// # Errors
    /// Those of the system; then some of the bytes may have been written.
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()>;

    /// What forces the lines so far to the disk. It may take its time, so it can be done elsewhere.
    ///
    /// # Errors
    /// Those of the system.
    fn sync(&self) -> io::Result<SyncTask>;
}

/// Forces a file to the disk.
pub type SyncTask = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// A real folder.
#[derive(Debug, Clone)]
pub struct DiskFolder(pub PathBuf);

impl JournalFolder for DiskFolder {
    fn create(&self) -> io::Result<LockedJournal> {
        const ATTEMPTS: u32 = 100;
        fs::create_dir_all(&self.0)?;
        for attempt in 0..ATTEMPTS {
            let path = self.0.join(file_name(attempt));
            // It gets its own name when it is locked: another program that starts just now must not take it for
            // an abandoned one.
            let unlocked = path.with_extension("new");
            match OpenOptions::new().read(true).write(true).create_new(true).open(&unlocked) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(_) if path.exists() => drop(fs::remove_file(&unlocked)),
                Ok(file) => {
                    // Where the file system knows no locks the file is still the only one of its name.
                    let _ = file.try_lock();
                    fs::rename(&unlocked, &path)?;
                    return Ok((path, Box::new(file)));
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn abandoned(&self) -> Vec<LockedJournal> {
        let Ok(entries) = fs::read_dir(&self.0) else { return Vec::new() };
        let paths = entries.flatten().map(|entry| entry.path()).filter(|path| is_journal(path));
        paths.filter_map(|path| open_abandoned(&path).map(|file| (path, file))).collect()
    }

    fn remove(&self, path: &Path) {
        // One that stays is offered again at the next start: better twice than never.
        let _ = fs::remove_file(path);
    }
}

/// The file, unless another program holds it.
fn open_abandoned(path: &Path) -> Option<Box<dyn JournalFile>> {
    let file = OpenOptions::new().read(true).write(true).open(path).ok()?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => None,
        _ => Some(Box::new(file)),
    }
}

impl JournalFile for File {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.seek(SeekFrom::Start(0))?;
        self.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        self.set_len(offset)?;
        self.seek(SeekFrom::Start(offset))?;
        self.write_all(bytes)
    }

    fn sync(&self) -> io::Result<SyncTask> {
        let file = self.try_clone()?;
        Ok(Box::new(move || file.sync_data()))
    }
}

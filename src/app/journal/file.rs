//! Journals on the real disk, and the seam where tests put in one that fails.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::owner::{Owner, file_name, is_journal};
use crate::app::catalogue::Text;
use crate::app::storage::sync_folder;

/// A journal and where it lies.
pub type LockedJournal = (PathBuf, Box<dyn JournalFile>);

/// The folder of the journals.
pub trait JournalFolder: Send {
    /// A new, empty, locked journal.
    ///
    /// # Errors
    /// Those of the system.
    fn create(&self) -> io::Result<LockedJournal>;

    /// The journals that no running program holds, locked; where one cannot be opened, or may be held without anybody
    /// being able to tell, why.
    fn abandoned(&self) -> Vec<(PathBuf, io::Result<Box<dyn JournalFile>>)>;

    /// Keeps what is to be cut off a journal in a file beside it, forced to the disk, and says where.
    ///
    /// # Errors
    /// Those of the system.
    fn keep(&self, journal: &Path, rest: &[u8]) -> io::Result<PathBuf>;

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

    /// What forces the lines so far to the disk, and the name of a new journal. It may take its time, so it can be done elsewhere.
    ///
    /// # Errors
    /// Those of the system.
    fn sync(&mut self) -> io::Result<SyncTask>;
}

/// Forces a file to the disk.
pub type SyncTask = Box<dyn FnOnce() -> io::Result<()> + Send>;

/// A real folder.
#[derive(Debug, Clone)]
pub struct DiskFolder {
    path: PathBuf,
    lock: fn(&File) -> Result<(), TryLockError>,
}

impl DiskFolder {
    /// The folder with this path. It need not be there yet.
    pub fn new(path: impl Into<PathBuf>) -> DiskFolder {
        DiskFolder { path: path.into(), lock: File::try_lock }
    }

    /// The same folder as on a file system that knows no locks. For tests.
    pub fn without_locks(self) -> DiskFolder {
        DiskFolder { lock: |_| Err(TryLockError::Error(ErrorKind::Unsupported.into())), ..self }
    }

    /// The journal, locked; `None` where a running program holds it.
    fn take(&self, path: &Path) -> io::Result<Option<LockedJournal>> {
        let file = match OpenOptions::new().read(true).write(true).open(path) {
            // Another program has removed it, or taken it over, meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        match (self.lock)(&file) {
            Ok(()) => Ok(Some((path.to_owned(), Box::new(DiskJournal { file, unsynced_name: None })))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(_)) => {
                drop(file);
                self.take_unlocked(path)
            }
        }
    }

    /// The journal where there are no locks: only that of a program that has certainly ended is taken over. It gets a
    /// new name then, which tells all others that it is held again; of two that try only one can rename it.
    fn take_unlocked(&self, path: &Path) -> io::Result<Option<LockedJournal>> {
        let own = Owner::here();
        match Owner::of_journal(path).and_then(Owner::is_running) {
            Some(true) => Ok(None),
            Some(false) if own.is_some() => {
                let taken = self.path.join(file_name(own));
                match fs::rename(path, &taken) {
                    Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                    renamed => renamed?,
                }
                let file = OpenOptions::new().read(true).write(true).open(&taken)?;
                let journal = DiskJournal { file, unsynced_name: Some(taken.clone()) };
                Ok(Some((taken, Box::new(journal))))
            }
            _ => Err(io::Error::other(Text::key("journal-in-doubt"))),
        }
    }
}

impl JournalFolder for DiskFolder {
    fn create(&self) -> io::Result<LockedJournal> {
        const ATTEMPTS: u32 = 100;
        fs::create_dir_all(&self.path)?;
        let owner = Owner::here();
        for _ in 0..ATTEMPTS {
            let path = self.path.join(file_name(owner));
            // It gets its own name when it is locked: another program that starts just now must not take it for
            // an abandoned one.
            let unlocked = path.with_extension("new");
            match OpenOptions::new().read(true).write(true).create_new(true).open(&unlocked) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(_) if path.exists() => drop(fs::remove_file(&unlocked)),
                Ok(file) => {
                    // Where the file system knows no locks its name says whose it is.
                    let _ = (self.lock)(&file);
                    fs::rename(&unlocked, &path)?;
                    let journal = DiskJournal { file, unsynced_name: Some(path.clone()) };
                    return Ok((path, Box::new(journal)));
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn abandoned(&self) -> Vec<(PathBuf, io::Result<Box<dyn JournalFile>>)> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
            Err(error) => return vec![(self.path.clone(), Err(error))],
        };
        let paths = entries.flatten().map(|entry| entry.path()).filter(|path| is_journal(path));
        let taken = paths.filter_map(|path| match self.take(&path) {
            Ok(taken) => taken.map(|(path, file)| (path, Ok(file))),
            Err(error) => Some((path, Err(error))),
        });
        taken.collect()
    }

    fn keep(&self, journal: &Path, rest: &[u8]) -> io::Result<PathBuf> {
        const ATTEMPTS: u32 = 100;
        for number in 1..=ATTEMPTS {
            let path = journal.with_extension(format!("{number}.rest"));
            let file = OpenOptions::new().write(true).create_new(true).open(&path);
            match file.and_then(|mut file| file.write_all(rest).and_then(|()| file.sync_all())) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => {
                    let _ = fs::remove_file(&path);
                    return Err(error);
                }
                Ok(()) => {
                    sync_folder(&path);
                    return Ok(path);
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn remove(&self, path: &Path) {
        // One that stays is offered again at the next start: better twice than never.
        let _ = fs::remove_file(path);
    }
}

/// A journal on the disk.
struct DiskJournal {
    file: File,
    /// The path of one whose name has not been forced to the disk yet.
    unsynced_name: Option<PathBuf>,
}

impl JournalFile for DiskJournal {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        // Cutting off nothing would still wait for lines that are being forced to the disk.
        if self.file.metadata()?.len() != offset {
            self.file.set_len(offset)?;
        }
        self.file.seek(SeekFrom::Start(offset))?;
        self.file.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<SyncTask> {
        let file = self.file.try_clone()?;
        let name = self.unsynced_name.take();
        Ok(Box::new(move || {
            if let Some(name) = name {
                sync_folder(&name);
            }
            file.sync_data()
        }))
    }
}

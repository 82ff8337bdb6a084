//! The folder of the journals, and the commands for them.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::Sender;

use super::Snapshot;
use crate::disk::{self, Access, FileSystem, LineFile, Open, OpenFile};
use crate::game::date::unix_seconds;

/// The extension of journals.
const EXTENSION: &str = "journal";

/// The extension of journals that are not locked yet.
const UNNAMED: &str = "new";

/// The folder with a journal for each unfinished or unsaved game.
#[derive(Debug, Clone)]
pub struct JournalFolder {
    files: Arc<dyn FileSystem>,
    path: PathBuf,
}

impl JournalFolder {
    /// The folder with this path. It need not be there yet.
    pub fn new(files: Arc<dyn FileSystem>, path: impl Into<PathBuf>) -> JournalFolder {
        JournalFolder { files, path: path.into() }
    }

    /// A new, empty, locked journal.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn create(&self) -> io::Result<LineFile> {
        const ATTEMPTS: u32 = 100;
        disk::own_folder(self.files.as_ref(), &self.path)?;
        for _ in 0..ATTEMPTS {
            let path = self.path.join(file_name());
            // It gets its own name when it is locked: another program that starts just now must not take it for
            // an abandoned one.
            let unnamed = path.with_extension(UNNAMED);
            let file = match self.files.open(&unnamed, Open::New(Access::Private)) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                file => file?,
            };
            if self.files.kind(&path).is_ok() {
                let _ = self.files.remove(&unnamed);
                continue;
            }
            // On a file system without locks the next program that starts asks about it.
            let _ = file.lock();
            match self.files.rename(&unnamed, &path) {
                Ok(()) => return Ok(self.journal(path, file)),
                // Another program that started just now has taken it for one that was left behind.
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => {
                    drop(file);
                    let _ = self.files.remove(&unnamed);
                    return Err(error);
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    fn journal(&self, path: PathBuf, file: Box<dyn OpenFile>) -> LineFile {
        LineFile::new(&self.files, path, Access::Private, file)
    }

    /// The journals that no running program holds, as far as the file system can tell; for a journal that cannot be opened,
    /// the reason.
    pub fn abandoned(&self) -> Vec<(PathBuf, io::Result<Abandoned>)> {
        let paths = match self.files.list(&self.path) {
            Ok(paths) => paths,
            Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
            Err(error) => return vec![(self.path.clone(), Err(error))],
        };
        paths.iter().filter(|path| has_extension(path, UNNAMED)).for_each(|path| self.sweep(path));
        let journals = paths.into_iter().filter(|path| has_extension(path, EXTENSION));
        journals.filter_map(|path| Some((path.clone(), self.take(&path).transpose()?))).collect()
    }

    /// Removes a file whose program ended before it could name it: nothing is in it yet.
    fn sweep(&self, unnamed: &Path) {
        let file = self.files.open(unnamed, Open::Write);
        if file.is_ok_and(|file| file.lock().is_ok() && matches!(file.size(), Ok(0))) {
            let _ = self.files.remove(unnamed);
        }
    }

    /// The journal; `None` where a running program holds it.
    fn take(&self, path: &Path) -> io::Result<Option<Abandoned>> {
        let file = match self.files.open(path, Open::Write) {
            // Another program has removed it, or taken it over, meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        let is_locked = match file.lock() {
            Ok(()) => true,
            Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(None),
            Err(_) => false,
        };
        Ok(Some(Abandoned { file: self.journal(path.to_owned(), file), is_locked }))
    }

    /// Removes a journal, if it can be removed.
    pub fn remove(&self, path: &Path) {
        // One that stays is offered again at the next start: better twice than never.
        let _ = self.files.remove(path);
    }
}

/// A journal that a former run has left behind.
pub struct Abandoned {
    /// The file.
    pub file: LineFile,
    /// Whether it is locked. Without a lock a running program may have it open.
    pub is_locked: bool,
}

/// A name for a journal that begins now: its time, the process, and a number of its own in the process.
fn file_name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("game-{}-{}-{count}.{EXTENSION}", unix_seconds(), std::process::id())
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|own| own == extension)
}

/// The number of a journal in this run of the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct JournalId(pub u64);

/// Commands for the journals of open games.
#[derive(Debug, Clone)]
pub enum JournalCommand {
    /// Find the journals of former runs, and send them.
    Find,
    /// Write the game as it is at the end of its journal; the first time, begin the journal. It becomes the open game's.
    /// The journal that it replaces is removed as soon as the game is on the disk.
    Write {
        /// The journal.
        id: JournalId,
        /// The game.
        game: Box<Snapshot>,
        /// The journal to be removed afterwards.
        replaces: Option<JournalId>,
    },
    /// Reopen a journal found on the disk, under this number. Its last state has the other number.
    Resume(JournalId, PathBuf, u64),
    /// Remove the journal of a game that was saved or discarded.
    Remove(JournalId),
    /// Remove a journal found on the disk.
    RemoveFound(PathBuf),
    /// Sync the open game's journal, and send whether that succeeded.
    Force(Sender<bool>),
}

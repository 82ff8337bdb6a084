//! The folder of the journals.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::owner::{Owner, UNNAMED, file_name, is_journal, is_unnamed};
use crate::app::catalogue::Text;
use crate::disk::{self, Access, FileSystem, LineFile, Open, OpenFile};

/// The folder of the journals.
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
        let owner = Owner::here();
        for _ in 0..ATTEMPTS {
            let path = self.path.join(file_name(owner));
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
            // On a file system without locks the name says which process owns the journal.
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

    /// The journals that no running program holds, locked; for a journal that cannot be opened, or that may be held,
    /// the reason.
    pub fn abandoned(&self) -> Vec<(PathBuf, io::Result<LineFile>)> {
        let paths = match self.files.list(&self.path) {
            Ok(paths) => paths,
            Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
            Err(error) => return vec![(self.path.clone(), Err(error))],
        };
        paths.iter().filter(|path| is_unnamed(path)).for_each(|path| self.sweep(path));
        let journals = paths.into_iter().filter(|path| is_journal(path));
        let taken = journals.filter_map(|path| match self.take(&path) {
            Ok(taken) => taken.map(|file| (file.path.clone(), Ok(file))),
            Err(error) => Some((path, Err(error))),
        });
        taken.collect()
    }

    /// Removes a file whose program ended before it could name it: nothing is in it yet.
    fn sweep(&self, unnamed: &Path) {
        let file = self.files.open(unnamed, Open::Write);
        if file.is_ok_and(|file| file.lock().is_ok() && matches!(file.size(), Ok(0))) {
            let _ = self.files.remove(unnamed);
        }
    }

    /// The journal, locked; `None` where a running program holds it.
    fn take(&self, path: &Path) -> io::Result<Option<LineFile>> {
        let file = match self.files.open(path, Open::Write) {
            // Another program has removed it, or taken it over, meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            file => file?,
        };
        match file.lock() {
            Ok(()) => Ok(Some(self.journal(path.to_owned(), file))),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(None),
            Err(_) => {
                drop(file);
                self.take_unlocked(path)
            }
        }
    }

    /// Takes over a journal on a file system without locks, if its program has certainly ended. The journal gets a new
    /// name, which marks it as held; of two programs that try, only one can rename it.
    fn take_unlocked(&self, path: &Path) -> io::Result<Option<LineFile>> {
        let own = Owner::here();
        match Owner::of_journal(path).and_then(Owner::is_running) {
            Some(true) => Ok(None),
            Some(false) if own.is_some() => {
                let taken = self.path.join(file_name(own));
                match self.files.rename(path, &taken) {
                    Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                    renamed => renamed?,
                }
                let file = self.files.open(&taken, Open::Write)?;
                Ok(Some(self.journal(taken, file)))
            }
            _ => Err(io::Error::other(Text::key("journal-in-doubt"))),
        }
    }

    /// Removes a journal, if it can be removed.
    pub fn remove(&self, path: &Path) {
        // One that stays is offered again at the next start: better twice than never.
        let _ = self.files.remove(path);
    }
}

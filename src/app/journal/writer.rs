//! The thread's work: lines onto the disk at once, forced down at most once a second.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::file::{JournalFile, JournalFolder, LockedJournal};
use super::{Entry, JournalId, find, lines};
use crate::app::command::JournalCommand;
use crate::app::message::DiskNews;

/// The longest time a line may wait to be forced to the disk.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// Writes journals until the commands end; then forces the last line down.
pub fn run(folder: Box<dyn JournalFolder>, commands: &Receiver<JournalCommand>, tell: impl Fn(DiskNews)) {
    let mut writer = Writer { folder, open: None, found: HashMap::new() };
    loop {
        let command = match writer.sync_due() {
            Some(due) => commands.recv_timeout(due.saturating_duration_since(Instant::now())),
            None => commands.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let news = match command {
            Ok(command) => writer.obey(command),
            Err(RecvTimeoutError::Timeout) => writer.sync(),
            Err(RecvTimeoutError::Disconnected) => {
                writer.sync();
                return;
            }
        };
        if let Some(news) = news {
            tell(news);
        }
    }
}

/// The journals this program has open.
struct Writer {
    folder: Box<dyn JournalFolder>,
    /// The running game's.
    open: Option<(JournalId, Journal)>,
    /// Those found at the start, locked until it is decided what becomes of them.
    found: HashMap<PathBuf, Box<dyn JournalFile>>,
}

impl Writer {
    fn obey(&mut self, command: JournalCommand) -> Option<DiskNews> {
        match command {
            JournalCommand::Find => {
                let (games, files) = find::find(self.folder.as_ref());
                self.found.extend(files);
                return Some(DiskNews::Journals(games));
            }
            JournalCommand::Begin(id, header) => {
                self.open = Some((id, Journal::begin(&header)));
                return self.write(None);
            }
            JournalCommand::Add(id, entry) if self.is_open(id) => return self.write(Some(&entry)),
            JournalCommand::Add(..) => {}
            JournalCommand::Resume(id, path) => {
                let file = self.found.remove(&path);
                self.open = file.map(|file| (id, Journal::resume(path, file)));
            }
            JournalCommand::Remove(id) => {
                if let Some((_, journal)) = self.open.take_if(|(open, _)| *open == id) {
                    journal.remove(self.folder.as_ref());
                }
            }
            JournalCommand::RemoveFound(path) => {
                // The lock must be given back first: some systems do not remove a file that is open.
                drop(self.found.remove(&path));
                self.folder.remove(&path);
            }
        }
        None
    }

    fn is_open(&self, id: JournalId) -> bool {
        self.open.as_ref().is_some_and(|(open, _)| *open == id)
    }

    fn write(&mut self, entry: Option<&Entry>) -> Option<DiskNews> {
        let (_, journal) = self.open.as_mut()?;
        journal.pending.extend(entry.map(lines::encode).unwrap_or_default().into_bytes());
        let is_end = matches!(entry, Some(Entry::Result { .. }));
        let written = journal.flush(self.folder.as_ref()).and_then(|()| journal.sync_if_due(is_end));
        written.err().map(|error| DiskNews::JournalFailed(error.to_string()))
    }

    fn sync_due(&self) -> Option<Instant> {
        self.open.as_ref().and_then(|(_, journal)| journal.sync_due)
    }

    fn sync(&mut self) -> Option<DiskNews> {
        let (_, journal) = self.open.as_mut()?;
        journal.sync_if_due(true).err().map(|error| DiskNews::JournalFailed(error.to_string()))
    }
}

/// One journal. What could not be written stays in `pending` and is tried again with the next line.
struct Journal {
    /// Where it lies, and the open file; `None` until it could be created.
    file: Option<LockedJournal>,
    /// Bytes of whole lines in the file. What is behind them is a line that was cut short.
    good: u64,
    pending: Vec<u8>,
    last_sync: Option<Instant>,
    /// When the newest line must be forced down, if it has not been.
    sync_due: Option<Instant>,
    /// Forces lines down while others are written: a slow disk must not keep the next move waiting.
    syncing: Option<JoinHandle<io::Result<()>>>,
}

impl Journal {
    fn new(file: Option<LockedJournal>, good: u64, pending: Vec<u8>) -> Journal {
        Journal { file, good, pending, last_sync: None, sync_due: None, syncing: None }
    }

    fn begin(header: &Entry) -> Journal {
        Journal::new(None, 0, lines::encode(header).into_bytes())
    }

    fn resume(path: PathBuf, mut file: Box<dyn JournalFile>) -> Journal {
        let good = file.read().map_or(0, |bytes| lines::decode(&bytes).1 as u64);
        Journal::new(Some((path, file)), good, Vec::new())
    }

    fn flush(&mut self, folder: &dyn JournalFolder) -> io::Result<()> {
        if self.file.is_none() {
            self.file = Some(folder.create()?);
        }
        if let Some((_, file)) = &mut self.file {
            file.write_at(self.good, &self.pending)?;
            self.good += self.pending.len() as u64;
            self.pending.clear();
            let earliest = self.last_sync.map_or_else(Instant::now, |last| last + SYNC_EVERY);
            self.sync_due.get_or_insert(earliest);
        }
        Ok(())
    }

    /// Begins to force the lines to the disk if they have waited long enough, or `now` in any case.
    fn sync_if_due(&mut self, now: bool) -> io::Result<()> {
        if self.sync_due.is_none_or(|due| !now && due > Instant::now()) {
            return Ok(());
        }
        self.sync_due = None;
        self.last_sync = Some(Instant::now());
        let before = self.finish_sync();
        if let Some((_, file)) = &self.file {
            self.syncing = Some(thread::Builder::new().name("journal sync".to_owned()).spawn(file.sync()?)?);
        }
        before
    }

    /// Waits for the lines that are being forced down; says what became of them.
    fn finish_sync(&mut self) -> io::Result<()> {
        self.syncing.take().map_or(Ok(()), |thread| thread.join().unwrap_or(Ok(())))
    }

    fn remove(mut self, folder: &dyn JournalFolder) {
        // The file goes away: whether it has reached the disk does not matter any more.
        let _ = self.finish_sync();
        if let Some((path, file)) = self.file.take() {
            drop(file);
            folder.remove(&path);
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // Nobody is left to be told.
        let _ = self.finish_sync();
    }
}

/// The file's name says when it was begun and by which program, for a person who looks.
pub(super) fn file_name(attempt: u32) -> String {
    let begun = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format!("game-{}-{}-{attempt}.{}", begun.as_secs(), std::process::id(), EXTENSION)
}

/// What the names of journals end with.
pub(super) const EXTENSION: &str = "journal";

/// Whether this is the name of a journal.
pub(super) fn is_journal(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION)
}

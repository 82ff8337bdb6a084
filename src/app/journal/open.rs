//! One journal that is open: its lines on the way to the file, and from there to the disk.

use std::io;
use std::path::PathBuf;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::file::{JournalFolder, LockedJournal};
use super::find::HeldJournal;
use super::{Entry, lines};
use crate::app::catalogue::Text;

/// The longest time a line may wait to be forced to the disk.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// The name of the thread that forces lines to the disk.
pub const SYNC_THREAD: &str = "journal sync";

/// One journal. What could not be written stays in `pending` and is tried again with the next line.
pub(super) struct Journal {
    /// Where it lies, and the open file; `None` until it could be created.
    file: Option<LockedJournal>,
    /// Bytes of whole lines in the file. What is behind them is a line that was cut short, or does not fit.
    good: u64,
    /// What is to be cut off, and must be kept first.
    rest: Vec<u8>,
    /// Where that has just been kept.
    pub(super) kept: Option<PathBuf>,
    pending: Vec<u8>,
    /// How many entries have been added since it was opened.
    pub(super) entries: u64,
    last_sync: Option<Instant>,
    /// When the newest line must be forced down, if it has not been.
    sync_due: Option<Instant>,
    /// Forces lines down while others are written: a slow disk must not keep the next move waiting.
    syncing: Option<JoinHandle<io::Result<()>>>,
}

impl Journal {
    fn new(file: Option<LockedJournal>, good: u64, rest: Vec<u8>, pending: Vec<u8>) -> Journal {
        Journal {
            file,
            good,
            rest,
            kept: None,
            pending,
            entries: 0,
            last_sync: None,
            sync_due: None,
            syncing: None,
        }
    }

    /// A new one, of which only the header is to be written.
    pub(super) fn begin(header: &Entry) -> Journal {
        Journal::new(None, 0, Vec::new(), lines::encode(header).into_bytes())
    }

    /// One that was found, to be gone on with.
    pub(super) fn resume(path: PathBuf, held: HeldJournal) -> Journal {
        Journal::new(Some((path, held.file)), held.good, held.rest, Vec::new())
    }

    /// Another line is to be written.
    pub(super) fn add(&mut self, entry: &Entry) {
        self.pending.extend(lines::encode(entry).into_bytes());
        self.entries += 1;
    }

    /// Whether lines are still to be written.
    pub(super) fn is_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Writes what is pending.
    pub(super) fn flush(&mut self, folder: &dyn JournalFolder) -> io::Result<()> {
        if self.file.is_none() {
            self.file = Some(folder.create()?);
        }
        if let Some((path, file)) = &mut self.file {
            if !self.rest.is_empty() {
                self.kept = Some(folder.keep(path, &self.rest)?);
                self.rest.clear();
            }
            file.write_at(self.good, &self.pending)?;
            self.good += self.pending.len() as u64;
            self.pending.clear();
            let earliest = self.last_sync.map_or_else(Instant::now, |last| last + SYNC_EVERY);
            self.sync_due.get_or_insert(earliest);
        }
        Ok(())
    }

    /// When lines must be forced down, or it is time to hear what became of those that are.
    pub(super) fn due(&self) -> Option<Instant> {
        let heard = || self.last_sync.filter(|_| self.syncing.is_some()).map(|last| last + SYNC_EVERY);
        self.sync_due.or_else(heard)
    }

    /// Begins to force the lines to the disk, if they have waited long enough; says what became of those before. Waits
    /// for nothing.
    pub(super) fn sync_if_due(&mut self) -> io::Result<()> {
        let now = Instant::now();
        if self.due().is_none_or(|due| due > now) {
            return Ok(());
        }
        if self.syncing.as_ref().is_some_and(|thread| !thread.is_finished()) {
            // A slow disk. The line that is next must not wait for it.
            self.last_sync = Some(now);
            self.sync_due = self.sync_due.map(|_| now + SYNC_EVERY);
            return Ok(());
        }
        if self.sync_due.is_some() { self.begin_sync() } else { self.finish_sync() }
    }

    /// Begins to force the lines to the disk, if there are any that have not been; says what became of those before.
    pub(super) fn begin_sync(&mut self) -> io::Result<()> {
        if self.sync_due.take().is_none() {
            return Ok(());
        }
        self.last_sync = Some(Instant::now());
        let before = self.finish_sync();
        let Some((_, file)) = &mut self.file else { return before };
        let begun =
            file.sync().and_then(|task| thread::Builder::new().name(SYNC_THREAD.to_owned()).spawn(task));
        match begun {
            Ok(thread) => self.syncing = Some(thread),
            Err(error) => {
                self.sync_due = Some(Instant::now() + SYNC_EVERY);
                return Err(error);
            }
        }
        before
    }

    /// Waits for the lines that are being forced down; says what became of them. Where that failed it is tried again.
    pub(super) fn finish_sync(&mut self) -> io::Result<()> {
        let Some(thread) = self.syncing.take() else { return Ok(()) };
        let done = thread.join().unwrap_or_else(|_| Err(io::Error::other(Text::key("internal-error"))));
        if done.is_err() {
            self.sync_due.get_or_insert_with(|| Instant::now() + SYNC_EVERY);
        }
        done
    }

    /// Removes its file.
    pub(super) fn remove(mut self, folder: &dyn JournalFolder) {
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

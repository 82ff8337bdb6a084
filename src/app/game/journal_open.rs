//! An open journal: its lines on the way to the file, and from there to the disk.

use std::path::PathBuf;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{io, mem};

use super::journal::{JournalFolder, JournalId};
use crate::app::text::Text;
use crate::disk::LineFile;

/// Maximum time after which a line is synced.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// Time until a failed write is retried, if nothing happens before.
const RETRY_AFTER: Duration = Duration::from_secs(3);

/// Number of bytes above which a new file takes the place of the old one.
pub const LARGEST_FILE: usize = 1 << 20;

/// The name of the thread that syncs.
pub const SYNC_THREAD: &str = "journal sync";

/// An open journal. Lines that could not be written stay pending and are tried again.
#[derive(Default)]
pub(in crate::app) struct Journal {
    /// The open file; `None` until it could be created.
    file: Option<LineFile>,
    /// The lines that the file does not have yet.
    waiting: Vec<u8>,
    /// The reason why the last state could not be made a line.
    unwritable: Option<String>,
    /// Whether the file was lost and written again since the last look.
    is_renewed: bool,
    /// The time of the next retry.
    retry_due: Option<Instant>,
    pub(in crate::app) id: JournalId,
    /// The number of the last state among those of its game.
    pub(in crate::app) number: u64,
    last_sync: Option<Instant>,
    /// The time at which the newest line must be synced, if it is not.
    sync_due: Option<Instant>,
    /// Forces lines down while others are written: a slow disk must not keep the next move waiting. With how many of
    /// the unsynced bytes it does so.
    syncing: Option<(JoinHandle<io::Result<()>>, usize)>,
}

impl Journal {
    /// A new one, without a line yet.
    pub(in crate::app) fn begin(id: JournalId) -> Journal {
        let mut journal = Journal::default();
        journal.id = id;
        journal
    }

    /// Reopens a journal found on disk, whose last state has this number.
    pub(in crate::app) fn resume(id: JournalId, file: LineFile, number: u64) -> Journal {
        let mut journal = Journal::begin(id);
        (journal.file, journal.number) = (Some(file), number);
        journal
    }

    /// Another line is to be written: the state of the game with this number.
    pub(in crate::app) fn add(&mut self, line: io::Result<String>, number: u64) {
        self.number = number;
        match line {
            Ok(line) => {
                self.waiting.extend(line.as_bytes());
                self.unwritable = None;
            }
            Err(error) => self.unwritable = Some(error.to_string()),
        }
    }

    /// Whether a state is still to be written.
    pub(in crate::app) fn is_pending(&self) -> bool {
        let is_waiting = !self.waiting.is_empty() || self.file.as_ref().is_some_and(LineFile::is_pending);
        is_waiting || self.unwritable.is_some()
    }

    /// Whether another program has removed or renamed the file.
    pub(in crate::app) fn is_lost(&self) -> bool {
        self.file.as_ref().is_some_and(LineFile::is_lost)
    }

    /// Whether all lines are on the disk.
    pub(in crate::app) fn is_safe(&self) -> bool {
        !self.is_pending() && self.retry_due.is_none() && self.sync_due.is_none() && self.syncing.is_none()
    }

    /// Writes the pending lines; all lines, in a new file, if the file is lost.
    pub(in crate::app) fn flush(&mut self, folder: &JournalFolder) -> io::Result<()> {
        let written = self.write(folder);
        self.retry_due = written.is_err().then(|| Instant::now() + RETRY_AFTER);
        written
    }

    fn write(&mut self, folder: &JournalFolder) -> io::Result<()> {
        if self.change_file(folder) {
            return Ok(());
        }
        let file = match &mut self.file {
            Some(file) => file,
            file => file.insert(folder.create()?),
        };
        file.add(&self.waiting);
        self.waiting.clear();
        let written = file.write();
        if self.is_lost() {
            self.renew(folder)?;
        } else {
            written?;
        }
        let earliest = self.last_sync.map_or_else(Instant::now, |last| last + SYNC_EVERY);
        self.sync_due.get_or_insert(earliest);
        self.unwritable.clone().map_or(Ok(()), |reason| Err(io::Error::other(reason)))
    }

    /// Puts the pending line, which is the whole game, into a new file in place of one that has grown long, and removes
    /// that as soon as the new one is on the disk. Returns `false` where the old file stays.
    fn change_file(&mut self, folder: &JournalFolder) -> bool {
        let is_long = self.file.as_ref().is_some_and(|file| file.size() > LARGEST_FILE && !file.is_lost());
        if !is_long || self.waiting.is_empty() || self.unwritable.is_some() {
            return false;
        }
        let Ok(mut new) = folder.create() else { return false };
        new.add(&self.waiting);
        let synced = new.write().and_then(|()| {
            let (task, len) = new.begin_sync()?;
            let done = task();
            new.end_sync(len, done.is_ok());
            done
        });
        if synced.is_err() {
            new.remove();
            return false;
        }
        // Whether the lines before reach the disk does not matter any more.
        let _ = self.finish_sync();
        self.waiting.clear();
        (self.sync_due, self.last_sync) = (None, Some(Instant::now()));
        if let Some(old) = self.file.replace(new) {
            old.remove();
        }
        true
    }

    /// Writes the lines of the lost file to a new one.
    fn renew(&mut self, folder: &JournalFolder) -> io::Result<()> {
        // Whether the lines reach the lost file does not matter any more.
        (self.syncing, self.sync_due) = (None, None);
        let mut new = folder.create()?;
        if let Some(lost) = self.file.take() {
            new.take_over(lost);
        }
        self.is_renewed = true;
        self.file.insert(new).write()
    }

    /// The time at which lines must be written or synced, or the result of a sync must be checked.
    pub(in crate::app) fn due(&self) -> Option<Instant> {
        let heard = || self.last_sync.filter(|_| self.syncing.is_some()).map(|last| last + SYNC_EVERY);
        let sync = self.sync_due.or_else(heard);
        [self.retry_due, sync].into_iter().flatten().min()
    }

    /// Whether a write failed and its pause is over.
    pub(in crate::app) fn is_retry_due(&self) -> bool {
        self.retry_due.is_some_and(|due| due <= Instant::now())
    }

    /// Begins to sync the lines if they are due; returns the result of the sync before. Does not block.
    pub(in crate::app) fn sync_if_due(&mut self) -> io::Result<()> {
        let now = Instant::now();
        if self.due().is_none_or(|due| due > now) {
            return Ok(());
        }
        if self.syncing.as_ref().is_some_and(|(thread, _)| !thread.is_finished()) {
            // The disk is slow: the next line must not wait.
            self.last_sync = Some(now);
            self.sync_due = self.sync_due.map(|_| now + SYNC_EVERY);
            return Ok(());
        }
        if self.sync_due.is_some() { self.begin_sync() } else { self.finish_sync() }
    }

    /// Begins to sync the unsynced lines, if any. Returns the result of the sync before.
    pub(in crate::app) fn begin_sync(&mut self) -> io::Result<()> {
        if self.sync_due.take().is_none() {
            return Ok(());
        }
        self.last_sync = Some(Instant::now());
        self.finish_sync()?;
        let Some(file) = &self.file else { return Ok(()) };
        let begun = file.begin_sync().and_then(|(task, len)| {
            Ok((thread::Builder::new().name(SYNC_THREAD.to_owned()).spawn(task)?, len))
        });
        match begun {
            Ok(syncing) => self.syncing = Some(syncing),
            Err(error) => {
                self.sync_due = Some(Instant::now() + SYNC_EVERY);
                return Err(error);
            }
        }
        Ok(())
    }

    /// Waits for the running sync, and returns its result.
    pub(in crate::app) fn finish_sync(&mut self) -> io::Result<()> {
        let Some((thread, len)) = self.syncing.take() else { return Ok(()) };
        let done = thread.join().unwrap_or_else(|_| Err(io::Error::other(Text::key("internal-error"))));
        self.file.iter_mut().for_each(|file| file.end_sync(len, done.is_ok()));
        if done.is_err() {
            self.sync_due = None;
            self.retry_due = Some(Instant::now() + RETRY_AFTER);
        }
        done
    }

    /// The path of the rest that was cut off and saved since the last call.
    pub(in crate::app) fn take_kept(&mut self) -> Option<PathBuf> {
        self.file.as_mut()?.kept.take()
    }

    /// The path of its new file, if the old one was lost since the last call.
    pub(in crate::app) fn take_renewed(&mut self) -> Option<PathBuf> {
        let file = self.file.as_ref().filter(|_| mem::take(&mut self.is_renewed));
        file.map(|file| file.path.clone())
    }

    pub(in crate::app) fn remove(mut self) {
        // The file goes away: whether it has reached the disk does not matter any more.
        let _ = self.finish_sync();
        if let Some(file) = self.file.take() {
            // A journal that stays is offered again at the next start: better twice than never.
            file.remove();
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // No receiver is left to report an error to.
        let _ = self.finish_sync();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::disk::Disk;

    fn journal() -> (tempfile::TempDir, JournalFolder) {
        let place = tempfile::tempdir().unwrap();
        let folder = JournalFolder::new(Arc::new(Disk), place.path());
        (place, folder)
    }

    fn text(journal: &Journal) -> String {
        std::fs::read_to_string(&journal.file.as_ref().unwrap().path).unwrap()
    }

    #[test]
    fn a_state_that_cannot_be_written_is_an_error_and_the_states_around_it_stay() {
        let (_place, folder) = journal();
        let mut journal = Journal::default();
        journal.add(Ok("first\n".to_owned()), 1);
        assert!(journal.flush(&folder).is_ok());
        journal.add(Err(io::Error::other("it is no text")), 2);
        for _ in 0..2 {
            assert_eq!(journal.flush(&folder).unwrap_err().to_string(), "it is no text");
            assert!(journal.is_pending() && !journal.is_safe());
        }
        journal.add(Ok("third\n".to_owned()), 3);
        assert!(journal.flush(&folder).is_ok());
        assert_eq!(text(&journal), "first\nthird\n");
    }

    #[test]
    fn a_new_file_takes_the_place_of_a_long_one() {
        let (place, folder) = journal();
        let mut journal = Journal::default();
        let line = |number: u64| format!("{number} {}\n", "x".repeat(LARGEST_FILE / 2));
        for number in 1..=7 {
            journal.add(Ok(line(number)), number);
            assert!(journal.flush(&folder).is_ok());
            assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1, "after {number}");
            let written = text(&journal);
            assert!(written.ends_with(&line(number)) && written.len() < 2 * LARGEST_FILE, "{number}");
        }
    }
}

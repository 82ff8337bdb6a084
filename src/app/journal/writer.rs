//! The thread's work: lines onto the disk at once, forced down at most once a second.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

use super::file::JournalFolder;
use super::find::{self, Findings, HeldJournal};
use super::open::Journal;
use super::{Entry, JournalId};
use crate::app::catalogue::Text;
use crate::app::command::JournalCommand;
use crate::app::message::DiskNews;

/// The thread's name, for the panic hook: it does not wait for a thread that waits for it.
pub const THREAD: &str = "journal";

/// Writes journals until the commands end; then forces the last line down. What comes of it is told: for each line
/// that the system has taken over, how many there are ([`DiskNews::JournalWritten`]).
pub fn run(folder: Box<dyn JournalFolder>, commands: &Receiver<JournalCommand>, tell: impl Fn(DiskNews)) {
    let mut writer = Writer { folder, open: None, found: HashMap::new(), tell: &tell };
    loop {
        let command = match writer.due() {
            Some(due) => commands.recv_timeout(due.saturating_duration_since(Instant::now())),
            None => commands.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let is_end = matches!(command, Err(RecvTimeoutError::Disconnected));
        // A line that was being written when something broke down is still pending, and is written with the next one.
        let work = AssertUnwindSafe(|| match command {
            Ok(command) => writer.run_command(command),
            Err(RecvTimeoutError::Timeout) => writer.sync_if_due(),
            Err(RecvTimeoutError::Disconnected) => drop(writer.force()),
        });
        if catch_unwind(work).is_err() {
            writer.fail(Text::key("internal-error"));
        }
        if is_end {
            return;
        }
    }
}

/// The journals this program has open.
struct Writer<'a> {
    folder: Box<dyn JournalFolder>,
    /// The running game's.
    open: Option<(JournalId, Journal)>,
    /// Those found at the start, locked until it is decided what becomes of them.
    found: HashMap<PathBuf, HeldJournal>,
    tell: &'a dyn Fn(DiskNews),
}

impl Writer<'_> {
    fn run_command(&mut self, command: JournalCommand) {
        match command {
            JournalCommand::Find => self.find(),
            JournalCommand::Begin(id, header) => {
                self.open = Some((id, Journal::begin(&header)));
                self.write();
            }
            JournalCommand::Replace(id, header) => {
                let old = self.open.replace((id, Journal::begin(&header)));
                // Two games found are better than none.
                if self.write()
                    && self.force()
                    && let Some((_, old)) = old
                {
                    old.remove(self.folder.as_ref());
                }
            }
            JournalCommand::Add(id, entry) => self.add(id, &entry),
            JournalCommand::Resume(id, path) => match self.found.remove(&path) {
                Some(held) => {
                    self.open = Some((id, Journal::resume(path, held)));
                    self.write();
                }
                None => self.fail(Text::key("internal-error")),
            },
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
            JournalCommand::Force(done) => {
                // Whoever asked may have stopped waiting.
                let _ = done.send(self.force());
            }
        }
    }

    fn find(&mut self) {
        let Findings { games, files, unreadable } = find::find(self.folder.as_ref());
        self.found.extend(files);
        (self.tell)(DiskNews::Journals(games));
        if !unreadable.is_empty() {
            (self.tell)(DiskNews::JournalsUnreadable(unreadable));
        }
    }

    fn add(&mut self, id: JournalId, entry: &Entry) {
        let Some((_, journal)) = self.open.as_mut().filter(|(open, _)| *open == id) else { return };
        journal.add(entry);
        self.write();
        if entry.ends_game() {
            // No line comes after it that would tell of a failure.
            self.force();
        }
    }

    /// Writes what is pending; says whether nothing is any more.
    fn write(&mut self) -> bool {
        let Some((id, journal)) = &mut self.open else { return true };
        let written = journal.flush(self.folder.as_ref());
        if let Some(kept) = journal.kept.take() {
            (self.tell)(DiskNews::JournalCut(kept));
        }
        match written {
            Ok(()) => (self.tell)(DiskNews::JournalWritten(*id, journal.entries)),
            Err(error) => {
                self.fail(Text::of_error(&error));
                return false;
            }
        }
        self.sync_if_due();
        true
    }

    /// When the disk must be looked at again, if nothing happens before.
    fn due(&self) -> Option<Instant> {
        self.open.as_ref().and_then(|(_, journal)| journal.due())
    }

    fn sync_if_due(&mut self) {
        let Some((_, journal)) = &mut self.open else { return };
        if let Err(error) = journal.sync_if_due() {
            self.fail(Text::of_error(&error));
        }
    }

    /// Writes what is pending, forces it to the disk and waits until it is there; says whether it is.
    fn force(&mut self) -> bool {
        let is_pending = self.open.as_ref().is_some_and(|(_, journal)| journal.is_pending());
        if is_pending && !self.write() {
            return false;
        }
        let Some((_, journal)) = &mut self.open else { return true };
        let (before, now) = (journal.begin_sync(), journal.finish_sync());
        before.and(now).map_err(|error| self.fail(Text::of_error(&error))).is_ok()
    }

    fn fail(&self, reason: Text) {
        (self.tell)(DiskNews::JournalFailed(reason));
    }
}

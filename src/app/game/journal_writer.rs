//! The journal's thread: writes lines at once, and syncs them at most once a second. And the channel to it, shared with
//! the panic hook.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Snapshot;
use super::journal::{Abandoned, JournalCommand, JournalFolder, JournalId};
use super::journal_open::Journal;
use super::saved::{Findings, SavedJournal, UnreadableJournal, find};
use crate::app::text::Text;
use crate::disk::LineFile;

/// The thread's name for the panic hook, which must not wait for the thread that waits for the hook.
pub const THREAD: &str = "journal";

/// How often the thread looks whether the journal is still there while nothing happens in the game.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// How many times as long as a line of a study took, and how long at most, no other is written of that study.
const REST: u32 = 4;
const LONGEST_REST: Duration = Duration::from_secs(1);

/// A report of the thread that writes the journal.
#[derive(Debug, Clone)]
pub enum JournalNews {
    /// The journals of games that were never finished or saved.
    Found(Vec<SavedJournal>),
    /// Journals that cannot be read; they stay where they are.
    Unreadable(Vec<UnreadableJournal>),
    /// The number of the last state of the open game that is on the disk. It survives any end of this program.
    Written(JournalId, u64),
    /// The reason why the running game cannot be written.
    Failed(Text),
    /// The journal is on the disk again, with everything that could not be written before.
    Mended(JournalId),
    /// The new file of the running game's journal: another program had removed or renamed the old one. Told once in a run
    /// of the program.
    Renewed(PathBuf),
    /// The file with the part that was cut off the end of a continued journal.
    Cut(PathBuf),
}

/// The channel to the journal's thread.
#[derive(Debug, Clone)]
pub struct JournalSender(Arc<Mutex<Option<Sender<JournalCommand>>>>);

impl JournalSender {
    /// A channel to the thread with the receiver.
    pub fn new(sender: Sender<JournalCommand>) -> JournalSender {
        JournalSender(Arc::new(Mutex::new(Some(sender))))
    }

    /// Sends a command. Returns `false` if the writer has ended.
    #[must_use]
    pub fn send(&self, command: JournalCommand) -> bool {
        let sender = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sender.as_ref().is_some_and(|sender| sender.send(command).is_ok())
    }

    /// Ends the thread after the commands already sent.
    pub fn close(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Syncs the running game's journal, and waits at most `patience` for that; says whether it was done. Fit for a
    /// panic: it waits for no lock, which the one who panics may hold.
    pub fn force(&self, patience: Duration) -> bool {
        let (done, is_done) = channel();
        let Ok(sender) = self.0.try_lock() else { return false };
        let is_sent = sender.as_ref().is_some_and(|sender| sender.send(JournalCommand::Force(done)).is_ok());
        drop(sender);
        is_sent && is_done.recv_timeout(patience) == Ok(true)
    }
}

/// Writes journals until the command channel closes, then syncs the last line. After each write it reports the number
/// of lines written until now ([`JournalNews::Written`]).
pub fn run(folder: JournalFolder, commands: &Receiver<JournalCommand>, tell: impl Fn(JournalNews)) {
    let mut writer = Writer {
        folder,
        open: None,
        resting: Vec::new(),
        found: HashMap::new(),
        rest: None,
        has_failed: false,
        has_told_renewed: false,
        tell: &tell,
    };
    let mut waiting = None;
    loop {
        let command = match (waiting.take(), writer.due()) {
            (Some(command), _) => Ok(command),
            (None, Some(due)) => commands.recv_timeout(due.saturating_duration_since(Instant::now())),
            (None, None) => commands.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let command = command.map(|command| match writer.rest {
            Some((study, end)) => latest(command, study, commands, &mut waiting, end),
            None => command,
        });
        let is_end = matches!(command, Err(RecvTimeoutError::Disconnected));
        // A line that was being written when something broke down is still pending, and is written with the next one.
        let work = AssertUnwindSafe(|| match command {
            Ok(command) => writer.run_command(command),
            Err(RecvTimeoutError::Timeout) => writer.look(),
            Err(RecvTimeoutError::Disconnected) => writer.force_all(),
        });
        if catch_unwind(work).is_err() {
            writer.fail(Text::key("internal-error"));
        }
        if is_end {
            return;
        }
    }
}

/// The command, or if it writes the resting study the last of those that come until `end` and write it, too: a study may
/// change faster than it can be written, and its last state has all that the earlier ones had. The first other command
/// waits.
fn latest(
    mut command: JournalCommand,
    study: JournalId,
    commands: &Receiver<JournalCommand>,
    waiting: &mut Option<JournalCommand>,
    end: Instant,
) -> JournalCommand {
    let is_state = |command: &JournalCommand| match command {
        JournalCommand::Write { id, game, .. } => *id == study && game.is_study(),
        _ => false,
    };
    while is_state(&command) {
        match (commands.recv_timeout(end.saturating_duration_since(Instant::now())), command) {
            (
                Ok(JournalCommand::Write { id, game, replaces: None }),
                JournalCommand::Write { replaces, .. },
            ) if id == study && game.is_study() => {
                command = JournalCommand::Write { id, game, replaces };
            }
            (later, last) => {
                *waiting = later.ok();
                return last;
            }
        }
    }
    command
}

/// The journals this program has open.
struct Writer<'a> {
    folder: JournalFolder,
    /// The running game's.
    open: Option<Journal>,
    /// The journals of replaced games that can come back.
    resting: Vec<Journal>,
    /// The journals found at the start, locked until the user decides.
    found: HashMap<PathBuf, Abandoned>,
    /// The study written last, and when its next line may be written. Of the states that come until then only the last is
    /// written. Every move of a game is written at once.
    rest: Option<(JournalId, Instant)>,
    /// Whether the last report on the running game's journal was a failure.
    has_failed: bool,
    /// Whether a lost journal was reported.
    has_told_renewed: bool,
    tell: &'a dyn Fn(JournalNews),
}

impl Writer<'_> {
    fn run_command(&mut self, command: JournalCommand) {
        match command {
            JournalCommand::Find => self.find(),
            JournalCommand::Write { id, game, replaces } => self.write_game(id, &game, replaces),
            JournalCommand::Resume(id, path, number) => match self.found.remove(&path) {
                Some(Abandoned { file, is_locked: true }) => {
                    self.change_to(Journal::resume(id, file, number));
                    self.write();
                }
                Some(Abandoned { file, .. }) => self.resume_copy(id, file, number),
                None => self.fail(Text::key("internal-error")),
            },
            JournalCommand::Remove(id) => self.remove(id),
            JournalCommand::RemoveFound(path) => {
                // The lock must be given back first: some systems do not remove a file that is open.
                drop(self.found.remove(&path));
                self.folder.remove(&path);
            }
            JournalCommand::Force(done) => {
                // The sender may have stopped waiting.
                let _ = done.send(self.force());
            }
        }
    }

    /// Continues a journal in a new file, because a running program may write to the old one. That program misses its file
    /// then, and writes its game into another one.
    fn resume_copy(&mut self, id: JournalId, file: LineFile, number: u64) {
        let path = file.path.clone();
        match self.folder.create() {
            Ok(mut copy) => {
                copy.take_over(file);
                self.change_to(Journal::resume(id, copy, number));
                if self.write() && self.force() {
                    self.folder.remove(&path);
                }
            }
            Err(error) => self.fail(Text::of_error(&error)),
        }
    }

    fn find(&mut self) {
        let Findings { games, files, unreadable } = find(&self.folder);
        self.found.extend(files);
        (self.tell)(JournalNews::Found(games));
        if !unreadable.is_empty() {
            (self.tell)(JournalNews::Unreadable(unreadable));
        }
    }

    /// Makes this journal the open one. The one before is forced to the disk and put aside, locked: its game may come back.
    fn change_to(&mut self, journal: Journal) {
        if self.open.is_some() {
            self.force();
        }
        self.resting.extend(self.open.replace(journal));
    }

    fn write_game(&mut self, id: JournalId, game: &Snapshot, replaces: Option<JournalId>) {
        let start = Instant::now();
        if self.open.as_ref().is_none_or(|open| open.id != id) {
            let place = self.resting.iter().position(|resting| resting.id == id);
            let journal = place.map(|place| self.resting.swap_remove(place));
            self.change_to(journal.unwrap_or_else(|| Journal::begin(id)));
        }
        if let Some(journal) = &mut self.open {
            journal.add(game.to_line(), game.number);
        }
        let is_written = self.write();
        self.rest =
            game.is_study().then(|| (id, Instant::now() + (REST * start.elapsed()).min(LONGEST_REST)));
        // No later line may come that would report a failure. And two games found are better than none.
        if (game.ends_game() || replaces.is_some())
            && self.force()
            && is_written
            && let Some(replaced) = replaces
        {
            self.remove(replaced);
        }
    }

    fn remove(&mut self, id: JournalId) {
        let open = self.open.take_if(|open| open.id == id);
        let mut resting = self.resting.extract_if(.., |resting| resting.id == id);
        if let Some(journal) = open.or_else(|| resting.next()) {
            journal.remove();
        }
    }

    /// Writes the pending lines. Returns whether all are written.
    fn write(&mut self) -> bool {
        let Some(journal) = &mut self.open else { return true };
        let (id, number) = (journal.id, journal.number);
        let written = journal.flush(&self.folder);
        if let Some(kept) = journal.take_kept() {
            (self.tell)(JournalNews::Cut(kept));
        }
        if written.is_ok()
            && let Some(path) = journal.take_renewed()
        {
            self.tell_renewed(path);
        }
        match written {
            Ok(()) => (self.tell)(JournalNews::Written(id, number)),
            Err(error) => {
                self.fail(Text::of_error(&error));
                return false;
            }
        }
        self.sync_if_due();
        true
    }

    /// Reports that the open journal was lost, and writes those again that were lost with it.
    fn tell_renewed(&mut self, path: PathBuf) {
        if !std::mem::replace(&mut self.has_told_renewed, true) {
            (self.tell)(JournalNews::Renewed(path));
        }
        self.write_resting(Journal::is_lost);
    }

    /// Writes those journals again that were put aside, and syncs them; each one that fails is tried again later.
    fn write_resting(&mut self, is_wanted: impl Fn(&Journal) -> bool) {
        for journal in self.resting.iter_mut().filter(|journal| is_wanted(journal)) {
            if journal.flush(&self.folder).and_then(|()| journal.begin_sync()).is_ok() {
                (self.tell)(JournalNews::Written(journal.id, journal.number));
            }
        }
    }

    /// When the disk must be looked at again, if nothing happens before.
    fn due(&self) -> Option<Instant> {
        let look = |journal: &Journal| journal.due().unwrap_or_else(|| Instant::now() + LOOK_EVERY);
        let open = self.open.as_ref().map(look);
        let resting = self.resting.iter().filter_map(Journal::due);
        open.into_iter().chain(resting).min()
    }

    /// Handles a pause without commands: retries a failed write, writes a lost journal again, and syncs due lines.
    fn look(&mut self) {
        self.write_resting(Journal::is_retry_due);
        for journal in &mut self.resting {
            // A failure is reported when its game comes back, if it has not been mended by then.
            let _ = journal.sync_if_due();
        }
        if self.open.as_ref().is_some_and(|journal| journal.is_retry_due() || journal.is_lost()) {
            self.write();
        } else {
            self.sync_if_due();
        }
    }

    fn sync_if_due(&mut self) {
        let Some(journal) = &mut self.open else { return };
        match journal.sync_if_due() {
            Ok(()) => self.report_if_mended(),
            // The disk is well, but the name of the file is not there.
            Err(_) if journal.is_lost() => {
                self.write();
            }
            Err(error) => self.fail(Text::of_error(&error)),
        }
    }

    /// Writes the pending lines, and waits until they are synced. Returns whether they are.
    fn force(&mut self) -> bool {
        // Lines whose sync failed are written again, once.
        self.try_to_force().unwrap_or_else(|| self.try_to_force() == Some(true))
    }

    /// Tries to write and sync once. Returns whether the lines are on the disk; `None` if a second attempt can help.
    fn try_to_force(&mut self) -> Option<bool> {
        let is_pending = self.open.as_ref().is_some_and(|journal| journal.is_pending() || journal.is_lost());
        if is_pending && !self.write() {
            return Some(false);
        }
        let Some(journal) = &mut self.open else { return Some(true) };
        let (before, now) = (journal.begin_sync(), journal.finish_sync());
        match before.and(now) {
            // The write may have shown that lines synced before are missing.
            Ok(()) if journal.is_pending() => None,
            Err(_) if journal.is_lost() => None,
            Ok(()) => {
                self.report_if_mended();
                Some(true)
            }
            Err(error) => {
                self.fail(Text::of_error(&error));
                None
            }
        }
    }

    /// Writes the pending lines of all journals at the end of the program, and waits until they are synced.
    fn force_all(&mut self) {
        self.force();
        self.write_resting(|journal| !journal.is_safe());
        for journal in &mut self.resting {
            // No receiver is left to report an error to.
            let _ = journal.finish_sync();
        }
    }

    fn fail(&mut self, reason: Text) {
        self.has_failed = true;
        (self.tell)(JournalNews::Failed(reason));
    }

    /// Tells, when all lines are on the disk again after something has failed.
    fn report_if_mended(&mut self) {
        if let Some(journal) = &self.open
            && journal.is_safe()
            && std::mem::take(&mut self.has_failed)
        {
            (self.tell)(JournalNews::Mended(journal.id));
        }
    }
}

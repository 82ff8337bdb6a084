//! The open game is written to the disk whole after each message that has changed it.

use std::time::Duration;

use super::work::Work;
use crate::app::context::Command;
use crate::app::game::{JournalCommand, JournalId, Snapshot};
use crate::app::model::{Mode, OpenJournal, Seen, SeenGame};

/// A changed position shown is written when it has been shown for so long.
const CURSOR_DELAY: Duration = Duration::from_secs(1);

impl Work<'_> {
    /// Writes the open game if it has changed. Of a game played online the record that both sides share is kept.
    pub(super) fn autosave(&mut self) {
        if self.cx.shared.online.is_playing() {
            return;
        }
        let seen = self.seen();
        let journal = &mut self.files.journal;
        let last = &journal.seen;
        let is_begun = journal.open.is_some();
        let has_changed = seen.game != last.game
            || is_begun && (&seen.file, seen.is_unsaved) != (&last.file, last.is_unsaved)
            || journal.open.is_some_and(|open| open.sent == 0);
        if has_changed || is_begun && journal.due.is_some_and(|due| due <= self.cx.now) {
            self.write_game(seen);
        } else if is_begun && seen.cursor != last.cursor {
            journal.due.get_or_insert(self.cx.now + CURSOR_DELAY);
        }
    }

    /// Writes the open game as it is at the end of the program, with the time of the move that is being thought about. One
    /// that is played online has no journal.
    pub(super) fn write_at_end(&mut self) {
        if self.files.journal.open.is_some() {
            let seen = self.seen();
            self.write_game(seen);
        }
    }

    /// The open game needs no journal as it is now.
    pub(super) fn leave_unwritten(&mut self) {
        let seen = self.seen();
        let journal = &mut self.files.journal;
        (journal.seen, journal.due) = (seen, None);
    }

    /// A journal for the open game, of which the disk has the state with this number.
    pub(super) fn new_journal(&mut self, number: u64) -> JournalId {
        let journal = &mut self.files.journal;
        journal.last.0 += 1;
        journal.open = Some(OpenJournal { id: journal.last, sent: number, written: number, replaces: None });
        journal.has_failed = false;
        journal.last
    }

    /// Removes the journal of the open game, which was saved or discarded.
    pub(super) fn remove_journal(&mut self) {
        if let Some(journal) = self.files.journal.open.take() {
            self.cx.out.push(Command::Journal(JournalCommand::Remove(journal.id)));
        }
    }

    fn write_game(&mut self, seen: Seen) {
        if self.files.journal.open.is_none() {
            self.new_journal(0);
        }
        let mut game = self.snapshot();
        let running = self.mode.running_match();
        game.running_match = running.length().is_some().then(|| Box::new(running.clone()));
        let journal = &mut self.files.journal;
        (journal.seen, journal.due) = (seen, None);
        let Some(open) = &mut journal.open else { return };
        open.sent += 1;
        game.number = open.sent;
        let (id, replaces) = (open.id, open.replaces.take());
        self.cx.out.push(Command::Journal(JournalCommand::Write { id, game: Box::new(game), replaces }));
    }

    fn snapshot(&self) -> Snapshot {
        let now = self.cx.now;
        match &*self.mode {
            Mode::Two(two) => two.document.snapshot(two.is_paused(), now),
            Mode::Three(three) => three.document.snapshot(three.can_resume(), now),
        }
    }

    fn seen(&self) -> Seen {
        let kept = self.mode.save_state();
        let of_two = SeenGame { revision: kept.revision(), ..SeenGame::default() };
        let (game, cursor) = match &*self.mode {
            Mode::Two(two) => {
                let (game, is_study) = (two.game(), two.is_studied());
                let asked = [game.draw_offer(), game.takeback_asked()];
                let is_paused = two.is_paused() && game.plies() > 0;
                (SeenGame { is_study, is_paused, asked, ..of_two }, two.document.cursor().index())
            }
            Mode::Three(three) => {
                let document = three.document();
                let is_paused = three.can_resume() && document.acts() > 0;
                let agreed = document.game().agreed();
                (SeenGame { is_paused, agreed, ..of_two }, document.cursor())
            }
        };
        Seen { game, file: kept.file().cloned(), is_unsaved: kept.is_unsaved(), cursor }
    }
}

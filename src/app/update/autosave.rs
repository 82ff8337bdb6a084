//! The open game is written to the disk whole after each message that has changed it.

use std::time::Duration;

use super::work::Work;
use crate::app::context::{Command, Seen, SeenGame};
use crate::app::game::{JournalCommand, Snapshot};
use crate::app::model::Mode;

/// A changed position shown is written when it has been shown for so long.
const CURSOR_DELAY: Duration = Duration::from_secs(1);

impl Work<'_> {
    /// Writes the open game if it has changed. Of a game played online the record that both sides share is kept.
    pub(super) fn autosave(&mut self) {
        if self.cx.shared.online.is_playing() {
            return;
        }
        let seen = self.seen();
        let journal = &mut self.cx.shared.journal;
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

    /// Writes the open game as it is at the end of the program, with the time of the move that is being thought about.
    pub(super) fn write_at_end(&mut self) {
        if self.cx.shared.journal.open.is_some() && !self.cx.shared.online.is_playing() {
            let seen = self.seen();
            self.write_game(seen);
        }
    }

    /// The open game needs no journal as it is now.
    pub(super) fn leave_unwritten(&mut self) {
        self.cx.shared.journal.seen = self.seen();
        self.cx.shared.journal.due = None;
    }

    fn write_game(&mut self, seen: Seen) {
        if self.cx.shared.journal.open.is_none() {
            self.cx.new_journal(0);
        }
        let mut game = self.snapshot();
        let running = &self.cx.shared.running_match;
        game.running_match = running.length().is_some().then(|| Box::new(running.clone()));
        let journal = &mut self.cx.shared.journal;
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

//! The open game on the disk: after each message it is written whole if it has changed.

use std::time::Duration;

use super::work::Work;
use crate::app::board::Sound;
use crate::app::context::{Command, FileJob, Seen, SeenGame, Tone};
use crate::app::engines::SearchCommand;
use crate::app::game::{JournalCommand, Snapshot};
use crate::app::model::Mode;
use crate::app::settings::{Settings, SettingsFailure, SettingsTrouble};
use crate::app::text::{Text, text};

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

impl Work<'_> {
    /// Replaces the settings, and applies each one that differs from before.
    pub(super) fn take_settings(&mut self, new: &Settings) {
        let old = std::mem::replace(&mut self.cx.shared.settings, new.clone());
        if *new == old {
            return;
        }
        if new.volume != old.volume {
            // Moving the slider unmutes the sounds.
            self.cx.shared.settings.muted = false;
            self.cx.sound(Sound::Move);
        } else if new.muted != old.muted {
            self.show_muted(new.muted);
        }
        if (new.threads, new.hash_mb) != (old.threads, old.hash_mb) {
            self.share_machine();
        }
        if new.analysis_engine != old.analysis_engine
            && let Some(study) = self.mode.study_mut()
        {
            study.change_engine();
        }
        if let Some(play) = self.mode.play_mut() {
            if new.turning != old.turning {
                play.turn_board(&mut self.cx);
            }
            play.ponder_or_not(&mut self.cx);
            play.moving_changed(self.cx.shared);
        }
        self.cx.settings_changed();
    }

    /// Reports that all sounds are off, or on again.
    fn show_muted(&mut self, muted: bool) {
        self.cx.sound(Sound::Move);
        if self.cx.shared.dialogs.open().is_none() {
            self.cx.toast(Tone::Plain, Text::key(if muted { "sounds-off" } else { "sounds-on" }));
        }
    }

    /// Sets the resources of searches, from the next search on.
    pub(super) fn share_machine(&mut self) {
        let resources = self.cx.shared.settings.resources(self.cx.shared.machine);
        self.cx.out.push(Command::Search(SearchCommand::Use(resources)));
    }

    /// The settings file was not all right at the start.
    pub(super) fn settings_trouble(&mut self, trouble: SettingsTrouble) {
        let text = match trouble {
            SettingsTrouble::Broken => Text::key("settings-broken"),
            SettingsTrouble::Later => Text::key("settings-later"),
            SettingsTrouble::Unreadable(reason) => text!("settings-unreadable", reason),
        };
        self.cx.toast(Tone::Warning, text);
    }

    /// Handles a save of the settings. Warns the user once of a failure, and reports when they are saved again; saving is
    /// retried at the next change and at exit.
    pub(super) fn settings_saved(&mut self, result: Result<(), SettingsFailure>) {
        let had_failed = std::mem::replace(&mut self.cx.shared.settings_have_failed, result.is_err());
        match result {
            Err(failure) if !had_failed => self.cx.toast(Tone::Error, failure.text()),
            Ok(()) if had_failed => self.cx.toast(Tone::Plain, Text::key("settings-mended")),
            _ => {}
        }
    }

    /// Saves changed settings when their save is due.
    pub(super) fn keep_due_settings(&mut self) {
        if self.cx.shared.settings_due.take_if(|due| *due <= self.cx.now).is_some() {
            self.cx.file(FileJob::Settings(Box::new(self.cx.shared.settings.clone())));
        }
    }
}

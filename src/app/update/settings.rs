//! Changed settings: applied at once, saved a moment later.

use super::work::Work;
use crate::app::board::Sound;
use crate::app::context::{Command, FileJob, Shared, Tone};
use crate::app::engines::SearchCommand;
use crate::app::settings::{Settings, SettingsFailure, SettingsTrouble};
use crate::app::text::{Text, text};

impl Work<'_> {
    /// Replaces the settings, and applies each one that differs from before.
    pub(super) fn take_settings(&mut self, new: &Settings) {
        let Shared { settings, dialogs, .. } = &mut *self.cx.shared;
        let (old, is_in_dialog) = (std::mem::replace(settings, new.clone()), dialogs.open().is_some());
        if *new == old {
            return;
        }
        if new.volume != old.volume {
            // Moving the slider unmutes the sounds.
            settings.muted = false;
            self.cx.sound(Sound::Move);
        } else if new.muted != old.muted {
            self.cx.sound(Sound::Move);
            if !is_in_dialog {
                self.cx.toast(Tone::Plain, Text::key(if new.muted { "sounds-off" } else { "sounds-on" }));
            }
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
                play.turn_board(&self.cx);
            }
            play.ponder_or_not(&mut self.cx);
            play.moving_changed(new);
        }
        self.cx.settings_changed();
    }

    /// Sets the resources of searches, from the next search on.
    pub(super) fn share_machine(&mut self) {
        let resources = self.cx.shared.settings.resources(self.window.machine);
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
        let had_failed = std::mem::replace(&mut self.files.settings_have_failed, result.is_err());
        match result {
            Err(failure) if !had_failed => self.cx.toast(Tone::Error, failure.text()),
            Ok(()) if had_failed => self.cx.toast(Tone::Plain, Text::key("settings-mended")),
            _ => {}
        }
    }

    pub(super) fn write_settings(&mut self) {
        let shared = &mut *self.cx.shared;
        shared.settings_due = None;
        let job = FileJob::Settings(Box::new(shared.settings.clone()));
        self.cx.file(job);
    }
}

//! Changed settings: applied at once, saved a moment later.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::Command;
use crate::app::search::SearchCommand;
use crate::app::settings::{Settings, SettingsFailure, SettingsTrouble};
use crate::app::sound::Sound;
use crate::app::toasts::Tone;

impl Work<'_> {
    /// Replaces the settings, and applies each one that differs from before.
    pub(super) fn take_settings(&mut self, new: &Settings) {
        let old = std::mem::replace(&mut self.shared.settings, new.clone());
        if *new == old {
            return;
        }
        if new.volume != old.volume {
            // Moving the slider unmutes the sounds.
            self.shared.settings.muted = false;
            self.context().sound(Sound::Move);
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
        let (mode, mut cx) = self.parts();
        if let Some(play) = mode.play_mut() {
            if new.turning != old.turning {
                play.turn_board(&mut cx);
            }
            play.ponder_or_not(&mut cx);
            play.moving_changed(cx.shared);
        }
        self.settings_changed();
    }

    /// Reports that all sounds are off, or on again.
    fn show_muted(&mut self, muted: bool) {
        self.context().sound(Sound::Move);
        if self.shared.dialogs.open().is_none() {
            self.toast(Tone::Plain, Text::key(if muted { "sounds-off" } else { "sounds-on" }));
        }
    }

    /// Sets the resources of searches, from the next search on.
    pub(super) fn share_machine(&mut self) {
        let resources = self.shared.settings.resources(self.shared.machine);
        self.out.push(Command::Search(SearchCommand::Use(resources)));
    }

    /// The settings are to be kept on the disk soon.
    pub(super) fn settings_changed(&mut self) {
        self.context().settings_changed();
    }

    /// The settings file was not all right at the start.
    pub(super) fn settings_trouble(&mut self, trouble: SettingsTrouble) {
        let text = match trouble {
            SettingsTrouble::Broken => Text::key("settings-broken"),
            SettingsTrouble::Later => Text::key("settings-later"),
            SettingsTrouble::Unreadable(reason) => {
                Text::new("settings-unreadable", [("reason", reason.into())])
            }
        };
        self.toast(Tone::Warning, text);
    }

    /// Handles a failed save of the settings. Warns the user once; saving is retried at the next change and at exit.
    pub(super) fn settings_failed(&mut self, failure: &SettingsFailure) {
        if !std::mem::replace(&mut self.shared.settings_have_failed, true) {
            self.toast(Tone::Error, failure.text());
        }
    }

    /// Reports that the settings are saved again, if a failure was reported before.
    pub(super) fn settings_kept(&mut self) {
        if std::mem::take(&mut self.shared.settings_have_failed) {
            self.toast(Tone::Plain, Text::key("settings-mended"));
        }
    }

    /// Saves changed settings when their save is due.
    pub(super) fn keep_due_settings(&mut self) {
        if self.shared.settings_due.take_if(|due| *due <= self.now).is_some() {
            self.out.push(Command::SaveSettings(Box::new(self.shared.settings.clone())));
        }
    }
}

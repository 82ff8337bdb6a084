//! Changed settings: taken at once, kept on the disk a moment later.

use std::time::Duration;

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::Command;
use crate::app::search::SearchCommand;
use crate::app::settings::{KeyChoice, Setting, SettingsFailure, SettingsTrouble};
use crate::app::sound::Sound;
use crate::app::toasts::Tone;

/// Changes that follow each other more quickly are written together.
const QUIET: Duration = Duration::from_secs(1);

impl Work<'_> {
    pub(in crate::app) fn set(&mut self, setting: Setting) {
        let settings = &mut self.shared.settings;
        match setting {
            Setting::Language(language) => settings.language = language,
            Setting::Letters(letters) => settings.letters = letters,
            Setting::Theme(theme) => settings.theme = theme,
            Setting::Palette(palette) => settings.palette = palette,
            Setting::Pieces(pieces) => settings.pieces = pieces,
            Setting::Scale(scale) => settings.scale = scale,
            Setting::Notation(notation) => settings.notation = notation,
            Setting::Animation(animation) => settings.animation = animation,
            Setting::Volume { percent, is_chosen } => {
                settings.volume = percent.min(100);
                settings.muted = false;
                if is_chosen {
                    self.context().sound(Sound::Move);
                }
            }
            Setting::Muted(muted) => self.mute(muted),
            Setting::Coordinates(on) => settings.coordinates = on,
            Setting::LegalMarks(on) => settings.legal_marks = on,
            Setting::AlwaysQueen(on) => settings.always_queen = on,
            Setting::Premoves(on) => settings.premoves = on,
            Setting::ConfirmMoves(on) => settings.confirm_moves = on,
            Setting::Turning(turning) => {
                settings.turning = turning;
                let (mode, mut cx) = self.parts();
                mode.turn_board(&mut cx);
            }
            Setting::Thinking(thinking) => settings.thinking = thinking,
            Setting::Ponder(on) => settings.ponder = on,
            Setting::OwnBook(on) => settings.own_book = on,
            Setting::AnalysisLines(lines) => settings.analysis_lines = lines,
            Setting::ReportNodes(nodes) => settings.report_nodes = nodes,
            Setting::ReportLines(on) => settings.report_lines = on,
            Setting::ReportOpen(open) => settings.report_open = open,
            Setting::Threads(threads) => {
                settings.threads = threads;
                self.share_machine();
            }
            Setting::Hash(hash_mb) => {
                settings.hash_mb = hash_mb;
                self.share_machine();
            }
            Setting::AutoplayDelay(delay) => settings.autoplay_millis = delay.as_millis() as u64,
            Setting::Panel(open) => settings.panel = open,
            Setting::WindowSize { width, height } => settings.window = Some([width, height]),
        }
        let (mode, mut cx) = self.parts();
        mode.settings_changed(&mut cx);
        self.settings_changed();
    }

    /// Switches all sounds off, or on again: that is heard.
    fn mute(&mut self, muted: bool) {
        self.shared.settings.muted = muted;
        self.context().sound(Sound::Move);
        if self.shared.dialogs.open().is_none() {
            self.toast(Tone::Plain, Text::key(if muted { "sounds-off" } else { "sounds-on" }));
        }
    }

    /// Keys were chosen for some actions.
    pub(in crate::app) fn choose_keys(&mut self, choices: Vec<KeyChoice>) {
        for choice in choices {
            self.shared.settings.keys.choose(choice);
        }
        self.settings_changed();
    }

    /// Says what searches may use of the machine, from the next one on.
    pub(in crate::app) fn share_machine(&mut self) {
        let resources = self.shared.settings.resources(self.shared.machine);
        self.out.push(Command::Search(SearchCommand::Use(resources)));
    }

    /// The settings are to be kept on the disk soon.
    pub(in crate::app) fn settings_changed(&mut self) {
        self.shared.settings_due.get_or_insert(self.now + QUIET);
    }

    /// The settings file was not all right at the start.
    pub(in crate::app) fn settings_trouble(&mut self, trouble: SettingsTrouble) {
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
    pub(in crate::app) fn settings_failed(&mut self, failure: &SettingsFailure) {
        if !std::mem::replace(&mut self.shared.settings_have_failed, true) {
            self.toast(Tone::Error, failure.text());
        }
    }

    /// They are on the disk. What has failed was told, so this is told too.
    pub(in crate::app) fn settings_kept(&mut self) {
        if std::mem::take(&mut self.shared.settings_have_failed) {
            self.toast(Tone::Plain, Text::key("settings-mended"));
        }
    }

    /// Keeps them when their time has come.
    pub(in crate::app) fn keep_due_settings(&mut self) {
        if self.shared.settings_due.take_if(|due| *due <= self.now).is_some() {
            self.out.push(Command::SaveSettings(Box::new(self.shared.settings.clone())));
        }
    }
}

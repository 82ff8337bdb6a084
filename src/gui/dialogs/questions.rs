//! Short questions: a title, a sentence, two or three answers. Those about files and unsaved work are asked here.

use egui::Ui;

use super::frame::{Answer, Frame};
use crate::app::catalogue::{Value, tr, tr_args};
use crate::app::dialogs::{DialogAction, Fault, Then};
use crate::app::message::Message;
use crate::excerpt;
use crate::gui::style::theme::Theme;

/// Width of a short question.
const WIDTH: f32 = 400.0;

/// Where the question looks and answers go.
pub struct Asking<'a> {
    /// The window.
    pub ui: &'a Ui,
    /// The look.
    pub theme: Theme,
    /// Takes the answer.
    pub out: &'a mut Vec<Message>,
}

impl Asking<'_> {
    /// Asks `text` under the title with this key.
    pub fn ask(&mut self, title: &str, text: &str, answers: &[Answer]) {
        Frame::new(&tr(title), WIDTH).show(self.ui, self.theme, self.out, answers, |ui, _| {
            ui.label(text);
        });
    }

    /// The game, or its match, has unsaved moves.
    pub fn unsaved(&mut self, then: &Then, has_match: bool) {
        let leaves = matches!(then, Then::Quit);
        let answers = [
            Answer::primary("button-save", DialogAction::Save),
            Answer::plain(
                if leaves { "button-quit-unsaved" } else { "button-discard" },
                DialogAction::Discard,
            )
            .destructive(),
            Answer::cancel(),
        ];
        let (title, text) = if has_match {
            ("unsaved-match-title", tr("unsaved-match-text"))
        } else {
            ("unsaved-title", tr("unsaved-text"))
        };
        self.ask(title, &text, &answers);
    }

    /// There is a file of that name already.
    pub fn file_there(&mut self, path: &std::path::Path) {
        let answers = [
            Answer::primary("button-append", DialogAction::Append),
            Answer::plain("button-replace", DialogAction::Replace).destructive(),
            Answer::cancel(),
        ];
        self.ask("file-there-title", &tr_args("file-there-text", &[named(path)]), &answers);
    }

    /// The file has changed since it was read.
    pub fn file_changed(&mut self, path: &std::path::Path) {
        let answers = [
            Answer::primary("button-save-elsewhere", DialogAction::SaveElsewhere),
            Answer::plain("button-replace", DialogAction::Replace).destructive(),
            Answer::cancel(),
        ];
        self.ask("file-changed-title", &tr_args("file-changed-text", &[named(path)]), &answers);
    }

    /// Something could not be done.
    pub fn problem(&mut self, fault: Fault, text: &str) {
        Frame::new(&tr(fault_key(fault)), 520.0).show(
            self.ui,
            self.theme,
            self.out,
            &[Answer::close()],
            |ui, _| {
                ui.style_mut().interaction.selectable_labels = true;
                ui.label(text);
            },
        );
    }
}

fn fault_key(fault: Fault) -> &'static str {
    match fault {
        Fault::Open => "problem-open",
        Fault::Unread => "problem-unread",
        Fault::Save => "problem-save",
        Fault::Paste => "problem-paste",
        Fault::Connect => "problem-connect",
        Fault::Interrupted => "problem-interrupted",
    }
}

fn named(path: &std::path::Path) -> (&'static str, Value<'static>) {
    ("path", excerpt::path(path).into())
}

//! Short questions about files and unsaved work: a title, a sentence, two or three answers.

use egui::{RichText, Ui};

use super::frame::{Answer, Frame};
use crate::app::catalogue::{Value, keys, tr, tr_args};
use crate::app::dialogs::{DialogAction, Fault, Then};
use crate::app::journal_files::SavedJournal;
use crate::excerpt;
use crate::gui::actions::Out;
use crate::gui::style::theme::text;
use crate::gui::style::widgets;

/// Width of a short question.
const WIDTH: f32 = 400.0;

/// The context of a question: the window and the receiver of the answer.
pub struct Asking<'a> {
    /// The window.
    pub ui: &'a Ui,
    /// Takes the answer.
    pub out: &'a mut Out,
}

impl Asking<'_> {
    /// Asks `text` under the title with this key.
    pub fn ask(&mut self, title: &str, text: &str, answers: &[Answer]) {
        Frame::new(&tr(title), WIDTH).show(self.ui, self.out, answers, |ui, _| {
            ui.label(text);
        });
    }

    /// A side really resigns?
    pub fn resign(&mut self, text: &str) {
        let answers = [
            Answer::primary("button-resign", DialogAction::Agree).destructive(),
            Answer::plain("button-cancel", DialogAction::Decline),
        ];
        self.ask("resign-title", text, &answers);
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

    /// Asks what to do with a file that another program wrote after it was read.
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
        Frame::new(&tr(fault_key(fault)), 520.0).show(self.ui, self.out, &[Answer::close()], |ui, _| {
            ui.style_mut().interaction.selectable_labels = true;
            ui.label(text);
        });
    }
}

keys! {
    fn fault_key(Fault) {
        Open => "problem-open", Unread => "problem-unread", Save => "problem-save", Paste => "problem-paste",
        Connect => "problem-connect", Interrupted => "problem-interrupted", Mail => "problem-mail",
    }
}

fn named(path: &std::path::Path) -> (&'static str, Value<'static>) {
    ("path", excerpt::path(path).into())
}

/// Asks about the first of them.
pub fn restore(ui: &Ui, found: &[SavedJournal], out: &mut Out) {
    let Some(first) = found.first() else { return };
    let (text, go_on) = if first.is_over() {
        ("restore-text-over", "button-open")
    } else {
        ("restore-text", "button-continue")
    };
    let answers = [
        Answer::primary(go_on, DialogAction::Continue),
        Answer::plain("button-save", DialogAction::Save),
        Answer::plain("button-discard", DialogAction::Discard).destructive(),
    ];
    let title = tr("restore-title");
    let frame = Frame::kept(&title, 460.0);
    frame.show(ui, out, &answers, |ui, _| {
        ui.label(RichText::new(first.summary().to_string()).size(text::MOVES));
        ui.label(tr(text));
        if found.len() > 1 {
            widgets::hint(ui, tr_args("restore-more", &[("count", (found.len() - 1).into())]));
        }
    });
}

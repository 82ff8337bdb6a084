//! Short questions about files and unsaved work: a title, a sentence, two or three answers.

use std::path::Path;

use egui::{RichText, Ui};

use super::frame::{Answer, Frame};
use crate::app::context::{DialogAction, Fault, PendingAction};
use crate::app::game::saved::SavedJournal;
use crate::app::model::Model;
use crate::app::text::{keys, tr};
use crate::excerpt;
use crate::gui::actions::Out;
use crate::gui::style::theme::text;
use crate::gui::style::widgets;

/// Width of a short question.
const WIDTH: f32 = 400.0;

/// Asks `text` under the title with this key.
pub fn ask(ui: &Ui, title: &str, text: &str, answers: &[Answer], out: &mut Out) {
    Frame::new(tr(title), WIDTH).show(ui, out, answers, |ui, _| {
        ui.label(text);
    });
}

/// A side really resigns?
pub fn resign(ui: &Ui, text: &str, out: &mut Out) {
    let answers = [Answer::destructive("button-resign", DialogAction::Agree), Answer::cancel()];
    ask(ui, "resign-title", text, &answers, out);
}

/// The game, or its match, has unsaved moves.
pub fn unsaved(ui: &Ui, model: &Model, then: &PendingAction, out: &mut Out) {
    let leave = if matches!(then, PendingAction::Quit) { "button-quit-unsaved" } else { "button-discard" };
    let answers = [
        Answer::primary("button-save", DialogAction::Save),
        Answer::destructive(leave, DialogAction::Discard),
        Answer::cancel(),
    ];
    let (title, text) = match model.unsaved_changes() {
        _ if model.has_match() => ("unsaved-match-title", tr("unsaved-match-text")),
        None => ("unsaved-title", tr("unsaved-text")),
        Some(changes) => ("unsaved-title", tr!("unsaved-changes-text", changes)),
    };
    ask(ui, title, &text, &answers, out);
}

/// There is a file of that name already, with this number of games.
pub fn file_there(ui: &Ui, path: &Path, games: usize, out: &mut Out) {
    let answers = [
        Answer::primary("button-append", DialogAction::Append),
        Answer::destructive("button-replace", DialogAction::Replace),
        Answer::cancel(),
    ];
    // A text without games may have none added.
    let answers = if games == 0 { &answers[1..] } else { &answers[..] };
    let text = tr!("file-there-text", path = excerpt::path(path), games);
    ask(ui, "file-there-title", &text, answers, out);
}

/// The game's file, which had this number of games, is not there.
pub fn file_gone(ui: &Ui, path: &Path, games: usize, out: &mut Out) {
    let answers = [
        Answer::primary("button-save-elsewhere", DialogAction::SaveElsewhere),
        Answer::plain("button-save", DialogAction::Replace),
        Answer::cancel(),
    ];
    let text = tr!("file-gone-text", path = excerpt::path(path), games);
    ask(ui, "file-gone-title", &text, &answers, out);
}

/// Something could not be done.
pub fn problem(ui: &Ui, fault: Fault, text: &str, out: &mut Out) {
    Frame::new(tr(fault_key(fault)), 520.0).show(ui, out, &[Answer::close()], |ui, _| {
        ui.style_mut().interaction.selectable_labels = true;
        ui.label(text);
    });
}

keys! {
    fn fault_key(Fault) {
        Open => "problem-open", Unread => "problem-unread", Save => "problem-save", Paste => "problem-paste",
        Connect => "problem-connect", Interrupted => "problem-interrupted", Mail => "problem-mail",
    }
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
        Answer::destructive("button-discard", DialogAction::Discard),
    ];
    Frame::kept(tr("restore-title"), 460.0).show(ui, out, &answers, |ui, _| {
        ui.label(RichText::new(first.summary().to_string()).size(text::BODY));
        ui.label(tr(text));
        if first.is_in_doubt {
            ui.label(tr("restore-in-doubt"));
        }
        if found.len() > 1 {
            widgets::hint(ui, tr!("restore-more", count = found.len() - 1));
        }
    });
}

//! A game that a former run has left unfinished or unsaved.

use egui::{RichText, Ui};

use super::frame::{Answer, Frame};
use crate::app::catalogue::{tr, tr_args};
use crate::app::dialogs::DialogAction;
use crate::app::journal_files::SavedJournal;
use crate::app::message::Message;
use crate::gui::style::theme::{Theme, text};
use crate::gui::style::widgets;

/// Asks about the first of them.
pub fn show(ui: &Ui, theme: Theme, found: &[SavedJournal], out: &mut Vec<Message>) {
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
    frame.show(ui, theme, out, &answers, |ui, _| {
        ui.label(RichText::new(first.summary().to_string()).size(text::MOVES));
        ui.label(tr(text));
        if found.len() > 1 {
            widgets::hint(ui, tr_args("restore-more", &[("count", (found.len() - 1).into())]));
        }
    });
}

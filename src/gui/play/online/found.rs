//! An on-line game that was broken off.

use egui::{RichText, Ui};

use crate::app::catalogue::{tr, tr_args};
use crate::app::dialogs::DialogAction;
use crate::app::message::Message;
use crate::app::online::{OnlineAction, found};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, text};
use crate::gui::style::widgets;
use crate::online::Saved;

/// Asks about the first of them.
pub fn show(ui: &Ui, theme: Theme, games: &[Saved], out: &mut Vec<Message>) {
    let Some(first) = games.first() else { return };
    let answers = [
        Answer::primary_message("button-continue", Message::Online(OnlineAction::Resume)),
        Answer::plain("button-later", DialogAction::Cancel),
        Answer::message("button-give-up", Message::Online(OnlineAction::Forget)).destructive(),
    ];
    let title = tr("online-found-title");
    let frame = Frame::kept(&title, 460.0);
    frame.show(ui, theme, out, &answers, |ui, _| {
        if let Some(summary) = found(first) {
            ui.label(RichText::new(summary.to_string()).size(text::MOVES));
        }
        ui.label(tr("online-found-text"));
        if games.len() > 1 {
            widgets::hint(ui, tr_args("restore-more", &[("count", (games.len() - 1).into())]));
        }
    });
}

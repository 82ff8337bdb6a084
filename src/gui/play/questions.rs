//! The questions of play that block everything else: resigning, the replacement of a missing engine.

use crate::app::catalogue::{Value, tr, tr_args};
use crate::app::dialogs::{DialogAction, Page};
use crate::app::message::Message;
use crate::app::online::OnlineAction;
use crate::chess::Color;
use crate::gui::dialogs::frame::Answer;
use crate::gui::dialogs::questions::Asking;

/// A side really resigns?
pub fn resign(asking: &mut Asking, by: Color) {
    let answers = [
        Answer::primary("button-resign", DialogAction::Agree).destructive(),
        Answer::plain("button-cancel", DialogAction::Decline),
    ];
    asking.ask("resign-title", &tr_args("resign-text", &[side(by)]), &answers);
}

/// Asks whether to leave a running online game.
pub fn leave_online(asking: &mut Asking) {
    let answers = [
        Answer::primary("button-stay", DialogAction::Cancel),
        Answer::message("button-leave", Message::Online(OnlineAction::Leave)),
    ];
    asking.ask("online-leave-title", &tr("online-leave-text"), &answers);
}

/// The engine that is to move is not there any more.
pub fn engine_gone(asking: &mut Asking, color: Color, name: &str) {
    let answers = [
        Answer::primary("button-play-on", DialogAction::Agree),
        Answer::message("action-engines", Message::Show(Page::Engines)),
        Answer::plain("button-cancel", DialogAction::Decline),
    ];
    let text = tr_args("engine-gone-text", &[side(color), ("name", name.into())]);
    asking.ask("engine-gone-title", &text, &answers);
}

/// The side a sentence is about, as the catalogue's texts choose by it.
fn side(color: Color) -> (&'static str, Value<'static>) {
    let side = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    ("color", side.into())
}

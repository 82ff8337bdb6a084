//! The questions of play: leaving an online game, a missing engine, help by an engine, a move at an earlier point.

use egui::Ui;

use crate::app::context::{DialogAction, Page, PlayOn};
use crate::app::model::Message;
use crate::app::text::{tr, words};
use crate::chess::Color;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::questions;
use crate::gui::style::form;

/// Asks whether to leave a running online game.
pub fn leave_online(ui: &Ui, out: &mut Out) {
    let answers = [
        Answer::primary("button-stay", DialogAction::Cancel),
        Answer::plain("button-leave", DialogAction::Agree),
    ];
    questions::ask(ui, "online-leave-title", &tr("online-leave-text"), &answers, out);
}

/// The engine that is to move is not there any more.
pub fn engine_gone(ui: &Ui, color: Color, name: &str, out: &mut Out) {
    let answers = [
        Answer::primary("button-play-on", DialogAction::Agree),
        Answer::plain("action-engines", Message::Show(Page::Engines)),
        Answer::cancel(),
    ];
    let text = tr!("engine-gone-text", color = words::color_key(color), name);
    questions::ask(ui, "engine-gone-title", &text, &answers, out);
}

/// Asks whether the engine shall search for the player of a running game by mail.
pub fn search_by_mail(ui: &Ui, out: &mut Out) {
    let answers = [
        Answer::primary("button-cancel", DialogAction::Cancel),
        Answer::plain("mail-search-begin", DialogAction::Agree),
    ];
    questions::ask(ui, "mail-search-title", &tr("mail-search-text"), &answers, out);
}

/// Asks how to play on from an earlier move. `remembers` is the box "do not ask again".
pub fn play_on(ui: &Ui, remembers: &mut bool, out: &mut Out) {
    let remember = *remembers;
    let answers = [
        Answer::primary("button-variation", DialogAction::PlayOn { answer: PlayOn::Variation, remember }),
        Answer::plain(
            "button-new-game-from-here",
            DialogAction::PlayOn { answer: PlayOn::NewGame, remember },
        ),
        Answer::cancel(),
    ];
    Frame::new(tr("play-on-title"), 420.0).show(ui, out, &answers, |ui, _| {
        ui.label(tr("play-on-text"));
        form::tick_box(ui, remembers, &tr("play-on-remember"));
    });
}

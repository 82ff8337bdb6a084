//! The questions of play: resigning, a missing engine, a move at an earlier point; and the end of the game.

use egui::{RichText, Ui};

use crate::app::action::GameAction;
use crate::app::catalogue::tr;
use crate::app::dialogs::{DialogAction, GameOver, Page};
use crate::app::files::FileAction;
use crate::app::message::Message;
use crate::app::online::OnlineAction;
use crate::app::words;
use crate::chess::Color;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::questions;
use crate::gui::style::form;
use crate::gui::style::theme::{space, text};

/// A side really resigns?
pub fn resign(ui: &Ui, by: Color, out: &mut Out) {
    questions::resign(ui, &tr!("resign-text", color = words::color_key(by)), out);
}

/// Asks whether to leave a running online game.
pub fn leave_online(ui: &Ui, out: &mut Out) {
    let answers = [
        Answer::primary("button-stay", DialogAction::Cancel),
        Answer::plain("button-leave", OnlineAction::Leave),
    ];
    questions::ask(ui, "online-leave-title", &tr("online-leave-text"), &answers, out);
}

/// The engine that is to move is not there any more.
pub fn engine_gone(ui: &Ui, color: Color, name: &str, out: &mut Out) {
    let answers = [
        Answer::primary("button-play-on", DialogAction::Agree),
        Answer::plain("action-engines", Message::Show(Page::Engines)),
        Answer::plain("button-cancel", DialogAction::Decline),
    ];
    let text = tr!("engine-gone-text", color = words::color_key(color), name);
    questions::ask(ui, "engine-gone-title", &text, &answers, out);
}

/// Asks how to play on from an earlier move. `remembers` is the box "do not ask again".
pub fn play_on(ui: &Ui, remembers: &mut bool, out: &mut Out) {
    let remember = *remembers;
    let answers = [
        Answer::primary("button-variation", DialogAction::AsVariation { remember }),
        Answer::plain("button-new-game-from-here", DialogAction::AsNewGame { remember }),
        Answer::cancel(),
    ];
    Frame::new(tr("play-on-title"), 420.0).show(ui, out, &answers, |ui, _| {
        ui.label(tr("play-on-text"));
        form::tick_box(ui, remembers, &tr("play-on-remember"));
    });
}

/// Width of the contents.
const WIDTH: f32 = 400.0;
/// Width in a match, in points.
const MATCH_WIDTH: f32 = 500.0;

/// Shows it over the side panel if that is wide enough, so that the board stays visible. `panel`: its width in points.
pub fn game_over(ui: &Ui, over: &GameOver, panel: f32, out: &mut Out) {
    // The answers of a match are longer.
    let width = if over.is_match { MATCH_WIDTH } else { WIDTH };
    let save = if over.is_match { "button-save-match" } else { "button-save" };
    let save = Answer::plain(save, FileAction::Save);
    let answers = if over.has_next {
        let next = Answer::primary("button-next-game", GameAction::NextGame);
        vec![next, Answer::plain("action-study", GameAction::Study), save]
    } else {
        vec![
            Answer::primary("action-study", GameAction::Study),
            Answer::plain("button-rematch", GameAction::Rematch),
            Answer::plain("button-new-game", GameAction::New),
            save,
        ]
    };
    Frame::unasked(over.title().to_string(), width).over_panel(ui, panel).show(ui, out, &answers, |ui, _| {
        ui.vertical_centered(|ui| {
            ui.add_space(space::S);
            ui.label(RichText::new(over.points()).size(text::CLOCK).strong());
            ui.label(RichText::new(over.reason().to_string()).size(text::MOVES));
            if let Some(verdict) = &over.verdict {
                ui.add_space(space::S);
                ui.label(RichText::new(verdict.to_string()).strong());
            } else if let Some(score) = &over.match_score {
                ui.add_space(space::S);
                ui.label(RichText::new(tr("game-over-match")).size(text::SECONDARY).weak());
                ui.label(score.to_string());
            }
            ui.add_space(space::S);
        });
    });
}

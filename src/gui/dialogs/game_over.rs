//! The end of the game: who won, why, what it counts.

use egui::{RichText, Ui};

use super::super::theme::{Theme, space, text};
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::dialog::GameOver;
use crate::app::message::{DialogAction, FileAction, GameAction, Message};

/// Shows it.
pub fn show(ui: &Ui, theme: &Theme, over: &GameOver, out: &mut Vec<Message>) {
    let answers = [
        Answer::primary("button-review", DialogAction::Review),
        Answer::message("button-rematch", Message::Game(GameAction::Rematch)),
        Answer::message("button-new-game", Message::Game(GameAction::New)),
        Answer::message("button-save", Message::File(FileAction::Save)),
    ];
    Frame::new(&over.title, 400.0).show(ui, theme, out, &answers, |ui, _| {
        ui.vertical_centered(|ui| {
            ui.add_space(space::S);
            ui.label(RichText::new(&over.points).size(text::CLOCK).strong());
            ui.label(RichText::new(&over.reason).size(text::MOVES));
            if let Some(score) = &over.match_score {
                ui.add_space(space::S);
                ui.label(RichText::new(tr("game-over-match")).size(text::SECONDARY).weak());
                ui.label(score);
            }
            ui.add_space(space::S);
        });
    });
}

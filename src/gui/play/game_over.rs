//! The end of the game: who won, why, what it counts.

use egui::{RichText, Ui};

use crate::app::action::GameAction;
use crate::app::catalogue::tr;
use crate::app::dialogs::{DialogAction, GameOver};
use crate::app::files::FileAction;
use crate::app::message::Message;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space, text};

/// Width of the contents.
const WIDTH: f32 = 400.0;
/// Width in a match.
const MATCH_WIDTH: f32 = 500.0;

/// Shows it: over the side panel of this width if that has room for it, so that the board is seen.
pub fn show(ui: &Ui, theme: Theme, over: &GameOver, panel: f32, out: &mut Vec<Message>) {
    // The answers of a match are longer.
    let width = if over.is_match { MATCH_WIDTH } else { WIDTH };
    let has_room = panel >= width + 2.0 * space::L;
    let offset = if has_room { (ui.ctx().content_rect().width() - panel) / 2.0 } else { 0.0 };
    let save = if over.is_match { "button-save-match" } else { "button-save" };
    let save = Answer::message(save, Message::File(FileAction::Save));
    let answers = if over.has_next {
        let next = Answer::primary_message("button-next-game", Message::Game(GameAction::NextGame));
        vec![next, Answer::plain("button-review", DialogAction::Review), save]
    } else {
        vec![
            Answer::primary("button-review", DialogAction::Review),
            Answer::message("button-rematch", Message::Game(GameAction::Rematch)),
            Answer::message("button-new-game", Message::Game(GameAction::New)),
            save,
        ]
    };
    let title = over.title().to_string();
    Frame { offset, ..Frame::new(&title, width) }.show(ui, theme, out, &answers, |ui, _| {
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

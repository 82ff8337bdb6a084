//! A move at a point the game has passed: a variation, or a game of its own?

use egui::Ui;

use crate::app::catalogue::tr;
use crate::app::dialogs::DialogAction;
use crate::app::message::Message;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::form;
use crate::gui::style::theme::Theme;

/// Whether the box "do not ask again" is ticked.
#[derive(Default)]
pub struct Remember(bool);

impl Remember {
    /// Asks.
    pub fn show(&mut self, ui: &Ui, theme: Theme, out: &mut Vec<Message>) {
        let remember = self.0;
        let answers = [
            Answer::primary("button-variation", DialogAction::AsVariation { remember }),
            Answer::plain("button-new-game-from-here", DialogAction::AsNewGame { remember }),
            Answer::cancel(),
        ];
        Frame::new(&tr("play-on-title"), 420.0).show(ui, theme, out, &answers, |ui, _| {
            ui.label(tr("play-on-text"));
            form::tick_box(ui, &mut self.0, &tr("play-on-remember"));
        });
    }
}

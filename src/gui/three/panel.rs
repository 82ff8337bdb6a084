//! The side panel of a three-player game: the players, or the moves; the buttons; the computer's thoughts.

use egui::{RichText, Ui};

use super::moves::ThreeMoves;
use crate::app::model::Model;
use crate::app::play::Three;
use crate::app::settings::Thinking;
use crate::app::text::{three_words, tr};
use crate::gui::actions::{Out, buttons};
use crate::gui::panel::{self, typed_move};
use crate::gui::play::corners::disc_ui;
use crate::gui::play::over;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, moves: &mut ThreeMoves, out: &mut Out) {
    let Some(three) = model.three() else { return };
    panel::foot_ui(ui, |ui| {
        typed_move::panel_ui(ui, model.typed_move(), out);
        buttons::replay_ui(ui, model, out);
        buttons::play_ui(ui, model, out);
        thinking_ui(ui, model, three);
    });
    panel::details_ui(ui, model);
    panel::list_ui(ui, |ui| {
        if let Some(result) = model.result() {
            over::head_ui(ui, model, &result, out);
        }
        if three.document().rows().is_empty() {
            facts_ui(ui, three);
        } else {
            let clock = three.clock_words().map(|clock| clock.to_string());
            panel::heading_ui(ui, three_words::game().to_string(), clock);
            panel::scrolled_ui(ui, |ui| moves.show(ui, three, out));
        }
    });
}

/// The names of the game and the players, before the first move.
fn facts_ui(ui: &mut Ui, three: &Three) {
    ui.label(RichText::new(three_words::game().to_string()).size(text::NAMES));
    ui.add_space(space::S);
    for seat in Seat::ALL {
        ui.horizontal(|ui| {
            disc_ui(ui, seat);
            let side = three_words::seat(seat).to_string();
            let name = three.document().setup().name_at_board(seat).to_string();
            // A player without a name is called by the side.
            if name != side {
                ui.label(RichText::new(side).weak());
            }
            widgets::elided(ui, name);
        });
    }
    let clock = three.clock_words().map_or_else(|| tr("clock-none"), |clock| clock.to_string());
    panel::fact_ui(ui, tr("new-game-clock"), clock);
    ui.add_space(space::S);
    widgets::hint(ui, tr("three-about"));
    ui.add_space(space::S);
    ui.weak(tr("moves-none"));
}

/// Shows the computer's evaluation and expected moves.
fn thinking_ui(ui: &mut Ui, model: &Model, three: &Three) {
    panel::steady_line_ui(ui, |ui| {
        let is_shown = model.settings().thinking != Thinking::Nothing;
        if let Some(expected) = three.expected().filter(|_| is_shown) {
            widgets::elided(ui, RichText::new(expected.to_string()).size(text::SECONDARY).weak());
        }
    });
}

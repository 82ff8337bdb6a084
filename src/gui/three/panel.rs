//! The side panel of a three-player game: the players, the moves, the buttons, the computer's thoughts.

use egui::{Align, Label, Layout, RichText, Ui, Vec2, vec2};

use super::moves::ThreeMoves;
use crate::app::context::Page;
use crate::app::game::Corner;
use crate::app::model::{Message, Model};
use crate::app::play::Three;
use crate::app::settings::Thinking;
use crate::app::text::{three_words, tr};
use crate::gui::actions::{Out, buttons};
use crate::gui::panel::{self, typed_move};
use crate::gui::play::corners::{LevelWords, name_ui};
use crate::gui::play::over;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Height of the row of a player: the usual one, and that in windows lower than [`LOW`].
const ROW: [f32; 2] = [40.0, 28.0];
const LOW: f32 = 560.0;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, moves: &mut ThreeMoves, out: &mut Out) {
    let Some(three) = model.three() else { return };
    panel::foot_ui(ui, |ui| {
        typed_move::panel_ui(ui, model.typed_move(), out);
        buttons::foot_ui(ui, model, out);
        thinking_ui(ui, model, three);
    });
    panel::details_ui(ui, model);
    panel::list_ui(ui, |ui| {
        match model.result() {
            Some(result) => over::head_ui(ui, model, &result, out),
            None => players_ui(ui, three, out),
        }
        if three.document().rows().is_empty() {
            ui.add_space(space::S);
            ui.add(Label::new(tr("three-about")).wrap());
            ui.add_space(space::S);
            let clock = three.clock_words().map_or_else(|| tr("clock-none"), |clock| clock.to_string());
            panel::fact_ui(ui, tr("new-game-clock"), clock);
        } else {
            panel::scrolled_ui(ui, |ui| moves.show(ui, three, out));
        }
    });
}

/// A row for each player, in the order of their moves: name and state.
fn players_ui(ui: &mut Ui, three: &Three, out: &mut Out) {
    widgets::title_line(ui, &three_words::game().to_string(), |ui| {
        if widgets::words_button(ui, None, &tr("start-rules")).clicked() {
            out.push(Message::Show(Page::Rules));
        }
    });
    let size = vec2(ui.available_width(), ROW[usize::from(ui.ctx().content_rect().height() < LOW)]);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for seat in Seat::ALL {
            widgets::line(ui, size, |ui| player_ui(ui, &three.player(seat), size));
        }
    });
    widgets::rule(ui);
}

/// A player's sign, name and level, and at the right end the state.
fn player_ui(ui: &mut Ui, player: &Corner, size: Vec2) {
    let words = player.note.as_ref().map_or("", |state| &state.text);
    let beside = widgets::text_width(ui, words, text::SECONDARY) + space::M;
    let name = vec2((size.x - beside).max(size.x / 2.0), size.y);
    let level = player.level.map(|level| LevelWords::fitting(ui, level, name.x));
    widgets::line(ui, name, |ui| name_ui(ui, player, text::BODY, level.as_ref()));
    let Some(state) = &player.note else { return };
    let ink = if state.is_urgent { Colors::of(ui).danger } else { Colors::of(ui).weak };
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        widgets::elided(ui, RichText::new(words).size(text::SECONDARY).color(ink));
    });
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

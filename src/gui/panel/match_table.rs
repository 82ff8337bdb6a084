//! The table of a match: a row for each player, with the points of each game and the sum.

use egui::{Align, Layout, RichText, Ui, vec2};

use crate::app::game::MatchRow;
use crate::app::text::tr;
use crate::gui::style::theme::{medium_text, space, text};
use crate::gui::style::widgets;

/// Width of the points of a game, and of the sum.
const GAME: f32 = 22.0;
const SUM: f32 = 34.0;
/// The part of a row that the name gets at least.
const NAME: f32 = 0.4;

/// Draws the table; of a long match the latest games.
pub fn match_table_ui(ui: &mut Ui, rows: &[MatchRow]) {
    let room = (ui.available_width() * (1.0 - NAME) - SUM) / GAME;
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    for row in rows {
        let size = vec2(ui.available_width(), text::BODY + space::S);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let cell = |ui: &mut Ui, width: f32, words: RichText| {
                let layout = Layout::right_to_left(Align::Center);
                let size = vec2(width, ui.available_height());
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_min_width(width);
                    ui.label(words)
                });
            };
            cell(ui, SUM, medium_text(&row.sum));
            for points in row.games.iter().rev().take(room as usize) {
                cell(ui, GAME, RichText::new(points).weak());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let points = tr!("match-points-of", name = &row.name, points = &row.sum);
                widgets::elided(ui, RichText::new(&row.name)).on_hover_text(points);
            });
        });
    }
}

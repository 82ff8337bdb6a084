//! The side panel: the moves, the buttons to look through them and to play, what the computer thinks, the score of
//! the match.

mod buttons;
mod moves;
mod rows;

use egui::{Frame, Panel, RichText, Ui};

use super::actions::Action;
use super::theme::{Theme, space, text};
use super::widgets;
use crate::app::catalogue::tr_args;
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::view::EngineLine;

pub use buttons::icon_button;
pub use moves::MovesPanel;

/// The window gives the panel what the board can do without, within these bounds, in points.
const WIDTHS: std::ops::RangeInclusive<f32> = 260.0..=480.0;
/// Narrower windows than this have no room for a panel beside a board worth looking at.
const LEAST_WINDOW: f32 = 760.0;

/// Whether a window of this size has no room for a panel unless the player asks for it.
pub fn is_narrow(window: egui::Vec2) -> bool {
    window.x < LEAST_WINDOW
}

/// The panel's width in a window of this size.
pub fn width(window: egui::Vec2) -> f32 {
    // The board with its rim is a little less wide than the window is high, and the corners like some room too.
    (window.x - window.y).clamp(*WIDTHS.start(), *WIDTHS.end())
}

/// Draws the panel's contents.
pub fn show(
    ui: &mut Ui,
    theme: &Theme,
    model: &Model,
    moves: &mut MovesPanel,
    actions: &mut Vec<Action>,
    out: &mut Vec<Message>,
) {
    let colors = theme.colors();
    let frame = Frame::new().inner_margin(egui::Margin::symmetric(space::M as i8, space::S as i8));
    Panel::bottom("panel-foot").frame(frame).resizable(false).show_separator_line(true).show(ui, |ui| {
        buttons::replay_ui(ui, theme, model, actions);
        buttons::play_ui(ui, theme, model, actions);
        if let Some(line) = model.engine_line() {
            engine_ui(ui, &line);
        }
        if let Some(score) = model.match_score() {
            ui.vertical_centered(|ui| {
                let score = tr_args("panel-match", &[("score", score.into())]);
                widgets::elided(ui, RichText::new(score).size(text::SECONDARY).color(colors.weak));
            });
        }
    });
    let frame = Frame::new().inner_margin(egui::Margin {
        left: space::M as i8,
        right: 4,
        top: space::S as i8,
        bottom: 0,
    });
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        moves.show(ui, theme, model.move_list(), model.shown_node(), out);
    });
}

/// What the computer thinks, in one line.
fn engine_ui(ui: &mut Ui, line: &EngineLine) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(&line.score).strong().size(text::SECONDARY));
        let depth = tr_args("engine-depth", &[("depth", line.depth.into())]);
        ui.label(RichText::new(depth).weak().size(text::SECONDARY));
        widgets::elided(ui, RichText::new(&line.moves).weak().size(text::SECONDARY));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_is_as_wide_as_the_window_can_spare() {
        assert_eq!(width(egui::vec2(1280.0, 800.0)), 480.0);
        assert_eq!(width(egui::vec2(900.0, 650.0)), 260.0);
        assert_eq!(width(egui::vec2(640.0, 480.0)), 260.0);
        assert!(is_narrow(egui::vec2(640.0, 480.0)));
        assert!(!is_narrow(egui::vec2(900.0, 650.0)));
        assert_eq!(width(egui::vec2(1920.0, 1080.0)), 480.0);
    }
}

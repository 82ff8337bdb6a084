//! The side panel of a game for three: who plays, or the moves; the buttons; what the computer thinks.

use egui::{Align, Frame, Layout, Panel, RichText, Ui, vec2};

use super::corners::disc_ui;
use super::moves::ThreeMoves;
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::three::{Three, words};
use crate::gui::actions::Action;
use crate::gui::panel::buttons;
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// What the panel remembers from frame to frame.
#[derive(Default)]
pub struct ThreePanel {
    moves: ThreeMoves,
}

impl ThreePanel {
    /// Draws the panel's contents.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        theme: Theme,
        model: &Model,
        three: &Three,
        actions: &mut Vec<Action>,
        out: &mut Vec<Message>,
    ) {
        let frame = Frame::new().inner_margin(egui::Margin::symmetric(space::M as i8, space::S as i8));
        Panel::bottom("three-foot").frame(frame).resizable(false).show_separator_line(true).show(ui, |ui| {
            buttons::replay_ui(ui, theme, model, actions);
            buttons::play_ui(ui, theme, model, actions);
            thinking_ui(ui, model, three);
        });
        let frame = Frame::new().inner_margin(egui::Margin {
            left: space::M as i8,
            right: 4,
            top: space::S as i8,
            bottom: 0,
        });
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            if three.document().rows().is_empty() {
                facts_ui(ui, three);
            } else {
                heading_ui(ui, three);
                self.moves.show(ui, theme, three, out);
            }
        });
    }
}

/// Which game it is, and whose columns these are.
fn heading_ui(ui: &mut Ui, three: &Three) {
    widgets::elided(ui, RichText::new(about(three)).size(text::SECONDARY).weak());
    ui.add_space(space::XS);
}

/// The game and its clock: "Three players  10 min for the game".
fn about(three: &Three) -> String {
    let game = words::game().to_string();
    match three.clock_words() {
        Some(clock) => format!("{game}  {clock}"),
        None => game,
    }
}

/// Which game it is and who plays, before the first move.
fn facts_ui(ui: &mut Ui, three: &Three) {
    ui.label(RichText::new(words::game().to_string()).size(text::NAMES));
    ui.add_space(space::S);
    for seat in Seat::ALL {
        ui.horizontal(|ui| {
            disc_ui(ui, seat);
            ui.label(RichText::new(words::seat(seat).to_string()).weak());
            widgets::elided(ui, three.document().setup().name(seat).to_string());
        });
    }
    ui.add_space(space::S);
    widgets::elided(ui, three.clock_words().map_or_else(|| tr("clock-none"), |clock| clock.to_string()));
    ui.add_space(space::S);
    widgets::hint(ui, tr("three-about"));
    ui.add_space(space::S);
    ui.weak(tr("moves-none"));
}

/// What the computer expects, in a line that is always there: the buttons above it stay where they are.
fn thinking_ui(ui: &mut Ui, model: &Model, three: &Three) {
    let line = vec2(ui.available_width(), text::SECONDARY + space::XS);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        let is_shown = model.settings().thinking != crate::app::settings::Thinking::Nothing;
        if let Some(expected) = three.expected().filter(|_| is_shown) {
            widgets::elided(ui, RichText::new(expected.to_string()).size(text::SECONDARY).weak());
        }
    });
}

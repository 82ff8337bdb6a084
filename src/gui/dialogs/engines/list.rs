//! The list of the engines that were added.

use egui::{Align, Layout, RichText, Ui, vec2};

use crate::app::engines::{AddedEngine, EngineAction, EngineForm};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;

/// Width of the dialog.
const WIDTH: f32 = 480.0;
/// Height of a row.
const ROW: f32 = 44.0;

pub fn show(ui: &Ui, engines: &[AddedEngine], out: &mut Out) {
    let answers = [Answer::close(), Answer::plain("button-add-engine", EngineAction::Open(Box::default()))];
    Frame::new(tr("engines-title"), WIDTH).show(ui, out, &answers, |ui, out| {
        if engines.is_empty() {
            ui.label(tr("engines-none"));
        }
        for (index, engine) in engines.iter().enumerate() {
            if index > 0 {
                ui.separator();
            }
            row_ui(ui, engine, out);
        }
        ui.add_space(space::XS);
        widgets::hint(ui, tr("engines-hint"));
    });
}

/// An engine: its name, its games, its program, and a button for its form.
fn row_ui(ui: &mut Ui, engine: &AddedEngine, out: &mut Out) {
    let size = vec2(ui.available_width(), ROW);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        let button = widgets::plain_button(ui, &tr("button-change"));
        if button.accessible_name(words::labelled(&engine.name, &tr("button-change"))).clicked() {
            out.push(EngineAction::Open(Box::new(EngineForm::of(engine))));
        }
        let words = vec2(ui.available_width(), ROW);
        ui.allocate_ui_with_layout(words, Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space(space::XS);
            widgets::elided(ui, RichText::new(&engine.name).size(text::BODY));
            let secondary = |words: String| RichText::new(words).size(text::SECONDARY).weak();
            let games = game_list(Variant::ALL.into_iter().filter(|&variant| engine.plays(variant)));
            widgets::elided(ui, secondary(tr!("engines-row", games, path = &engine.path)));
        });
    });
}

/// Games in a list: "Gliński, McCooey".
pub(super) fn game_list(games: impl IntoIterator<Item = Variant>) -> String {
    words::listed(games.into_iter().map(|variant| words::variant(variant).to_string()))
}

//! The end of a three-player game: the three places, and why it ended; and whether a side really resigns.

use egui::{Align, Layout, RichText, Ui, vec2};

use crate::app::action::GameAction;
use crate::app::catalogue::tr;
use crate::app::files::FileAction;
use crate::app::message::ThreeAction;
use crate::app::view::{ThreeOver, ThreePlace};
use crate::app::words::{quarters, three as words};
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::questions;
use crate::gui::play::corners::disc_ui;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Width of the contents.
const WIDTH: f32 = 420.0;
/// Width of the column of places.
const NARROW: f32 = 36.0;

/// Shows it over the side panel if that is wide enough, so that the board stays visible. `panel`: its width in points.
pub fn show(ui: &Ui, over: &ThreeOver, panel: f32, out: &mut Out) {
    let answers = [
        Answer::close(),
        Answer::plain("button-rematch", GameAction::Rematch),
        Answer::plain("button-new-game", ThreeAction::New),
        Answer::plain("button-save", FileAction::Save),
    ];
    Frame::unasked(tr("three-over-title"), WIDTH).over_panel(ui, panel).show(ui, out, &answers, |ui, _| {
        for place in &over.places {
            place_ui(ui, place);
        }
        ui.add_space(space::S);
        ui.label(RichText::new(words::ending(over.end).to_string()).size(text::MOVES));
        ui.add_space(space::XS);
    });
}

fn place_ui(ui: &mut Ui, place: &ThreePlace) {
    ui.horizontal(|ui| {
        ui.set_min_height(34.0);
        let number = tr!("three-place", place = place.place);
        let size = vec2(NARROW, 28.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(NARROW);
            ui.label(RichText::new(number).size(text::NAMES).color(Colors::of(ui).weak));
        });
        disc_ui(ui, place.seat);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let points = tr!("three-corner-points", points = quarters(place.quarters.into()));
            ui.label(RichText::new(points).size(text::MOVES).strong());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| name_ui(ui, place));
        });
    });
}

/// The player, and how the side went out.
fn name_ui(ui: &mut Ui, place: &ThreePlace) {
    let name = RichText::new(place.name.to_string()).size(text::MOVES);
    let Some(out) = &place.out else {
        widgets::elided(ui, name);
        return;
    };
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        widgets::elided(ui, name);
        widgets::elided(ui, RichText::new(out.to_string()).size(text::SECONDARY).weak());
    });
}

/// A side really resigns?
pub fn resign(ui: &Ui, by: Seat, out: &mut Out) {
    questions::resign(ui, &tr!("three-resign-text", seat = words::seat(by)), out);
}

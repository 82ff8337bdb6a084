//! The end of a game for three: the three places, and why it ended; and whether a side really resigns.

use egui::{RichText, Ui, vec2};

use super::corners::disc_ui;
use crate::app::catalogue::{tr, tr_args};
use crate::app::message::{DialogAction, FileAction, GameAction, Message, ThreeAction};
use crate::app::three::{ThreeOver, ThreePlace, words};
use crate::app::words::quarters;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::questions::Asking;
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Width of the contents.
const WIDTH: f32 = 420.0;
/// Width of the columns of places and of points.
const NARROW: f32 = 36.0;
const POINTS: f32 = 44.0;

/// Shows it: over the side panel of this width if that has room for it, so that the board is seen.
pub fn show(ui: &Ui, theme: Theme, over: &ThreeOver, panel: f32, out: &mut Vec<Message>) {
    let has_room = panel >= WIDTH + 2.0 * space::L;
    let offset = if has_room { (ui.ctx().content_rect().width() - panel) / 2.0 } else { 0.0 };
    let answers = [
        Answer::primary("button-review", DialogAction::Review),
        Answer::message("button-rematch", Message::Game(GameAction::Rematch)),
        Answer::message("button-new-game", Message::Three(ThreeAction::New)),
        Answer::message("button-save", Message::File(FileAction::Save)),
    ];
    let title = tr("three-over-title");
    Frame { offset, ..Frame::new(&title, WIDTH) }.show(ui, theme, out, &answers, |ui, _| {
        for place in &over.places {
            place_ui(ui, theme, place);
        }
        ui.add_space(space::S);
        ui.label(RichText::new(words::ending(over.end).to_string()).size(text::MOVES));
        ui.add_space(space::XS);
    });
}

fn place_ui(ui: &mut Ui, theme: Theme, place: &ThreePlace) {
    ui.horizontal(|ui| {
        ui.set_min_height(34.0);
        let number = tr_args("three-place", &[("place", place.place.into())]);
        let cell = |ui: &mut Ui, width: f32, words: RichText| {
            ui.allocate_ui_with_layout(
                vec2(width, 28.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_min_width(width);
                    ui.label(words);
                },
            );
        };
        cell(ui, NARROW, RichText::new(number).size(text::NAMES).color(theme.colors().weak));
        cell(ui, POINTS, RichText::new(quarters(place.quarters.into())).size(text::NAMES).strong());
        disc_ui(ui, place.seat);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            widgets::elided(ui, RichText::new(place.name.to_string()).size(text::MOVES));
            if let Some(out) = &place.out {
                widgets::elided(ui, RichText::new(out.to_string()).size(text::SECONDARY).weak());
            }
        });
    });
}

/// A side really resigns?
pub fn resign(asking: &mut Asking, by: Seat) {
    let answers = [
        Answer::primary("button-resign", DialogAction::Agree),
        Answer::plain("button-cancel", DialogAction::Decline),
    ];
    let args = [("seat", words::seat(by).into())];
    asking.ask("resign-title", &tr_args("three-resign-text", &args), &answers);
}

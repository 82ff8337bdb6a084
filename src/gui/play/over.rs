//! The end of a game: the points and the reason, or in a game of three the places.

use egui::{Align, Layout, RichText, Ui, vec2};

use crate::app::context::{GameOver, Place};
use crate::app::game::GameAction;
use crate::app::library::FileAction;
use crate::app::model::Message;
use crate::app::text::numbers::quarters;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::play::corners::disc_ui;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::widgets;
use crate::lessons::Game;

/// Width of the contents.
const WIDTH: f32 = 400.0;
/// Width in a match, in points.
const MATCH_WIDTH: f32 = 500.0;
/// Width of the places of three players.
const PLACES_WIDTH: f32 = 420.0;
/// Width of the column of places.
const NARROW: f32 = 36.0;

/// Shows it over the side panel if that is wide enough, so that the board stays visible. `panel`: its width in points.
pub fn show(ui: &Ui, over: &GameOver, panel: f32, out: &mut Out) {
    // The answers of a match are longer.
    let width = match (over.is_match, over.points.is_some()) {
        (true, _) => MATCH_WIDTH,
        (false, true) => WIDTH,
        (false, false) => PLACES_WIDTH,
    };
    let frame = Frame::unasked(over.title.to_string(), width).over_panel(panel);
    frame.show(ui, out, &answers(over), |ui, _| {
        if let Some(points) = &over.points {
            ui.vertical_centered(|ui| points_ui(ui, over, points));
            return;
        }
        for place in &over.places {
            place_ui(ui, place);
        }
        ui.add_space(space::S);
        ui.label(RichText::new(over.reason.to_string()).size(text::BODY));
        ui.add_space(space::XS);
    });
}

fn answers(over: &GameOver) -> Vec<Answer> {
    let save = if over.is_match { "button-save-match" } else { "button-save" };
    let save = Answer::plain(save, FileAction::Save);
    let rematch = Answer::plain("button-rematch", GameAction::Rematch);
    if over.points.is_none() {
        let new = Answer::plain("button-new-game", Message::NewGame(Game::Three));
        vec![Answer::close(), rematch, new, save]
    } else if over.has_next {
        let next = Answer::primary("button-next-game", GameAction::NextGame);
        vec![next, Answer::plain("action-study", GameAction::Study), save]
    } else {
        let study = Answer::primary("action-study", GameAction::Study);
        vec![study, rematch, Answer::plain("button-new-game", GameAction::New), save]
    }
}

/// The points of two, the reason, and the score of their match.
fn points_ui(ui: &mut Ui, over: &GameOver, points: &str) {
    ui.add_space(space::S);
    ui.label(RichText::new(points).size(text::TITLE).strong());
    ui.label(RichText::new(over.reason.to_string()).size(text::BODY));
    if let Some(verdict) = &over.verdict {
        ui.add_space(space::S);
        ui.label(RichText::new(verdict.to_string()).strong());
    } else if let Some(score) = &over.match_score {
        ui.add_space(space::S);
        ui.label(RichText::new(tr("game-over-match")).size(text::SECONDARY).weak());
        ui.label(score.to_string());
    }
    ui.add_space(space::S);
}

fn place_ui(ui: &mut Ui, place: &Place) {
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
            ui.label(RichText::new(points).size(text::BODY).strong());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| name_ui(ui, place));
        });
    });
}

/// The player, and how the side went out.
fn name_ui(ui: &mut Ui, place: &Place) {
    let name = RichText::new(place.name.to_string()).size(text::BODY);
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

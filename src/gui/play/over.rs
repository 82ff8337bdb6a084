//! The end of a game: who won, why, and the points, or in a game of three the places; and what to do next. It stays until
//! the next game, at the head of the side panel, or where there is no panel in a line below the board.

use egui::{
    Align, Frame, Label, Layout, Margin, Panel, Response, RichText, Role, Sides, TextStyle, Ui, WidgetInfo,
    vec2,
};

use crate::app::game::{GameOver, Place};
use crate::app::model::Model;
use crate::app::text::numbers::{quarters, typeset};
use crate::app::text::tr;
use crate::gui::actions::{Action, Out};
use crate::gui::play::corners::{LevelWords, disc_ui, level_ui};
use crate::gui::style::theme::{Colors, medium_text, space, text};
use crate::gui::style::{voice, widgets};

/// Width of the column of places.
const NARROW: f32 = 36.0;
/// Height of the row of a place.
const ROW: f32 = 34.0;

/// Draws it at the head of the side panel.
pub fn head_ui(ui: &mut Ui, model: &Model, over: &GameOver, out: &mut Out) {
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if let Some(points) = &over.points {
            let label = ui.label(RichText::new(typeset(points)).size(text::TITLE));
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, points));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let title = ui.add(Label::new(medium_text(over.title.to_string()).size(text::TITLE)).wrap());
            announce(&title, model);
            ui.add(Label::new(RichText::new(over.reason.to_string()).weak()).wrap());
        });
    });
    for place in &over.places {
        place_ui(ui, place);
    }
    if let Some(verdict) = &over.verdict {
        ui.add(Label::new(medium_text(verdict.to_string())).wrap());
    } else if let Some(score) = &over.match_score {
        let score = tr!("panel-match", score = score.to_string());
        ui.add(Label::new(RichText::new(score).size(text::SECONDARY).weak()).wrap());
    }
    ui.add_space(space::S);
    let [first, second] = next(model);
    let mut row_ui = |ui: &mut Ui, actions: &[(Action, Button)]| {
        ui.columns(2, |columns| {
            for (column, (action, button)) in columns.iter_mut().zip(actions) {
                // Long words stay in one line.
                column.spacing_mut().button_padding.x = space::XS;
                let layout = Layout::top_down_justified(Align::Center);
                column.with_layout(layout, |ui| action_ui(ui, model, *action, *button, out));
            }
        });
    };
    row_ui(ui, &[(first, widgets::primary_button), (second, widgets::plain_button)]);
    if second != Action::New {
        row_ui(ui, &[(Action::New, widgets::quiet_button)]);
    }
    ui.separator();
}

/// Draws it in a line below the board.
pub fn line_ui(ui: &mut Ui, model: &Model, over: &GameOver, out: &mut Out) {
    let colors = Colors::of(ui);
    let frame = Frame::new().fill(colors.raised).inner_margin(Margin::symmetric(space::M as i8, 3));
    Panel::bottom("result").frame(frame).resizable(false).show(ui, |ui| {
        let words = |ui: &mut Ui| {
            let points = over.points.as_deref().unwrap_or_default();
            let title = medium_text(format!("{} {}", over.title, typeset(points)));
            let title = ui.add(Label::new(title).truncate()).on_hover_text(over.reason.to_string());
            announce(&title, model);
        };
        let answers = |ui: &mut Ui| {
            let [first, second] = next(model);
            action_ui(ui, model, first, widgets::primary_button, out);
            action_ui(ui, model, second, widgets::plain_button, out);
        };
        Sides::new().shrink_left().show(ui, words, answers);
    });
}

/// Screen readers read result and reason as soon as it is shown.
fn announce(title: &Response, model: &Model) {
    let words = model.status().text;
    title.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    voice::say(&title.ctx, title.id, &words);
}

/// The next steps of most players, the usual one first.
fn next(model: &Model) -> [Action; 2] {
    match () {
        () if Action::NextMatchGame.is_enabled(model) => [Action::NextMatchGame, Action::Study],
        () if model.three().is_some() => [Action::Rematch, Action::New],
        () => [Action::Rematch, Action::Study],
    }
}

/// A kind of button.
type Button = fn(&mut Ui, &str) -> Response;

fn action_ui(ui: &mut Ui, model: &Model, action: Action, button: Button, out: &mut Out) {
    let name = action.word(model);
    if widgets::usable(ui, action.why_disabled(model), |ui| button(ui, &name)).clicked() {
        out.act(action);
    }
}

fn place_ui(ui: &mut Ui, place: &Place) {
    ui.horizontal(|ui| {
        ui.set_min_height(ROW);
        let number = tr!("three-place", place = place.place);
        let size = vec2(NARROW, 28.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(NARROW);
            ui.label(RichText::new(number).size(text::NAMES).color(Colors::of(ui).weak));
        });
        disc_ui(ui, place.seat);
        let points = tr!("three-corner-points", points = quarters(place.quarters.into()));
        let row_ui = |ui: &mut Ui, height: f32| {
            let row = Sides::new().height(height).shrink_left();
            row.show(ui, |ui| player_ui(ui, place), |ui| ui.label(medium_text(points)));
        };
        let Some(out) = &place.out else { return row_ui(ui, ROW) };
        // How the side went out has the whole width below.
        ui.vertical(|ui| {
            // Lines as close as those of any text.
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 0.0;
            let height = ui.text_style_height(&TextStyle::Body);
            row_ui(ui, height);
            ui.add(Label::new(RichText::new(out.to_string()).size(text::SECONDARY).weak()).wrap());
        });
    });
}

/// The player's name. Behind that of a computer stands as much of the level as there is room for.
fn player_ui(ui: &mut Ui, place: &Place) {
    let name = place.name.to_string();
    let Some(level) = place.level else {
        widgets::elided(ui, RichText::new(name).size(text::BODY));
        return;
    };
    let computer = tr("player-computer");
    let before = widgets::text_width(ui, &computer, text::BODY) + ui.spacing().item_spacing.x;
    let level = LevelWords::in_room(ui, level, ui.available_width() - before);
    let label = widgets::elided(ui, RichText::new(computer).size(text::BODY));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    match level {
        Some(level) => level_ui(ui, &level),
        None => _ = label.on_hover_text(name),
    }
}

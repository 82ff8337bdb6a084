//! Rows of buttons for actions: with icon and word where the panel has room, otherwise with the icon alone.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Button, FontId, Galley, Ui, Vec2, vec2};

use super::{Action, Face, Out, icon_button};
use crate::app::model::Model;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;

/// Minimum size of a button: six fit side by side into the narrowest panel.
const BUTTON: Vec2 = vec2(32.0, 32.0);
/// Rows narrower than this have no room for words: those of a panel of 360 points.
const MIN_WIDTH_WITH_WORDS: f32 = 336.0;

/// An action, and the icon of its button.
type Buttons = [(Action, Icon)];

const TAKE_BACK: (Action, Icon) = (Action::TakeBack, Icon::TakeBack);
const REDO: (Action, Icon) = (Action::Redo, Icon::Redo);
const HINT: (Action, Icon) = (Action::Hint, Icon::Hint);
const MOVE_NOW: (Action, Icon) = (Action::MoveNow, Icon::MoveNow);
const FLIP: (Action, Icon) = (Action::Flip, Icon::Flip);
const DRAW: (Action, Icon) = (Action::OfferDraw, Icon::Draw);
const RESIGN: (Action, Icon) = (Action::Resign, Icon::Resign);
const REMATCH: (Action, Icon) = (Action::Rematch, Icon::Rematch);
const NEW: (Action, Icon) = (Action::New, Icon::New);
const SAVE: (Action, Icon) = (Action::Save, Icon::Save);

/// First, previous, play, next, last.
pub fn replay_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let play = if model.is_autoplaying() { Icon::Pause } else { Icon::Play };
    let buttons = [
        (Action::First, Icon::First),
        (Action::Previous, Icon::Previous),
        (Action::Autoplay, play),
        (Action::Next, Icon::Next),
        (Action::Last, Icon::Last),
    ];
    row_ui(ui, model, &buttons, false, out);
}

/// First, previous, next, last.
pub fn steps_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let buttons = [
        (Action::First, Icon::First),
        (Action::Previous, Icon::Previous),
        (Action::Next, Icon::Next),
        (Action::Last, Icon::Last),
    ];
    row_ui(ui, model, &buttons, false, out);
}

/// The buttons that the open game needs: a running game or a finished one, against a person or a computer, or a study.
pub fn play_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let buttons: &Buttons = match () {
        () if model.study().is_some() => &[TAKE_BACK, REDO, FLIP],
        // While the result is shown, its card has them.
        () if model.is_over() && model.dialog().is_none() => &[REMATCH, NEW, SAVE, TAKE_BACK, REDO, FLIP],
        () if model.is_playing_online() => &[TAKE_BACK, FLIP, DRAW, RESIGN],
        () if model.has_computer() => &[TAKE_BACK, HINT, MOVE_NOW, FLIP, DRAW, RESIGN],
        () => &[TAKE_BACK, REDO, HINT, FLIP, DRAW, RESIGN],
    };
    rows_ui(ui, model, buttons, out);
}

/// A button for an action on the whole game: as wide as the panel, and shown only while the action is possible.
pub fn wide_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let size = vec2(ui.available_width(), BUTTON.y);
    if ui.add_sized(size, Button::new(action.name_now(model))).clicked() {
        out.act(action);
    }
}

/// A plain button for an action; while the action is impossible, its tooltip gives the reason.
pub fn plain_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let button = |ui: &mut Ui| widgets::plain_button(ui, &action.name_now(model));
    if widgets::usable(ui, action.why_disabled(model), button).clicked() {
        out.act(action);
    }
}

/// Buttons that share the panel's width: two or three in a row with their words, otherwise all in one row.
pub fn rows_ui(ui: &mut Ui, model: &Model, buttons: &Buttons, out: &mut Out) {
    let has_words = ui.available_width() >= MIN_WIDTH_WITH_WORDS;
    let columns = match buttons.len() {
        count if !has_words => count,
        count if count.is_multiple_of(3) => 3,
        _ => 2,
    };
    for row in buttons.chunks(columns) {
        row_ui(ui, model, row, has_words, out);
    }
}

fn row_ui(ui: &mut Ui, model: &Model, buttons: &Buttons, has_words: bool, out: &mut Out) {
    let gap = ui.spacing().item_spacing.x;
    let count = buttons.len() as f32;
    let width = ((ui.available_width() + gap) / count - gap).max(BUTTON.x);
    ui.horizontal(|ui| {
        for &(action, icon) in buttons {
            let room = width - widgets::ICON - space::XS - 2.0 * space::S;
            let word = has_words.then(|| word(ui, &action.word(model), room));
            let face = Face { icon, word, size: vec2(width, BUTTON.y) };
            icon_button(ui, model, action, face, out);
        }
    });
}

/// A word, smaller where it is long for its room.
fn word(ui: &Ui, word: &str, room: f32) -> Arc<Galley> {
    let layout = |size: f32| {
        let color = egui::Color32::PLACEHOLDER;
        let mut job = LayoutJob::simple_singleline(word.to_owned(), FontId::proportional(size), color);
        job.wrap = TextWrapping::truncate_at_width(room);
        ui.painter().layout_job(job)
    };
    let usual = layout(text::BODY);
    if usual.elided { layout(text::SECONDARY) } else { usual }
}

//! Rows of buttons for actions: with icon and word where the panel has room, otherwise with the icon alone.

use egui::{Align, Button, Layout, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{Action, Face, Out, icon_button};
use crate::app::model::Model;
use crate::game::NodeId;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;

/// Minimum size of a button: six fit side by side into the narrowest panel.
const BUTTON: Vec2 = vec2(32.0, 36.0);
/// Rows narrower than this have no room for words.
const MIN_WIDTH_WITH_WORDS: f32 = 220.0;
/// Windows lower than this have no room for two rows of words.
const MIN_HEIGHT_WITH_WORDS: f32 = 400.0;
/// Rows narrower than this have no room for three words.
const THREE_WORDS: f32 = 336.0;

/// An action, and the icon of its button.
type Buttons = [(Action, Icon)];

const TAKE_BACK: (Action, Icon) = (Action::TakeBack, Icon::TakeBack);
const REDO: (Action, Icon) = (Action::Redo, Icon::Redo);
const HINT: (Action, Icon) = (Action::Hint, Icon::Hint);
const MOVE_NOW: (Action, Icon) = (Action::MoveNow, Icon::MoveNow);
const FLIP: (Action, Icon) = (Action::Flip, Icon::Flip);
const DRAW: (Action, Icon) = (Action::OfferDraw, Icon::Draw);
const RESIGN: (Action, Icon) = (Action::Resign, Icon::Resign);
const NEW: (Action, Icon) = (Action::New, Icon::New);
const SAVE: (Action, Icon) = (Action::Save, Icon::Save);
const ENDS: [(Action, Icon); 2] = [(Action::First, Icon::First), (Action::Previous, Icon::Previous)];
const ON: [(Action, Icon); 2] = [(Action::Next, Icon::Next), (Action::Last, Icon::Last)];

/// The foot of a level or a puzzle: first, previous, next, last, as icons.
pub fn steps_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    icons_ui(ui, model, &[&ENDS[..], &ON].concat(), &[], out);
}

/// The foot of a game: as icons the steps through it and the actions on the board, below them with their words the
/// actions that mean something now.
pub fn foot_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let (is_study, is_over) = (model.study().is_some(), model.is_over());
    let play = (Action::Autoplay, if model.is_autoplaying() { Icon::Pause } else { Icon::Play });
    let steps = match () {
        () if is_study || is_over => [&ENDS[..], &[play], &ON].concat(),
        () if is_begun(model) => [ENDS, ON].concat(),
        () => vec![],
    };
    let tools: &Buttons = match () {
        () if is_study || is_over => &[TAKE_BACK, REDO, FLIP, SAVE],
        () if Action::Redo.is_enabled(model) => &[REDO, FLIP],
        () => &[FLIP],
    };
    if steps.is_empty() {
        return rows_ui(ui, model, &now(model), tools, out);
    }
    icons_ui(ui, model, &steps, tools, out);
    rows_ui(ui, model, &now(model), &[], out);
}

/// The actions that mean something now.
fn now(model: &Model) -> Vec<(Action, Icon)> {
    let think = if Action::MoveNow.is_enabled(model) { MOVE_NOW } else { HINT };
    match () {
        // A game that is over has its actions at the head of the panel.
        () if model.study().is_some() || model.is_over() => vec![],
        () if model.is_playing_online() => vec![TAKE_BACK, DRAW, RESIGN],
        () if !is_begun(model) => vec![think, NEW],
        () => vec![TAKE_BACK, think, DRAW, RESIGN],
    }
}

/// Whether a move has been made.
fn is_begun(model: &Model) -> bool {
    let tree = model.document().map(|document| &document.record().tree);
    let has_moves = tree.is_some_and(|tree| !tree.children(NodeId::ROOT).is_empty());
    has_moves || model.three().is_some_and(|three| three.document().acts() > 0)
}

/// Draws the actions beside a board without a panel: icons below each other at the right end of `room`, as many as fit.
/// In a study and after the end they are the steps through the game.
pub fn column_ui(ui: &mut Ui, model: &Model, room: Rect, out: &mut Out) {
    let gap = 2.0;
    let side = BUTTON.y;
    let actions = now(model);
    let actions = if actions.is_empty() { vec![ENDS[1], ON[0]] } else { actions };
    let count = actions.len().min(((room.height() + gap) / (side + gap)).max(0.0) as usize);
    if room.width() < side || count == 0 {
        return;
    }
    let height = count as f32 * (side + gap) - gap;
    let place = Rect::from_center_size(pos2(room.right() - side / 2.0, room.center().y), vec2(side, height));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        for &(action, icon) in actions.iter().take(count) {
            icon_button(ui, model, action, Face::icon(icon, Vec2::splat(side)), out);
        }
    });
}

/// Icons in a row: the steps from the left, the tools at the right.
fn icons_ui(ui: &mut Ui, model: &Model, steps: &Buttons, tools: &Buttons, out: &mut Out) {
    ui.horizontal(|ui| {
        let (count, width) = ((steps.len() + tools.len()) as f32, ui.available_width());
        let gap = 2.0;
        ui.spacing_mut().item_spacing.x = gap;
        let size = vec2(((width + gap) / count - gap).clamp(widgets::ICON, BUTTON.x), BUTTON.y);
        let mut icons = |ui: &mut Ui, buttons: &Buttons| {
            for &(action, icon) in buttons {
                icon_button(ui, model, action, Face::icon(icon, size), out);
            }
        };
        icons(ui, steps);
        // Between the two kinds is all the room that is left.
        ui.add_space((width - count * (size.x + gap)).max(0.0));
        icons(ui, tools);
    });
}

/// A button for an action on the whole game: as wide as the panel, and shown only while the action is possible.
pub fn wide_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let size = vec2(ui.available_width(), BUTTON.y);
    if ui.add_sized(size, Button::new(action.name_now(model))).clicked() {
        out.act(action);
    }
}

/// The button of the one thing to do now, as wide as the panel.
pub fn primary_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    ui.with_layout(egui::Layout::top_down_justified(egui::Align::Center), |ui| {
        if widgets::primary_button(ui, &action.name_now(model)).clicked() {
            out.act(action);
        }
    });
}

/// The size of each of two buttons side by side.
pub fn half(ui: &Ui) -> Vec2 {
    vec2((ui.available_width() - ui.spacing().item_spacing.x) / 2.0, BUTTON.y)
}

/// A button of this size for an action.
pub fn sized_ui(ui: &mut Ui, model: &Model, (action, icon): (Action, Icon), size: Vec2, out: &mut Out) {
    let face = Face::word(ui, Some(icon), &action.word(model), size);
    icon_button(ui, model, action, face, out);
}

/// Buttons that share the panel's width: two or three in a row with their words, otherwise all in one row. At the end of
/// the last row are icons.
pub fn rows_ui(ui: &mut Ui, model: &Model, buttons: &Buttons, icons: &Buttons, out: &mut Out) {
    let is_low = ui.ctx().content_rect().height() < MIN_HEIGHT_WITH_WORDS;
    let has_words = !is_low && ui.available_width() >= MIN_WIDTH_WITH_WORDS;
    let columns = match buttons.len() {
        count if !has_words => count.max(1),
        count if count.is_multiple_of(3) && icons.is_empty() && ui.available_width() >= THREE_WORDS => 3,
        _ => 2,
    };
    let rows = buttons.chunks(columns);
    let last = rows.len();
    for (number, row) in rows.enumerate() {
        row_ui(ui, model, row, if number + 1 == last { icons } else { &[] }, has_words, out);
    }
}

fn row_ui(ui: &mut Ui, model: &Model, buttons: &Buttons, icons: &Buttons, has_words: bool, out: &mut Out) {
    let gap = ui.spacing().item_spacing.x;
    // One button alone is as wide as two would make it.
    let count = if has_words { buttons.len().max(2) } else { buttons.len() };
    let beside = if buttons.len() == count { icons.len() as f32 * (BUTTON.x + gap) } else { 0.0 };
    let width = ((ui.available_width() - beside + gap) / count as f32 - gap).max(BUTTON.x);
    ui.horizontal(|ui| {
        for &(action, icon) in buttons {
            let size = vec2(width, BUTTON.y);
            let face = if has_words {
                Face::word(ui, Some(icon), &word(ui, model, action, size), size)
            } else {
                Face::icon(icon, size)
            };
            icon_button(ui, model, action, face, out);
        }
        // Even an empty layout would add a gap to the row, and widen the panel for the next one.
        if !icons.is_empty() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for &(action, icon) in icons.iter().rev() {
                    icon_button(ui, model, action, Face::icon(icon, BUTTON), out);
                }
            });
        }
    });
}

/// The word on a button of this size: the short one where the whole name has no room beside the icon.
fn word(ui: &Ui, model: &Model, action: Action, size: Vec2) -> String {
    let (whole, room) = (action.name(), size.x - 4.0 * space::XS - widgets::ICON);
    let fits = action == Action::OfferDraw && widgets::text_width(ui, &whole, text::BODY) <= room;
    if fits { whole } else { action.word(model) }
}

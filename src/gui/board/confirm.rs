//! A move that waits for a yes, and the keys that are the board's although it does not have the keyboard.

use egui::{
    Color32, CursorIcon, Key, Modifiers, Painter, Popup, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::app::board::layout::BoardLayout;
use crate::app::board::palette::mark;
use crate::app::board::{BoardEvent, BoardView};
use crate::app::text::tr;
use crate::chess;
use crate::gui::style::focus;
use crate::gui::style::icons::{self, Icon};
use crate::hex::Cell;

/// Radius of a button, in R and at least in points.
const RADIUS: f32 = 0.5;
const MIN_RADIUS: f32 = 15.0;
/// From the middle of the cell to that of a button, in R.
const ASIDE: f32 = 1.25;

/// Draws the buttons on either side of the move's target, unless the player is asked elsewhere. Returns the player's choice.
pub fn confirm_ui(ui: &Ui, layout: &BoardLayout, to: Cell, has_buttons: bool) -> Option<BoardEvent> {
    let by_key = key(ui);
    if !has_buttons {
        return by_key;
    }
    let radius = (RADIUS * layout.radius()).max(MIN_RADIUS);
    let aside = vec2((ASIDE * layout.radius()).max(2.0 * radius), 0.0);
    // Both stay on the board, side by side, also where the move ends at its edge.
    let room = layout.rect().shrink(radius);
    let middle = layout.center_of(to);
    let x = middle.x.clamp(room.left() + aside.x, room.right() - aside.x);
    let middle = Pos2::new(x, middle.y);
    let choices = [
        (middle - aside, Icon::Close, tr("board-put-back"), BoardEvent::PutBack),
        (middle + aside, Icon::Tick, tr("board-confirm"), BoardEvent::Confirm),
    ];
    choices.into_iter().fold(by_key, |chosen, (center, icon, name, event)| {
        let rect = Rect::from_center_size(center, Vec2::splat(2.0 * radius));
        let response = ui.interact(rect, ui.scope_id().with(("confirm", icon as usize)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let is_hot = response.hovered() || response.has_focus();
        paint(ui.painter(), center, radius, icon, is_hot);
        let is_clicked = response.clicked();
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
        if is_clicked { Some(event) } else { chosen }
    })
}

/// Reads Enter and Escape, unless another widget has the keyboard.
fn key(ui: &Ui) -> Option<BoardEvent> {
    if !has_keys(ui) {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    match () {
        () if pressed(Key::Enter) => Some(BoardEvent::Confirm),
        () if pressed(Key::Escape) => Some(BoardEvent::PutBack),
        () => None,
    }
}

fn paint(painter: &Painter, center: Pos2, radius: f32, icon: Icon, is_hot: bool) {
    let (fill, ink) =
        if icon == Icon::Tick { (mark::SELECT, Color32::WHITE) } else { (Color32::WHITE, mark::SELECT) };
    let edge = if is_hot { 3.0 } else { 1.5 };
    painter.circle(center, radius, fill, Stroke::new(edge + 1.5, Color32::WHITE));
    painter.circle_stroke(center, radius, Stroke::new(edge, mark::SELECT));
    icons::paint(painter, icon, Rect::from_center_size(center, Vec2::splat(1.2 * radius)), ink);
}

/// Whether such keys are the board's now: no field, menu or dialog has them.
pub fn has_keys(ui: &Ui) -> bool {
    let is_free =
        focus::holder(ui.ctx()).is_none() && ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    is_free && !Popup::is_any_open(ui.ctx())
}

/// Handles Escape: puts the piece in hand back and cancels a premove.
pub fn put_back_by_key(ui: &Ui, view: &BoardView) -> Option<BoardEvent> {
    let has_something = view.selected.is_some() || view.premove.is_some();
    let is_asked = has_something
        && has_keys(ui)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    is_asked.then_some(BoardEvent::PutBack)
}

/// The role whose key is held: the promotion of a pawn in a premove.
pub fn held_role(ui: &Ui) -> Option<chess::Role> {
    let roles = [(Key::R, chess::Role::Rook), (Key::B, chess::Role::Bishop), (Key::N, chess::Role::Knight)];
    ui.input(|input| roles.into_iter().find(|(key, _)| input.key_down(*key)).map(|(_, role)| role))
}

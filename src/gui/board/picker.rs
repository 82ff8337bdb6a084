//! The choice of what a pawn becomes: four cells of its file, from its own inwards, each with a man and a key.

use egui::{
    Align2, CursorIcon, FontId, Id, Key, Modifiers, Painter, Rect, Role as AccessRole, Sense, Shape, Stroke,
};
use egui::{Ui, Vec2, WidgetInfo};

use super::men::MenPainter;
use crate::app::board_view::{BoardEvent, BoardWords, Promotion};
use crate::chess::{Color, Piece, Role};
use crate::gui::layout::APOTHEM;
use crate::gui::palette::{BoardColors, mark};
use crate::hex::{Cell, Shade};

/// Size of the keys' letters, in R, and where they stand in the cell.
const KEY_SIZE: f32 = 0.34;
const KEY_PLACE: Vec2 = Vec2::new(0.6, 0.42);

/// Draws the choice over the board and says what was chosen.
pub fn picker_ui(
    ui: &Ui,
    promotion: &Promotion,
    men: &MenPainter,
    colors: &BoardColors,
    words: &dyn BoardWords,
) -> Option<BoardEvent> {
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(men.layout.outline(0.0), mark::DIM, Stroke::NONE));
    let choices = || promotion.roles.iter().copied().zip(cells(promotion));
    let mut chosen = keys_ui(ui, promotion);
    for (role, cell) in choices() {
        let rect = Rect::from_center_size(
            men.layout.center_of(cell),
            Vec2::splat(2.0 * APOTHEM * men.layout.radius()),
        );
        let response = ui.interact(rect, choice_id(ui, role), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(AccessRole::Button, true, words.promote(role)));
        let is_hot = response.hovered() || response.has_focus();
        paint_choice(painter, men, colors, cell, is_hot);
        men.paint_standing(painter, Piece { color: promotion.color, role }, cell);
        paint_key(painter, men, cell, role);
        if response.clicked() {
            chosen = Some(BoardEvent::Promote(role));
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    chosen
}

/// The keys of the choice, unless somebody types.
fn keys_ui(ui: &Ui, promotion: &Promotion) -> Option<BoardEvent> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Escape) {
        return Some(BoardEvent::CancelPromotion);
    }
    let role = promotion.roles.iter().copied().find(|&role| key(role).is_some_and(pressed));
    role.map(BoardEvent::Promote)
}

fn key(role: Role) -> Option<Key> {
    match role {
        Role::Queen => Some(Key::Q),
        Role::Rook => Some(Key::R),
        Role::Bishop => Some(Key::B),
        Role::Knight => Some(Key::N),
        Role::Pawn | Role::King => None,
    }
}

/// The cells of the pawn's file, from where it promotes inwards.
fn cells(promotion: &Promotion) -> impl Iterator<Item = Cell> + use<> {
    let Promotion { to, color, .. } = *promotion;
    let inwards = if color == Color::White { -1 } else { 1 };
    (0..).map_while(move |step: i8| Cell::new(to.file(), to.rank().checked_add_signed(inwards * step)?))
}

fn choice_id(ui: &Ui, role: Role) -> Id {
    ui.scope_id().with(("promotion", role as u8))
}

fn paint_choice(painter: &Painter, men: &MenPainter, colors: &BoardColors, cell: Cell, is_hot: bool) {
    let layout = men.layout;
    let fill = colors.cell(if is_hot { Shade::Medium } else { Shade::Light });
    painter.add(Shape::convex_polygon(layout.hexagon(cell, layout.line()).to_vec(), fill, Stroke::NONE));
    let width = if is_hot { 3.0 } else { 1.5 };
    let corners = layout.hexagon(cell, layout.line() + width / 2.0).to_vec();
    painter.add(Shape::closed_line(corners, Stroke::new(width, mark::SELECT)));
}

fn paint_key(painter: &Painter, men: &MenPainter, cell: Cell, role: Role) {
    let radius = men.layout.radius();
    let place = men.layout.center_of(cell) + KEY_PLACE * radius;
    let font = FontId::proportional((KEY_SIZE * radius).max(9.0));
    let letter = key(role).map_or("", Key::name);
    painter.text(place, Align2::CENTER_CENTER, letter, font, mark::SELECT);
}

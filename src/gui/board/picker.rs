//! The choice of what a pawn becomes, or of how a king castles: a few cells of the board, each with a piece and a key.

use egui::{
    Align2, CursorIcon, FontId, Id, Key, Modifiers, Painter, Rect, Role as AccessRole, Sense, Shape, Stroke,
};
use egui::{Ui, Vec2, WidgetInfo};

use super::layout::APOTHEM;
use super::piece_painter::PiecePainter;
use crate::app::board_view::{
    Army, BoardEvent, BoardPiece, BoardView, BoardWords, CastlingChoice, Promotion,
};
use crate::chess::Role;
use crate::gui::actions::key_name;
use crate::gui::style::palette::{BoardColors, mark};
use crate::hex::{Cell, Shade};

/// Size of the keys' letters, in R, and where they stand in the cell.
const KEY_SIZE: f32 = 0.34;
const KEY_PLACE: Vec2 = Vec2::new(0.6, 0.42);

/// The keys of the ways of castling, the shortest way first.
const CASTLING_KEYS: [Key; 4] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];

/// One thing to choose.
struct Choice {
    /// Where it is shown.
    cell: Cell,
    piece: BoardPiece,
    key: Option<Key>,
    name: String,
    /// What choosing it means.
    event: BoardEvent,
}

/// Draws the choice over the board and says what was chosen.
pub fn picker_ui(
    ui: &Ui,
    view: &BoardView,
    pieces: &PiecePainter,
    colors: &BoardColors,
    words: &dyn BoardWords,
) -> Option<BoardEvent> {
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(pieces.layout.outline(0.0), mark::DIM, Stroke::NONE));
    let choices = choices(view, words);
    let mut chosen = keys_ui(ui, &choices);
    for choice in &choices {
        let rect = Rect::from_center_size(
            pieces.layout.center_of(choice.cell),
            Vec2::splat(2.0 * APOTHEM * pieces.layout.radius()),
        );
        let response = ui.interact(rect, choice_id(ui, choice.cell), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(AccessRole::Button, true, &choice.name));
        let is_hot = response.hovered() || response.has_focus();
        paint_choice(painter, pieces, colors, choice.cell, is_hot);
        pieces.paint_standing(painter, choice.piece, choice.cell);
        paint_key(painter, pieces, choice);
        if response.clicked() {
            chosen = Some(choice.event);
        }
        response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(&choice.name);
    }
    chosen
}

fn choices(view: &BoardView, words: &dyn BoardWords) -> Vec<Choice> {
    let promotions = view.promotion.iter().flat_map(|promotion| promotions(promotion, words));
    let castlings = view.castling.iter().flat_map(|castling| castlings(castling, words));
    promotions.chain(castlings).collect()
}

fn promotions(promotion: &Promotion, words: &dyn BoardWords) -> Vec<Choice> {
    let choice = |(role, cell)| Choice {
        cell,
        piece: BoardPiece::of(promotion.army, role),
        key: key(role),
        name: words.promote(role),
        event: BoardEvent::Promote(role),
    };
    promotion.roles.iter().copied().zip(cells(promotion)).map(choice).collect()
}

/// The king on each of the cells to which it may castle.
fn castlings(castling: &CastlingChoice, words: &dyn BoardWords) -> Vec<Choice> {
    let choice = |((cell, name), key): (&(Cell, String), Key)| Choice {
        cell: *cell,
        piece: BoardPiece::of(Army::from(castling.color), Role::King),
        key: Some(key),
        name: words.castle(name),
        event: BoardEvent::Castle(*cell),
    };
    castling.ways.iter().zip(CASTLING_KEYS).map(choice).collect()
}

/// The keys of the choice, unless somebody types.
fn keys_ui(ui: &Ui, choices: &[Choice]) -> Option<BoardEvent> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Escape) {
        return Some(BoardEvent::CancelChoice);
    }
    choices.iter().find(|choice| choice.key.is_some_and(pressed)).map(|choice| choice.event)
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
    let Promotion { to, inwards, .. } = *promotion;
    std::iter::successors(Some(to), move |cell| cell.step(inwards))
}

fn choice_id(ui: &Ui, cell: Cell) -> Id {
    ui.scope_id().with(("choice", cell.index()))
}

fn paint_choice(painter: &Painter, pieces: &PiecePainter, colors: &BoardColors, cell: Cell, is_hot: bool) {
    let layout = pieces.layout;
    let fill = colors.cell(if is_hot { Shade::Medium } else { Shade::Light });
    painter.add(Shape::convex_polygon(layout.hexagon(cell, layout.line()).to_vec(), fill, Stroke::NONE));
    let width = if is_hot { 3.0 } else { 1.5 };
    let corners = layout.hexagon(cell, layout.line() + width / 2.0).to_vec();
    painter.add(Shape::closed_line(corners, Stroke::new(width, mark::SELECT)));
}

fn paint_key(painter: &Painter, pieces: &PiecePainter, choice: &Choice) {
    let radius = pieces.layout.radius();
    let place = pieces.layout.center_of(choice.cell) + KEY_PLACE * radius;
    let font = FontId::proportional((KEY_SIZE * radius).max(9.0));
    let letter = choice.key.map_or_else(String::new, key_name);
    painter.text(place, Align2::CENTER_CENTER, letter, font, mark::SELECT);
}

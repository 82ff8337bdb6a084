//! The choice of a promotion or of a way to castle: a few cells of the board, each with a piece and a key.

use egui::{
    Align2, CursorIcon, Event, FontId, Key, Modifiers, Painter, Rect, Role as AccessRole, Sense, Shape,
    Stroke, Ui, Vec2, WidgetInfo,
};

use super::piece_painter::PiecePainter;
use crate::app::board::layout::{APOTHEM, ROUNDING_STEPS};
use crate::app::board::palette::{BoardColors, mark};
use crate::app::board::{BoardEvent, BoardPiece, BoardView, CastlingChoice, Promotion};
use crate::app::text::tr;
use crate::app::text::words::{letter_of, role_key, role_of};
use crate::chess::Role;
use crate::gui::actions::key_name;
use crate::hex::{Cell, Shade};

/// Size of the keys' letters, in R, and their place: the corner of the cell, where no piece reaches.
const KEY_SIZE: f32 = 0.36;
const KEY_PLACE: Vec2 = Vec2::new(0.65, 0.0);

/// The keys of the ways of castling, the shortest way first.
const CASTLING_KEYS: [Key; 4] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];

struct Choice {
    /// The cell of the choice.
    cell: Cell,
    piece: BoardPiece,
    /// The text to type for the choice.
    key: String,
    name: String,
    /// The event that the choice sends.
    event: BoardEvent,
}

/// Draws the choice over the board. Returns the player's choice.
pub fn picker_ui(
    ui: &Ui,
    view: &BoardView,
    pieces: &PiecePainter,
    colors: &BoardColors,
) -> Option<BoardEvent> {
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(pieces.layout.outline(0.0, ROUNDING_STEPS), mark::DIM, Stroke::NONE));
    let choices = choices(view);
    let mut chosen = keys_ui(ui, &choices);
    for choice in &choices {
        let rect = Rect::from_center_size(
            pieces.layout.center_of(choice.cell),
            Vec2::splat(2.0 * APOTHEM * pieces.layout.radius()),
        );
        let id = ui.scope_id().with(("choice", choice.cell.index()));
        let response = ui.interact(rect, id, Sense::click());
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

fn choices(view: &BoardView) -> Vec<Choice> {
    let promotions = view.promotion.iter().flat_map(promotions);
    let castlings = view.castling.iter().flat_map(castlings);
    promotions.chain(castlings).collect()
}

fn promotions(promotion: &Promotion) -> Vec<Choice> {
    let choice = |(role, cell)| Choice {
        cell,
        piece: BoardPiece::of(Some(promotion.seat), role),
        key: letter_of(role).to_owned(),
        name: tr!("board-promote", piece = role_key(role)),
        event: BoardEvent::Promote(role),
    };
    // The cells of the pawn's file, from where it promotes inwards.
    let cells = std::iter::successors(Some(promotion.to), |cell| cell.step(promotion.inwards));
    promotion.roles.iter().copied().zip(cells).map(choice).collect()
}

/// The king on each of the cells to which it may castle.
fn castlings(castling: &CastlingChoice) -> Vec<Choice> {
    let choice = |((cell, name), key): (&(Cell, String), Key)| Choice {
        cell: *cell,
        piece: BoardPiece::of(Some(castling.color.into()), Role::King),
        key: key_name(key),
        name: tr!("board-castle", way = name),
        event: BoardEvent::Castle(*cell),
    };
    castling.ways.iter().zip(CASTLING_KEYS).map(choice).collect()
}

/// Reads the keys of the choices, unless a text field has the keyboard.
fn keys_ui(ui: &Ui, choices: &[Choice]) -> Option<BoardEvent> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::Escape) {
            return Some(BoardEvent::PutBack);
        }
        let mut chosen = None;
        input.events.retain(|event| {
            let choice = typed(event).and_then(|sign| chosen_by(sign, choices));
            chosen = chosen.or(choice);
            choice.is_none()
        });
        chosen
    })
}

/// The letter or figure that was typed, taken from the text of the event, because some keyboards have no key for these
/// letters.
fn typed(event: &Event) -> Option<char> {
    let text = match event {
        Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => key.name(),
        Event::Text(text) => text,
        _ => return None,
    };
    let mut signs = text.chars();
    signs.next().filter(|sign| sign.is_alphanumeric() && signs.next().is_none())
}

/// The choice for a letter or figure: the piece with this letter on screen or, failing that, with this English letter.
fn chosen_by(sign: char, choices: &[Choice]) -> Option<BoardEvent> {
    let event_of =
        |event: BoardEvent| choices.iter().map(|choice| choice.event).find(|other| *other == event);
    let promotion = |role: Option<Role>| event_of(BoardEvent::Promote(role?));
    let figure = || choices.iter().find(|choice| choice.key.chars().eq([sign])).map(|choice| choice.event);
    let english = || Role::from_char(sign.to_ascii_lowercase());
    promotion(role_of(sign)).or_else(|| promotion(english())).or_else(figure)
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
    painter.text(place, Align2::CENTER_CENTER, &choice.key, font, mark::SELECT);
}

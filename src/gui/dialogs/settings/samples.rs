//! Samples of palettes and of sets of pieces on cards to choose from.

use egui::{FontId, Painter, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::board::layout::hexagon;
use crate::app::board::palette::BoardColors;
use crate::app::board::{BoardPalette, PieceSet};
use crate::app::text::words;
use crate::chess::Role as PieceRole;
use crate::game::{Piece, PieceKind};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, LINE, RADIUS, THICK, Theme, medium, space, text};
use crate::gui::style::widgets;
use crate::hex::Shade;
use crate::sides::Color;

/// Least width and height of a card.
const CARD: Vec2 = vec2(76.0, 72.0);
/// Most width of a card.
const WIDEST: f32 = 96.0;
/// Height of the sample above the name.
const SAMPLE: f32 = 36.0;
/// Radius of a cell in the sample of a palette.
const CELL: f32 = 12.5;
/// Side of a piece in the sample of a set.
const PIECE: f32 = 36.0;

/// Cards of one width, each with a sample and a name below it: in one row where they fit.
pub fn cards_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    all: &[(T, String)],
    pieces: &mut Pieces,
    mut paint: impl FnMut(&Painter, T, Rect, &mut Pieces),
) {
    let widths = all.iter().map(|(_, name)| widgets::medium_width(ui, name, text::SECONDARY) + space::S);
    let least = widths.fold(CARD.x, f32::max).ceil();
    let width = ((ui.available_width() + space::S) / all.len() as f32 - space::S).floor().min(WIDEST);
    let size = vec2(width.max(least), CARD.y);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (value, text) in all {
            let sample = card_ui(ui, name, text, size, (value, chosen));
            paint(ui.painter(), *value, sample, pieces);
        }
    });
}

/// Draws a card with its name. Returns the place of its sample.
fn card_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    row: &str,
    name: &str,
    size: Vec2,
    (value, chosen): (&T, &mut T),
) -> Rect {
    let colors = Colors::of(ui);
    let is_chosen = value == chosen;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, words::labelled(row, name)));
    let visuals = ui.style().interact(&response);
    let (fill, line, ink, font) = if is_chosen {
        let line = Stroke::new(THICK, colors.accent);
        (colors.accent_soft, line, colors.accent_text, medium(text::SECONDARY))
    } else {
        (visuals.weak_bg_fill, visuals.bg_stroke, colors.text, FontId::proportional(text::SECONDARY))
    };
    ui.painter().rect(rect, RADIUS, fill, line, StrokeKind::Inside);
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    let below = pos2(rect.center().x - galley.size().x / 2.0, rect.bottom() - space::S - galley.size().y);
    ui.painter().galley(below, galley, ink);
    if response.clicked() {
        *chosen = *value;
    }
    let middle = pos2(rect.center().x, f32::midpoint(rect.top() + space::XS, below.y));
    Rect::from_center_size(middle, vec2(size.x, SAMPLE))
}

/// Draws three adjacent cells of the board.
pub fn cells(painter: &Painter, palette: BoardPalette, place: Rect, _: &mut Pieces) {
    let colors = BoardColors::of(palette);
    let height = CELL * 0.866;
    for (index, shade) in Shade::ALL.into_iter().enumerate() {
        let column = index as f32 - 1.0;
        let below = if index == 1 { -height / 2.0 } else { height / 2.0 };
        let corners = hexagon(place.center() + vec2(1.5 * CELL * column, below), CELL, 0.0).to_vec();
        painter.add(Shape::convex_polygon(corners, colors.cell(shade), Stroke::new(LINE, colors.line)));
    }
}

/// Draws two pieces of a set.
pub fn pieces(painter: &Painter, set: PieceSet, place: Rect, pieces: &mut Pieces) {
    let theme = Theme::of(painter.ctx());
    if theme.is_dark {
        // Black pieces are not seen on a dark card.
        let ground = Rect::from_center_size(place.center(), vec2(2.0 * PIECE, SAMPLE));
        painter.rect_filled(ground, RADIUS, theme.board().cell(Shade::Medium));
    }
    for (side, color, role) in
        [(-0.5, Color::White, PieceRole::Knight), (0.5, Color::Black, PieceRole::Queen)]
    {
        let piece = Piece { color, kind: PieceKind::Chess(role) };
        let center = place.center() + vec2(side * PIECE, 0.0);
        pieces.paint(painter, set, piece, Rect::from_center_size(center, Vec2::splat(PIECE)));
    }
}

//! Palettes and sets of pieces to choose from, each with a sample of it.

use egui::{
    Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::board::layout::hexagon;
use crate::app::board::palette::BoardColors;
use crate::app::board::{BoardPalette, PieceSet};
use crate::app::text::words;
use crate::chess::Role as PieceRole;
use crate::game::{Piece, PieceKind};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, RADIUS, Theme, space, text};
use crate::hex::Shade;
use crate::sides::Color;

/// Size of a sample, and of the frame around it with its name, which is wider where the name is.
const SAMPLE: Vec2 = vec2(66.0, 32.0);
const MIN_WIDTH: f32 = 78.0;
/// Radius of a cell in the sample of a palette.
const CELL: f32 = 12.5;
/// Side of a piece in the sample of a set.
const PIECE: f32 = 32.0;

/// Lets the player choose a palette.
pub fn palettes_ui(ui: &mut Ui, name: &str, chosen: &mut BoardPalette, all: &[(BoardPalette, String)]) {
    let paint = |painter: &Painter, palette, place: Rect| cells(painter, palette, place.center());
    cards_ui(ui, name, SAMPLE, chosen, all, paint);
}

/// Lets the player choose a set of pieces.
pub fn pieces_ui(
    ui: &mut Ui,
    name: &str,
    chosen: &mut PieceSet,
    all: &[(PieceSet, String)],
    pieces: &mut Pieces,
) {
    let theme = Theme::of(ui);
    cards_ui(ui, name, SAMPLE, chosen, all, |painter, set, place| {
        let colors = theme.board();
        painter.rect_filled(place, RADIUS, colors.cell(Shade::Medium));
        for (x, color, role) in
            [(-0.25, Color::White, PieceRole::Knight), (0.25, Color::Black, PieceRole::Queen)]
        {
            let piece = Piece { color, kind: PieceKind::Chess(role) };
            let center = place.center() + vec2(x * place.width(), 0.0);
            pieces.paint(painter, set, piece, Rect::from_center_size(center, Vec2::splat(PIECE)));
        }
    });
}

/// A row of cards, each with a sample and a name below it.
fn cards_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    size: Vec2,
    chosen: &mut T,
    all: &[(T, String)],
    mut paint: impl FnMut(&Painter, T, Rect),
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
        for (value, text) in all {
            let is_chosen = *value == *chosen;
            let (response, place) = card_ui(ui, text, size, is_chosen);
            response.widget_info(|| {
                WidgetInfo::selected(Role::RadioButton, true, is_chosen, words::labelled(name, text))
            });
            paint(ui.painter(), *value, place);
            if response.clicked() {
                *chosen = *value;
            }
        }
    });
}

/// Draws a card with its name, and says where its sample is to be drawn.
fn card_ui(ui: &mut Ui, name: &str, size: Vec2, is_chosen: bool) -> (Response, Rect) {
    let colors = Colors::of(ui);
    let font = egui::FontId::proportional(text::SECONDARY);
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, colors.text);
    let width = (galley.size().x + 2.0 * space::XS).max(MIN_WIDTH);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, size.y + galley.size().y + 3.0 * space::XS), Sense::click());
    let visuals = ui.style().interact(&response);
    let fill = if is_chosen { colors.accent_soft } else { visuals.weak_bg_fill };
    let line =
        if is_chosen || response.has_focus() { Stroke::new(2.0, colors.accent) } else { visuals.bg_stroke };
    ui.painter().rect(rect, RADIUS, fill, line, StrokeKind::Inside);
    let place = Rect::from_center_size(pos2(rect.center().x, rect.top() + space::XS + size.y / 2.0), size);
    let below = pos2(rect.center().x - galley.size().x / 2.0, place.bottom() + space::XS);
    ui.painter().galley(below, galley, colors.text);
    (response, place)
}

/// Draws three adjacent cells of the board.
fn cells(painter: &Painter, palette: BoardPalette, center: Pos2) {
    let colors = BoardColors::of(palette);
    let height = CELL * 0.866;
    for (index, shade) in Shade::ALL.into_iter().enumerate() {
        let column = index as f32 - 1.0;
        let place = center + vec2(1.5 * CELL * column, if index == 1 { -height / 2.0 } else { height / 2.0 });
        let corners = hexagon(place, CELL, 0.0).to_vec();
        painter.add(egui::Shape::convex_polygon(corners, colors.cell(shade), Stroke::new(1.0, colors.line)));
    }
}

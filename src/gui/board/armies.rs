//! A board so small that its pieces would be a blur: each is a dot in the colour of its army.

use egui::epaint::CircleShape;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke};

use crate::app::board::BoardView;
use crate::app::board::layout::BoardLayout;
use crate::app::board::palette::side;
use crate::gui::style::theme::Theme;
use crate::three::Seat;

/// Radius of a dot and width of the line around it, in R.
const DOT: f32 = 0.68;
const LINE: f32 = 0.2;
/// The dots of dead pieces.
const DEAD: Color32 = Color32::from_gray(128);

/// Paints the cells of a board and its armies into `rect`, as large as fits. There is neither a rim nor room for letters.
pub fn paint(painter: &Painter, theme: Theme, view: &BoardView, rect: Rect) {
    let (layout, colors) = (BoardLayout::fit(view.shape, rect, false, 1.0), theme.board());
    let cells = || view.shape.cells().into_iter();
    let corners = cells().flat_map(|cell| layout.hexagon(cell, 0.0));
    let bounds = corners.fold(Rect::NOTHING, |bounds, corner| bounds.union(Rect::from_pos(corner)));
    let factor = (rect.width() / bounds.width()).min(rect.height() / bounds.height());
    let place = |at: Pos2| rect.center() + factor * (at - bounds.center());
    painter.extend(cells().map(|cell| {
        let corners = layout.hexagon(cell, 0.0).map(place).to_vec();
        Shape::convex_polygon(corners, colors.cell(cell.shade()), Stroke::NONE)
    }));
    let radius = factor * layout.radius();
    painter.extend(view.pieces.iter().map(|(cell, piece)| {
        let fill = piece.seat.map_or(DEAD, |seat| side(seat).body);
        // A light dot needs a line on a light cell; around a dark one the cell is seen.
        let line = if piece.seat == Some(Seat::White) { LINE * radius } else { 0.0 };
        Shape::Circle(CircleShape {
            center: place(layout.center_of(cell)),
            radius: DOT * radius - line / 2.0,
            fill,
            stroke: Stroke::new(line, side(Seat::White).edge),
        })
    }));
}

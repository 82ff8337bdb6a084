//! Diagrams: boards that only show a position.

use egui::{Painter, Rect};

use super::animation::BoardAnimation;
use super::layout::BoardLayout;
use super::marks::Marks;
use super::piece_painter::{self, PiecePainter};
use super::{BoardState, drawing, grid};
use crate::app::board_view::BoardView;
use crate::gui::style::theme::Theme;

impl BoardState {
    /// Paints a board into `rect`, as large as fits, without animations.
    pub fn paint_diagram(&mut self, painter: &Painter, theme: Theme, view: &BoardView, rect: Rect) {
        let pixels_per_point = painter.pixels_per_point();
        let layout = BoardLayout::fit(view.shape, rect, view.coordinates, pixels_per_point);
        let layout = &layout.turned(view.turn.radians());
        painter.add(grid::mesh(layout, theme.board(), view.coordinates, pixels_per_point));
        Marks { painter, layout }.paint_below(view);
        if view.coordinates {
            grid::paint_coordinates(painter, layout, theme);
        }
        let side = piece_painter::side_in_pixels(layout, pixels_per_point);
        let sheet = self.pieces.sheet(theme.pieces, view.armies, side);
        let pieces = PiecePainter { layout, sheet, pixels_per_point, upside_down: view.upside_down };
        pieces.paint(painter, view, &BoardAnimation::default(), None, 0.0);
        drawing::paint(painter, layout, view.shapes.iter().copied());
    }
}

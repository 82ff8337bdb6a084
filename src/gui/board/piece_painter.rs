//! The pieces on the board: standing, on their way, fading, in the hand.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Vec2, vec2};

use super::animation::BoardAnimation;
use super::motion::position_on_path;
use crate::app::board::drawings::FIT;
use crate::app::board::layout::{APOTHEM, BoardLayout};
use crate::app::board::{BoardPiece, BoardView};
use crate::gui::style::pieces::{SpriteSheet, on_pixels};
use crate::hex::Cell;
use crate::sides::Color;

/// Opacity of a piece on its cell while it is dragged.
const GHOST: f32 = 0.35;
/// How far a piece shakes to either side, in sides of its square.
const SHAKE: f32 = 0.09;

/// The side of a piece's square on this board, in pixels.
pub fn side_in_pixels(layout: &BoardLayout, pixels_per_point: f32) -> u32 {
    (FIT * 2.0 * APOTHEM * layout.radius() * pixels_per_point) as u32
}

/// Paints pieces on one board.
pub struct PiecePainter<'a> {
    /// The places of the cells.
    pub layout: &'a BoardLayout,
    /// The pieces' pictures, once they are there.
    pub sheet: Option<&'a SpriteSheet>,
    /// Pixels per point.
    pub pixels_per_point: f32,
    /// The side whose pieces are drawn upside down.
    pub upside_down: Option<Color>,
}

impl PiecePainter<'_> {
    /// Paints all pieces that are on the board; the one on `dragged` as a ghost of itself.
    pub fn paint(
        &self,
        painter: &Painter,
        view: &BoardView,
        animation: &BoardAnimation,
        dragged: Option<Cell>,
        now: f64,
    ) {
        let promoting = view.promotion.as_ref().map(|promotion| promotion.from);
        let snap_back = animation.snap_back(now).map(|(cell, ..)| cell);
        let is_elsewhere = |cell| {
            let is_moving = animation.motion.as_ref().is_some_and(|motion| motion.transition.covers(cell));
            is_moving || Some(cell) == promoting || Some(cell) == snap_back
        };
        let shake = animation.shake(now);
        self.with_mesh(painter, |sheet, mesh| {
            for (cell, piece) in view.pieces.iter().filter(|&(cell, _)| !is_elsewhere(cell)) {
                let opacity = if dragged == Some(cell) { GHOST } else { 1.0 };
                let aside = shake.filter(|(shaken, _)| *shaken == cell).map_or(0.0, |(_, way)| way);
                let square = self.square(cell).translate(vec2(aside * SHAKE * self.size().x, 0.0));
                self.put(sheet, mesh, piece, square, faint(opacity));
            }
            if let Some((from, to)) = view.waiting
                && let (None, Some(piece)) = (view.pieces.get(from), view.pieces.get(to))
            {
                self.put(sheet, mesh, piece, self.square(from), faint(GHOST));
            }
            self.put_moving(sheet, mesh, animation, now);
        });
    }

    /// Paints one piece standing on a cell.
    pub fn paint_standing(&self, painter: &Painter, piece: BoardPiece, cell: Cell) {
        self.with_mesh(painter, |sheet, mesh| {
            self.put(sheet, mesh, piece, self.square(cell), Color32::WHITE);
        });
    }

    /// Paints one piece anywhere, as in the hand.
    pub fn paint_at(&self, painter: &Painter, piece: BoardPiece, center: Pos2) {
        let rect = Rect::from_center_size(center, self.size());
        self.with_mesh(painter, |sheet, mesh| self.put(sheet, mesh, piece, rect, Color32::WHITE));
    }

    fn with_mesh(&self, painter: &Painter, fill: impl FnOnce(&SpriteSheet, &mut Mesh)) {
        if let Some(sheet) = self.sheet {
            let mut mesh = sheet.mesh();
            fill(sheet, &mut mesh);
            painter.add(mesh);
        }
    }

    fn put_moving(&self, sheet: &SpriteSheet, mesh: &mut Mesh, animation: &BoardAnimation, now: f64) {
        let Some(motion) = &animation.motion else { return };
        let faded = motion.faded(now);
        for fade in &motion.transition.fades {
            let opacity = if fade.appears { faded } else { 1.0 - faded };
            self.put(sheet, mesh, fade.piece, self.square(fade.cell), faint(opacity));
        }
        let slid = motion.slid(now);
        for slide in &motion.transition.slides {
            let (behind, part) = position_on_path(slide.path.len() - 1, slid);
            let [from, to] =
                [slide.path[behind], slide.path[behind + 1]].map(|cell| self.layout.center_of(cell));
            let center = from.lerp(to, part);
            self.put(sheet, mesh, slide.piece, Rect::from_center_size(center, self.size()), Color32::WHITE);
        }
    }

    fn put(&self, sheet: &SpriteSheet, mesh: &mut Mesh, piece: BoardPiece, rect: Rect, tint: Color32) {
        let is_upside_down = self.upside_down.is_some_and(|color| piece.seat == Some(color.into()));
        let rect = if is_upside_down { Rect { min: rect.max, max: rect.min } } else { rect };
        sheet.put(mesh, piece, rect, tint);
    }

    /// The square of a piece on a cell.
    fn square(&self, cell: Cell) -> Rect {
        let side = side_in_pixels(self.layout, self.pixels_per_point) as f32;
        on_pixels(self.layout.center_of(cell), side, self.pixels_per_point)
    }

    fn size(&self) -> Vec2 {
        Vec2::splat(side_in_pixels(self.layout, self.pixels_per_point) as f32 / self.pixels_per_point)
    }
}

fn faint(opacity: f32) -> Color32 {
    Color32::WHITE.gamma_multiply(opacity)
}

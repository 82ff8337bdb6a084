//! Marks on the cells. Each has a shape of its own as well as a colour.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke};

use super::grid;
use super::layout::{APOTHEM, BoardLayout};
use crate::app::board_view::BoardView;
use crate::gui::style::palette::mark;
use crate::hex::Cell;

/// Radius of the dot on a cell one may go to, in R.
const DOT: f32 = 0.26;
/// Radius and width of the ring on a cell one may capture on, in R.
const RING: f32 = 0.74;
const RING_WIDTH: f32 = 0.11;
/// Width of the hexagon in a selected cell, in points and in R, whichever is more.
const SELECTED_WIDTH: (f32, f32) = (3.0, 0.07);
const CASTLING_WIDTH: (f32, f32) = (3.0, 0.09);
const LAST_MOVE_WIDTH: (f32, f32) = (1.5, 0.045);
const HOVER_WIDTH: (f32, f32) = (1.0, 0.03);
const CHECK_WIDTH: (f32, f32) = (2.5, 0.075);
const CHECK_EDGE_WIDTH: (f32, f32) = (2.0, 0.055);
const WRONG_WIDTH: (f32, f32) = (4.0, 0.12);
const WRONG_EDGE_WIDTH: (f32, f32) = (2.5, 0.07);
const CURSOR_WIDTH: (f32, f32) = (2.5, 0.065);
const MUST_TAKE_WIDTH: (f32, f32) = (3.0, 0.085);
/// How much of each edge the frame of a piece that must be taken covers, from either corner.
const MUST_TAKE_CORNER: f32 = 0.26;
/// Width of the line along a capture being entered, and radius of the discs on the cells landed on, in R.
const ENTERED_WIDTH: f32 = 0.16;
const ENTERED_DISC: f32 = 0.2;
const PREMOVE_WIDTH: (f32, f32) = (2.0, 0.05);
/// Width of the lines that hatch a cell, the way from one to the next, both in R, and how many there are on either side of
/// the middle.
const HATCH_WIDTH: f32 = 0.06;
const HATCH_GAP: f32 = 0.24;
const HATCH_LINES: i8 = 4;
/// Corners of the check's glow.
const GLOW_STEPS: u32 = 36;

/// Paints marks on the cells of one board.
pub struct Marks<'a> {
    /// The painter of the board.
    pub painter: &'a Painter,
    /// The places of the cells.
    pub layout: &'a BoardLayout,
}

impl Marks<'_> {
    /// Paints the marks under the pieces: the last move, cells that are not allowed, check, the selected piece and its targets.
    pub fn paint_below(&self, view: &BoardView) {
        if let Some((from, to)) = view.last_move {
            self.last_move(from);
            self.last_move(to);
        }
        if let Some((from, to)) = view.premove {
            self.premove(from);
            self.premove(to);
        }
        if let Some((_, to)) = view.waiting {
            self.selected(to);
        }
        view.wrong.iter().for_each(|cell| self.wrong(cell));
        if let Some(refused) = view.refused {
            self.wrong(refused.cell);
        }
        view.check.iter().for_each(|cell| self.check(cell));
        if !view.asks() {
            self.paint_choice(view);
        }
    }

    fn paint_choice(&self, view: &BoardView) {
        if let Some(cell) = view.selected {
            self.selected(cell);
        }
        view.capture_targets.iter().for_each(|cell| self.capture(cell));
        view.quiet_targets.iter().for_each(|cell| self.quiet(cell));
        let names = view.coordinates && grid::has_names(self.layout);
        view.must_take.iter().for_each(|cell| self.must_take(cell, names));
        self.entered(&view.path);
        view.castling_rooks.iter().for_each(|cell| self.castling(cell));
    }

    /// The cell under the pointer, where a click would do something.
    pub fn hover(&self, cell: Cell) {
        self.fill(cell, mark::hover_tint());
        self.outline(cell, HOVER_WIDTH, mark::hover_line());
    }

    /// The cell on which a dragged piece would be let go.
    pub fn drop_target(&self, cell: Cell) {
        self.selected(cell);
    }

    /// The keyboard's cursor: a dashed hexagon, dark on light so that it shows on everything.
    pub fn cursor(&self, cell: Cell) {
        let width = self.width(CURSOR_WIDTH);
        let mut corners = self.layout.hexagon(cell, self.inset(width)).to_vec();
        self.painter.add(Shape::closed_line(corners.clone(), Stroke::new(width, mark::CURSOR_GROUND)));
        let side = corners[0].distance(corners[1]);
        corners.push(corners[0]);
        let dash = side / 3.5;
        self.painter.extend(Shape::dashed_line(
            &corners,
            Stroke::new(width, mark::CURSOR),
            dash,
            dash * 0.75,
        ));
    }

    fn last_move(&self, cell: Cell) {
        self.fill(cell, mark::last_move_tint());
        self.outline(cell, LAST_MOVE_WIDTH, mark::last_move_line());
    }

    fn selected(&self, cell: Cell) {
        self.fill(cell, mark::select_tint());
        self.outline(cell, SELECTED_WIDTH, mark::SELECT);
    }

    /// Hatched: a piece is to go from here to there as soon as it may.
    fn premove(&self, cell: Cell) {
        let corners = self.layout.hexagon(cell, self.layout.line());
        let (center, radius) = (self.layout.center_of(cell), self.layout.radius());
        let stroke = Stroke::new((HATCH_WIDTH * radius).max(self.layout.line()), mark::target());
        for line in -HATCH_LINES..=HATCH_LINES {
            let offset = f32::from(line) * HATCH_GAP * radius;
            if let Some(ends) = crossed(&corners, center, offset) {
                self.painter.line_segment(ends, stroke);
            }
        }
        self.outline(cell, PREMOVE_WIDTH, mark::SELECT);
    }

    fn quiet(&self, cell: Cell) {
        let radius = DOT * self.layout.radius();
        self.painter.circle_filled(self.layout.center_of(cell), radius, mark::target());
    }

    fn capture(&self, cell: Cell) {
        let stroke = Stroke::new(RING_WIDTH * self.layout.radius(), mark::target());
        self.painter.circle_stroke(self.layout.center_of(cell), RING * self.layout.radius(), stroke);
    }

    /// The corners of a frame around a piece that must be taken; the left corner is left to the cell's name, if it has one.
    fn must_take(&self, cell: Cell, has_name: bool) {
        let width = self.width(MUST_TAKE_WIDTH);
        let corners = self.layout.hexagon(cell, self.inset(width) + self.layout.line());
        let left = grid::left_corner(&corners);
        for (index, &corner) in corners.iter().enumerate().filter(|&(index, _)| !has_name || index != left) {
            let toward = |next: usize| corner.lerp(corners[next % 6], MUST_TAKE_CORNER);
            let points = vec![toward(index + 5), corner, toward(index + 1)];
            self.painter.add(Shape::line(points, Stroke::new(width, mark::SELECT)));
        }
    }

    /// Paints the path of a capture that is being entered.
    fn entered(&self, way: &[Cell]) {
        let points: Vec<Pos2> = way.iter().map(|&cell| self.layout.center_of(cell)).collect();
        let ink = mark::target();
        for &point in &points {
            self.painter.circle_filled(point, ENTERED_DISC * self.layout.radius(), ink);
        }
        self.painter.add(Shape::line(points, Stroke::new(ENTERED_WIDTH * self.layout.radius(), ink)));
    }

    /// A frame that leaves the rook in it to be seen.
    fn castling(&self, cell: Cell) {
        self.outline(cell, CASTLING_WIDTH, mark::target());
    }

    /// A red glow within two lines: a dark one that is seen on every cell, and inside it a red one.
    fn check(&self, cell: Cell) {
        self.glow(self.layout.center_of(cell), APOTHEM * self.layout.radius());
        self.double_line(cell, CHECK_EDGE_WIDTH, CHECK_WIDTH);
    }

    /// Two lines as around a king in check, without the glow.
    fn wrong(&self, cell: Cell) {
        self.double_line(cell, WRONG_EDGE_WIDTH, WRONG_WIDTH);
    }

    /// A dark line and within it a red one.
    fn double_line(&self, cell: Cell, edge: (f32, f32), ring: (f32, f32)) {
        let [edge, ring] = [edge, ring].map(|width| self.width(width));
        let inset = self.inset(edge);
        self.hexagon(cell, inset + f32::midpoint(edge, ring), ring, mark::CHECK);
        self.hexagon(cell, inset, edge, mark::CHECK_EDGE);
    }

    /// Paints a red glow that fades out at `radius`.
    fn glow(&self, center: Pos2, radius: f32) {
        let mut mesh = Mesh::default();
        mesh.colored_vertex(center, mark::CHECK.gamma_multiply(0.95));
        for (ring, alpha) in [(0.55, 0.7), (1.0, 0.0)] {
            for step in 0..GLOW_STEPS {
                let angle = step as f32 / GLOW_STEPS as f32 * std::f32::consts::TAU;
                let point = center + egui::Vec2::angled(angle) * radius * ring;
                mesh.colored_vertex(point, mark::CHECK.gamma_multiply(alpha));
            }
        }
        for step in 0..GLOW_STEPS {
            let (inner, inner_next) = (1 + step, 1 + (step + 1) % GLOW_STEPS);
            let (outer, outer_next) = (inner + GLOW_STEPS, inner_next + GLOW_STEPS);
            mesh.add_triangle(0, inner, inner_next);
            mesh.add_triangle(inner, outer, outer_next);
            mesh.add_triangle(inner, outer_next, inner_next);
        }
        self.painter.add(mesh);
    }

    fn fill(&self, cell: Cell, color: Color32) {
        let corners = self.layout.hexagon(cell, self.layout.line() / 2.0).to_vec();
        self.painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
    }

    /// A hexagon just inside the cell.
    fn outline(&self, cell: Cell, width: (f32, f32), color: Color32) {
        let width = self.width(width);
        self.hexagon(cell, self.inset(width), width, color);
    }

    fn hexagon(&self, cell: Cell, inset: f32, width: f32, color: Color32) {
        let corners = self.layout.hexagon(cell, inset).to_vec();
        self.painter.add(Shape::closed_line(corners, Stroke::new(width, color)));
    }

    fn width(&self, (points, radii): (f32, f32)) -> f32 {
        // A small board has thinner marks, but none thinner than a line.
        (radii * self.layout.radius()).max(points.min(0.1 * self.layout.radius())).max(self.layout.line())
    }

    fn inset(&self, width: f32) -> f32 {
        f32::midpoint(self.layout.line(), width)
    }
}

/// The ends of a line from upper left to lower right inside a hexagon, at `offset` from its middle.
fn crossed(corners: &[Pos2; 6], center: Pos2, offset: f32) -> Option<[Pos2; 2]> {
    let normal = egui::Vec2::angled(-std::f32::consts::FRAC_PI_4);
    let beyond = |corner: Pos2| (corner - center).dot(normal) - offset;
    let sides = (0..6).map(|side| (corners[side], corners[(side + 1) % 6]));
    let mut crossings = sides.filter_map(|(a, b)| {
        let (of_a, of_b) = (beyond(a), beyond(b));
        ((of_a < 0.0) != (of_b < 0.0)).then(|| a.lerp(b, of_a / (of_a - of_b)))
    });
    Some([crossings.next()?, crossings.next()?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::board::layout::hexagon;

    #[test]
    fn a_hatch_stays_in_its_cell_and_fills_it() {
        let center = egui::pos2(100.0, 80.0);
        let corners = hexagon(center, 40.0, 0.0);
        for line in -HATCH_LINES..=HATCH_LINES {
            let ends = crossed(&corners, center, f32::from(line) * HATCH_GAP * 40.0);
            let [a, b] = ends.expect("every line is seen");
            assert!(a.distance(center) <= 40.01 && b.distance(center) <= 40.01, "{a} {b}");
        }
        assert_eq!(crossed(&corners, center, f32::from(HATCH_LINES + 1) * HATCH_GAP * 40.0), None);
    }
}

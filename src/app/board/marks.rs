//! Marks on the cells. Each has a shape of its own as well as a colour.

use ecolor::Color32;
use emath::{Pos2, Vec2};

use super::BoardView;
use super::ground::{self, Form, Ink, Mark, star};
use super::layout::BoardLayout;
use super::palette::{mark, side};
use crate::hex::Cell;
use crate::three::Seat;

/// Radius of the dot on a cell one may go to, in R.
const DOT: f32 = 0.26;
/// Width of the hexagon in a selected cell, in points and in R, whichever is more.
const SELECTED_WIDTH: (f32, f32) = (3.0, 0.07);
const CASTLING_WIDTH: (f32, f32) = (3.0, 0.09);
const LAST_MOVE_WIDTH: (f32, f32) = (2.2, 0.06);
const MOVE_EDGE_WIDTH: (f32, f32) = (3.5, 0.1);
const HOVER_WIDTH: (f32, f32) = (1.0, 0.03);
const CHECK_WIDTH: (f32, f32) = (2.0, 0.055);
const CHECK_EDGE_WIDTH: (f32, f32) = (3.4, 0.095);
const WRONG_WIDTH: (f32, f32) = (4.0, 0.12);
const WRONG_EDGE_WIDTH: (f32, f32) = (2.5, 0.07);
const CORNERS_WIDTH: (f32, f32) = (3.0, 0.085);
/// How much of each edge the frame of a piece that may or must be taken covers, from either corner.
const CORNER: f32 = 0.26;
/// Width of the line along a capture being entered, and radius of the discs on the cells landed on, in R.
const ENTERED_WIDTH: f32 = 0.16;
const ENTERED_DISC: f32 = 0.2;
/// Radius of a star, in R.
const STAR: f32 = 0.52;
const STAR_WIDTH: (f32, f32) = (1.5, 0.05);
const PREMOVE_WIDTH: (f32, f32) = (2.0, 0.05);
/// Width of the lines that hatch a cell, the way from one to the next, both in R, and how many there are on either side of
/// the middle.
const HATCH_WIDTH: f32 = 0.06;
const HATCH_GAP: f32 = 0.24;
const HATCH_LINES: i8 = 4;

/// The marks under the pieces: the last moves, cells that are not allowed, check, the selected piece and its targets.
pub fn below(layout: &BoardLayout, view: &BoardView) -> Vec<Mark> {
    let mut marks = Marks::on(layout);
    if let Some((from, to)) = view.last_move {
        // The line tells the way: it is around the cell where the piece stands now.
        marks.fill("last-move", from, mark::last_move_tint());
        marks.fill("last-move", to, mark::last_move_tint());
        marks.outline("last-move", to, LAST_MOVE_WIDTH, mark::last_move_line());
    }
    for &(seat, from, to) in &view.last_moves {
        marks.move_of(seat, from);
        marks.move_of(seat, to);
    }
    if let Some((from, to)) = view.premove {
        marks.premove(from);
        marks.premove(to);
    }
    if let Some((_, to)) = view.waiting {
        marks.selected(to);
    }
    view.wrong.iter().for_each(|cell| marks.wrong(cell));
    if let Some(refused) = view.refused {
        marks.wrong(refused.cell);
    }
    view.check.iter().for_each(|cell| marks.check(cell));
    view.stars.iter().for_each(|cell| marks.star(cell));
    if !view.asks() {
        marks.choice(view);
    }
    marks.marks
}

/// The mark of the cell under the pointer, where a click would do something.
pub fn hover(layout: &BoardLayout, cell: Cell) -> Vec<Mark> {
    let mut marks = Marks::on(layout);
    marks.fill("hover", cell, mark::hover_tint());
    marks.outline("hover", cell, HOVER_WIDTH, mark::SELECT);
    marks.marks
}

/// The mark of the cell on which a dragged piece would be let go.
pub fn drop_target(layout: &BoardLayout, cell: Cell) -> Vec<Mark> {
    let mut marks = Marks::on(layout);
    marks.selected(cell);
    marks.marks
}

/// The width of a line, of the larger one of points and of R.
pub fn width(layout: &BoardLayout, (points, radii): (f32, f32)) -> f32 {
    // A small board has thinner marks, but none thinner than a line.
    (radii * layout.radius()).max(points.min(0.1 * layout.radius())).max(layout.line())
}

/// How far the middle of a line of this width is inside its cell.
pub fn inset(layout: &BoardLayout, width: f32) -> f32 {
    f32::midpoint(layout.line(), width)
}

/// Collects the marks on the cells of one board.
struct Marks<'a> {
    layout: &'a BoardLayout,
    marks: Vec<Mark>,
}

impl<'a> Marks<'a> {
    fn on(layout: &'a BoardLayout) -> Self {
        Self { layout, marks: Vec::new() }
    }

    fn add(&mut self, class: &'static str, form: Form) {
        self.marks.push(Mark { class, form });
    }

    fn choice(&mut self, view: &BoardView) {
        if let Some(cell) = view.selected {
            self.selected(cell);
        }
        view.pattern.iter().for_each(|cell| self.fill("pattern", cell, mark::pattern_tint()));
        let names = !view.hides_coordinates && ground::has_names(self.layout);
        view.capture_targets.iter().for_each(|cell| self.corners("capture", cell, mark::target(), names));
        view.quiet_targets.iter().for_each(|cell| self.quiet(cell));
        view.must_take.iter().for_each(|cell| self.corners("must-take", cell, mark::SELECT, names));
        if !view.path.is_empty() {
            self.entered(&view.path);
        }
        view.castling_rooks.iter().for_each(|cell| self.castling(cell));
    }

    /// A double line in the colours of a side.
    fn move_of(&mut self, seat: Seat, cell: Cell) {
        let inks = side(seat);
        self.outline("last-move", cell, MOVE_EDGE_WIDTH, inks.edge);
        self.outline("last-move", cell, LAST_MOVE_WIDTH, inks.body);
    }

    fn selected(&mut self, cell: Cell) {
        self.fill("selected", cell, mark::select_tint());
        self.outline("selected", cell, SELECTED_WIDTH, mark::SELECT);
    }

    /// Hatched: a piece is to go from here to there as soon as it may.
    fn premove(&mut self, cell: Cell) {
        let corners = self.layout.hexagon(cell, self.layout.line());
        let (center, radius) = (self.layout.center_of(cell), self.layout.radius());
        let width = (HATCH_WIDTH * radius).max(self.layout.line());
        for line in -HATCH_LINES..=HATCH_LINES {
            if let Some(ends) = crossed(&corners, center, f32::from(line) * HATCH_GAP * radius) {
                self.line("premove", ends.to_vec(), width, mark::target());
            }
        }
        self.outline("premove", cell, PREMOVE_WIDTH, mark::SELECT);
    }

    fn quiet(&mut self, cell: Cell) {
        self.disc("target", self.layout.center_of(cell), DOT * self.layout.radius());
    }

    /// The corners of a frame around a piece that may or must be taken; the left corner is left to the cell's name, if it
    /// has one.
    fn corners(&mut self, class: &'static str, cell: Cell, ink: Color32, has_name: bool) {
        let width = width(self.layout, CORNERS_WIDTH);
        let corners = self.layout.hexagon(cell, inset(self.layout, width) + self.layout.line());
        let left = ground::left_corner(&corners);
        for (index, &corner) in corners.iter().enumerate().filter(|&(index, _)| !has_name || index != left) {
            let toward = |next: usize| corner.lerp(corners[next % 6], CORNER);
            self.line(class, vec![toward(index + 5), corner, toward(index + 1)], width, ink);
        }
    }

    /// The path of a capture that is being entered.
    fn entered(&mut self, way: &[Cell]) {
        let points: Vec<Pos2> = way.iter().map(|&cell| self.layout.center_of(cell)).collect();
        for &point in &points {
            self.disc("path", point, ENTERED_DISC * self.layout.radius());
        }
        self.line("path", points, ENTERED_WIDTH * self.layout.radius(), mark::target());
    }

    /// The sides of a frame, without its corners: the rook in it is not taken, and it is not the piece in hand.
    fn castling(&mut self, cell: Cell) {
        let width = width(self.layout, CASTLING_WIDTH);
        let corners = self.layout.hexagon(cell, inset(self.layout, width));
        for side in 0..6 {
            let (start, end) = (corners[side], corners[(side + 1) % 6]);
            let ends = [CORNER, 1.0 - CORNER].map(|share| start.lerp(end, share));
            self.line("castling", ends.to_vec(), width, mark::target());
        }
    }

    /// A red ground within two lines: a dark one that is seen on every cell, and inside it a light one that is seen around
    /// a black king by every sight.
    fn check(&mut self, cell: Cell) {
        self.fill("check", cell, mark::check_tint());
        self.double_line("check", cell, CHECK_EDGE_WIDTH, (CHECK_WIDTH, mark::CHECK_RING));
    }

    fn star(&mut self, cell: Cell) {
        let (center, radius) = (self.layout.center_of(cell), STAR * self.layout.radius());
        let ink = Ink { width: width(self.layout, STAR_WIDTH), color: mark::STAR_LINE };
        self.add("star", star(center, radius, mark::STAR, ink));
    }

    /// A dark line and within it a red one.
    fn wrong(&mut self, cell: Cell) {
        self.double_line("wrong", cell, WRONG_EDGE_WIDTH, (WRONG_WIDTH, mark::CHECK));
    }

    /// A dark line, and within it one of this width and colour.
    fn double_line(
        &mut self,
        class: &'static str,
        cell: Cell,
        edge: (f32, f32),
        (ring, ink): ((f32, f32), Color32),
    ) {
        let [edge, ring] = [edge, ring].map(|line| width(self.layout, line));
        let inset = inset(self.layout, edge);
        self.hexagon(class, cell, inset + f32::midpoint(edge, ring), ring, ink);
        self.hexagon(class, cell, inset, edge, mark::CHECK_EDGE);
    }

    fn fill(&mut self, class: &'static str, cell: Cell, fill: Color32) {
        let points = self.layout.hexagon(cell, self.layout.line() / 2.0).to_vec();
        self.add(class, Form::Polygon(points, fill));
    }

    fn disc(&mut self, class: &'static str, center: Pos2, radius: f32) {
        self.add(class, Form::Disc(center, radius, mark::target()));
    }

    fn line(&mut self, class: &'static str, points: Vec<Pos2>, width: f32, color: Color32) {
        self.add(class, Form::Line(points, Ink { width, color }));
    }

    /// A hexagon just inside the cell.
    fn outline(&mut self, class: &'static str, cell: Cell, line: (f32, f32), ink: Color32) {
        let width = width(self.layout, line);
        self.hexagon(class, cell, inset(self.layout, width), width, ink);
    }

    fn hexagon(&mut self, class: &'static str, cell: Cell, inset: f32, width: f32, color: Color32) {
        let points = self.layout.hexagon(cell, inset).to_vec();
        self.add(class, Form::Loop(points, Ink { width, color }));
    }
}

/// The ends of a line from upper left to lower right inside a hexagon, at `offset` from its middle.
fn crossed(corners: &[Pos2; 6], center: Pos2, offset: f32) -> Option<[Pos2; 2]> {
    let normal = Vec2::angled(-std::f32::consts::FRAC_PI_4);
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
    use crate::app::board::layout::hexagon;

    #[test]
    fn a_hatch_stays_in_its_cell_and_fills_it() {
        let center = emath::pos2(100.0, 80.0);
        let corners = hexagon(center, 40.0, 0.0);
        for line in -HATCH_LINES..=HATCH_LINES {
            let ends = crossed(&corners, center, f32::from(line) * HATCH_GAP * 40.0);
            let [a, b] = ends.expect("every line is seen");
            assert!(a.distance(center) <= 40.01 && b.distance(center) <= 40.01, "{a} {b}");
        }
        assert_eq!(crossed(&corners, center, f32::from(HATCH_LINES + 1) * HATCH_GAP * 40.0), None);
    }
}

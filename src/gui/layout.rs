//! Where the cells lie on the screen: pure geometry, with no widget in it.
//!
//! Cells are flat-top hexagons of circumradius R. With [`Cell::q`] and [`Cell::v`] a cell's centre lies at
//! `x = 1.5 R q`, `y = -(√3/2) R v` from the middle of the board, so that the cells together are 17 R wide and
//! 11 √3 R = 19.05 R high. The rim around them is a regular hexagon with a corner at the top, its corners rounded.

use std::f32::consts::{FRAC_PI_3, PI, TAU};

use egui::{Pos2, Rect, Vec2, emath::GuiRounding as _, pos2, vec2};

use crate::hex::{Cell, File};

/// Half a cell's height over its circumradius.
pub const APOTHEM: f32 = 0.866_025_4;
/// Half the width of all cells, in R.
const HALF_WIDTH: f32 = 8.5;
/// Width of the rim with and without letters and numbers, in R.
const RIM: [f32; 2] = [0.22, 0.6];
/// Radius of the rim's rounded corners, in R.
const RIM_ROUNDING: f32 = 1.5;
/// Width of the lines between cells, in R.
const LINE: f32 = 0.03;
/// From a cell's centre to the letter or number beside it, in R.
const LABEL_DISTANCE: f32 = APOTHEM + 0.35;
/// Points of the outline at each rounded corner.
const ROUNDING_STEPS: usize = 12;

/// The board's place and size on the screen. All lengths are in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    center: Pos2,
    radius: f32,
    rim: f32,
    line: f32,
    turn: f32,
}

impl BoardLayout {
    /// The largest board with its rim that fits into `available`, White below.
    ///
    /// Half a cell's height and the lines between cells are whole numbers of pixels, so that horizontal lines are
    /// sharp and all cells alike.
    pub fn fit(available: Rect, has_labels: bool, pixels_per_point: f32) -> Self {
        let rim = RIM[usize::from(has_labels)];
        let half = half_size(rim);
        let radius = (available.width() / (2.0 * half.x)).min(available.height() / (2.0 * half.y)).max(1.0);
        let half_cell = (radius * APOTHEM * pixels_per_point).floor().max(1.0) / pixels_per_point;
        let line_pixels = (radius * LINE * pixels_per_point).round().max(1.0);
        // Lines of an odd width are sharp if their middle is the middle of a pixel.
        let nudge = vec2(0.0, (line_pixels % 2.0) / 2.0 / pixels_per_point);
        let center = available.center().round_to_pixels(pixels_per_point) + nudge;
        let line = line_pixels / pixels_per_point;
        Self { center, radius: half_cell / APOTHEM, rim, line, turn: 0.0 }
    }

    /// The same board turned clockwise by `turn` radians; half a turn puts Black below.
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// The same board seen from Black's side, or from White's.
    pub fn flipped(self, is_flipped: bool) -> Self {
        self.turned(if is_flipped { PI } else { 0.0 })
    }

    /// Circumradius of a cell.
    pub fn radius(&self) -> f32 {
        self.radius
    }

    /// Width of the line between two cells.
    pub fn line(&self) -> f32 {
        self.line
    }

    /// How far the board is turned clockwise from White's view, in radians.
    pub fn turn(&self) -> f32 {
        self.turn
    }

    /// The middle of the board.
    pub fn center(&self) -> Pos2 {
        self.center
    }

    /// The board with its rim.
    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.center, 2.0 * self.radius * half_size(self.rim))
    }

    /// The middle of a cell.
    pub fn center_of(&self, cell: Cell) -> Pos2 {
        self.place(offset(cell))
    }

    /// The corners of a cell, its edges moved inwards by `inset` points, clockwise.
    pub fn hexagon(&self, cell: Cell, inset: f32) -> [Pos2; 6] {
        hexagon(self.center_of(cell), self.radius - inset / APOTHEM, self.turn)
    }

    /// The cell under `pos`: the nearest one, unless its middle is farther away than its corners.
    pub fn cell_at(&self, pos: Pos2) -> Option<Cell> {
        let distance = |cell: Cell| self.center_of(cell).distance_sq(pos);
        let nearest = Cell::ALL.into_iter().min_by(|&a, &b| distance(a).total_cmp(&distance(b)))?;
        (distance(nearest) <= self.radius * self.radius).then_some(nearest)
    }

    /// Whether `pos` lies on the board or its rim.
    pub fn contains(&self, pos: Pos2) -> bool {
        let side = HALF_WIDTH + self.rim;
        let from_center = unrotated((pos - self.center) / self.radius, self.turn);
        (0..6).all(|i| from_center.dot(Vec2::angled(i as f32 * FRAC_PI_3)) <= side)
    }

    /// The outline of the rim, grown by `margin` points, clockwise.
    pub fn outline(&self, margin: f32) -> Vec<Pos2> {
        let margin = margin / self.radius;
        let rounding = RIM_ROUNDING + margin;
        let to_arc = (HALF_WIDTH + self.rim + margin - rounding) / APOTHEM;
        let corner_points = |corner: usize| {
            let axis = corner as f32 * FRAC_PI_3 - FRAC_PI_3 * 1.5;
            (0..=ROUNDING_STEPS).map(move |step| {
                let bend = (step as f32 / ROUNDING_STEPS as f32 - 0.5) * FRAC_PI_3;
                Vec2::angled(axis) * to_arc + Vec2::angled(axis + bend) * rounding
            })
        };
        (0..6).flat_map(corner_points).map(|point| self.place(point)).collect()
    }

    /// What stands on the rim and where: a letter below each file, a number at both ends of each rank.
    pub fn labels(&self) -> Vec<(Pos2, String)> {
        let mut labels = Vec::with_capacity(11 + 2 * 11);
        for file in File::ALL {
            labels
                .extend(Cell::new(file, 1).map(|cell| (self.beside(cell, vec2(0.0, 1.0)), file.to_string())));
        }
        for rank in 1..=11 {
            let mut ends = Cell::ALL.into_iter().filter(|cell| cell.rank() == rank);
            let first = ends.next();
            let last = ends.next_back().or(first);
            for (cell, side) in [(first, -1.0), (last, 1.0)] {
                let toward = vec2(side * APOTHEM, -0.5);
                labels.extend(cell.map(|cell| (self.beside(cell, toward), rank.to_string())));
            }
        }
        labels
    }

    fn beside(&self, cell: Cell, toward: Vec2) -> Pos2 {
        self.place(offset(cell) + toward * LABEL_DISTANCE)
    }

    /// The four empty corners of `available` around the board, each as high as `height` and as wide as the board
    /// leaves free over that height.
    pub fn corners(&self, available: Rect, height: f32) -> Corners {
        let free = self.free_width(available, height);
        let size = vec2(free, height);
        let (left, right) = (available.left(), available.right() - free);
        let (top, bottom) = (available.top(), available.bottom() - height);
        Corners {
            top_left: Rect::from_min_size(pos2(left, top), size),
            top_right: Rect::from_min_size(pos2(right, top), size),
            bottom_left: Rect::from_min_size(pos2(left, bottom), size),
            bottom_right: Rect::from_min_size(pos2(right, bottom), size),
        }
    }

    /// The width left free beside the board within `height` of the upper edge of `available`.
    fn free_width(&self, available: Rect, height: f32) -> f32 {
        // The rim's upper edges fall by 30 degrees from its corner; that the corner is rounded off only adds room.
        let corner = self.center.y - self.radius * (HALF_WIDTH + self.rim) / APOTHEM;
        let board = (available.top() + height - corner) * FRAC_PI_3.tan();
        let widest = self.radius * half_size(self.rim).x;
        (available.width() / 2.0 - board.clamp(0.0, widest)).max(0.0)
    }

    /// A point of the board, given in R from its middle, on the screen.
    fn place(&self, from_center: Vec2) -> Pos2 {
        self.center + rotated(from_center, self.turn) * self.radius
    }
}

/// The empty corners around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners {
    /// Beside the player above, on the left.
    pub top_left: Rect,
    /// Beside the player above, on the right.
    pub top_right: Rect,
    /// Beside the player below, on the left.
    pub bottom_left: Rect,
    /// Beside the player below, on the right.
    pub bottom_right: Rect,
}

/// The corners of a hexagon with two horizontal edges, turned by `turn` radians, clockwise.
pub fn hexagon(center: Pos2, radius: f32, turn: f32) -> [Pos2; 6] {
    std::array::from_fn(|i| center + Vec2::angled(i as f32 * FRAC_PI_3 + turn) * radius)
}

/// Half the size of the board with a rim of width `rim`, in R.
fn half_size(rim: f32) -> Vec2 {
    let side = HALF_WIDTH + rim;
    vec2(side, (side - RIM_ROUNDING) / APOTHEM + RIM_ROUNDING)
}

/// The middle of a cell from the middle of the board, White below, in R.
fn offset(cell: Cell) -> Vec2 {
    vec2(1.5 * f32::from(cell.q()), -APOTHEM * f32::from(cell.v()))
}

fn rotated(vec: Vec2, turn: f32) -> Vec2 {
    egui::emath::Rot2::from_angle(turn) * vec
}

fn unrotated(vec: Vec2, turn: f32) -> Vec2 {
    rotated(vec, TAU - turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn layout(width: f32, height: f32) -> BoardLayout {
        BoardLayout::fit(Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height)), true, 1.0)
    }

    #[test]
    fn every_cell_is_found_at_its_middle_and_near_its_corners() {
        for (width, height) in [(400.0, 400.0), (660.0, 740.0), (3840.0, 2160.0)] {
            for turn in [0.0, PI, 1.0] {
                let layout = layout(width, height).turned(turn);
                for cell in Cell::ALL {
                    assert_eq!(layout.cell_at(layout.center_of(cell)), Some(cell));
                    for corner in layout.hexagon(cell, 0.2) {
                        assert_eq!(layout.cell_at(corner), Some(cell));
                    }
                }
            }
        }
    }

    #[test]
    fn there_is_no_cell_off_the_board() {
        let layout = layout(660.0, 740.0);
        assert_eq!(layout.cell_at(layout.rect().left_top()), None);
        let above = layout.center_of(cell("f11")) - vec2(0.0, 1.1 * layout.radius());
        assert_eq!(layout.cell_at(above), None);
        assert!(layout.contains(layout.center_of(cell("f11"))));
        assert!(!layout.contains(layout.rect().left_top()));
    }

    #[test]
    fn neighbours_share_an_edge() {
        let layout = layout(660.0, 740.0);
        let step = 2.0 * APOTHEM * layout.radius();
        for (a, b) in [("f6", "f7"), ("f6", "g6"), ("f6", "e5"), ("a1", "b1"), ("a6", "b7"), ("k7", "l6")] {
            let distance = layout.center_of(cell(a)).distance(layout.center_of(cell(b)));
            assert!((distance - step).abs() < 0.01, "{a} {b}");
        }
    }

    #[test]
    fn white_sits_below_until_the_board_is_flipped() {
        let layout = layout(660.0, 740.0);
        assert!(layout.center_of(cell("f1")).y > layout.center_of(cell("f11")).y);
        assert!(layout.center_of(cell("a1")).x < layout.center_of(cell("l1")).x);
        let flipped = layout.flipped(true);
        for cell in Cell::ALL {
            let (seen, other) = (flipped.center_of(cell), layout.center_of(cell.rotated()));
            assert!(seen.distance(other) < 0.01, "{cell}");
        }
    }

    #[test]
    fn all_that_is_drawn_lies_inside_the_space_given() {
        for scale in [1.0, 1.25, 1.5, 2.0] {
            for has_labels in [false, true] {
                let available = Rect::from_min_size(pos2(3.0, 7.0), vec2(413.0, 452.0));
                let layout = BoardLayout::fit(available, has_labels, scale);
                let rect = layout.rect();
                assert!(available.expand(1.0).contains_rect(rect), "{rect:?}");
                let outline = layout.outline(0.0);
                assert!(outline.iter().all(|&point| rect.expand(0.01).contains(point)));
                for corner in Cell::ALL.into_iter().flat_map(|cell| layout.hexagon(cell, 0.0)) {
                    assert!(layout.contains(corner) && rect.contains(corner));
                }
            }
        }
    }

    #[test]
    fn cells_are_as_large_as_the_smallest_window_allows() {
        // 640 by 480 less a menu bar.
        assert!(layout(640.0, 448.0).radius() >= 20.0);
        assert!(layout(800.0, 772.0).radius() >= 36.0);
    }

    #[test]
    fn horizontal_lines_lie_on_pixels() {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            let layout =
                BoardLayout::fit(Rect::from_min_size(pos2(0.0, 0.0), vec2(701.0, 659.0)), true, scale);
            for cell in Cell::ALL {
                let edge = layout.center_of(cell).y + APOTHEM * layout.radius() - layout.line() / 2.0;
                let pixel = edge * scale;
                assert!((pixel - pixel.round()).abs() < 0.01, "{cell} at {scale}: {pixel}");
            }
        }
    }

    #[test]
    fn labels_stand_where_the_federation_puts_them() {
        let layout = layout(660.0, 740.0);
        let labels = layout.labels();
        assert_eq!(labels.len(), 11 + 22);
        let places = |name: &str| {
            labels.iter().filter(|(_, text)| text == name).map(|(place, _)| *place).collect::<Vec<_>>()
        };
        for (letter, below) in [("a", "a1"), ("f", "f1"), ("l", "l1")] {
            let place = places(letter)[0];
            assert!((place.x - layout.center_of(cell(below)).x).abs() < 0.01);
            assert!(place.y > layout.center_of(cell(below)).y);
        }
        for (number, left, right) in
            [("1", "a1", "l1"), ("6", "a6", "l6"), ("8", "c8", "i8"), ("11", "f11", "f11")]
        {
            let ends = places(number);
            assert!(ends[0].x < layout.center_of(cell(left)).x && ends[0].y < layout.center_of(cell(left)).y);
            assert!(
                ends[1].x > layout.center_of(cell(right)).x && ends[1].y < layout.center_of(cell(right)).y
            );
        }
        for (place, text) in labels {
            assert!(layout.contains(place) && layout.cell_at(place).is_none(), "{text} at {place:?}");
        }
    }

    #[test]
    fn corners_do_not_touch_the_board() {
        for (width, height) in [(800.0, 772.0), (640.0, 448.0), (400.0, 772.0), (1900.0, 1000.0)] {
            let available = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            let layout = layout(width, height);
            let corners = layout.corners(available, 80.0);
            for corner in [corners.top_left, corners.top_right, corners.bottom_left, corners.bottom_right] {
                assert!(available.expand(0.01).contains_rect(corner));
                let touches = layout.outline(-1.0).into_iter().any(|point| corner.contains(point));
                assert!(!touches, "{corner:?} in {available:?}");
            }
        }
        let wide = Rect::from_min_size(pos2(10.0, 20.0), vec2(800.0, 772.0));
        assert!(layout(800.0, 772.0).corners(wide, 80.0).top_left.width() > 240.0);
    }
}

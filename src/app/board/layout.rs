//! The places of the cells on the screen: pure geometry without widgets.
//!
//! Cells are flat-top hexagons of circumradius R. With [`Cell::q`] and [`Cell::v`] the centre of a cell is at `x = 1.5
//! R q`, `y = -(√3/2) R v` from that of f6; Gliński's 91 cells together are 17 R wide and 11 √3 R = 19.05 R high.

use std::f32::consts::FRAC_PI_3;

use emath::{Align2, GuiRounding as _, Pos2, Rect, Rot2, Vec2, vec2};

use super::BoardShape;
pub use super::rim::{APOTHEM, ROUNDING_STEPS};
use super::rim::{Labels, Rim, from_f6};
use crate::hex::{Cell, Step};

/// Width of the lines between cells, in R.
const LINE: f32 = 0.03;
/// From a cell's centre to the letter or number on the rim, in R.
const ON_RIM: f32 = APOTHEM + 0.35;

/// The board's place and size on the screen. All lengths are in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    shape: &'static BoardShape,
    rim: Rim,
    center: Pos2,
    radius: f32,
    line: f32,
    turn: f32,
}

impl BoardLayout {
    /// The largest board with its rim and its labels that fits into `available`, White below. The labels stand beside the
    /// rim.
    ///
    /// Half a cell's height and the lines between cells are whole numbers of pixels, so that horizontal lines are
    /// sharp and all cells alike.
    pub fn fit(
        shape: &'static BoardShape,
        available: Rect,
        has_coordinates: bool,
        pixels_per_point: f32,
    ) -> Self {
        let rim = Rim::around(shape, labels(shape, has_coordinates, Labels::Beside));
        let half = rim.half_size();
        let radius = (available.width() / (2.0 * half.x)).min(available.height() / (2.0 * half.y)).max(1.0);
        let half_cell = (radius * APOTHEM * pixels_per_point).floor().max(1.0) / pixels_per_point;
        let line_pixels = (radius * LINE * pixels_per_point).round().max(1.0);
        // Lines of an odd width are sharp if their middle is the middle of a pixel.
        let nudge = vec2(0.0, (line_pixels % 2.0) / 2.0 / pixels_per_point);
        let center = available.center().round_to_pixels(pixels_per_point) + nudge;
        let line = line_pixels / pixels_per_point;
        Self { shape, rim, center, radius: half_cell / APOTHEM, line, turn: 0.0 }
    }

    /// A board whose cells have this circumradius, White below, with the labels on its rim, which begins at the origin.
    /// Nothing is rounded to pixels.
    pub fn of_radius(shape: &'static BoardShape, has_coordinates: bool, radius: f32) -> Self {
        let rim = Rim::around(shape, labels(shape, has_coordinates, Labels::OnRim));
        let center = (rim.half_size() * radius).to_pos2();
        Self { shape, rim, center, radius, line: radius * LINE, turn: 0.0 }
    }

    /// The board of this layout.
    pub fn shape(&self) -> &'static BoardShape {
        self.shape
    }

    /// Rotates the board clockwise by `turn` radians; half a turn puts Black at the bottom.
    pub fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// The middle of the board.
    pub fn center(&self) -> Pos2 {
        self.center
    }

    /// Moves the board, its middle to `center`.
    pub fn moved_to(self, center: Pos2) -> Self {
        Self { center, ..self }
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

    /// The board with its rim and its labels.
    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.center, 2.0 * self.radius * self.rim.half_size())
    }

    /// The middle of a cell.
    pub fn center_of(&self, cell: Cell) -> Pos2 {
        self.place(self.offset(cell))
    }

    /// The corners of a cell, its edges moved inwards by `inset` points, clockwise.
    pub fn hexagon(&self, cell: Cell, inset: f32) -> [Pos2; 6] {
        hexagon(self.center_of(cell), self.radius - inset / APOTHEM, self.turn)
    }

    /// The cell under `pos`: the nearest one, unless its middle is farther away than its corners.
    pub fn cell_at(&self, pos: Pos2) -> Option<Cell> {
        let distance = |cell: Cell| self.center_of(cell).distance_sq(pos);
        let nearest = self.shape.cells().iter().min_by(|&a, &b| distance(a).total_cmp(&distance(b)))?;
        (distance(nearest) <= self.radius * self.radius).then_some(nearest)
    }

    /// Whether `pos` is on the board or its rim.
    pub fn contains(&self, pos: Pos2) -> bool {
        self.rim.contains(Rot2::from_angle(-self.turn) * ((pos - self.center) / self.radius))
    }

    /// The outline of the rim, grown by `margin` points, clockwise, with its corners rounded in so many steps.
    pub fn outline(&self, margin: f32, steps: usize) -> Vec<Pos2> {
        let outline = self.rim.outline(margin / self.radius, steps);
        outline.map(|point| self.place(point)).collect()
    }

    /// Whether the labels stand beside the rim, on the ground of the window.
    pub fn has_labels_beside(&self) -> bool {
        self.rim.labels == Labels::Beside
    }

    /// The labels and their places, if their letters have this size.
    pub fn labels(&self, size: f32) -> impl Iterator<Item = (Pos2, &'static str)> + use<> {
        let layout = *self;
        let from_cell = move |cell, toward: Vec2| match layout.rim.labels {
            Labels::Beside => layout.rim.beside(cell, toward, size / layout.radius),
            Labels::None | Labels::OnRim => toward * ON_RIM,
        };
        let place =
            move |cell, toward| layout.place(layout.offset(cell) + from_cell(cell, direction(toward)));
        self.shape.labels().iter().map(move |label| (place(label.cell, label.toward), label.text.as_str()))
    }

    /// An empty corner of `available` beside the board, as high as `height` and as wide as the board leaves free over
    /// that height.
    pub fn corner(&self, available: Rect, height: f32, corner: Align2) -> Rect {
        corner.align_size_within_rect(vec2(self.free_width(available, height), height), available)
    }

    /// The width left free beside the board within `height` of the upper edge of `available`.
    fn free_width(&self, available: Rect, height: f32) -> f32 {
        // The rim's upper edges fall by 30 degrees from its corner; that the corner is rounded off only adds room.
        let corner = self.center.y - self.radius * self.rim.height_unrounded();
        let board = (available.top() + height - corner) * FRAC_PI_3.tan();
        let widest = self.radius * self.rim.half_size().x;
        (available.width() / 2.0 - board.clamp(0.0, widest)).max(0.0)
    }

    /// The middle of a cell from the middle of the board, White below, in R.
    fn offset(&self, cell: Cell) -> Vec2 {
        from_f6(cell) - self.rim.middle
    }

    /// A point of the board, given in R from its middle, on the screen.
    fn place(&self, from_center: Vec2) -> Pos2 {
        self.center + Rot2::from_angle(self.turn) * from_center * self.radius
    }
}

/// The corners of a hexagon with two horizontal edges, turned by `turn` radians, clockwise.
pub fn hexagon(center: Pos2, radius: f32, turn: f32) -> [Pos2; 6] {
    std::array::from_fn(|i| center + Vec2::angled(i as f32 * FRAC_PI_3 + turn) * radius)
}

/// The place of the labels: that given, if the board has labels and coordinates are shown.
fn labels(shape: &BoardShape, has_coordinates: bool, place: Labels) -> Labels {
    if has_coordinates && !shape.labels().is_empty() { place } else { Labels::None }
}

/// A step's direction on the screen, White below.
fn direction(step: Step) -> Vec2 {
    vec2(1.5 * f32::from(step.dq), -APOTHEM * f32::from(step.dv)).normalized()
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use emath::pos2;

    use super::*;
    use crate::app::board::ground::LABEL_SIZE;
    use crate::game::Variant;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn layout_of(shape: &'static BoardShape, width: f32, height: f32) -> BoardLayout {
        BoardLayout::fit(shape, Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height)), true, 1.0)
    }

    fn layout(width: f32, height: f32) -> BoardLayout {
        layout_of(BoardShape::of(Variant::Glinski), width, height)
    }

    fn shapes() -> [&'static BoardShape; 3] {
        [
            BoardShape::of(Variant::Glinski),
            BoardShape::of(Variant::Shafran),
            BoardShape::of(Variant::Checkers),
        ]
    }

    #[test]
    fn every_cell_is_found_at_its_middle_and_near_its_corners() {
        for shape in shapes() {
            for (width, height) in [(400.0, 400.0), (660.0, 740.0), (3840.0, 2160.0)] {
                for turn in [0.0, PI, 1.0] {
                    let layout = layout_of(shape, width, height).turned(turn);
                    for cell in shape.cells() {
                        assert_eq!(layout.cell_at(layout.center_of(cell)), Some(cell));
                        for corner in layout.hexagon(cell, 0.2) {
                            assert_eq!(layout.cell_at(corner), Some(cell));
                        }
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
        for shape in shapes() {
            let layout = layout_of(shape, 660.0, 740.0);
            for cell in Cell::ALL.into_iter().filter(|&cell| !shape.cells().contains(cell)) {
                assert_eq!(layout.cell_at(layout.center_of(cell)), None, "{cell}");
            }
        }
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
        let flipped = layout.turned(PI);
        for cell in Cell::ALL {
            let (seen, other) = (flipped.center_of(cell), layout.center_of(cell.rotated()));
            assert!(seen.distance(other) < 0.01, "{cell}");
        }
    }

    #[test]
    fn every_board_is_centred_and_maps_onto_itself_when_turned() {
        for shape in shapes() {
            let layout = layout_of(shape, 660.0, 740.0);
            let centers: Vec<Pos2> = shape.cells().iter().map(|cell| layout.center_of(cell)).collect();
            let bounds = Rect::from_points(&centers);
            assert!(bounds.center().distance(layout.center) < 0.01, "{bounds:?}");
            let flipped = layout.turned(PI);
            for cell in shape.cells() {
                let seen = flipped.center_of(cell);
                assert!(centers.iter().any(|place| place.distance(seen) < 0.01), "{cell}");
            }
        }
    }

    #[test]
    fn boards_with_fewer_cells_have_larger_ones() {
        let [glinski, shafran, checkers] = shapes().map(|shape| layout_of(shape, 800.0, 772.0).radius());
        assert!(glinski < shafran && shafran < checkers, "{glinski} {shafran} {checkers}");
    }

    #[test]
    fn the_board_is_drawn_inside_the_given_space() {
        let available = Rect::from_min_size(pos2(3.0, 7.0), vec2(413.0, 452.0));
        for shape in shapes() {
            for (scale, has_labels) in [1.0, 1.25, 1.5, 2.0].into_iter().zip([false, true].repeat(2)) {
                let layout = BoardLayout::fit(shape, available, has_labels, scale);
                let rect = layout.rect();
                assert!(available.expand(1.0).contains_rect(rect), "{rect:?}");
                let outline = layout.outline(0.0, ROUNDING_STEPS);
                assert!(outline.iter().all(|&point| rect.expand(0.01).contains(point)));
                for corner in shape.cells().iter().flat_map(|cell| layout.hexagon(cell, 0.0)) {
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
    fn horizontal_edges_fall_on_whole_pixels() {
        let available = Rect::from_min_size(pos2(0.0, 0.0), vec2(701.0, 659.0));
        for (scale, shape) in [1.0, 1.25, 1.5, 2.0, 3.0].into_iter().zip(shapes().into_iter().cycle()) {
            let layout = BoardLayout::fit(shape, available, true, scale);
            for cell in shape.cells() {
                let edge = layout.center_of(cell).y + APOTHEM * layout.radius() - layout.line() / 2.0;
                let pixel = edge * scale;
                assert!((pixel - pixel.round()).abs() < 0.01, "{cell} at {scale}: {pixel}");
            }
        }
    }

    /// The boards with their labels on the rim, and beside it.
    fn labelled() -> impl Iterator<Item = BoardLayout> {
        shapes()
            .into_iter()
            .flat_map(|shape| [BoardLayout::of_radius(shape, true, 37.0), layout_of(shape, 660.0, 740.0)])
    }

    #[test]
    fn labels_are_placed_as_the_federation_places_them() {
        for layout in
            [BoardLayout::of_radius(BoardShape::of(Variant::Glinski), true, 37.0), layout(660.0, 740.0)]
        {
            let labels: Vec<(Pos2, &str)> = layout.labels(LABEL_SIZE * layout.radius()).collect();
            assert_eq!(labels.len(), 11 + 22);
            let places = |name: &str| {
                labels.iter().filter(|(_, text)| *text == name).map(|(place, _)| *place).collect::<Vec<_>>()
            };
            for (letter, below) in [("a", "a1"), ("f", "f1"), ("l", "l1")] {
                let place = places(letter)[0];
                assert!((place.x - layout.center_of(cell(below)).x).abs() < layout.radius());
                assert!(place.y > layout.center_of(cell(below)).y);
            }
            for (number, left, right) in
                [("1", "a1", "l1"), ("6", "a6", "l6"), ("8", "c8", "i8"), ("11", "f11", "f11")]
            {
                let ends = places(number);
                let [left, right] = [left, right].map(|name| layout.center_of(cell(name)));
                assert!(ends[0].x < left.x && ends[0].y < left.y + 0.01, "{number}");
                assert!(ends[1].x > right.x && ends[1].y < right.y + 0.01, "{number}");
            }
        }
    }

    #[test]
    fn labels_are_on_a_wide_rim_or_beside_a_narrow_one_and_do_not_overlap() {
        for layout in labelled() {
            let labels: Vec<(Pos2, &str)> = layout.labels(LABEL_SIZE * layout.radius()).collect();
            for (index, &(place, text)) in labels.iter().enumerate() {
                assert!(layout.cell_at(place).is_none(), "{text} at {place:?}");
                assert_eq!(layout.contains(place), !layout.has_labels_beside(), "{text} at {place:?}");
                let room = layout.rect().expand(0.1 * layout.radius());
                assert!(room.contains(place), "{text} at {place:?} in {room:?}");
                let is_clear = |(other, _): &(Pos2, &str)| other.distance(place) > 0.5 * layout.radius();
                assert!(labels[index + 1..].iter().all(is_clear), "{text} at {place:?}");
            }
        }
    }

    #[test]
    fn corners_do_not_touch_the_board() {
        let sizes = [(800.0, 772.0), (640.0, 448.0), (400.0, 772.0), (1900.0, 1000.0)];
        for (shape, (width, height)) in shapes().into_iter().flat_map(|shape| sizes.map(|size| (shape, size)))
        {
            let available = Rect::from_min_size(pos2(10.0, 20.0), vec2(width, height));
            let layout = layout_of(shape, width, height);
            for corner in [Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM] {
                let corner = layout.corner(available, 80.0, corner);
                assert!(available.expand(0.01).contains_rect(corner));
                let touches =
                    layout.outline(-1.0, ROUNDING_STEPS).into_iter().any(|point| corner.contains(point));
                assert!(!touches, "{corner:?} in {available:?}");
            }
        }
        let wide = Rect::from_min_size(pos2(10.0, 20.0), vec2(800.0, 772.0));
        assert!(layout(800.0, 772.0).corner(wide, 80.0, Align2::LEFT_TOP).width() > 240.0);
    }
}

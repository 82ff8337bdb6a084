//! The rim around a board: the smallest hexagon with a corner at the top that holds all its cells, with rounded
//! corners. It is regular unless the board's sides differ, as Shafran's do.
//!
//! All lengths are in R, the circumradius of a cell.

use std::cmp::Ordering;
use std::f32::consts::FRAC_PI_3;

use emath::{Vec2, vec2};

use super::BoardShape;
use crate::hex::Cell;

/// Half a cell's height over its circumradius.
pub const APOTHEM: f32 = 0.866_025_4;
/// Width of a rim that carries nothing.
const NARROW: f32 = 0.22;
/// Width of a rim that carries letters and numbers.
const WIDE: f32 = 0.6;
/// Width of the ground around a narrow rim on which letters and numbers stand.
const LABELLED: f32 = 0.28;
/// From a narrow rim to the middle of a number beside it, and to that of a letter below it, whose stem reaches up to the
/// rim: as a share of its size.
const BESIDE: [f32; 2] = [0.5, 0.6];
/// Radius of the rim's rounded corners.
const ROUNDING: f32 = 1.5;
/// The most steps in which a corner of the outline is rounded.
pub const ROUNDING_STEPS: usize = 12;

/// The place of the letters and numbers of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// There are none.
    None,
    /// On the rim: a picture of a board alone.
    OnRim,
    /// On the ground beside a narrow rim: a board in the window.
    Beside,
}

/// The rim of a board, White below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rim {
    /// The board's middle, from the middle of f6.
    pub middle: Vec2,
    /// How far its sides are from the middle with the rim: those on the right and left, then clockwise. Sides across
    /// from each other are equally far, for every board looks alike to both players.
    sides: [f32; 3],
    /// The place of its letters and numbers.
    pub labels: Labels,
}

impl Rim {
    /// The rim of a board, wider if it carries letters and numbers.
    pub fn around(shape: &BoardShape, labels: Labels) -> Self {
        let reaches = shape.reach.get_or_init(|| std::array::from_fn(|side| reach(shape, side)));
        let reach = |side: usize| reaches[side];
        let (right, left, down, up) = (reach(0), reach(3), reach(1), reach(4));
        let x = (right - left) / 2.0;
        let y = ((down - up) / 2.0 - x * normal(1).x) / normal(1).y;
        let width = if labels == Labels::OnRim { WIDE } else { NARROW };
        let sides = [0, 1, 2].map(|side| f32::midpoint(reach(side), reach(side + 3)) + width);
        Self { middle: vec2(x, y), sides, labels }
    }

    /// Width of the ground around the rim that its letters and numbers need.
    fn ground(&self) -> f32 {
        if self.labels == Labels::Beside { LABELLED } else { 0.0 }
    }

    /// The corner between a side and the next one clockwise, both moved outwards by `grown`.
    fn corner(&self, corner: usize, grown: f32) -> Vec2 {
        let (a, b) = (corner, corner + 1);
        let (to_a, to_b) = (self.sides[a % 3] + grown, self.sides[b % 3] + grown);
        // The two normals are 60 degrees apart.
        (normal(a) * (to_a - to_b / 2.0) + normal(b) * (to_b - to_a / 2.0)) / 0.75
    }

    /// Whether a point, from the middle of the board, is on the board or its rim.
    pub fn contains(&self, from_middle: Vec2) -> bool {
        (0..6).all(|side| from_middle.dot(normal(side)) <= self.sides[side % 3])
    }

    /// The outline grown by `margin`, from the middle of the board, clockwise, each corner rounded in so many steps.
    pub fn outline(&self, margin: f32, steps: usize) -> impl Iterator<Item = Vec2> {
        let rounding = ROUNDING + margin;
        let corner_points = move |corner: usize| {
            let middle = self.corner(corner, margin - rounding);
            let axis = (corner as f32 + 0.5) * FRAC_PI_3;
            (0..=steps).map(move |step| {
                let bend = (step as f32 / steps as f32 - 0.5) * FRAC_PI_3;
                middle + Vec2::angled(axis + bend) * rounding
            })
        };
        (0..6).flat_map(corner_points)
    }

    /// From the middle of a cell at the edge of the board to the letter or number of this size on the ground beside its narrow
    /// rim, where `toward` points.
    pub fn beside(&self, cell: Cell, toward: Vec2, size: f32) -> Vec2 {
        let is_letter = toward.x.abs() < 0.1;
        self.outwards(cell, toward) * (1.0 + NARROW + BESIDE[usize::from(is_letter)] * size)
    }

    /// The direction from the middle of a cell at the edge of the board straight over its narrow rim, where `toward` points
    /// between two cells. At a corner of the board it is that of the side on the right or left, or below it of the left side.
    fn outwards(&self, cell: Cell, toward: Vec2) -> Vec2 {
        let from_middle = from_f6(cell) - self.middle;
        let is_at_edge =
            |side: usize| from_middle.dot(normal(side)) + 1.0 + NARROW > self.sides[side % 3] - 0.1;
        let sides = (0..6).filter(|&side| normal(side).dot(toward) > 0.5 && is_at_edge(side)).map(normal);
        let rank = |normal: &Vec2| (normal.x.abs() - 0.01 * normal.x, normal.y);
        sides.max_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap_or(Ordering::Equal)).unwrap_or(toward)
    }

    /// How high above the middle the upper corner would be if it were not rounded off, with the ground of the labels.
    pub fn height_unrounded(&self) -> f32 {
        (self.sides[1] + self.ground()) / APOTHEM
    }

    /// Half the size of the board with its rim and its labels.
    pub fn half_size(&self) -> Vec2 {
        let half = vec2(self.sides[0], (self.sides[1] - ROUNDING) / APOTHEM + ROUNDING);
        half + Vec2::splat(self.ground())
    }
}

/// How far a board reaches from the middle of f6 towards a side: a cell itself reaches one R.
fn reach(shape: &BoardShape, side: usize) -> f32 {
    let ahead = |cell| from_f6(cell).dot(normal(side));
    shape.cells().iter().map(ahead).fold(f32::NEG_INFINITY, f32::max) + 1.0
}

/// The direction of a side of the rim from the middle: the right side is 0, then clockwise.
fn normal(side: usize) -> Vec2 {
    Vec2::angled(side as f32 * FRAC_PI_3)
}

/// The middle of a cell from the middle of f6, White below, in R.
pub fn from_f6(cell: Cell) -> Vec2 {
    vec2(1.5 * f32::from(cell.q()), -APOTHEM * f32::from(cell.v()))
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use emath::Rect;

    use super::*;
    use crate::app::board::layout::BoardLayout;
    use crate::game::Variant;

    /// On a small board they have their least size, which is more than their share of a cell.
    #[test]
    fn letters_and_numbers_stand_clear_of_the_rim_of_a_small_board() {
        let (window, size) = (Rect::from_min_size(emath::Pos2::ZERO, vec2(640.0, 448.0)), 9.0);
        for variant in [Variant::Glinski, Variant::Shafran] {
            let layout = BoardLayout::fit(BoardShape::of(variant), window, true, 1.0);
            for (place, text) in layout.labels(size) {
                let mut around =
                    (0..12).map(|step| place + 0.45 * size * Vec2::angled(step as f32 * PI / 6.0));
                assert!(around.all(|point| !layout.contains(point)), "{text} at {place:?}");
            }
        }
    }
}

//! The rim around a board: the smallest hexagon with a corner at the top that holds all its cells, with rounded
//! corners. It is regular unless the board's sides differ, as Shafran's do.
//!
//! All lengths are in R, the circumradius of a cell.

use std::f32::consts::FRAC_PI_3;

use emath::{Vec2, vec2};

use crate::app::board_view::BoardShape;
use crate::hex::Cell;

/// Half a cell's height over its circumradius.
pub const APOTHEM: f32 = 0.866_025_4;
/// Width of the rim without and with letters and numbers.
const WIDTHS: [f32; 2] = [0.22, 0.6];
/// Radius of the rim's rounded corners.
const ROUNDING: f32 = 1.5;
/// Points of the outline at each rounded corner.
const ROUNDING_STEPS: usize = 12;

/// The rim of a board, White below.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rim {
    /// The board's middle, from the middle of f6.
    middle: Vec2,
    /// How far its sides are from the middle with the rim: those on the right and left, then clockwise. Sides across
    /// from each other are equally far, for every board looks alike to both players.
    sides: [f32; 3],
}

impl Rim {
    /// The rim of a board, wider if it carries letters and numbers.
    pub fn around(shape: &BoardShape, has_labels: bool) -> Self {
        // A cell reaches one R towards each side of the rim.
        let reach = |side: usize| {
            let ahead = |cell| from_f6(cell).dot(normal(side));
            shape.cells().iter().map(ahead).fold(f32::NEG_INFINITY, f32::max) + 1.0
        };
        let (right, left, down, up) = (reach(0), reach(3), reach(1), reach(4));
        let x = (right - left) / 2.0;
        let y = ((down - up) / 2.0 - x * normal(1).x) / normal(1).y;
        let sides = [0, 1, 2]
            .map(|side| f32::midpoint(reach(side), reach(side + 3)) + WIDTHS[usize::from(has_labels)]);
        Self { middle: vec2(x, y), sides }
    }

    /// The corner between a side and the next one clockwise, both moved outwards by `grown`.
    fn corner(&self, corner: usize, grown: f32) -> Vec2 {
        let (a, b) = (corner, corner + 1);
        let (to_a, to_b) = (self.sides[a % 3] + grown, self.sides[b % 3] + grown);
        // The two normals are 60 degrees apart.
        (normal(a) * (to_a - to_b / 2.0) + normal(b) * (to_b - to_a / 2.0)) / 0.75
    }

    /// The middle of the board, from the middle of f6.
    pub fn middle(&self) -> Vec2 {
        self.middle
    }

    /// Whether a point, from the middle of the board, is on the board or its rim.
    pub fn contains(&self, from_middle: Vec2) -> bool {
        (0..6).all(|side| from_middle.dot(normal(side)) <= self.sides[side % 3])
    }

    /// The outline grown by `margin`, from the middle of the board, clockwise.
    pub fn outline(&self, margin: f32) -> impl Iterator<Item = Vec2> {
        let rounding = ROUNDING + margin;
        let corner_points = move |corner: usize| {
            let middle = self.corner(corner, margin - rounding);
            let axis = (corner as f32 + 0.5) * FRAC_PI_3;
            (0..=ROUNDING_STEPS).map(move |step| {
                let bend = (step as f32 / ROUNDING_STEPS as f32 - 0.5) * FRAC_PI_3;
                middle + Vec2::angled(axis + bend) * rounding
            })
        };
        (0..6).flat_map(corner_points)
    }

    /// How high above the middle the upper corner would be if it were not rounded off.
    pub fn height_unrounded(&self) -> f32 {
        self.sides[1] / APOTHEM
    }

    /// Half the size of the board with its rim.
    pub fn half_size(&self) -> Vec2 {
        vec2(self.sides[0], (self.sides[1] - ROUNDING) / APOTHEM + ROUNDING)
    }
}

/// The direction of a side of the rim from the middle: the right side is 0, then clockwise.
fn normal(side: usize) -> Vec2 {
    Vec2::angled(side as f32 * FRAC_PI_3)
}

/// The middle of a cell from the middle of f6, White below, in R.
pub fn from_f6(cell: Cell) -> Vec2 {
    vec2(1.5 * f32::from(cell.q()), -APOTHEM * f32::from(cell.v()))
}

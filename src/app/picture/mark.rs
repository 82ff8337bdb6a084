//! Forms that are painted on an empty board, as plain data: the window and the SVG draw the same forms.

use ecolor::Color32;
use emath::{Pos2, Vec2};

/// A form with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The meaning, as a class of SVG: `check`.
    pub class: &'static str,
    /// The form.
    pub form: Form,
}

/// A form. All lengths are those of the layout; colours may let the board show through.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A filled convex polygon.
    Polygon {
        /// The corners.
        points: Vec<Pos2>,
        /// The colour.
        fill: Color32,
    },
    /// A line through points, half of its width on either side of them.
    Line {
        /// The points.
        points: Vec<Pos2>,
        /// Whether it returns to the first point.
        is_closed: bool,
        /// The width.
        width: f32,
        /// The colour.
        ink: Color32,
    },
    /// A filled circle.
    Disc {
        /// The middle.
        center: Pos2,
        /// The radius.
        radius: f32,
        /// The colour.
        fill: Color32,
    },
    /// A ring.
    Ring {
        /// The middle.
        center: Pos2,
        /// The inner radius.
        radius: f32,
        /// The width, outside the inner radius.
        width: f32,
        /// The colour.
        ink: Color32,
    },
    /// The glow of a check, which fades out at the radius.
    Glow {
        /// The middle.
        center: Pos2,
        /// The radius.
        radius: f32,
    },
    /// A polygon of any form, with a line around it.
    Body {
        /// The corners.
        corners: Vec<Pos2>,
        /// The numbers of the corners of triangles that make up the polygon.
        triangles: &'static [[u32; 3]],
        /// The colour of the body.
        fill: Color32,
        /// The width of the line.
        width: f32,
        /// The colour of the line.
        ink: Color32,
    },
}

/// The corners of a star with five points, the upper one first.
pub fn star_corners(center: Pos2, radius: f32) -> Vec<Pos2> {
    let corner = |index: u8| {
        let reach = if index.is_multiple_of(2) { radius } else { 0.45 * radius };
        center + reach * Vec2::angled((f32::from(index) * 36.0 - 90.0).to_radians())
    };
    (0..10).map(corner).collect()
}

/// A star with a line around it.
pub fn star(center: Pos2, radius: f32, fill: Color32, width: f32, ink: Color32) -> Form {
    // The five points, and the middle.
    const TRIANGLES: &[[u32; 3]] =
        &[[9, 0, 1], [1, 2, 3], [3, 4, 5], [5, 6, 7], [7, 8, 9], [1, 3, 5], [1, 5, 7], [1, 7, 9]];
    Form::Body { corners: star_corners(center, radius), triangles: TRIANGLES, fill, width, ink }
}

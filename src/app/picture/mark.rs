//! Forms that are painted on an empty board, as plain data: the window and the SVG draw the same forms.

use ecolor::Color32;
use emath::{Pos2, Vec2};

/// A form with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The meaning, as a class of SVG: `check`.
    pub class: &'static str,
    /// Its outline and its colours.
    pub form: Form,
}

/// A form. All lengths are those of the layout; colours may let the board show through.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A filled convex polygon.
    Polygon(Vec<Pos2>, Color32),
    /// A line through points.
    Line(Vec<Pos2>, Ink),
    /// A line through points and back to the first one.
    Loop(Vec<Pos2>, Ink),
    /// A filled circle: middle, radius, colour.
    Disc(Pos2, f32, Color32),
    /// A ring: middle and inner radius. Its line is outside of that.
    Ring(Pos2, f32, Ink),
    /// A polygon of any form: its corners, the numbers of the corners of triangles that make it up, the colour of its body,
    /// and the line around it.
    Body(Vec<Pos2>, &'static [[u32; 3]], Color32, Ink),
}

/// The look of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// In the unit of the layout.
    pub width: f32,
    /// May be transparent.
    pub color: Color32,
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
pub fn star(center: Pos2, radius: f32, fill: Color32, ink: Ink) -> Form {
    // The five points, and the middle.
    const TRIANGLES: &[[u32; 3]] =
        &[[9, 0, 1], [1, 2, 3], [3, 4, 5], [5, 6, 7], [7, 8, 9], [1, 3, 5], [1, 5, 7], [1, 7, 9]];
    Form::Body(star_corners(center, radius), TRIANGLES, fill, ink)
}

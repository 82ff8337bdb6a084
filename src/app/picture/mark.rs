//! Forms that are painted on an empty board, as plain data: the window and the SVG draw the same forms.

use ecolor::Color32;
use emath::Pos2;

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
    /// An arrow with a line around it.
    Arrow {
        /// The corners: the shaft's on the left, the head's, the shaft's on the right.
        corners: [Pos2; 7],
        /// The colour of the body.
        fill: Color32,
        /// The width of the line.
        width: f32,
        /// The colour of the line.
        ink: Color32,
    },
}

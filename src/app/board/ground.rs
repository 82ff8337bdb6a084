//! Forms painted on an empty board, as plain data: the window and the SVG draw the same forms.

use ecolor::Color32;
use emath::{Pos2, Vec2, vec2};

use super::layout::BoardLayout;
use super::palette::BoardColors;

/// Size of letters and numbers on the rim, in R.
pub const LABEL_SIZE: f32 = 0.36;
/// Size of a cell's name, in R.
pub const NAME_SIZE: f32 = 0.21;
/// The place of a cell's name from its middle, in R: the left corner, next to the piece.
pub const NAME_PLACE: Vec2 = vec2(-0.765, 0.0);
/// The largest name that there is room for beside the piece, in R.
pub const LARGEST_NAME: f32 = 0.26;
/// Minimum radius of a cell with a name, in points: smaller cells have no room for a name next to a piece.
const MIN_NAMED: f32 = 20.0;
/// Size of the hexagon that marks a promotion cell, as an inset in R, and its width.
const PROMOTION_INSET: f32 = 0.055;
const PROMOTION_WIDTH: f32 = 0.06;
/// Share of the hexagon's two sides at the left corner that is left open for the cell's name.
const NAME_GAP: f32 = 0.24;
/// Width of the lines that join cells, in R.
const JOIN_WIDTH: f32 = 0.045;

/// Whether the names of the cells are written on them.
pub fn has_names(layout: &BoardLayout) -> bool {
    layout.shape().labels().is_empty() && layout.radius() >= MIN_NAMED
}

/// The lines that join cells, and on each promotion cell a hexagon in the colour of its side, left open at the cell's
/// name if it has one.
pub fn marks(layout: &BoardLayout, colors: &BoardColors, has_names: bool) -> Vec<Mark> {
    let shape = layout.shape();
    let joins = shape.lines.iter().map(|&(from, to)| Mark {
        class: "join",
        form: Form::Line(
            vec![layout.center_of(from), layout.center_of(to)],
            Ink { width: JOIN_WIDTH * layout.radius(), color: colors.line.gamma_multiply(0.55) },
        ),
    });
    let promotion = shape.promotion;
    let crowning = promotion.iter().flat_map(|(color, cells)| cells.iter().map(move |cell| (color, cell)));
    let frames = crowning.flat_map(|(color, cell)| {
        let width = PROMOTION_WIDTH * layout.radius();
        let corners = layout.hexagon(cell, PROMOTION_INSET * layout.radius());
        let frame = |ink| {
            if has_names {
                Form::Line(open_at_left(corners).to_vec(), ink)
            } else {
                Form::Loop(corners.to_vec(), ink)
            }
        };
        // White on a light cell needs a darker edge to be seen.
        [(width + 2.0 * layout.line(), colors.line), (width, colors.side(color))]
            .map(|(width, color)| Mark { class: "promotion", form: frame(Ink { width, color }) })
    });
    joins.chain(frames).collect()
}

/// The index of the hexagon's corner next to its cell's name.
pub fn left_corner(corners: &[Pos2; 6]) -> usize {
    (0..6).min_by(|&a, &b| corners[a].x.total_cmp(&corners[b].x)).unwrap_or(0)
}

/// The outline of a hexagon without its left corner.
fn open_at_left(corners: [Pos2; 6]) -> [Pos2; 7] {
    let left = left_corner(&corners);
    std::array::from_fn(|index| match index {
        0 => corners[left].lerp(corners[(left + 1) % 6], NAME_GAP),
        6 => corners[left].lerp(corners[(left + 5) % 6], NAME_GAP),
        index => corners[(left + index) % 6],
    })
}

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

#[cfg(test)]
mod tests {
    use emath::Rect;

    use super::*;
    use crate::app::board::{BoardPalette, BoardShape};
    use crate::game::Variant;

    /// Two figures are about as wide as high, and three quarters of it are ink.
    #[test]
    fn the_frames_of_crowning_cells_leave_the_names_alone() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 800.0));
        let shape = BoardShape::of(Variant::Checkers);
        for turn in [0.0, std::f32::consts::PI] {
            let layout = BoardLayout::fit(shape, area, true, 1.0).turned(turn);
            let size = LARGEST_NAME * layout.radius();
            let mut frames = 0;
            for drawn in marks(&layout, BoardColors::of(BoardPalette::default()), true) {
                if drawn.class != "promotion" {
                    continue;
                }
                let Form::Line(points, Ink { width, .. }) = drawn.form else {
                    panic!("the frame is closed");
                };
                frames += 1;
                for cell in shape.cells() {
                    let name = layout.center_of(cell) + NAME_PLACE * layout.radius();
                    let ink = Rect::from_center_size(name, vec2(1.1, 0.75) * size);
                    let ink = ink.expand(width / 2.0);
                    for ends in points.windows(2) {
                        let crosses =
                            (0..=100).any(|i| ink.contains(ends[0].lerp(ends[1], i as f32 / 100.0)));
                        assert!(!crosses, "the frame runs over the name of {}", shape.name(cell));
                    }
                }
            }
            assert!(frames > 0, "there are crowning cells");
        }
    }
}

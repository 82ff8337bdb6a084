//! Arrows from cell to cell, below the marks and the pieces.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke, Vec2};

use super::layout::BoardLayout;
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::gui::style::palette::mark;
use crate::hex::Cell;

/// Width of the broadest arrow, in R.
const WIDTH: f32 = 0.24;
/// Length and half the width of the head of the broadest arrow, in R.
const HEAD: (f32, f32) = (0.55, 0.34);
/// From the middle of the cell it points at to its tip, in R.
const SHORT: f32 = 0.12;
/// Width of the line around it, in R.
const LINE: f32 = 0.045;
/// Minimum width of an arrow for which the head still shrinks.
const MIN_HEAD: f32 = 0.6;

/// Paints arrows, the first one on top.
pub fn paint(painter: &Painter, layout: &BoardLayout, arrows: &[Arrow]) {
    for arrow in arrows.iter().rev() {
        let inks = match arrow.meaning {
            ArrowMeaning::Best => (mark::arrow(), mark::arrow_line()),
            ArrowMeaning::Threat => (mark::threat(), mark::threat_line()),
        };
        paint_one(painter, layout, (arrow.from, arrow.to), arrow.weight, inks);
    }
}

/// Paints an arrow between two cells; `inks` are those of its body and of the line around it.
pub fn paint_one(
    painter: &Painter,
    layout: &BoardLayout,
    (from, to): (Cell, Cell),
    weight: f32,
    inks: (Color32, Color32),
) {
    let [from, to] = [from, to].map(|cell| layout.center_of(cell));
    let corners = outline(from, to, layout.radius(), weight);
    let mut body = Mesh::default();
    for corner in corners {
        body.colored_vertex(corner, inks.0);
    }
    // The shaft in two triangles, and the head.
    for [a, b, c] in [[0, 1, 5], [0, 5, 6], [2, 3, 4]] {
        body.add_triangle(a, b, c);
    }
    painter.add(body);
    let width = (LINE * layout.radius()).max(layout.line());
    painter.add(Shape::closed_line(corners.to_vec(), Stroke::new(width, inks.1)));
}

/// The corners: the shaft's on the left, the head's, the shaft's on the right. `radius` is that of a cell.
fn outline(from: Pos2, to: Pos2, radius: f32, weight: f32) -> [Pos2; 7] {
    let along = (to - from).normalized();
    let across = Vec2::new(-along.y, along.x);
    let shaft = across * (WIDTH / 2.0 * radius * weight);
    let head = weight.max(MIN_HEAD) * radius;
    let tip = to - along * SHORT * radius;
    let neck = tip - along * HEAD.0 * head;
    let wing = across * HEAD.1 * head;
    [from - shaft, neck - shaft, neck - wing, tip, neck + wing, neck + shaft, from + shaft]
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn an_arrow_ends_short_of_the_middle_and_is_as_broad_as_it_weighs() {
        let ends = (pos2(0.0, 0.0), pos2(100.0, 0.0));
        let [best, second] = [1.0, 0.5].map(|weight| outline(ends.0, ends.1, 20.0, weight));
        assert!(best[3].x < 100.0 && best[3].x > 90.0 && best[3].y.abs() < 0.01);
        let width = |corners: &[Pos2; 7]| corners[0].distance(corners[6]);
        assert!((width(&best) - WIDTH * 20.0).abs() < 0.01);
        assert!((width(&second) - width(&best) / 2.0).abs() < 0.01);
        // The head is broader than the shaft, also of a thin one.
        assert!(second[2].distance(second[4]) > 2.0 * width(&second));
    }
}

//! Arrows from cell to cell, and the circles that people have drawn. They lie above marks and pieces.

use ecolor::Color32;
use emath::{Pos2, Vec2};

use super::ground::{Form, Ink, Mark};
use super::layout::BoardLayout;
use super::palette::mark;
use super::{Arrow, ArrowMeaning};
use crate::game::Shape;
use crate::hex::Cell;

/// Width of the broadest arrow, in R.
const WIDTH: f32 = 0.2;
/// Length and half the width of the head of the broadest arrow, in R.
const HEAD: (f32, f32) = (0.55, 0.36);
/// From the middle of the cell it points at to its tip, in R: the piece there is seen.
const SHORT: f32 = 0.28;
/// From the middle of the cell it comes from to its beginning, in R: the piece there is seen below a dozen arrows.
const BEGIN: f32 = 0.5;
/// Width of the line around it, in R.
const LINE: f32 = 0.065;
/// Minimum width of an arrow for which the head still shrinks.
const MIN_HEAD: f32 = 0.6;
/// How broad a drawn arrow is, against the broadest of an engine.
const DRAWN_WEIGHT: f32 = 0.8;
/// Inner radius and width of a circle, and width of the line on either side of it, in R.
const CIRCLE: f32 = 0.7;
const CIRCLE_WIDTH: f32 = 0.12;
const CIRCLE_LINE: f32 = 0.045;

/// The arrows of an engine, the first one on top.
pub fn suggested(layout: &BoardLayout, arrows: &[Arrow]) -> Vec<Mark> {
    let mark = |arrow: &Arrow| {
        let inks = match arrow.meaning {
            ArrowMeaning::Best => (mark::arrow(), mark::SELECT),
            ArrowMeaning::Threat => (mark::threat(), mark::threat_line()),
        };
        Mark { class: "arrow", form: arrow_form(layout, (arrow.from, arrow.to), arrow.weight, inks) }
    };
    arrows.iter().rev().map(mark).collect()
}

/// Arrows and circles that people have drawn, the last one on top.
pub fn drawn(layout: &BoardLayout, shapes: impl IntoIterator<Item = Shape>) -> Vec<Mark> {
    let mut marks = Vec::new();
    for Shape { color, from, to } in shapes {
        let (body, line) = (mark::drawn(color), mark::drawn_line(color));
        if let Some(to) = to {
            let form = arrow_form(layout, (from, to), DRAWN_WEIGHT, (body, line));
            marks.push(Mark { class: "drawn-arrow", form });
            continue;
        }
        let (center, radius) = (layout.center_of(from), layout.radius());
        let rings = [
            (CIRCLE, CIRCLE_WIDTH, body),
            (CIRCLE - CIRCLE_LINE, CIRCLE_LINE, line),
            (CIRCLE + CIRCLE_WIDTH, CIRCLE_LINE, line),
        ];
        marks.extend(rings.map(|(at, width, ink)| Mark {
            class: "drawn-circle",
            form: Form::Ring(center, at * radius, Ink { width: width * radius, color: ink }),
        }));
    }
    marks
}

/// An arrow between two cells; `inks` are those of its body and of the line around it.
fn arrow_form(
    layout: &BoardLayout,
    (from, to): (Cell, Cell),
    weight: f32,
    (fill, color): (Color32, Color32),
) -> Form {
    let corners = outline(layout.center_of(from), layout.center_of(to), layout.radius(), weight);
    // The shaft in two triangles, and the head.
    let triangles = &[[0, 1, 5], [0, 5, 6], [2, 3, 4]];
    let width = (LINE * layout.radius()).max(layout.line());
    Form::Body(corners.to_vec(), triangles, fill, Ink { width, color })
}

/// The corners: the shaft's on the left, the head's, the shaft's on the right. `radius` is that of a cell.
fn outline(from: Pos2, to: Pos2, radius: f32, weight: f32) -> [Pos2; 7] {
    let along = (to - from).normalized();
    let across = Vec2::new(-along.y, along.x);
    let shaft = across * (WIDTH / 2.0 * radius * weight);
    let head = weight.max(MIN_HEAD) * radius;
    let (begin, tip) = (from + along * BEGIN * radius, to - along * SHORT * radius);
    let neck = tip - along * HEAD.0 * head;
    let wing = across * HEAD.1 * head;
    [begin - shaft, neck - shaft, neck - wing, tip, neck + wing, neck + shaft, begin + shaft]
}

#[cfg(test)]
mod tests {
    use emath::pos2;

    use super::*;

    #[test]
    fn an_arrow_ends_short_of_the_middle_and_is_as_broad_as_it_weighs() {
        let ends = (pos2(0.0, 0.0), pos2(100.0, 0.0));
        let [best, second] = [1.0, 0.5].map(|weight| outline(ends.0, ends.1, 20.0, weight));
        assert!(best[3].x < 95.0 && best[3].x > 90.0 && best[3].y.abs() < 0.01);
        let width = |corners: &[Pos2; 7]| corners[0].distance(corners[6]);
        assert!((width(&best) - WIDTH * 20.0).abs() < 0.01);
        assert!((width(&second) - width(&best) / 2.0).abs() < 0.01);
        // The head is broader than the shaft, also of a thin one.
        assert!(second[2].distance(second[4]) > 2.0 * width(&second));
    }
}

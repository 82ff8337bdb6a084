//! Paints the marks of [`board`](crate::app::board), and the keyboard's cursor.

use egui::{Mesh, Painter, Shape, Stroke};

use crate::app::board::ground::{Form, Ink, Mark};
use crate::app::board::layout::BoardLayout;
use crate::app::board::marks;
use crate::app::board::palette::mark;
use crate::hex::Cell;

/// Width of the cursor's line, in points and in R, whichever is more.
const CURSOR_WIDTH: (f32, f32) = (2.5, 0.065);

/// Paints marks, the last one on top.
pub fn paint(painter: &Painter, marks: Vec<Mark>) {
    painter.extend(marks.into_iter().flat_map(|mark| shapes(mark.form)));
}

/// The shapes of a form.
pub fn shapes(form: Form) -> Vec<Shape> {
    let stroke = |ink: Ink| Stroke::new(ink.width, ink.color);
    vec![match form {
        Form::Polygon(points, fill) => Shape::convex_polygon(points, fill, Stroke::NONE),
        Form::Line(points, ink) => Shape::line(points, stroke(ink)),
        Form::Loop(points, ink) => Shape::closed_line(points, stroke(ink)),
        Form::Disc(center, radius, fill) => Shape::circle_filled(center, radius, fill),
        // The stroke is drawn outside its circle.
        Form::Ring(center, radius, ink) => Shape::circle_stroke(center, radius, stroke(ink)),
        Form::Body(corners, triangles, fill, ink) => {
            let mut body = Mesh::default();
            for &corner in &corners {
                body.colored_vertex(corner, fill);
            }
            for &[a, b, c] in triangles {
                body.add_triangle(a, b, c);
            }
            return vec![Shape::mesh(body), Shape::closed_line(corners, stroke(ink))];
        }
    }]
}

/// Paints the keyboard's cursor: a dashed hexagon, dark on light so that it shows on everything.
pub fn paint_cursor(painter: &Painter, layout: &BoardLayout, cell: Cell) {
    let width = marks::width(layout, CURSOR_WIDTH);
    let mut corners = layout.hexagon(cell, marks::inset(layout, width)).to_vec();
    painter.add(Shape::closed_line(corners.clone(), Stroke::new(width, mark::CURSOR_GROUND)));
    let side = corners[0].distance(corners[1]);
    corners.push(corners[0]);
    let dash = side / 3.5;
    painter.extend(Shape::dashed_line(&corners, Stroke::new(width, mark::CURSOR), dash, dash * 0.75));
}

//! Arrows and circles drawn with the second button: the interpretation of its presses and releases, without a widget.

use egui::{Modifiers, Pos2};

use crate::app::board::layout::BoardLayout;
use crate::game::{Shape, ShapeColor};
use crate::hex::{Bitboard, CORNERS, Cell, EDGES, JUMPS};

/// Input of the secondary button since the last frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pen {
    /// The place on the board where the button went down.
    pub pressed: Option<Pos2>,
    /// The place of the pointer.
    pub position: Option<Pos2>,
    /// Whether the button is up at the end of the frame.
    pub is_up: bool,
    /// Whether the player breaks off: another button, or Escape.
    pub is_cancelled: bool,
    /// The keys that are held: they choose the colour.
    pub modifiers: Modifiers,
}

/// The shape being drawn.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    stroke: Option<InkStroke>,
}

#[derive(Clone, Copy, Debug)]
struct InkStroke {
    from: Cell,
    color: ShapeColor,
    /// The cell at the end of the stroke; `None` off the board.
    to: Option<Cell>,
    /// Whether it keeps to lines and jumps: until the pointer has left the board once.
    is_bound: bool,
}

impl Drawing {
    /// The shape that a release of the button would draw now.
    pub fn shape(&self) -> Option<Shape> {
        let InkStroke { from, color, to, .. } = self.stroke?;
        let to = to?;
        Some(Shape { color, from, to: Some(to).filter(|to| *to != from) })
    }

    /// Follows the pointer for one frame. Returns the finished shape.
    pub fn follow(&mut self, pen: Pen, layout: &BoardLayout) -> Option<Shape> {
        if let Some(from) = pen.pressed.and_then(|position| layout.cell_at(position)) {
            let color = color_of(pen.modifiers);
            self.stroke = Some(InkStroke { from, color, to: Some(from), is_bound: true });
        }
        if let (Some(stroke), Some(position)) = (&mut self.stroke, pen.position) {
            let pointed = layout.cell_at(position);
            stroke.is_bound &= pointed.is_some();
            stroke.to = if stroke.is_bound { Some(bound(stroke.from, position, layout)) } else { pointed };
        }
        if pen.is_cancelled {
            self.stroke = None;
        }
        if !pen.is_up {
            return None;
        }
        let shape = self.shape();
        self.stroke = None;
        shape
    }
}

/// The colour that the held keys choose, as on the web: Shift or Ctrl red, Alt or Cmd blue, one of each yellow.
fn color_of(held: Modifiers) -> ShapeColor {
    match (held.shift || held.ctrl, held.alt || held.mac_cmd) {
        (false, false) => ShapeColor::Green,
        (true, false) => ShapeColor::Red,
        (false, true) => ShapeColor::Blue,
        (true, true) => ShapeColor::Yellow,
    }
}

/// The cell nearest to `place` among `from` and the cells that a queen or a knight could reach from it.
fn bound(from: Cell, place: Pos2, layout: &BoardLayout) -> Cell {
    let distance = |cell: Cell| layout.center_of(cell).distance_sq(place);
    let cells = in_line(from) & layout.shape().cells();
    cells.iter().min_by(|&a, &b| distance(a).total_cmp(&distance(b))).unwrap_or(from)
}

/// A cell with those on its lines, and those a knight's jump away.
fn in_line(from: Cell) -> Bitboard {
    let lines = EDGES.iter().chain(&CORNERS);
    let ahead = lines.flat_map(|&step| std::iter::successors(Some(from), move |cell| cell.step(step)));
    ahead.chain(JUMPS.iter().filter_map(|&jump| from.step(jump))).collect()
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn layout() -> BoardLayout {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(700.0, 700.0));
        BoardLayout::fit(Default::default(), room, true, 1.0)
    }

    /// Presses at a cell, drags over the places and lets go.
    fn drawn(from: &str, way: &[Pos2], modifiers: Modifiers) -> Option<Shape> {
        let (mut drawing, layout) = (Drawing::default(), layout());
        let start = layout.center_of(cell(from));
        let pen = Pen { pressed: Some(start), position: Some(start), modifiers, ..Pen::default() };
        assert_eq!(drawing.follow(pen, &layout), None);
        for &place in way {
            assert_eq!(drawing.follow(Pen { position: Some(place), ..Pen::default() }, &layout), None);
        }
        let end = way.last().copied().unwrap_or(start);
        let shape = drawing.follow(Pen { position: Some(end), is_up: true, ..Pen::default() }, &layout);
        assert_eq!(drawing.shape(), None);
        shape
    }

    fn at(name: &str) -> Pos2 {
        layout().center_of(cell(name))
    }

    #[test]
    fn a_click_is_a_circle_in_the_colour_of_the_keys() {
        for (held, color) in [
            (Modifiers::NONE, ShapeColor::Green),
            (Modifiers::SHIFT, ShapeColor::Red),
            (Modifiers::CTRL, ShapeColor::Red),
            (Modifiers::ALT, ShapeColor::Blue),
            (Modifiers::SHIFT | Modifiers::ALT, ShapeColor::Yellow),
        ] {
            assert_eq!(drawn("f6", &[], held), Some(Shape { color, from: cell("f6"), to: None }));
        }
    }

    #[test]
    fn arrows_keep_to_lines_and_jumps_until_the_pointer_has_left_the_board() {
        let to = |way: &[Pos2]| drawn("f6", way, Modifiers::NONE).and_then(|shape| shape.to);
        // A rook's line, a bishop's, a jump; between them the nearest of these.
        for aligned in ["f11", "h7", "d4", "g8", "h8"] {
            assert_eq!(to(&[at(aligned)]), Some(cell(aligned)), "{aligned}");
        }
        assert!(!in_line(cell("f6")).contains(cell("g9")));
        let near = to(&[at("g9")]).expect("an arrow");
        assert!(in_line(cell("f6")).contains(near) && near != cell("f6"));
        let outside = pos2(2.0, 2.0);
        assert_eq!(to(&[outside, at("g9")]), Some(cell("g9")));
        assert_eq!(drawn("f6", &[outside], Modifiers::NONE), None, "it ends nowhere");
    }

    #[test]
    fn a_cancelled_drawing_leaves_no_shape() {
        let (mut drawing, layout) = (Drawing::default(), layout());
        let pen = Pen { pressed: Some(at("f6")), position: Some(at("f6")), ..Pen::default() };
        drawing.follow(pen, &layout);
        assert!(drawing.shape().is_some());
        drawing.follow(Pen { is_cancelled: true, ..Pen::default() }, &layout);
        assert_eq!(drawing.follow(Pen { is_up: true, ..Pen::default() }, &layout), None);
    }
}

//! Arrows and circles on the board of a running game: a sketch in the current position, and a part of the record in
//! earlier ones.

use super::Play;
use super::sketch::Sketch;
use crate::app::cx::Context;
use crate::game::Shape;

impl Play {
    /// Draws an arrow or a circle, or takes it away if it is there.
    pub(super) fn draw(&mut self, shape: Shape, cx: &mut Context) {
        if self.is_at_turn() {
            let shapes = shape.toggled(self.sketched());
            self.sketch = Sketch { node: Some(self.document.cursor()), shapes };
        } else {
            cx.draw(&mut self.document, shape);
        }
    }

    /// Takes away what is drawn.
    pub(super) fn clear_shapes(&mut self, cx: &mut Context) {
        if self.is_at_turn() {
            self.sketch = Sketch::default();
        } else {
            cx.clear_shapes(&mut self.document);
        }
    }

    /// All that is drawn on the board.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        [self.document().shapes(), self.sketched()].concat()
    }

    fn sketched(&self) -> &[Shape] {
        let is_seen = self.is_at_turn() && self.sketch.node == Some(self.document.cursor());
        if is_seen { &self.sketch.shapes } else { &[] }
    }
}

//! Touches and clicks of pieces without a move, under the touch-move rule; and drawings on the board.

use super::two::{Play, Sketch};
use crate::app::context::Context;
use crate::app::game::EditAction;
use crate::app::text::explain;
use crate::game::{Shape, Touch};
use crate::hex::Cell;

impl Play {
    /// The side to move touches a piece. Under the touch-move rule the piece must then move or be captured, if it can.
    /// The touch declines a draw offer (FIDE Laws of Chess, 9.1.2.1).
    pub(super) fn touch(&mut self, cell: Cell, cx: &mut Context) {
        if self.extra.touched.is_none() && self.game().touch_move() && self.is_at_turn() && self.may_play() {
            self.extra.touched = Touch::of(self.document.position(), cell);
            let is_offered = self.game().draw_offer() == Some(!self.game().turn());
            match self.extra.touched {
                Some(_) if is_offered && self.is_online() => self.answer_online(false, cx),
                Some(_) if is_offered => self.game_mut().decline_draw(),
                _ => {}
            }
        }
    }

    /// A click on a piece that cannot be picked up: where touch-move is played it may have to be taken. Returns whether
    /// that is so.
    pub(super) fn press_touched(&mut self, cell: Cell, cx: &mut Context) -> bool {
        if self.document.position().piece_at(cell).is_none() {
            self.clear_shapes();
        }
        self.touch(cell, cx);
        let touched = self.extra.touched.filter(|_| self.is_at_turn());
        if let Some(touch) = touched {
            cx.refuse(touch.cell(), explain::touched(self.document.position(), touch));
        }
        touched.is_some()
    }

    /// Draws an arrow or a circle, or takes it away if it is there.
    pub(super) fn draw(&mut self, shape: Shape) {
        if self.is_at_turn() {
            let shapes = shape.toggled(self.sketched());
            self.extra.sketch = Sketch { node: Some(self.document.cursor()), shapes };
        } else {
            let edit = self.document.shape_edit(shape);
            self.document.edit(edit).ok();
        }
    }

    /// Removes the arrows and circles.
    fn clear_shapes(&mut self) {
        if self.is_at_turn() {
            self.extra.sketch = Sketch::default();
        } else if let Ok(edit) = self.document.edit_for(EditAction::ClearShapes(self.document.cursor())) {
            self.document.edit(edit).ok();
        }
    }

    /// All that is drawn on the board.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        [self.document().shapes(), self.sketched()].concat()
    }

    fn sketched(&self) -> &[Shape] {
        let is_seen = self.is_at_turn() && self.extra.sketch.node == Some(self.document.cursor());
        if is_seen { &self.extra.sketch.shapes } else { &[] }
    }
}

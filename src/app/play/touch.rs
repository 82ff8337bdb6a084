//! Touches and clicks of pieces without a move: the touch-move rule, and explanations why no move is possible.

use super::state::{Play, Progress, Sketch};
use crate::app::catalogue::{Text, text};
use crate::app::cx::Context;
use crate::app::document::EditAction;
use crate::app::explain;
use crate::app::toasts::Tone;
use crate::game::{Shape, Touch};
use crate::hex::Cell;

impl Play {
    /// The side to move touches a piece. Under the touch-move rule the piece must then move or be captured, if it can.
    /// The touch declines a draw offer (FIDE Laws of Chess, 9.1.2.1).
    pub(super) fn touch(&mut self, cell: Cell, cx: &mut Context) {
        if self.touched.is_none() && self.game().touch_move() && self.is_at_turn() && self.may_play() {
            self.touched = Touch::of(self.document.position(), cell);
            let is_offered = self.game().draw_offer() == Some(!self.game().turn());
            match self.touched {
                Some(_) if is_offered && self.is_online() => self.answer_online(false, cx),
                Some(_) if is_offered => self.game_mut().decline_draw(),
                _ => {}
            }
        }
    }

    /// A click on a piece that cannot be picked up: where touch-move is played it may have to be taken.
    pub(super) fn press(&mut self, cell: Cell, cx: &mut Context) {
        if self.document.position().piece_at(cell).is_none() {
            self.clear_shapes();
        }
        self.touch(cell, cx);
        if let Some(touch) = self.touched.filter(|_| self.is_at_turn()) {
            cx.refuse(touch.cell(), explain::touched(self.document.position(), touch));
        } else if self.document.position().piece_at(cell).is_some() && cx.shared.dialogs.open().is_none() {
            self.explain_no_move(cx);
        }
    }

    /// Draws an arrow or a circle, or takes it away if it is there.
    pub(super) fn draw(&mut self, shape: Shape) {
        if self.is_at_turn() {
            let shapes = shape.toggled(self.sketched());
            self.sketch = Sketch { node: Some(self.document.cursor()), shapes };
        } else {
            let edit = self.document.shape_edit(shape);
            self.document.edit(edit).ok();
        }
    }

    /// Removes the arrows and circles.
    fn clear_shapes(&mut self) {
        if self.is_at_turn() {
            self.sketch = Sketch::default();
        } else if let Ok(edit) = self.document.edit_for(EditAction::ClearShapes(self.document.cursor())) {
            self.document.edit(edit).ok();
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

    /// A piece that cannot be moved now was clicked. Before the first move of a computer that begins the game.
    fn explain_no_move(&mut self, cx: &mut Context) {
        let turn = self.game().turn();
        let is_online = self.is_online() && self.goes_on();
        if self.progress == Progress::Ready {
            self.pause_or_resume(cx);
        } else if !self.is_at_turn() {
            if is_online {
                cx.toast(Tone::Plain, Text::key("online-no-variations"));
            }
        } else if self.is_paused() && !is_online {
            cx.show_paused();
        } else if !self.is_human(turn) {
            let key = if is_online { "wait-remote" } else { "wait-computer" };
            cx.toast(Tone::Plain, text!(key, name = self.document.name(turn)));
        }
    }
}

//! Arrows and circles on the board.

use super::context::Context;
use crate::app::document::{Document, EditAction};
use crate::game::{Shape, TreeEdit};

impl Context<'_> {
    /// Draws an arrow or a circle in the position shown, or takes it away if it is there.
    pub(in crate::app) fn draw(&mut self, document: &mut Document, shape: Shape) {
        let edit = TreeEdit::toggle_shape(&document.record().tree, document.cursor(), shape);
        self.edit(document, edit);
    }

    /// Takes all of them away.
    pub(in crate::app) fn clear_shapes(&mut self, document: &mut Document) {
        if let Some(edit) = document.edit_for(EditAction::ClearShapes(document.cursor())) {
            self.edit(document, edit);
        }
    }
}

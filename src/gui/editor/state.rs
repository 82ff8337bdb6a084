//! The state of the editor's panel, and its Escape key.

use egui::{Key, Ui};

use crate::app::board::BoardEvent;
use crate::app::model::{Message, Model};
use crate::game::Piece;
use crate::gui::actions::Out;
use crate::gui::style::focus;

/// State of the editor kept between frames.
#[derive(Default)]
pub struct EditorState {
    /// The piece being dragged from the palette.
    pub brought: Option<Piece>,
    /// Whether another widget took the Escape key in the previous frame.
    was_busy: bool,
}

impl EditorState {
    /// Reads Escape, unless another widget takes it: puts a piece back, or without one in hand sends `leave`.
    pub fn leave_by_key(&mut self, ui: &Ui, model: &Model, leave: Message, out: &mut Out) {
        let is_busy = model.dialog().is_some()
            || self.brought.is_some()
            || focus::holder(ui.ctx()).is_some()
            || egui::Popup::is_any_open(ui.ctx());
        let was_busy = std::mem::replace(&mut self.was_busy, is_busy);
        if is_busy || was_busy || !ui.input(|input| input.key_pressed(Key::Escape)) {
            return;
        }
        out.push(if model.board_view().selected.is_some() {
            Message::Board(BoardEvent::PutBack)
        } else {
            leave
        });
    }
}

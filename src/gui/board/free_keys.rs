//! Keys that act on the board while no widget has the keyboard.

use egui::{Key, Modifiers, Popup, Ui};

use crate::app::board_view::{BoardEvent, BoardView};
use crate::chess::Role;

/// Whether such keys are the board's now: no field, menu or dialog has them.
pub fn has_keys(ui: &Ui) -> bool {
    let is_free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(ui.layer_id()));
    is_free && !Popup::is_any_open(ui.ctx())
}

/// Escape puts the piece in hand back and gives up a move made ahead.
pub fn put_back_by_key(ui: &Ui, view: &BoardView) -> Option<BoardEvent> {
    let has_something = view.selected.is_some() || view.premove.is_some();
    let is_asked = has_something
        && has_keys(ui)
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    is_asked.then_some(BoardEvent::PutBack)
}

/// The role whose key is held: the promotion of a pawn in a premove.
pub fn held_role(ui: &Ui) -> Option<Role> {
    let roles = [(Key::R, Role::Rook), (Key::B, Role::Bishop), (Key::N, Role::Knight)];
    ui.input(|input| roles.into_iter().find(|(key, _)| input.key_down(*key)).map(|(_, role)| role))
}

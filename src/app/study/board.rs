//! The player's input on the board of a study: every legal move can be tried.

use super::Study;
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::{Check, Text, require};
use crate::app::cx::{Context, Shared};
use crate::app::document::EditAction;
use crate::app::hand::{Gesture, OnBoard, Table};
use crate::app::toasts::Tone;
use crate::game::{Move, TreeEdit};
use crate::hex::Bitboard;

impl Study {
    pub(in crate::app) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        if let BoardEvent::Draw(shape) = event {
            let edit = self.document.shape_edit(shape);
            self.document.edit(edit).ok();
            return;
        }
        let table = self.table(cx.shared);
        match self.hand.take(event, &table) {
            Gesture::Move(mv) => self.make_move(mv, cx),
            Gesture::Illegal { from, to } => {
                if let Some(text) = table.position.explain_refusal(from, to) {
                    cx.refuse(from, text);
                }
            }
            Gesture::Unclear => cx.toast(Tone::Plain, Text::key("capture-unclear")),
            Gesture::Press(cell) if table.position.piece_at(cell).is_none() => {
                let clear = EditAction::ClearShapes(self.document.cursor());
                if let Ok(edit) = self.document.edit_for(clear) {
                    self.document.edit(edit).ok();
                }
            }
            Gesture::Nothing | Gesture::PickUp(_) | Gesture::Press(_) => {}
        }
    }

    pub(in crate::app) fn board_view(&self, shared: &Shared) -> BoardView {
        let view = self.hand.board_view(&self.table(shared), self.document.current().view());
        BoardView { arrows: self.arrows(), shapes: self.document.shapes().to_vec(), ..view }
    }

    /// There is a move to be made in the position that is shown.
    pub(in crate::app) fn check_moves(&self, shared: &Shared) -> Check {
        require(shared.dialogs.open().is_none() && !self.hand.is_asking(), "why-question-open")?;
        require(self.document.position().has_legal_move(), "why-ended-here")
    }

    fn table(&self, shared: &Shared) -> Table {
        let position = *self.document.position();
        let is_free = self.check_moves(shared).is_ok();
        Table {
            position,
            movable: if is_free { position.by_color(position.turn()) } else { Bitboard::EMPTY },
            always_queen: shared.settings.always_queen,
            marks: shared.settings.legal_marks,
            patterns: shared.settings.patterns,
            ..Table::default()
        }
    }

    /// Follows the record where the move is in it, otherwise adds it.
    pub(in crate::app) fn make_move(&mut self, mv: Move, cx: &mut Context) {
        let at = self.document.cursor();
        match self.document.record().tree.child_by_move(at, mv) {
            Some(node) => drop(self.document.go_to(node)),
            None => drop(self.document.edit(TreeEdit::AddMove { at, mv })),
        }
        cx.move_sound(&self.document);
    }
}

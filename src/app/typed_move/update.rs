//! What happens in the field of a typed move.

use super::letters::letters;
use super::matching::{candidates, meant};
use super::{Candidate, TypedMove};
use crate::app::explain;
use crate::app::message::TypeMove;
use crate::app::update::Work;
use crate::game::Move;

impl Work<'_> {
    pub(in crate::app) fn type_move(&mut self, action: TypeMove) {
        if !self.mode.takes_moves(self.shared) {
            return;
        }
        match action {
            TypeMove::Open(text) => self.shared.typed = Some(self.typed(text)),
            TypeMove::Edit(text) if self.shared.typed.is_some() => {
                self.shared.typed = Some(self.typed(text));
            }
            TypeMove::Choose(number) => {
                let typed = self.shared.typed.take();
                let chosen = typed.and_then(|typed| typed.candidates.get(number).map(|chosen| chosen.mv));
                self.make_typed(chosen);
            }
            TypeMove::Accept => self.accept_typed(),
            TypeMove::Cancel => self.shared.typed = None,
            TypeMove::Edit(_) => {}
        }
    }

    fn typed(&self, text: String) -> TypedMove {
        let document = self.mode.document();
        let candidates: Vec<Candidate> = match text.trim() {
            "" => Vec::new(),
            text => candidates(document.position(), text, letters()),
        };
        TypedMove { node: document.cursor(), text, candidates, problem: None }
    }

    /// Enter: the move is made, or the field stays open and says what is wrong.
    fn accept_typed(&mut self) {
        let Some(typed) = &mut self.shared.typed else { return };
        if typed.text.trim().is_empty() {
            self.shared.typed = None;
            return;
        }
        let always_queen = self.shared.settings.always_queen;
        match meant(self.mode.document().position(), &typed.text, letters(), always_queen) {
            Ok(mv) => {
                self.shared.typed = None;
                self.make_typed(Some(mv));
            }
            Err(error) => typed.problem = Some(explain::typed_move(self.mode.document().position(), &error)),
        }
    }

    fn make_typed(&mut self, mv: Option<Move>) {
        let (mode, mut cx) = self.parts();
        if let Some(mv) = mv {
            mode.hand_mut().clear();
            mode.make_move(mv, &mut cx);
        }
    }

    /// The field closes when the board shows something else, or nobody may move any more.
    pub(in crate::app) fn close_idle_field(&mut self) {
        let cursor = self.mode.document().cursor();
        let is_idle = self.shared.typed.as_ref().is_some_and(|typed| typed.node != cursor);
        if is_idle || self.shared.typed.is_some() && !self.mode.takes_moves(self.shared) {
            self.shared.typed = None;
        }
    }
}

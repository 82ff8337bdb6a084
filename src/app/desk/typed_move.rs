//! The input field for a move.

use super::work::Work;
use crate::app::typed_move::{Place, TypeMove, TypedMove, TypingIn};

impl Work<'_> {
    pub(super) fn type_move(&mut self, action: TypeMove) {
        if !self.takes_moves() {
            return;
        }
        match action {
            TypeMove::Open(text) => self.cx.shared.typed = Some(self.typed(text)),
            TypeMove::Edit(text) if self.cx.shared.typed.is_some() => {
                self.cx.shared.typed = Some(self.typed(text));
            }
            TypeMove::Choose(number) => {
                let typed = self.cx.shared.typed.take();
                if let Some(chosen) = typed.as_ref().and_then(|typed| typed.candidates.get(number)) {
                    self.mode.make_move(chosen.mv, &mut self.cx);
                }
            }
            TypeMove::Accept => self.accept_typed(),
            TypeMove::Cancel => self.cx.shared.typed = None,
            TypeMove::Finish => self.finish_typing_in(),
            TypeMove::Edit(_) => {}
        }
    }

    pub(super) fn takes_moves(&self) -> bool {
        self.front.is_none() && self.mode.takes_moves(self.cx.shared)
    }

    fn typed(&self, text: String) -> TypedMove {
        let (place, shown) = self.mode.shown();
        let is_typed_in = self.cx.shared.typing_in.is_some();
        TypedMove {
            place,
            candidates: shown.candidates(&text, is_typed_in),
            text,
            problem: None,
            is_typed_in,
        }
    }

    /// Handles Enter: makes the move, or shows the problem and leaves the field open.
    fn accept_typed(&mut self) {
        let Some(typed) = &mut self.cx.shared.typed else { return };
        if typed.text.trim().is_empty() {
            // A score sheet continues.
            self.cx.shared.typed.take_if(|typed| !typed.is_typed_in);
            return;
        }
        let text = typed.text.trim().to_owned();
        if self.mode.study().is_some() && self.type_in_other(&text) {
            self.cx.shared.typed = self.cx.shared.typing_in.map(|_| self.typed(String::new()));
            return;
        }
        let Some(typed) = &mut self.cx.shared.typed else { return };
        match self.mode.shown().1.read(&typed.text, typed.is_typed_in, self.cx.shared.settings.always_queen) {
            Ok(mv) => {
                self.cx.shared.typed = None;
                self.mode.make_move(mv, &mut self.cx);
            }
            Err(problem) => typed.problem = Some(problem),
        }
    }

    /// Closes the input field when the displayed position changes or the player may no longer move.
    pub(super) fn close_idle_field(&mut self) {
        let place = self.mode.shown().0;
        let is_idle = self.cx.shared.typed.as_ref().is_some_and(|typed| typed.place != place);
        if is_idle || self.cx.shared.typed.is_some() && !self.takes_moves() {
            self.cx.shared.typed = None;
        }
        self.open_field_of_score_sheet(place);
    }

    /// Opens the field in each new position of a score sheet.
    fn open_field_of_score_sheet(&mut self, place: Place) {
        let is_new = self.cx.shared.typing_in.is_some_and(|typing_in| typing_in.opened_at != Some(place));
        if is_new && self.takes_moves() {
            self.cx.shared.typing_in = Some(TypingIn { opened_at: Some(place) });
            self.cx.shared.typed = Some(self.typed(String::new()));
        }
    }
}

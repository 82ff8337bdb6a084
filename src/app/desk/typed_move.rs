//! What happens in the field of a typed move.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::explain;
use crate::app::mode::Mode;
use crate::app::typed_move::{Candidate, Move, Place, TypeMove, TypedMove, candidates, meant};
use crate::app::words::letters;

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
        let candidates = match (text.trim(), self.mode.three()) {
            ("", _) => Vec::new(),
            (text, None) => listed(candidates(self.mode.document().position(), text, letters()), Move::Two),
            (text, Some(three)) => listed(candidates(three.document().shown(), text, letters()), Move::Three),
        };
        TypedMove { place: self.typed_place(), text, candidates, problem: None }
    }

    /// The position shown.
    fn typed_place(&self) -> Place {
        match self.mode.three() {
            Some(three) => Place::Acts(three.document().cursor()),
            None => Place::Node(self.mode.document().cursor()),
        }
    }

    /// Enter: the move is made, or the field stays open and says what is wrong.
    fn accept_typed(&mut self) {
        let Some(typed) = &self.shared.typed else { return };
        if typed.text.trim().is_empty() {
            self.shared.typed = None;
            return;
        }
        match self.meant(&typed.text) {
            Ok(mv) => {
                self.shared.typed = None;
                self.make_typed(Some(mv));
            }
            Err(problem) => {
                if let Some(typed) = &mut self.shared.typed {
                    typed.problem = Some(problem);
                }
            }
        }
    }

    /// The move that a text stands for, or what is wrong with it.
    fn meant(&self, text: &str) -> Result<Move, Text> {
        let always_queen = self.shared.settings.always_queen;
        if let Some(three) = self.mode.three() {
            let position = three.document().shown();
            let mv = meant(position, text, letters(), always_queen);
            return mv.map(Move::Three).map_err(|error| explain::three::typed_move(position, &error));
        }
        let position = self.mode.document().position();
        let mv = meant(position, text, letters(), always_queen);
        mv.map(Move::Two).map_err(|error| explain::typed_move(position, &error))
    }

    fn make_typed(&mut self, mv: Option<Move>) {
        let (mode, mut cx) = self.parts();
        match (mode, mv) {
            (Mode::Three { three, .. }, Some(Move::Three(mv))) => three.make_move(mv, &mut cx),
            (mode, Some(Move::Two(mv))) => {
                mode.hand_mut().clear();
                mode.make_move(mv, &mut cx);
            }
            (_, None | Some(Move::Three(_))) => {}
        }
    }

    /// The field closes when the board shows something else, or nobody may move any more.
    pub(in crate::app) fn close_idle_field(&mut self) {
        let place = self.typed_place();
        let is_idle = self.shared.typed.as_ref().is_some_and(|typed| typed.place != place);
        if is_idle || self.shared.typed.is_some() && !self.mode.takes_moves(self.shared) {
            self.shared.typed = None;
        }
    }
}

/// The moves that fit, of a game for two or for three.
fn listed<M>(candidates: Vec<Candidate<M>>, wrap: impl Fn(M) -> Move) -> Vec<Candidate<Move>> {
    candidates.into_iter().map(|Candidate { mv, name }| Candidate { mv: wrap(mv), name }).collect()
}

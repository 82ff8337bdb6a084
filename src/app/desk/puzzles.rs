//! Opening and closing the puzzles.

use super::work::Work;
use crate::app::cx::Context;
use crate::app::front::Front;
use crate::app::puzzles::{PuzzleAction, Puzzles, Way};

impl Work<'_> {
    /// Carries out an action in the puzzles.
    pub(super) fn puzzles(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::Open if self.front.is_none() && self.may_interrupt() => {
                let variant = self.shown_variant().unwrap_or_default();
                self.put_in_front(Front::Puzzles(Box::new(Puzzles::new(variant))));
            }
            PuzzleAction::Mistakes if self.front.is_none() => {
                let side = self.shared.bottom();
                let mistakes = self.mode.study().map(|study| study.mistakes(side)).unwrap_or_default();
                if let Some(variant) = self.shown_variant().filter(|_| !mistakes.is_empty()) {
                    let puzzles = Puzzles::with_mistakes(variant, mistakes);
                    self.put_in_front(Front::Puzzles(Box::new(puzzles)));
                    self.puzzles(PuzzleAction::Begin(Way::Mistakes));
                }
            }
            PuzzleAction::Close if self.front.as_ref().and_then(Front::puzzles).is_some() => {
                self.take_away_front();
            }
            action => self.with_puzzles(|puzzles, cx| puzzles.carry_out(action, cx)),
        }
    }

    /// The puzzles, if they are open.
    pub(super) fn puzzles_open(&self) -> Option<&Puzzles> {
        self.front.as_ref().and_then(Front::puzzles)
    }

    /// Does something with the puzzles, if they are open.
    pub(super) fn with_puzzles(&mut self, work: impl FnOnce(&mut Puzzles, &mut Context)) {
        self.with_front(|front, cx| {
            if let Front::Puzzles(puzzles) = front {
                work(puzzles, cx);
            }
        });
    }
}

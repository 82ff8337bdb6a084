//! Opening and closing the puzzles.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, Context};
use crate::app::files::OwnPuzzles;
use crate::app::front::Front;
use crate::app::puzzles::{PuzzleAction, Puzzles, Solving, Way};
use crate::app::toasts::Tone;

impl Work<'_> {
    /// Carries out an action in the puzzles.
    pub(super) fn puzzles(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::Open if self.front.is_none() && self.may_interrupt() => {
                let variant = self.shown_variant().unwrap_or_default();
                self.put_in_front(Front::Puzzles(Box::new(Puzzles::new(variant))));
                self.cx.out.push(Command::Puzzles(None));
            }
            PuzzleAction::Make if self.front.is_none() => {
                let Some(study) = self.mode.study().filter(|study| study.can_make_puzzle()) else { return };
                let job = study.puzzle_job();
                self.cx.out.push(Command::Puzzles(Some(Box::new(job))));
                self.cx.toast(Tone::Plain, Text::key("puzzle-proving"));
            }
            PuzzleAction::Mistakes if self.front.is_none() => {
                let side = self.cx.shared.bottom();
                let mistakes = self.mode.study().map(|study| study.mistakes(side)).unwrap_or_default();
                if let Some(variant) = self.shown_variant().filter(|_| !mistakes.is_empty()) {
                    let puzzles = Puzzles::with_mistakes(variant, mistakes);
                    self.put_in_front(Front::Puzzles(Box::new(puzzles)));
                    self.puzzles(PuzzleAction::Begin(Way::Mistakes));
                }
            }
            PuzzleAction::Close if self.puzzles_open().is_some() => self.take_away_front(),
            action => self.with_puzzles(|puzzles, cx| puzzles.carry_out(action, cx)),
        }
    }

    /// Reports the new puzzle, and shows the person's own puzzles.
    pub(super) fn own_puzzles(&mut self, own: OwnPuzzles) {
        self.cx.withdraw_toast("puzzle-proving");
        match own.made {
            Some(Ok(_)) => self.cx.toast(Tone::Plain, Text::key("puzzle-made")),
            Some(Err(why)) => self.cx.toast(Tone::Warning, why),
            None => {}
        }
        self.with_puzzles(|puzzles, _| puzzles.own = own.puzzles);
    }

    /// The puzzles, if they are open.
    pub(super) fn puzzles_open(&self) -> Option<&Puzzles> {
        self.front.as_ref().and_then(Front::puzzles)
    }

    /// Does something with the puzzles, if they are open.
    fn with_puzzles(&mut self, work: impl FnOnce(&mut Puzzles, &mut Context)) {
        if let Some(Front::Puzzles(puzzles)) = self.front {
            work(puzzles, &mut self.cx);
        }
    }

    /// Does something with the puzzle being solved.
    pub(super) fn with_solving(&mut self, work: impl FnOnce(&mut Solving, &mut Context)) {
        self.with_puzzles(|puzzles, cx| {
            if let Some(solving) = &mut puzzles.solving {
                work(solving, cx);
            }
        });
    }
}

//! The rules that find the cause of a mistake, in order.

use super::cause::{Cause, Why};
use super::line::Line;
use super::material::Case;
use super::mistake::Mistake;
use super::{checkers, endings};
use crate::game::Position;

/// The longest mate that explains a mistake better than what is lost by it.
const CLEAR_MATE: u32 = 5;

impl Mistake<'_> {
    /// The cause, by the first rule that applies; `None` where nothing true can be said.
    pub fn cause(&self) -> Option<Cause> {
        if let Some(outcome) = self.ends {
            return Some(Cause { is_missed: false, line: Vec::new(), at: 0, why: Why::Ends(outcome) });
        }
        let told = |cause: &Cause| !(self.is_secret && cause.is_missed);
        endings::stalemate(self)
            .filter(told)
            .or_else(|| self.mate(CLEAR_MATE).filter(told))
            .or_else(|| endings::perpetual(self).filter(told))
            .or_else(|| self.by_lines().filter(told))
            .or_else(|| self.mate(u32::MAX).filter(told))
    }

    /// A mate in at most this number of moves; of two the one that the move allows.
    fn mate(&self, longest: u32) -> Option<Cause> {
        let is_clear = |moves: &u32| *moves <= longest;
        let allowed = self.lets_mate.filter(is_clear).map(|moves| (false, moves, self.answer));
        let missed = || self.misses_mate.filter(is_clear).map(|moves| (true, moves, self.better));
        let (is_missed, moves, line) = allowed.or_else(missed)?;
        Some(Cause { is_missed, line: line.to_vec(), at: 0, why: Why::Mate(moves) })
    }

    fn by_lines(&self) -> Option<Cause> {
        if self.better.is_empty() || self.answer.is_empty() {
            return None;
        }
        let played = std::iter::once(self.mv).chain(self.answer.iter().copied());
        match self.before {
            Position::Chess(before) => {
                let better = Line::of(before, self.better.iter().copied());
                let case = Case::new(Line::of(before, played), better, self.last);
                case.cause(self.is_secret).or_else(|| endings::promotion(&case.played, &case.better))
            }
            Position::Draughts(_) => checkers::cause(self.before, &played.collect::<Vec<_>>(), self.better),
        }
    }
}

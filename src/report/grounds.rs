//! What the cause of a move depends on. A cause takes up to a millisecond, so that a report that follows another one finds
//! only those whose grounds have changed.

use super::lines::Lines;
use super::main_line::MainLine;
use super::settle::{for_side, mate_for};
use crate::game::{Eval, Move, Position};
use crate::hex::Cell;
use crate::sides::Outcome;
use crate::tactics::{Cause, Mistake};

/// The mates, or in checkers the wins, that a move allows and misses, in moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mates {
    /// Of the opponent, who had none before.
    allowed: Option<u32>,
    /// Of the mover, who has none any more.
    missed: Option<u32>,
}

impl Mates {
    pub fn of(line: &MainLine, evals: &[Option<Eval>], points: &[Option<f64>], ply: usize) -> Mates {
        let color = line.positions[ply].turn();
        let score = |ply: usize| evals.get(ply).copied().flatten().map(|eval| eval.score);
        let has_ended = line.ending_at(ply + 1).is_some();
        let (before, after) = (score(ply), score(ply + 1).filter(|_| !has_ended));
        let (own, other) = (mate_for(before, color), mate_for(after, !color));
        let still_mates = has_ended && points[ply + 1].is_some_and(|white| for_side(white, color) == 1.0);
        let had_other = mate_for(before, !color).is_some();
        let is_lost = (after.is_some() || has_ended) && mate_for(after, color).is_none() && !still_mates;
        Mates { allowed: other.filter(|_| before.is_some() && !had_other), missed: own.filter(|_| is_lost) }
    }
}

/// A notable move with all that its cause depends on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Grounds {
    before: Position,
    mv: Move,
    lines: Lines,
    last: Option<Cell>,
    points: (f64, f64),
    ends: Option<Outcome>,
    mates: Mates,
}

impl Grounds {
    /// Those of the move at a ply; `None` without evaluations.
    pub fn of(
        line: &MainLine,
        points: &[Option<f64>],
        ply: usize,
        mates: Mates,
        lines: Lines,
    ) -> Option<Grounds> {
        let before = line.positions[ply];
        let last = ply.checked_sub(1).map(|last| (&line.positions[last], line.moves[last]));
        let last = last.filter(|(position, mv)| position.is_capture(*mv)).map(|(_, mv)| mv.to());
        let own = |white: f64| for_side(white, before.turn());
        let points = (own(points[ply]?), own(points[ply + 1]?));
        let (mv, ends) = (line.moves[ply], line.ending_at(ply + 1));
        Some(Grounds { before, mv, lines, last, points, ends, mates })
    }

    /// Why the move was bad.
    pub fn cause(&self) -> Option<Cause> {
        #[cfg(test)]
        tests::FOUND.with(|found| found.set(found.get() + 1));
        let mistake = Mistake {
            before: &self.before,
            mv: self.mv,
            better: &self.lines.better,
            answer: &self.lines.answer,
            last: self.last,
            points: self.points,
            ends: self.ends,
            lets_mate: self.mates.allowed,
            misses_mate: self.mates.missed,
            is_secret: self.lines.is_secret,
        };
        mistake.cause()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::cell::Cell;

    thread_local! {
        /// The number of causes found on this thread.
        pub static FOUND: Cell<usize> = const { Cell::new(0) };
    }
}

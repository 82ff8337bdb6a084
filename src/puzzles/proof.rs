//! Finding the line of a puzzle, and proving it.

use super::prover::{Prover, ends_in_stalemate};
use super::{Goal, Motif, Task};
use crate::engine::{Info, Score};
use crate::game::{Move, Position};
use crate::hex::Cell;

/// The points by which a move must be better than in the proof, for the line to go on.
pub const MARGIN: f64 = 0.05;
/// The least difference where one of the two lines ends in stalemate, because its result is exact.
const EXACT_GAP: f64 = 0.2;
/// The fewest points to be expected of a puzzle whose line does not end in stalemate.
const LEAST: f64 = 0.45;
/// The nodes of the first sieve and of a reply, at most those of the proof.
pub const SIEVE: u64 = 25_000;
/// The nodes of each move of the line before the proof, at most those of the proof.
pub const LINE: u64 = 50_000;
/// The maximum number of plies of a line.
const MAX_PLIES: usize = 15;

/// The reason to reject a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reject {
    /// Several moves are good.
    Several,
    /// A single move that is neither mate nor stalemate.
    Short,
    /// A longer search disagrees.
    Unproven,
}

/// The only good move of a position.
struct OnlyMove {
    mv: Move,
    expected: f64,
    is_forced: bool,
}

impl Prover {
    /// The task and the goal of a position that the move `last` led to.
    ///
    /// # Errors
    /// If the position cannot be a puzzle.
    pub fn prove(&mut self, start: Position, last: Option<(Cell, Cell)>) -> Result<(Task, Goal), Reject> {
        let first = self
            .only_move(&start, SIEVE.min(self.nodes), (2, self.gap), false)
            .filter(|first| !first.is_forced);
        let expected = first.ok_or(Reject::Several)?.expected;
        let task = Task { start, last, line: self.line(&start) };
        if task.line.is_empty() {
            return Err(Reject::Several);
        }
        let goal = task.goal(expected);
        let themes = Motif::of(&task, goal);
        if task.line.len() < 2 && !themes.iter().any(|theme| theme.is_exact() || *theme == Motif::Mate1) {
            return Err(Reject::Short);
        }
        if self.is_proven(&task) { Ok((task, goal)) } else { Err(Reject::Unproven) }
    }

    /// Whether a search with an empty table, three lines and all nodes finds each move of the solver, and no other as good.
    pub fn is_proven(&mut self, task: &Task) -> bool {
        let positions = task.positions();
        task.line.iter().enumerate().step_by(2).all(|(at, &mv)| {
            let before = &positions[at];
            before.legal_moves().len() == 1 || {
                let proven = self.only_move(before, self.nodes, (3, self.gap), at > 0);
                proven.is_some_and(|proven| proven.mv == mv || proven.mates(before))
            }
        })
    }

    /// The moves from a position on as long as one alone is good.
    fn line(&mut self, start: &Position) -> Vec<Move> {
        let (mut position, mut line, mut forced) = (*start, Vec::new(), Vec::new());
        while line.len() < MAX_PLIES {
            let (nodes, gap) = (LINE.min(self.nodes), self.gap + MARGIN);
            let Some(own) = self.only_move(&position, nodes, (2, gap), !line.is_empty()) else { break };
            line.push(own.mv);
            forced.push(own.is_forced);
            position.play_unchecked(own.mv);
            self.forget(0);
            let reply = self.search(&position, SIEVE.min(self.nodes), 1).first().map(|info| info.pv[0]);
            let Some(reply) = reply.filter(|_| !position.is_game_over()) else { return line };
            line.push(reply);
            position.play_unchecked(reply);
        }
        // The line ends with a move of the solver, in chess one that was a choice.
        line.truncate((2 * forced.len()).saturating_sub(1));
        while start.chess().is_some() && forced.pop_if(|is_forced| *is_forced).is_some() {
            line.truncate((2 * forced.len()).saturating_sub(1));
        }
        line
    }

    /// The only good move of a position by a search with an empty table, or any mate in one.
    fn only_move(
        &mut self,
        position: &Position,
        nodes: u64,
        (lines, gap): (usize, f64),
        may_mate: bool,
    ) -> Option<OnlyMove> {
        self.forget(0);
        let found = self.search(position, nodes, lines);
        let (best, second) = (found.first()?, found.get(1));
        let expected = best.score.expected();
        let only = OnlyMove { mv: best.pv[0], expected, is_forced: position.legal_moves().len() == 1 };
        let is_exact = |line: &Info| ends_in_stalemate(position, &line.pv);
        let least = if is_exact(best) { 0.0 } else { LEAST };
        let gap = if is_exact(best) || second.is_some_and(is_exact) { EXACT_GAP } else { gap };
        let others = second.map_or(0.0, |second| second.score.expected());
        let is_only = expected >= least && expected - others >= gap || only.is_forced;
        (is_only || may_mate && best.score == Score::Mate(1)).then_some(only)
    }
}

impl OnlyMove {
    /// Whether the move mates at once.
    fn mates(&self, before: &Position) -> bool {
        before.play(self.mv).is_ok_and(|after| after.is_checkmate())
    }
}

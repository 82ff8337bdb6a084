//! The mistakes of the report, as puzzles.

use super::two::Play;
use crate::app::library::PuzzleJob;
use crate::game::numbered_san;
use crate::puzzles::{Motif, Puzzle, Rating, Task};
use crate::report::{GameReport, Judgement};
use crate::sides::Color;

/// With fewer points to be expected, the goal of an open position is to hold it all the same.
const HOLD: f64 = 0.4;

impl Play {
    /// Whether the position shown has a choice of moves.
    pub(in crate::app) fn can_make_puzzle(&self) -> bool {
        let position = self.document.position();
        !position.is_game_over() && position.legal_moves().len() > 1
    }

    /// The position shown, to make a puzzle of.
    pub(in crate::app) fn puzzle_job(&self) -> PuzzleJob {
        let tags = &self.document.record().tags;
        let name = |tag| tags.get(tag).unwrap_or("?");
        let last = self.document.current().last_move.map(|mv| (mv.from(), mv.to()));
        let source = format!("{} - {}", name("White"), name("Black"));
        PuzzleJob::new(*self.document.position(), last, source)
    }

    /// Whether the report has mistakes of a side, each with a better move.
    pub(in crate::app) fn has_mistakes(&self, side: Color) -> bool {
        self.extra.report.shown.as_ref().is_some_and(|report| mistakes(report, side).next().is_some())
    }

    /// The mistakes and blunders of a side as puzzles: the better move is the solution, and the move of the game the source.
    pub(in crate::app) fn mistakes(&self, side: Color) -> Vec<(Puzzle, Task)> {
        let report = self.extra.report.shown.as_deref();
        report
            .map(|report| mistakes(report, side).filter_map(|ply| self.mistake_at(report, ply)).collect())
            .unwrap_or_default()
    }

    fn mistake_at(&self, report: &GameReport, ply: usize) -> Option<(Puzzle, Task)> {
        let (start, played) = (self.document.record().tree.position(report.nodes[ply]), &report.moves[ply]);
        let before = ply.checked_sub(1).map(|before| report.moves[before].mv);
        let last = before.map(|mv| (mv.from(), mv.to()));
        let task = Task { start, last, line: vec![played.better?.mv] };
        let white = report.points[ply]?;
        let expected = if played.color == Color::White { white } else { 1.0 - white };
        let goal = task.goal(expected.max(HOLD));
        let (name, source) = (ply.to_string(), numbered_san(&start, played.mv));
        let (themes, rating) = (Motif::of(&task, goal), Rating::default());
        Some((Puzzle { name, goal, themes, rating, solved: None, source, proof: 0 }, task))
    }
}

/// The plies before the mistakes and blunders of a side for which the report has a better move.
fn mistakes(report: &GameReport, side: Color) -> impl Iterator<Item = usize> + '_ {
    let is_serious = |judgement| judgement != Judgement::Inaccuracy;
    let moves =
        report.moves.iter().enumerate().filter(move |(_, mv)| mv.color == side && mv.better.is_some());
    moves.filter(move |(_, mv)| mv.judgement.is_some_and(is_serious)).map(|(ply, _)| ply)
}

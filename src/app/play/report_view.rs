//! The view of the report: marks on the graph, the table, a sentence on the current move.

use super::two::Play;
use crate::app::game::{ReportProgress, ReportSide, ReportView};
use crate::app::text::{Text, explain_cause, keys, text, words};
use crate::game::{NodeId, Position, Variant, numbered_san, san};
use crate::report::{Better, GameReport, Judgement, MoveReport, Phase, Promise, SideReport};
use crate::sides::{ByColor, Color, Outcome};
use crate::tactics::Why;

impl Play {
    /// The report as the screen shows it.
    pub fn report_view(&self) -> ReportView {
        let progress = self
            .extra
            .report
            .run
            .as_ref()
            .map(|run| ReportProgress { done: run.plan.done(), all: run.plan.len() });
        let Some(report) = &self.extra.report.shown else {
            return ReportView { progress, ..ReportView::default() };
        };
        let ply = self.report_ply(report);
        let is_on_main_line = report.nodes.get(ply) == Some(&self.document.cursor());
        ReportView {
            progress,
            ply,
            is_on_main_line,
            marks: marks(report),
            sentence: is_on_main_line.then(|| self.sentence().unwrap_or_else(|| self.point(report, ply))),
            why: self.why(),
            description: Some(self.description(report, ply)),
            sides: Some(ByColor::from_fn(|color| ReportSide {
                name: self.document.name(color),
                summary: self.summary(color, &report.sides[color]),
            })),
            phases: phases(report),
            report: Some(report.clone()),
        }
    }

    /// What the report says of the move that led to the position shown, if it is remarkable: its judgement, and why it was
    /// bad.
    pub fn told_of_move(&self) -> impl Iterator<Item = Text> {
        let told = self.reported_move().filter(|(_, mv)| mv.is_notable());
        told.into_iter().flat_map(|_| [self.sentence(), self.why()]).flatten()
    }

    /// "Black left 3 pieces unprotected and missed a capture."
    fn summary(&self, color: Color, side: &SideReport) -> Option<Text> {
        let is_own = self.document.was_played() && self.setup().only_human() == Some(color);
        let who = if is_own { "you" } else { words::color_key(color) };
        let what = side.named().iter().map(|sum| text!(sum.lapse.key(), count = sum.count));
        let what = what.reduce(|first, next| text!("cause-won-and", first, next))?;
        Some(text!("summary", who, what))
    }

    /// The judgement of the move that led to the position shown.
    fn sentence(&self) -> Option<Text> {
        let (node, mv) = self.reported_move()?;
        let before = self.document.record().tree.position(node);
        let mut fact = fact(mv, &before)?;
        if mv.judgement.is_some() && mate(mv).is_none() {
            fact = self.with_scores(fact, node);
        }
        Some(match mv.better.map(|better| alternative(better, &before)) {
            Some(better) => text!("report-with-better", fact, better),
            None => text!("report-alone", fact),
        })
    }

    /// Why that move was bad, unless the judgement says it.
    fn why(&self) -> Option<Text> {
        let (node, mv) = self.reported_move()?;
        let cause = mv.cause.as_ref()?;
        let promised = mv.better.map(|better| better.promise);
        let is_told =
            cause.is_missed && matches!(promised, Some(Promise::Stalemate(_) | Promise::LineToStalemate(_)));
        let position = || self.document.record().tree.position(node);
        (!is_told).then(|| explain_cause::cause(&position(), mv.mv, cause))?
    }

    /// A judgement with the evaluations before and after that move, as far as the record has them.
    fn with_scores(&self, fact: Text, before: NodeId) -> Text {
        let score = |node| {
            let eval = self.document.record().tree.notes(node)?.eval?;
            Some(self.eval_text(eval.score.into()).short)
        };
        match (score(before), score(self.document.cursor())) {
            (Some(before), Some(after)) => text!("report-change", fact, before, after),
            _ => fact,
        }
    }

    /// The graph in words: the evaluation at the current ply, and the number of bad moves.
    fn description(&self, report: &GameReport, ply: usize) -> Text {
        let bad: usize = Color::ALL.iter().flat_map(|&color| report.sides[color].counts).sum();
        let point = self.point(report, ply);
        text!("report-graph", point, last = report.moves.len(), bad)
    }

    /// A point of the graph in words; `None` outside it.
    pub fn report_point(&self, ply: usize) -> Option<Text> {
        let report = self.extra.report.shown.as_ref()?;
        (ply < report.nodes.len()).then(|| self.point(report, ply))
    }

    fn point(&self, report: &GameReport, ply: usize) -> Text {
        let tree = &self.document.record().tree;
        let mv = ply.checked_sub(1).and_then(|index| {
            let mv = report.moves.get(index)?.mv;
            Some(Text::mv(numbered_san(&tree.position(report.nodes[index]), mv)))
        });
        let place = mv.unwrap_or_else(|| Text::key("report-start"));
        let percent = report.points[ply].map(|points| (100.0 * points).round() as u64);
        let point = match percent {
            Some(percent) => text!("report-point", place, percent),
            None => text!("report-point-unknown", place),
        };
        match report.phases.get(ply) {
            Some(&phase) => text!("report-point-phase", point, phase = phase_name(phase)),
            None => point,
        }
    }
}

/// Why a mistake in the position `before` is one: its cause, or the mate that it allows or misses.
pub(super) fn reason(before: &Position, mv: &MoveReport) -> Option<Text> {
    let cause = mv.cause.as_ref()?;
    let mate = || mate(mv).and(fact(mv, before)).map(|fact| text!("report-alone", fact));
    explain_cause::cause(before, mv.mv, cause).or_else(mate)
}

keys! {
    /// The name of a phase.
    fn phase_name(Phase) -> Text {
        Opening => "report-opening", Middlegame => "report-middlegame", Endgame => "report-endgame",
    }
}

/// The plies at which the phases begin, with their names.
fn phases(report: &GameReport) -> Vec<(usize, Text)> {
    let is_new = |ply: usize| ply == 0 || report.phases[ply - 1] != report.phases[ply];
    let starts = (0..report.phases.len()).filter(|&ply| is_new(ply));
    starts.map(|ply| (ply, phase_name(report.phases[ply]))).collect()
}

fn marks(report: &GameReport) -> Vec<(usize, Judgement)> {
    (1..).zip(&report.moves).filter_map(|(ply, mv)| Some((ply, mv.judgement?))).collect()
}

/// The mate, or in checkers the win, that is the cause of a mistake: whether it was missed, and in how many moves.
fn mate(mv: &MoveReport) -> Option<(bool, u32)> {
    let cause = mv.cause.as_ref()?;
    match cause.why {
        Why::Mate(moves) => Some((cause.is_missed, moves)),
        _ => None,
    }
}

/// The judgement of a move; `None` for an unremarkable one.
fn fact(mv: &MoveReport, before: &Position) -> Option<Text> {
    let text = Text::mv(numbered_san(before, mv.mv));
    let is_chess = before.variant() != Variant::Checkers;
    if let Some((false, moves)) = mate(mv) {
        let key = if is_chess { "report-lets-mate" } else { "report-lets-win" };
        let side = words::color(!mv.color);
        return Some(text!(key, "move" = text, side, moves));
    }
    if let Some((true, moves)) = mate(mv) {
        let key = if is_chess { "report-misses-mate" } else { "report-misses-win" };
        return Some(text!(key, "move" = text, moves));
    }
    let key = match mv.judgement {
        Some(Judgement::Inaccuracy) => "report-inaccuracy",
        Some(Judgement::Mistake) => "report-mistake",
        Some(Judgement::Blunder) => "report-blunder",
        None if mv.is_book => "report-book",
        None => return None,
    };
    Some(text!(key, "move" = text))
}

/// The better move, and its result.
fn alternative(better: Better, before: &Position) -> Text {
    let text = Text::mv(san(before, better.mv));
    match better.promise {
        Promise::More => text!("report-better", "move" = text),
        Promise::Mate(moves) => {
            let is_chess = before.variant() != Variant::Checkers;
            let key = if is_chess { "report-better-mates" } else { "report-better-wins" };
            text!(key, "move" = text, moves)
        }
        Promise::Stalemate(outcome) => stalemate("report-better-stalemate", text, outcome),
        Promise::LineToStalemate(outcome) => stalemate("report-better-stalemate-line", text, outcome),
    }
}

/// A sentence with the value of a stalemate: "¾ to White", "½ each".
fn stalemate(key: &'static str, mv: Text, outcome: Outcome) -> Text {
    text!(key, "move" = mv, result = words::result(outcome.points))
}

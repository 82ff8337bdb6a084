//! The report of a game, and its mistakes as puzzles.

use std::sync::Arc;

use super::analysis::{ReportRun, StudyAction};
use super::two::Play;
use crate::app::context::{Context, Tone};
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::app::game::ReplayAction;
use crate::app::library::PuzzleJob;
use crate::app::text::{Check, require, text};
use crate::game::{Move, NodeId, numbered_san};
use crate::puzzles::{Motif, Puzzle, Rating, Task};
use crate::report::{GameReport, HASH_MB, Judgement, MoveReport, Plan};
use crate::sides::Color;
use crate::tactics::Cause;

impl Play {
    /// Begins the report, or gives it up.
    pub(super) fn report(&mut self, cx: &mut Context) {
        if self.extra.report.run.is_some() {
            return self.stop_report(cx);
        }
        if !self.can_report() {
            return;
        }
        let nodes = cx.shared.settings.report_nodes();
        let plan = Plan::new(self.document.record(), self.document.setup().draws(), nodes);
        let first = cx.search_all(Purpose::Report, HASH_MB, plan.requests());
        self.extra.report.run = Some(ReportRun { plan, first });
    }

    /// Whether a report can be begun or cancelled.
    pub(super) fn can_report(&self) -> bool {
        self.extra.report.run.is_some() || self.document.record().tree.next(NodeId::ROOT).is_some()
    }

    /// Whether a report is being made.
    pub fn is_reporting(&self) -> bool {
        self.extra.report.run.is_some()
    }

    /// Whether the record has a report, or one is being made.
    pub fn has_report(&self) -> bool {
        self.extra.report.shown.is_some()
    }

    /// Gives up the report that is being made. The record stays as it is.
    pub(in crate::app) fn stop_report(&mut self, cx: &mut Context) {
        if self.extra.report.run.take().is_some() {
            cx.stop_search(Purpose::Report);
        }
    }

    pub(super) fn report_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        let Some(run) = &mut self.extra.report.run else { return };
        let Some(ply) = run.ply(ticket) else { return };
        match news {
            EngineNews::Thinking(info) => run.plan.take(ply, &info),
            EngineNews::BestMove(_) => {
                run.plan.finish(ply);
                if run.plan.done() == run.plan.len() {
                    self.write_report(cx);
                }
            }
            EngineNews::Failed(reason) => {
                self.stop_report(cx);
                cx.toast(Tone::Error, text!("report-failed", reason));
            }
        }
    }

    /// Stores the finished report in the record. The displayed position stays.
    fn write_report(&mut self, cx: &mut Context) {
        let Some(run) = self.extra.report.run.take() else { return };
        self.note_mistakes(&run.plan, cx);
        let edit = run.plan.edit(self.document.record(), cx.shared.settings.report_lines);
        if let Some(edit) = edit {
            self.document.edit(edit).ok();
        }
    }

    /// Adds the mistakes of the one person of this computer in a game of the player's own to those of other games.
    fn note_mistakes(&self, plan: &Plan, cx: &mut Context) {
        let id = self.document.kept.own_id;
        let id = id.or(self.document.was_played().then(|| self.document.identity().id));
        if let Some((id, own)) = id.zip(self.setup().only_human()) {
            let (variant, report) = (self.document.record().variant(), plan.found());
            cx.change_settings().mistakes.note(variant, id, &report.sides[own]);
        }
    }

    /// Updates the report if its input is new.
    pub(super) fn look_for_report(&mut self) {
        let record = self.document.record();
        let run = self.extra.report.run.as_ref();
        let seen = Some((self.document.save_state().revision(), run.map(|run| run.plan.done())));
        if self.extra.report.seen != seen {
            let former = self.extra.report.shown.as_deref();
            let report = match run {
                Some(run) => Some(run.plan.report(record, former)),
                None => GameReport::after(former, record, self.document.setup().draws()),
            };
            self.extra.report.shown = report.map(Arc::new);
            self.extra.report.seen = seen;
        }
    }

    /// Shows the position after a move of the report.
    pub(super) fn look_at(&mut self, node: Option<NodeId>) {
        if let Some(node) = node {
            self.autoplay = None;
            self.document.go_to(node);
            self.hand.clear();
        }
    }

    /// The move of the report to which an action goes from the position shown.
    pub(super) fn sought(&self, action: StudyAction) -> Option<NodeId> {
        let report = self.extra.report.shown.as_ref()?;
        let ply = self.report_ply(report);
        let is_judged = |&index: &usize| report.moves[index].judgement.is_some();
        let found = match action {
            StudyAction::NextJudged(color, judgement) => {
                report.next(ply, color, |mv| mv.judgement == Some(judgement))?
            }
            StudyAction::NextNamed(color) => {
                let named = report.sides[color].named();
                report.next(ply, color, |mv| named.iter().any(|sum| mv.lapse() == Some(sum.lapse)))?
            }
            StudyAction::Mistake { forward: true } => (ply..report.moves.len()).find(is_judged)? + 1,
            StudyAction::Mistake { forward: false } => (0..ply.saturating_sub(1)).rfind(is_judged)? + 1,
            _ => return None,
        };
        report.nodes.get(found).copied()
    }

    /// The position before the move shown, if that is a mistake.
    pub(super) fn before_mistake(&self) -> Option<NodeId> {
        let (before, mv) = self.reported_move()?;
        mv.judgement.map(|_| before)
    }

    /// The move of the report that is shown, with the node before it.
    pub(super) fn reported_move(&self) -> Option<(NodeId, &MoveReport)> {
        let report = self.extra.report.shown.as_ref()?;
        let before = self.report_ply(report).checked_sub(1)?;
        let is_shown = report.nodes.get(before + 1) == Some(&self.document.cursor());
        is_shown.then(|| (report.nodes[before], &report.moves[before]))
    }

    /// The ply of the main line that is shown, or where the variation that is shown leaves it.
    pub(super) fn report_ply(&self, report: &GameReport) -> usize {
        let tree = &self.document.record().tree;
        let mut way = tree.ancestors(self.document.cursor());
        way.find_map(|node| report.nodes.iter().position(|&known| known == node)).unwrap_or(0)
    }
}

/// The cause of the mistake shown.
impl Play {
    /// The cause of the move shown, if the report has one, with the node before the move.
    pub(super) fn cause_shown(&self) -> Option<(NodeId, &Cause)> {
        let (before, mv) = self.reported_move()?;
        Some((before, mv.cause.as_ref()?))
    }

    /// The nodes of the line behind the cause shown, without the position in which it begins; none if the record lacks it.
    pub(super) fn cause_line(&self) -> Vec<NodeId> {
        let Some((before, cause)) = self.cause_shown() else { return Vec::new() };
        let start = if cause.is_missed { before } else { self.document.cursor() };
        let tree = &self.document.record().tree;
        let next = |at: &mut NodeId, mv: &Move| {
            *at = tree.child_by_move(*at, *mv)?;
            Some(*at)
        };
        cause.line.iter().scan(start, next).collect()
    }

    /// Shows the moves of the line one after the other.
    pub(super) fn play_cause(&mut self, cx: &mut Context) {
        let walk = self.cause_line();
        if let Some(&first) = walk.first() {
            self.look_at(Some(first));
            cx.move_sound(&self.document);
            self.autoplay = Some(cx.now + cx.pace(None));
            self.extra.report.walk = walk;
        }
    }

    /// The moves that follow are no longer those of a cause.
    pub(super) fn leave_walk(&mut self) {
        self.extra.report.walk.clear();
    }

    /// The step that autoplay makes: along the line of a cause to its end, and no further.
    pub(super) fn autoplay_step(&self, action: ReplayAction) -> ReplayAction {
        let walk = &self.extra.report.walk;
        let place = walk.iter().position(|&node| node == self.document.cursor());
        let is_step = action == ReplayAction::Next && self.autoplay.is_some();
        match place.filter(|_| is_step) {
            Some(place) => ReplayAction::To(walk[(place + 1).min(walk.len() - 1)]),
            None => action,
        }
    }
}

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

    /// Whether the report has mistakes of the side at the bottom, each with a better move.
    pub(in crate::app) fn check_mistakes(&self) -> Check {
        let report = self.extra.report.shown.as_ref();
        let is_found = report.is_some_and(|report| mistakes(report, self.bottom()).next().is_some());
        self.check_found(is_found, "why-no-mistakes")
    }

    /// Whether the report has what is sought; `key` is the reason of a whole report that has none.
    pub(super) fn check_found(&self, is_found: bool, key: &'static str) -> Check {
        require(is_found, if self.is_reporting() { "why-reporting" } else { key })
    }

    /// The mistakes and blunders of the side at the bottom as puzzles: the better move is the solution, and the move of the
    /// game the source.
    pub(in crate::app) fn mistakes(&self) -> Vec<(Puzzle, Task)> {
        let Some(report) = self.extra.report.shown.as_deref() else { return Vec::new() };
        mistakes(report, self.bottom()).filter_map(|ply| self.mistake_at(report, ply)).collect()
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
        let set = String::new();
        Some((Puzzle { name, goal, themes, rating, solved: None, source, set, proof: 0 }, task))
    }
}

/// The plies before the mistakes and blunders of a side for which the report has a better move.
fn mistakes(report: &GameReport, side: Color) -> impl Iterator<Item = usize> + '_ {
    let is_serious = |judgement| judgement != Judgement::Inaccuracy;
    let moves =
        report.moves.iter().enumerate().filter(move |(_, mv)| mv.color == side && mv.better.is_some());
    moves.filter(move |(_, mv)| mv.judgement.is_some_and(is_serious)).map(|(ply, _)| ply)
}

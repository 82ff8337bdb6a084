//! Live analysis: an engine that searches the position shown for as long as it is shown.
//!
//! [`Study::follow_cursor`] is called after every message, so that the next search begins in the same call. Results
//! for the old position carry an old ticket. The engine keeps its table from position to position.
//!
//! The threat is the best move of the opponent if the opponent were to move now.

use std::time::Duration;

use super::Study;
use super::action::StudyAction;
use super::analysis::{Analysis, Asked, Line, Target, Threat};
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::catalogue::{Check, require, text};
use crate::app::cx::Context;
use crate::app::search::{EngineNews, Purpose, SearchTicket};
use crate::app::toasts::Tone;
use crate::app::view::ThreatView;
use crate::engine::{Limits, SearchRequest};
use crate::game::{Move, NodeId, TreeEdit};

impl Study {
    /// Starts the analysis and the report of a game that was played here.
    pub(in crate::app) fn begin(&mut self, cx: &mut Context) {
        // A player who has gone back to an earlier move keeps it in view.
        if self.document.cursor() == self.document.record().tree.line_end(NodeId::ROOT) {
            self.document.go_to(NodeId::ROOT);
        }
        self.set_analysing(true);
        self.report(cx);
    }

    /// Handles a request for the analysis.
    pub(in crate::app) fn analyse(&mut self, action: StudyAction, cx: &mut Context) {
        match action {
            StudyAction::Analyse if self.analysis.is_on => self.stop_analysing(cx),
            StudyAction::Analyse => self.set_analysing(true),
            StudyAction::Lock => {
                let analysis = &mut self.analysis;
                analysis.locked = if analysis.locked.is_some() { None } else { analysis.node() };
            }
            StudyAction::Threat => self.set_threat(!self.threat.is_on, cx),
            StudyAction::PlayBest => self.add_line(0, 1, cx),
            StudyAction::AddLine { line, plies } => self.add_line(line, plies, cx),
            StudyAction::Report => self.report(cx),
            StudyAction::NextJudged(color, judgement) => self.look_at(self.next_judged(color, judgement), cx),
            StudyAction::Mistake { forward } => self.look_at(self.mistake(forward), cx),
            StudyAction::PlayAgain => {
                self.look_at(self.before_mistake(), cx);
                cx.ask_game_from(&self.document);
            }
        }
    }

    /// Whether that would do something.
    pub(in crate::app) fn check_analysis(&self, action: StudyAction) -> Check {
        let check_line = |line, plies| {
            require(self.analysis.is_on, "why-analysis-off")?;
            require(self.analysis.moves(line, plies).is_some(), "why-no-line")
        };
        match action {
            StudyAction::Analyse | StudyAction::Threat => Ok(()),
            StudyAction::Lock => require(self.analysis.is_on, "why-analysis-off"),
            StudyAction::PlayBest => check_line(0, 1),
            StudyAction::AddLine { line, plies } => check_line(line, plies),
            StudyAction::Report => require(self.can_report(), "why-no-moves"),
            StudyAction::NextJudged(color, judgement) => {
                require(self.next_judged(color, judgement).is_some(), "why-no-mistake")
            }
            StudyAction::Mistake { forward } => require(self.mistake(forward).is_some(), "why-no-mistake"),
            StudyAction::PlayAgain => require(self.before_mistake().is_some(), "why-not-mistake"),
        }
    }

    /// Whether the engine analyses.
    pub fn is_analysing(&self) -> bool {
        self.analysis.is_on
    }

    /// Whether the analysis stays at its position when the cursor moves.
    pub fn is_analysis_locked(&self) -> bool {
        self.analysis.locked.is_some()
    }

    /// Sets whether analysis is on. It starts at the next update of the cursor.
    pub(in crate::app) fn set_analysing(&mut self, is_on: bool) {
        self.analysis = Analysis { is_on, ..Analysis::default() };
    }

    /// Ends the analysis.
    pub(in crate::app) fn stop_analysing(&mut self, cx: &mut Context) {
        self.stop_search(cx);
        cx.release_engine(Purpose::Analysis);
        self.set_analysing(false);
    }

    /// Lets the next check of the cursor notice another engine.
    pub(in crate::app) fn change_engine(&mut self) {
        self.analysis.asked = None;
    }

    /// Pauses the analysis while the editor, the lessons or another game is in front. Returns whether it was running.
    pub(in crate::app) fn interrupt(&mut self, cx: &mut Context) -> bool {
        let was_analysing = self.is_analysing();
        self.stop_analysing(cx);
        self.set_threat(self.threat.is_on, cx);
        was_analysing
    }

    /// Lets analysis, report and threat follow the position shown. Called after every message.
    pub(in crate::app) fn follow_cursor(&mut self, cx: &mut Context) {
        self.analyse_cursor(cx);
        self.look_for_report();
        self.follow_threat(cx);
    }

    /// Analyses the current position, if it is a new one.
    fn analyse_cursor(&mut self, cx: &mut Context) {
        if !self.analysis.is_on {
            return;
        }
        let tree = &self.document.record().tree;
        self.analysis.locked = self.analysis.locked.filter(|&node| tree.contains(node));
        let node = self.analysis.locked.unwrap_or(self.document.cursor());
        let lines = cx.shared.settings.shown_lines();
        let asked = Some(Asked { node, revision: self.document.kept().revision(), lines });
        if self.analysis.asked == asked {
            return;
        }
        self.analysis.asked = asked;
        let target = Target {
            start: *tree.start(),
            moves: tree.moves_to(node),
            is_over: self.document.ending_at(node).is_some(),
            lines,
            engine: cx.analysis_engine(self.document.record().variant()),
            position: tree.position(node),
        };
        if self.analysis.target.as_ref() != Some(&target) {
            self.search(target, cx);
        }
    }

    fn search(&mut self, target: Target, cx: &mut Context) {
        let analysis = &mut self.analysis;
        let is_same = |old: &Target| {
            (old.start, &old.moves, &old.engine) == (target.start, &target.moves, &target.engine)
        };
        if target.is_over || !analysis.target.as_ref().is_some_and(is_same) {
            analysis.lines.clear();
        }
        analysis.lines.truncate(target.lines);
        if target.is_over {
            self.stop_search(cx);
        } else {
            let limits = Limits { infinite: true, ..Limits::default() };
            let request = SearchRequest {
                moves: target.moves.clone(),
                draws: self.document.setup().draws(),
                lines: target.lines,
                ..SearchRequest::new(target.start, limits)
            };
            analysis.ticket = Some(cx.search(Purpose::Analysis, request));
        }
        self.analysis.target = Some(target);
    }

    fn stop_search(&mut self, cx: &mut Context) {
        // Later results of the search carry an old ticket.
        if self.analysis.ticket.take().is_some() {
            cx.stop_search(Purpose::Analysis);
        }
    }

    pub(in crate::app) fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        if self.analysis.ticket != Some(ticket) {
            return if self.threat.ticket == Some(ticket) {
                self.threat_news(ticket, news);
            } else {
                self.report_news(ticket, news, cx);
            };
        }
        match news {
            EngineNews::Thinking(info) => self.analysis.take(*info),
            // It has seen all there is to see.
            EngineNews::BestMove(_) => self.analysis.ticket = None,
            EngineNews::Failed(reason) => {
                self.set_analysing(false);
                cx.toast(Tone::Error, text!("analysis-failed", reason));
            }
        }
    }

    /// Adds the first moves of a line, as far as they are not there yet, and goes to the last of them.
    fn add_line(&mut self, line: usize, plies: usize, cx: &mut Context) {
        let Some(at) = self.analysis.node() else { return };
        let Some(moves) = self.analysis.moves(line, plies).map(<[Move]>::to_vec) else { return };
        cx.shared.autoplay = None;
        let (last, count) = self.document.record().tree.follow(at, &moves);
        if count == moves.len() {
            self.document.go_to(last);
        } else {
            // Legal moves are added behind any node.
            self.document.edit(TreeEdit::AddLine { at, moves, eval: None }).ok();
        }
        self.hand.clear();
        cx.move_sound(&self.document);
    }
}

/// Time limit of the search, which takes a thread from the analysis: a threat is found quickly or does not exist.
const TIME: Duration = Duration::from_secs(3);

/// The threat.
impl Study {
    /// Shows the threat, or no longer. A search begins with the next look at the cursor.
    pub(super) fn set_threat(&mut self, is_on: bool, cx: &mut Context) {
        self.leave_threat(cx);
        self.threat.is_on = is_on;
    }

    /// Ends its search and forgets it. Its engine is not needed any more.
    pub(in crate::app) fn leave_threat(&mut self, cx: &mut Context) {
        if self.threat.is_on {
            self.stop_threat(cx);
            cx.release_engine(Purpose::Threat);
        }
    }

    fn stop_threat(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.threat).ticket.is_some() {
            cx.stop_search(Purpose::Threat);
        }
    }

    /// Whether the opponent's best move is shown, as if it were the opponent's turn.
    pub fn shows_threat(&self) -> bool {
        self.threat.is_on
    }

    /// Searches for the threat in the current position, if it is a new one.
    pub(super) fn follow_threat(&mut self, cx: &mut Context) {
        let asked = Some((self.document.cursor(), self.document.kept().revision()));
        if !self.threat.is_on || self.threat.asked == asked {
            return;
        }
        let passed = self.document.position().after_null_move();
        let position = passed.filter(|_| self.document.ending().is_none());
        self.threat.asked = asked;
        if self.threat.position == position && position.is_some() {
            return;
        }
        self.stop_threat(cx);
        let limits = Limits { movetime: Some(TIME), ..Limits::default() };
        let draws = self.document.setup().draws();
        let request = position.map(|start| SearchRequest { draws, ..SearchRequest::new(start, limits) });
        let ticket = request.map(|request| cx.search(Purpose::Threat, request));
        self.threat = Threat { is_on: true, asked, position, ticket, line: None };
    }

    pub(super) fn threat_news(&mut self, ticket: SearchTicket, news: EngineNews) {
        let threat = &mut self.threat;
        let Some(position) = threat.position.filter(|_| threat.ticket == Some(ticket)) else { return };
        match news {
            EngineNews::Thinking(info) if info.multipv <= 1 => {
                threat.line = Some(Line::found(position, *info, threat.line.as_ref()));
            }
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(_) | EngineNews::Failed(_) => threat.ticket = None,
        }
    }

    /// The view of the threat; `None` while it is off.
    pub(super) fn threat_view(&self) -> Option<ThreatView> {
        let threat = &self.threat;
        threat.is_on.then(|| ThreatView {
            is_possible: threat.position.is_some(),
            line: threat.position.zip(threat.line.as_ref()).map(|(position, line)| line.view(&position)),
        })
    }

    /// The arrow of its first move.
    pub(super) fn threat_arrow(&self) -> Option<Arrow> {
        let mv = *self.threat.line.as_ref()?.info.pv.first()?;
        Arrow::of(mv, 1.0, ArrowMeaning::Threat)
    }
}

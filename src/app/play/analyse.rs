//! Live analysis: an engine that searches the position shown for as long as it is shown.
//!
//! [`Play::follow_cursor`] is called after every message, so that the next search begins in the same call. Results
//! for the old position carry an old ticket. The engine keeps its table from position to position.
//!
//! The threat is the best move of the opponent if the opponent were to move now.

use std::time::Duration;

use super::analysis::{Analysis, Asked, Line, StudyAction, Target, Threat};
use super::two::Play;
use crate::app::board::{Arrow, ArrowMeaning};
use crate::app::context::{Context, Dialog, Tone};
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::app::game::ThreatView;
use crate::app::text::{Check, require, text};
use crate::engine::{Limits, SearchRequest};
use crate::game::{Move, TreeEdit};

impl Play {
    /// Handles a request for the analysis. In a game that runs by mail a search must be agreed first.
    pub(in crate::app) fn analyse(&mut self, action: StudyAction, runs_by_mail: bool, cx: &mut Context) {
        if runs_by_mail && !self.extra.by_mail.is_agreed && self.begins_search(action) {
            self.extra.by_mail.asked = Some(action);
            return cx.show(Dialog::SearchByMail);
        }
        match action {
            StudyAction::Analyse if self.extra.analysis.is_on => self.stop_analysing(cx),
            StudyAction::Analyse => self.set_analysing(true),
            StudyAction::Lock => {
                let analysis = &mut self.extra.analysis;
                analysis.locked = if analysis.locked.is_some() { None } else { analysis.node() };
            }
            StudyAction::Threat => self.set_threat(!self.extra.threat.is_on, cx),
            StudyAction::AddLine { line, plies } => self.add_line(line, plies, cx),
            StudyAction::Report => self.report(cx),
            StudyAction::NextJudged(..) | StudyAction::NextNamed(_) | StudyAction::Mistake { .. } => {
                self.look_at(self.sought(action));
            }
            // `update` says the evaluation.
            StudyAction::Say => {}
            StudyAction::PlayAgain => {
                self.look_at(self.before_mistake());
                cx.ask_game_from(&self.document);
            }
            StudyAction::PlayCause => self.play_cause(cx),
        }
    }

    /// The player has agreed that the engine searches in this game by mail.
    pub(in crate::app) fn search_by_mail(&mut self, cx: &mut Context) {
        self.extra.by_mail.is_agreed = true;
        if let Some(action) = self.extra.by_mail.asked.take() {
            self.analyse(action, false, cx);
        }
    }

    fn begins_search(&self, action: StudyAction) -> bool {
        match action {
            StudyAction::Analyse => !self.extra.analysis.is_on,
            StudyAction::Threat => !self.extra.threat.is_on,
            StudyAction::Report => !self.is_reporting(),
            _ => false,
        }
    }

    /// Whether that would do something.
    pub(in crate::app) fn check_analysis(&self, action: StudyAction) -> Check {
        match action {
            StudyAction::Analyse | StudyAction::Threat | StudyAction::Say => Ok(()),
            StudyAction::Lock => require(self.extra.analysis.is_on, "why-analysis-off"),
            StudyAction::AddLine { line, plies } => {
                require(self.extra.analysis.is_on, "why-analysis-off")?;
                require(self.extra.analysis.moves(line, plies).is_some(), "why-no-line")
            }
            StudyAction::Report => require(self.can_report(), "why-no-moves"),
            StudyAction::NextJudged(..) | StudyAction::NextNamed(_) | StudyAction::Mistake { .. } => {
                self.check_found(self.sought(action).is_some(), "why-no-mistake")
            }
            StudyAction::PlayAgain => require(self.before_mistake().is_some(), "why-not-mistake"),
            StudyAction::PlayCause => require(!self.cause_line().is_empty(), "why-not-mistake"),
        }
    }

    /// Whether the engine analyses.
    pub fn is_analysing(&self) -> bool {
        self.extra.analysis.is_on
    }

    /// Whether the analysis stays at its position when the cursor moves.
    pub fn is_analysis_locked(&self) -> bool {
        self.extra.analysis.locked.is_some()
    }

    /// Sets whether analysis is on. It starts at the next update of the cursor.
    pub(in crate::app) fn set_analysing(&mut self, is_on: bool) {
        self.extra.analysis = Analysis { is_on, ..Analysis::default() };
    }

    pub(in crate::app) fn stop_analysing(&mut self, cx: &mut Context) {
        self.stop_search(cx);
        cx.release_engine(Purpose::Analysis);
        self.set_analysing(false);
    }

    /// Lets the next check of the cursor notice another engine.
    pub(in crate::app) fn change_engine(&mut self) {
        self.extra.analysis.asked = None;
    }

    /// Pauses the analysis while another screen or another game is in front.
    pub(super) fn interrupt_study(&mut self, cx: &mut Context) {
        self.is_interrupted |= self.is_analysing();
        self.stop_analysing(cx);
        self.set_threat(self.extra.threat.is_on, cx);
    }

    /// Ends the searches of a study.
    pub(super) fn leave_study(&mut self, cx: &mut Context) {
        self.stop_analysing(cx);
        self.stop_report(cx);
        self.leave_threat(cx);
    }

    /// Lets analysis, report and threat follow the position shown. Called after every message in a study.
    pub(super) fn follow_cursor(&mut self, cx: &mut Context) {
        self.analyse_cursor(cx);
        self.look_for_report();
        self.follow_threat(cx);
    }

    /// Analyses the current position, if it is a new one.
    fn analyse_cursor(&mut self, cx: &mut Context) {
        if !self.extra.analysis.is_on {
            return;
        }
        let tree = &self.document.record().tree;
        self.extra.analysis.locked = self.extra.analysis.locked.filter(|&node| tree.contains(node));
        let node = self.extra.analysis.locked.unwrap_or(self.document.cursor());
        let lines = cx.shared.settings.shown_lines();
        let asked = Some(Asked { node, revision: self.document.save_state().revision(), lines });
        if self.extra.analysis.asked == asked {
            return;
        }
        self.extra.analysis.asked = asked;
        let target = Target {
            start: *tree.start(),
            moves: tree.moves_to(node),
            is_over: self.document.ending_at(node).is_some(),
            lines,
            engine: cx.analysis_engine(self.document.record().variant()),
            position: tree.position(node),
        };
        if self.extra.analysis.target.as_ref() != Some(&target) {
            self.search(target, cx);
        }
    }

    fn search(&mut self, target: Target, cx: &mut Context) {
        let analysis = &mut self.extra.analysis;
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
        self.extra.analysis.target = Some(target);
    }

    fn stop_search(&mut self, cx: &mut Context) {
        // Later results of the search carry an old ticket.
        if self.extra.analysis.ticket.take().is_some() {
            cx.stop_search(Purpose::Analysis);
        }
    }

    pub(super) fn study_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        if self.extra.analysis.ticket != Some(ticket) {
            return if self.extra.threat.ticket == Some(ticket) {
                self.threat_news(news);
            } else {
                self.report_news(ticket, news, cx);
            };
        }
        match news {
            EngineNews::Thinking(info) => self.extra.analysis.take(*info),
            // It has seen all there is to see.
            EngineNews::BestMove(_) => self.extra.analysis.ticket = None,
            EngineNews::Failed(reason) => {
                self.set_analysing(false);
                cx.toast(Tone::Error, text!("analysis-failed", reason));
            }
        }
    }

    /// Adds the first moves of a line, as far as they are not there yet, and goes to the last of them.
    fn add_line(&mut self, line: usize, plies: usize, cx: &mut Context) {
        let Some(at) = self.extra.analysis.node() else { return };
        let Some(moves) = self.extra.analysis.moves(line, plies).map(<[Move]>::to_vec) else { return };
        self.autoplay = None;
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
impl Play {
    /// Shows the threat, or no longer. A search begins with the next look at the cursor.
    pub(super) fn set_threat(&mut self, is_on: bool, cx: &mut Context) {
        self.leave_threat(cx);
        self.extra.threat.is_on = is_on;
    }

    /// Ends its search and forgets it. Its engine is not needed any more.
    pub(in crate::app) fn leave_threat(&mut self, cx: &mut Context) {
        if self.extra.threat.is_on {
            self.stop_threat(cx);
            cx.release_engine(Purpose::Threat);
        }
    }

    fn stop_threat(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.extra.threat).ticket.is_some() {
            cx.stop_search(Purpose::Threat);
        }
    }

    /// Whether the opponent's best move is shown, as if it were the opponent's turn.
    pub fn shows_threat(&self) -> bool {
        self.extra.threat.is_on
    }

    /// Searches for the threat in the current position, if it is a new one.
    pub(super) fn follow_threat(&mut self, cx: &mut Context) {
        let asked = Some((self.document.cursor(), self.document.save_state().revision()));
        if !self.extra.threat.is_on || self.extra.threat.asked == asked {
            return;
        }
        let passed = self.document.position().after_null_move();
        let position = passed.filter(|_| self.document.ending().is_none());
        self.extra.threat.asked = asked;
        if self.extra.threat.position == position && position.is_some() {
            return;
        }
        self.stop_threat(cx);
        let limits = Limits { movetime: Some(TIME), ..Limits::default() };
        let draws = self.document.setup().draws();
        let request = position.map(|start| SearchRequest { draws, ..SearchRequest::new(start, limits) });
        let ticket = request.map(|request| cx.search(Purpose::Threat, request));
        self.extra.threat = Threat { is_on: true, asked, position, ticket, line: None };
    }

    fn threat_news(&mut self, news: EngineNews) {
        let threat = &mut self.extra.threat;
        let Some(position) = threat.position else { return };
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
        let threat = &self.extra.threat;
        threat.is_on.then(|| ThreatView {
            is_possible: threat.position.is_some(),
            line: threat.position.zip(threat.line.as_ref()).map(|(position, line)| line.view(&position)),
        })
    }

    /// The arrow of its first move.
    pub(super) fn threat_arrow(&self) -> Option<Arrow> {
        let mv = *self.extra.threat.line.as_ref()?.info.pv.first()?;
        Arrow::of(mv, 1.0, ArrowMeaning::Threat)
    }
}

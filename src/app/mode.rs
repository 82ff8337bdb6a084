//! What the program is being used for.

use std::time::Duration;

use super::board_view::{BoardEvent, BoardView};
use super::catalogue::Text;
use super::context::Context;
use super::document::Document;
use super::hand::Hand;
use super::message::{EngineNews, GameAction, StudyAction};
use super::play::Play;
use super::search::SearchTicket;
use super::shared::Shared;
use super::study::Study;
use super::view::{AnalysisView, Corner, EngineLine, ReportView, Status};
use crate::game::TimeControl;
use crate::sides::{ByColor, Color};

/// What the program is being used for. Each mode owns its document, its cursor, its hand, its searches and its clock,
/// and says itself what happens on the board.
#[derive(Debug, Clone)]
pub enum Mode {
    /// A game is being played.
    Play(Box<Play>),
    /// A game is being looked into.
    Study(Box<Study>),
}

/// What all modes have.
impl Mode {
    /// The open game.
    pub fn document(&self) -> &Document {
        match self {
            Mode::Play(play) => play.document(),
            Mode::Study(study) => study.document(),
        }
    }

    pub(super) fn document_mut(&mut self) -> &mut Document {
        match self {
            Mode::Play(play) => play.document_mut(),
            Mode::Study(study) => study.document_mut(),
        }
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        match self {
            Mode::Play(play) => play.hand_mut(),
            Mode::Study(study) => study.hand_mut(),
        }
    }

    /// The game being played.
    pub fn play(&self) -> Option<&Play> {
        match self {
            Mode::Play(play) => Some(play),
            Mode::Study(_) => None,
        }
    }

    /// The game being looked into.
    pub fn study(&self) -> Option<&Study> {
        match self {
            Mode::Play(_) => None,
            Mode::Study(study) => Some(study),
        }
    }

    pub(super) fn play_mut(&mut self) -> Option<&mut Play> {
        match self {
            Mode::Play(play) => Some(play),
            Mode::Study(_) => None,
        }
    }
}

/// What each mode does upon messages.
impl Mode {
    pub(super) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.board(event, cx),
            Mode::Study(study) => study.board(event, cx),
        }
    }

    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.act(action, cx),
            Mode::Study(study) => study.act(action, cx),
        }
    }

    pub(super) fn can(&self, action: GameAction) -> bool {
        match self {
            Mode::Play(play) => play.can(action),
            Mode::Study(study) => study.can(action),
        }
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.tick(cx),
            Mode::Study(_) => {}
        }
    }

    pub(super) fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.engine_news(ticket, news, cx),
            Mode::Study(study) => study.engine_news(ticket, news, cx),
        }
    }

    /// A message has been dealt with, and another position may be shown.
    pub(super) fn follow_cursor(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(_) => {}
            Mode::Study(study) => {
                study.follow_cursor(cx);
                study.look_for_report();
                study.follow_threat(cx);
            }
        }
    }

    /// Another game comes in the place of this one.
    pub(super) fn leave(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => {
                play.stop_thinking(cx);
                play.release_engines(cx);
            }
            Mode::Study(study) => {
                study.stop_analysing(cx);
                study.stop_report(cx);
                study.leave_threat(cx);
            }
        }
    }

    /// Engines were added, changed, removed or chosen.
    pub(super) fn engines_changed(&mut self) {
        match self {
            Mode::Play(_) => {}
            Mode::Study(study) => study.change_engine(),
        }
    }

    /// The settings have changed.
    pub(super) fn settings_changed(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => {
                play.ponder_or_not(cx);
                play.turn_board(cx);
            }
            Mode::Study(_) => {}
        }
    }
}

/// What the window shows.
impl Mode {
    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        match self {
            Mode::Play(play) => play.board_view(shared),
            Mode::Study(study) => study.board_view(shared),
        }
    }

    pub(super) fn corner(&self, color: Color, now: Duration) -> Corner {
        match self {
            Mode::Play(play) => play.corner(color, now),
            Mode::Study(study) => study.corner(color),
        }
    }

    pub(super) fn status(&self) -> Status {
        match self {
            Mode::Play(play) => play.status(),
            Mode::Study(study) => study.status(),
        }
    }

    pub(super) fn engine_line(&self, shared: &Shared) -> Option<EngineLine> {
        self.play()?.engine_line(shared)
    }

    pub(super) fn analysis(&self, shared: &Shared) -> Option<AnalysisView> {
        self.study().map(|study| study.analysis_view(shared))
    }

    pub(super) fn report(&self) -> Option<ReportView> {
        self.study().map(Study::report_view)
    }

    pub(super) fn can_analyse(&self, action: StudyAction) -> bool {
        self.study().is_some_and(|study| study.can_analyse(action))
    }

    pub(super) fn match_score(&self, shared: &Shared) -> Option<Text> {
        self.play()?.match_score(shared)
    }

    pub(super) fn time_controls(&self) -> Option<&ByColor<TimeControl>> {
        match self {
            Mode::Play(play) => Some(play.game().clock().controls()),
            Mode::Study(study) => study.document().record().controls.as_ref(),
        }
    }

    pub(super) fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        self.play()?.next_wakeup(now)
    }
}

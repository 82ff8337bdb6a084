//! What the program is being used for.

use std::time::Duration;

use super::board_view::{BoardEvent, BoardView};
use super::catalogue::Text;
use super::document::Document;
use super::editor::Editor;
use super::hand::Hand;
use super::message::EngineNews;
use super::play::Play;
use super::search::SearchTicket;
use super::study::Study;
use super::three::Three;
use super::view::{AnalysisView, Corner, EngineLine, ReportView, Status};
use crate::app::action::GameAction;
use crate::app::cx::{Command, Context, Shared};
use crate::app::search::ThreeSearch;
use crate::app::storage::FileLink;
use crate::app::study::StudyAction;
use crate::game::{Move, TimeControl};
use crate::sides::{ByColor, Color};

/// What the program is being used for. Each mode owns its document, its cursor, its hand, its searches and its clock,
/// and says itself what happens on the board.
#[derive(Debug, Clone)]
pub enum Mode {
    /// A game is being played.
    Play(Box<Play>),
    /// A game is being looked into.
    Study(Box<Study>),
    /// A position is being set up.
    Edit {
        /// The position.
        editor: Box<Editor>,
        /// What comes back when it is left: played or studied, untouched meanwhile.
        behind: Box<Mode>,
        /// Whether that was going on, and goes on again.
        was_going_on: bool,
    },
    /// A game for three is played or looked into.
    Three {
        /// The game.
        three: Box<Three>,
        /// A game for two that has not begun, for what asks every mode for a document of two: there is nothing in it.
        behind: Box<Play>,
    },
}

/// What all modes have.
impl Mode {
    /// The open game; while a position is set up, the one behind it.
    pub fn document(&self) -> &Document {
        match self {
            Mode::Play(play) => play.document(),
            Mode::Study(study) => study.document(),
            Mode::Edit { behind, .. } => behind.document(),
            Mode::Three { behind, .. } => behind.document(),
        }
    }

    pub(super) fn document_mut(&mut self) -> &mut Document {
        match self {
            Mode::Play(play) => play.document_mut(),
            Mode::Study(study) => study.document_mut(),
            Mode::Edit { behind, .. } => behind.document_mut(),
            Mode::Three { behind, .. } => behind.document_mut(),
        }
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        match self {
            Mode::Play(play) => play.hand_mut(),
            Mode::Study(study) => study.hand_mut(),
            Mode::Edit { behind, .. } => behind.hand_mut(),
            Mode::Three { behind, .. } => behind.hand_mut(),
        }
    }

    /// What is in hand is put down.
    pub(super) fn put_down(&mut self) {
        match self {
            Mode::Three { three, .. } => three.put_down(),
            mode => mode.hand_mut().clear(),
        }
    }

    /// The game for three.
    pub fn three(&self) -> Option<&Three> {
        match self {
            Mode::Three { three, .. } => Some(three),
            Mode::Play(_) | Mode::Study(_) | Mode::Edit { .. } => None,
        }
    }

    pub(super) fn three_mut(&mut self) -> Option<&mut Three> {
        match self {
            Mode::Three { three, .. } => Some(three),
            Mode::Play(_) | Mode::Study(_) | Mode::Edit { .. } => None,
        }
    }

    /// The game being played.
    pub fn play(&self) -> Option<&Play> {
        match self {
            Mode::Play(play) => Some(play),
            Mode::Study(_) | Mode::Edit { .. } | Mode::Three { .. } => None,
        }
    }

    /// The game being looked into.
    pub fn study(&self) -> Option<&Study> {
        match self {
            Mode::Study(study) => Some(study),
            Mode::Play(_) | Mode::Edit { .. } | Mode::Three { .. } => None,
        }
    }

    /// The position being set up.
    pub fn editor(&self) -> Option<&Editor> {
        match self {
            Mode::Edit { editor, .. } => Some(editor),
            Mode::Play(_) | Mode::Study(_) | Mode::Three { .. } => None,
        }
    }

    /// What the open game is being used for: this mode, or the one behind the editor.
    pub(super) fn of_game(&self) -> &Mode {
        match self {
            Mode::Edit { behind, .. } => behind,
            mode => mode,
        }
    }

    pub(super) fn editor_mut(&mut self) -> Option<&mut Editor> {
        match self {
            Mode::Edit { editor, .. } => Some(editor),
            Mode::Play(_) | Mode::Study(_) | Mode::Three { .. } => None,
        }
    }

    pub(super) fn play_mut(&mut self) -> Option<&mut Play> {
        match self {
            Mode::Play(play) => Some(play),
            Mode::Study(_) | Mode::Edit { .. } | Mode::Three { .. } => None,
        }
    }
}

/// The open game as a thing that is kept in a file.
impl Mode {
    /// Where it is kept.
    pub fn file(&self) -> Option<&FileLink> {
        match self {
            Mode::Three { three, .. } => three.document().file(),
            mode => mode.document().file(),
        }
    }

    /// Whether anything would be lost with it.
    pub fn is_unsaved(&self) -> bool {
        match self {
            Mode::Three { three, .. } => three.document().is_unsaved(),
            mode => mode.document().is_unsaved(),
        }
    }

    /// Whether it is a game that has not begun: there is nothing to bring back when another one replaces it.
    pub(super) fn is_blank(&self) -> bool {
        match self {
            Mode::Play(play) => play.document().is_empty(),
            Mode::Three { three, .. } => three.document().acts() == 0,
            Mode::Study(_) | Mode::Edit { .. } => false,
        }
    }

    /// Counts its changes.
    pub(super) fn revision(&self) -> u64 {
        match self {
            Mode::Three { three, .. } => three.document().revision(),
            mode => mode.document().revision(),
        }
    }

    /// The revision `revision` has been saved there.
    pub(super) fn saved(&mut self, revision: u64, file: Option<FileLink>) {
        match self {
            Mode::Three { three, .. } => three.document_mut().saved(revision, file),
            mode => mode.document_mut().saved(revision, file),
        }
    }

    /// What has not been saved is not wanted.
    pub(super) fn give_up(&mut self) {
        match self {
            Mode::Three { three, .. } => three.document_mut().give_up(),
            mode => mode.document_mut().give_up(),
        }
    }
}

/// What each mode does upon messages.
impl Mode {
    pub(super) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.board(event, cx),
            Mode::Study(study) => study.board(event, cx),
            Mode::Edit { editor, .. } => editor.board(event),
            Mode::Three { three, .. } => three.board(event, cx),
        }
    }

    /// A legal move of the person at the board, in the position that is shown.
    pub(super) fn make_move(&mut self, mv: Move, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.make_move(mv, cx),
            Mode::Study(study) => study.make_move(mv, cx),
            Mode::Edit { .. } | Mode::Three { .. } => {}
        }
    }

    /// Whether a move may be made in the position that is shown.
    pub(super) fn takes_moves(&self, shared: &Shared) -> bool {
        match self {
            Mode::Play(play) => play.takes_moves(shared),
            Mode::Study(study) => study.takes_moves(shared),
            Mode::Three { three, .. } => three.takes_moves(shared),
            Mode::Edit { .. } => false,
        }
    }

    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.act(action, cx),
            Mode::Study(study) => study.act(action, cx),
            Mode::Edit { editor, .. } => editor.act(action),
            // It has been dealt with: see `three_message`.
            Mode::Three { .. } => {}
        }
    }

    pub(super) fn can(&self, action: GameAction) -> bool {
        match self {
            Mode::Play(play) => play.can(action),
            Mode::Study(study) => study.can(action),
            Mode::Edit { editor, .. } => editor.can(action),
            Mode::Three { three, .. } => three.can(action),
        }
    }

    /// Time has passed.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.tick(cx),
            Mode::Three { three, .. } => three.tick(cx),
            Mode::Study(_) | Mode::Edit { .. } => {}
        }
    }

    pub(super) fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.engine_news(ticket, news, cx),
            Mode::Study(study) => study.engine_news(ticket, news, cx),
            // A report goes on; all else that was searched has been stopped.
            Mode::Edit { behind, .. } => behind.engine_news(ticket, news, cx),
            Mode::Three { .. } => {}
        }
    }

    /// Called after every message: lets a study's analysis, report and threat follow the displayed position.
    pub(super) fn follow_cursor(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(_) | Mode::Edit { .. } | Mode::Three { .. } => {}
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
                Play::release_engines(cx);
            }
            Mode::Study(study) => {
                study.stop_analysing(cx);
                study.stop_report(cx);
                study.leave_threat(cx);
            }
            Mode::Edit { behind, .. } => behind.leave(cx),
            Mode::Three { three, .. } => {
                three.stop_thinking(cx);
                cx.out.push(Command::Three(ThreeSearch::End));
            }
        }
    }

    /// Pauses the game and its analysis because something else takes its place. Returns whether either was running.
    pub(super) fn interrupt(&mut self, cx: &mut Context) -> bool {
        match self {
            Mode::Play(play) => play.interrupt(cx),
            Mode::Study(study) => {
                let was_analysing = study.is_analysing();
                study.stop_analysing(cx);
                study.rest_threat(cx);
                was_analysing
            }
            Mode::Three { three, .. } => three.interrupt(cx),
            Mode::Edit { .. } => false,
        }
    }

    /// What was going on goes on again.
    pub(super) fn end_interruption(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.end_interruption(cx),
            Mode::Study(study) => study.set_analysing(true),
            Mode::Three { three, .. } => three.end_interruption(cx),
            Mode::Edit { .. } => {}
        }
    }

    /// Engines were added, changed, removed or chosen.
    pub(super) fn engines_changed(&mut self) {
        match self {
            Mode::Play(_) | Mode::Three { .. } => {}
            Mode::Study(study) => study.change_engine(),
            Mode::Edit { behind, .. } => behind.engines_changed(),
        }
    }

    /// An engine has another name now.
    pub(super) fn rename_engine(&mut self, old: &str, new: &str, cx: &mut Context) {
        match self {
            Mode::Play(play) => play.rename_engine(old, new, cx),
            Mode::Edit { behind, .. } => behind.rename_engine(old, new, cx),
            Mode::Study(_) | Mode::Three { .. } => {}
        }
    }

    /// Turns the board to the side to move, if the settings say so.
    pub(super) fn turn_board(&self, cx: &mut Context) {
        if let Some(play) = self.play() {
            play.turn_board(cx);
        }
    }

    /// The settings have changed.
    pub(super) fn settings_changed(&mut self, cx: &mut Context) {
        match self {
            Mode::Play(play) => {
                play.ponder_or_not(cx);
                play.moving_changed(cx.shared);
            }
            Mode::Study(_) | Mode::Edit { .. } | Mode::Three { .. } => {}
        }
    }
}

/// What the window shows.
impl Mode {
    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        match self {
            Mode::Play(play) => play.board_view(shared),
            Mode::Study(study) => study.board_view(shared),
            Mode::Edit { editor, .. } => editor.board_view(),
            Mode::Three { three, .. } => three.board_view(shared),
        }
    }

    pub(super) fn corner(&self, color: Color, now: Duration) -> Corner {
        match self {
            Mode::Play(play) => play.corner(color, now),
            Mode::Study(study) => study.corner(color),
            Mode::Edit { behind, .. } => behind.corner(color, now),
            Mode::Three { behind, .. } => behind.corner(color, now),
        }
    }

    pub(super) fn status(&self) -> Status {
        match self {
            Mode::Play(play) => play.status(),
            Mode::Study(study) => study.status(),
            Mode::Edit { editor, .. } => editor.status(),
            Mode::Three { three, .. } => {
                let (text, is_urgent) = three.status();
                Status { text: text.to_string(), is_urgent }
            }
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
            Mode::Edit { behind, .. } => behind.time_controls(),
            Mode::Three { .. } => None,
        }
    }

    pub(super) fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        match self {
            Mode::Three { three, .. } => three.next_wakeup(now),
            mode => mode.play()?.next_wakeup(now),
        }
    }
}

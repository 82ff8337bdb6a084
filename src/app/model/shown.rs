//! The screen on top as the window shows it: board, lines of text, analysis.

use std::time::Duration;

use super::mode::Mode;
use super::over::Over;
use super::state::Model;
use super::{Editor, Learn, Puzzles};
use crate::app::board::{BoardView, Turn};
use crate::app::context::Announcement;
use crate::app::game::{AnalysisView, Details, EngineLine, Restored, Status, move_times, replay_status};
use crate::app::library::{Explored, GameList, Reached};
use crate::app::online::{self, ChatView, SessionId};
use crate::app::play::Three;
use crate::app::settings::Thinking;
use crate::app::text::three_words;
use crate::game::NodeId;

/// The screen on top of the stack, which fills the window.
#[derive(Debug, Clone, Copy)]
pub enum Top<'a> {
    /// A list of games.
    Games(&'a GameList),
    /// A position being set up.
    Editor(&'a Editor),
    /// The lessons.
    Learn(&'a Learn),
    /// The puzzles.
    Puzzles(&'a Puzzles),
    /// A game of two, played or studied.
    Two,
    /// A game of three.
    Three(&'a Three),
}

impl Model {
    /// The screen on top: the list of games, or else the screen over the open game, or else the game.
    pub fn top(&self) -> Top<'_> {
        match (self.library(), &self.over, &self.mode) {
            (Some(list), ..) => Top::Games(list),
            (None, Some(Over::Editor(editor)), _) => Top::Editor(editor),
            (None, Some(Over::Learn(learn)), _) => Top::Learn(learn),
            (None, Some(Over::Puzzles(puzzles)), _) => Top::Puzzles(puzzles),
            (None, None, Mode::Three(three)) => Top::Three(three),
            (None, None, Mode::Two(_)) => Top::Two,
        }
    }

    /// The board as it is shown.
    pub fn board_view(&self) -> BoardView {
        BoardView {
            slide: self.slide(),
            refused: self.shared.refusal.map(|(refused, _)| refused),
            ..self.scene().board_view()
        }
    }

    /// How long a piece takes to slide; zero where nothing is to move.
    pub fn slide(&self) -> Duration {
        self.shared.settings.animation.slide(self.window.has_less_motion)
    }

    /// The latest texts for screen readers, the oldest first.
    pub fn announcements(&self) -> &[Announcement] {
        self.window.announcements.all()
    }

    /// Whether the line for newcomers is shown: at the first start, until the first move, another game or its dismissal.
    pub fn has_welcome(&self) -> bool {
        let is_fresh = self.play().is_some_and(|play| play.game().plies() == 0);
        self.window.has_welcome && is_fresh
    }

    /// The lines of text between the players of an online game.
    pub fn chat(&self) -> Option<ChatView> {
        let meeting = self.shared.online.meeting.as_ref().filter(|meeting| meeting.game.is_some())?;
        let (document, own) = (self.document()?, meeting.game.as_ref()?.color);
        let name = |is_own: bool| document.name(if is_own { own } else { !own }).to_string();
        let lines = meeting.chat.iter().map(|line| (name(line.is_own), line.text.clone())).collect();
        Some(ChatView { lines, is_on: self.shared.settings.online.chat })
    }

    /// Whether a game is being played online.
    pub fn is_playing_online(&self) -> bool {
        self.shared.online.is_playing()
    }

    /// The number of the online session, from the press of Invite or Join until either side leaves.
    pub fn online_session(&self) -> Option<SessionId> {
        self.shared.online.id()
    }

    /// The state of the game in a line.
    pub fn status(&self) -> Status {
        self.waiting_online().unwrap_or_else(|| self.scene().top().status())
    }

    /// The state of the connection of a game that is played online, where it has one to tell.
    pub fn waiting_online(&self) -> Option<Status> {
        online::status(&self.shared.online, self.document()?)
    }

    /// The computer's thoughts while it is thinking, as detailed as the settings say.
    pub fn engine_line(&self) -> Option<EngineLine> {
        self.play()?.engine_line(&self.shared)
    }

    /// Whether the thoughts of a computer are shown while it has any.
    pub fn may_show_thoughts(&self) -> bool {
        self.play().is_some_and(|play| play.thoughts(&self.shared) != Thinking::Nothing)
    }

    /// The view of a study's analysis, or of the evaluation of a position that is set up.
    pub fn analysis(&self) -> Option<AnalysisView> {
        if let Some(editor) = self.editor() {
            return editor.analysis_view();
        }
        self.study().map(|study| study.analysis_view(&self.shared))
    }

    /// The table of moves of the position shown, once it is found.
    pub fn explored(&self) -> Option<&Explored> {
        self.files.exploring.of(self.scene().explored()?)
    }

    /// Whether the table of moves is on the screen.
    pub fn is_exploring(&self) -> bool {
        self.scene().explored().is_some()
    }

    /// The board after `plies` moves of a line of the analysis, with the line's index in [`AnalysisView::lines`].
    pub fn line_board(&self, line: usize, plies: usize) -> Option<BoardView> {
        let view = self.study()?.line_board(line, plies)?;
        Some(BoardView { turn: Turn::flipped(self.is_flipped()), hides_coordinates: true, ..view })
    }

    /// The pieces by which games were searched for last.
    pub fn searched_pieces(&self) -> Option<&Reached> {
        self.files.library.pieces.as_deref()
    }

    /// The board beside the list of games, and a line below it: the position of the selected game.
    pub fn preview(&self) -> Option<(BoardView, String)> {
        Some(match &self.library()?.preview.as_ref()?.document {
            Restored::Two(document) => (document.current().view(), replay_status(document).text),
            Restored::Three(document) => {
                let position = document.shown();
                let line = match document.end().filter(|_| document.is_at_head()) {
                    Some(end) => three_words::ending(end),
                    None => three_words::to_move(position.turn()),
                };
                (BoardView::of_three(position), line.to_string())
            }
        })
    }

    /// The details beside the moves, if the settings have them shown and there are any.
    pub fn details(&self) -> Option<Details> {
        let play = self.play().filter(|_| self.shared.settings.details)?;
        Some(Details::of(play.document(), play.game().clock().controls()))
            .filter(|details| *details != Details::default())
    }

    /// The time of each move of a game with clocks that is played, as it is shown beside the move.
    pub fn move_times(&self) -> Vec<(NodeId, String)> {
        self.play().map_or_else(Vec::new, |play| move_times(play.document(), play.game().clock().controls()))
    }

    /// Time until the next [`Message::Tick`](super::message::Message::Tick) is due, for a clock's face, a flag, a
    /// toast or autoplay. `None` if nothing depends on time.
    pub fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let shared = &self.shared;
        [
            self.mode.next_wakeup(now),
            self.over.as_ref().and_then(|over| over.next_wakeup(now)),
            shared.dialogs.is_due().then_some(now),
            shared.next_game,
            shared.settings_due,
            self.files.journal.due,
            shared.engines_end,
            shared.toasts.next_expiry(),
            shared.refusal.map(|(_, until)| until),
            online::next_change(&shared.online, now),
            self.files.opening.next_look(now),
            self.library().and_then(|list| Some(list.filtering.as_ref()?.progress.next_look(now))),
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|at| at.saturating_sub(now))
    }
}

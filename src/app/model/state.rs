//! The state of the whole program. The window reads it; only [`update`](crate::app::update) changes it.

use std::time::Duration;

use super::replaced::Replaced;
use crate::app::announcement::Announcement;
use crate::app::board_view::{BoardView, Turn};
use crate::app::cx::Shared;
use crate::app::dialogs::Dialog;
use crate::app::document::{Document, Restored};
use crate::app::editor::Editor;
use crate::app::files::{Explored, GameId, GameList, OpeningView, Reached};
use crate::app::learn::Learn;
use crate::app::mode::Mode;
use crate::app::online::{self, ChatView};
use crate::app::over::Over;
use crate::app::play::Play;
use crate::app::puzzles::Puzzles;
use crate::app::search::Machine;
use crate::app::settings::Settings;
use crate::app::setup::{Match, Setup};
use crate::app::study::Study;
use crate::app::three::Three;
use crate::app::toasts::Toast;
use crate::app::typed_move::TypedMove;
use crate::app::view::club::ClubBooks;
use crate::app::view::{AnalysisView, Details, EngineLine, Status, replay_status};
use crate::app::words;
use crate::game::NodeId;
use crate::online::MailGame;
use crate::sides::Color;
use crate::three::Seat;

/// The state of the whole program: the open game, and the state that all games share.
#[derive(Debug)]
pub struct Model {
    pub(in crate::app) mode: Mode,
    /// The editor, the lessons or the puzzles over it.
    pub(in crate::app) over: Option<Over>,
    /// The game that the open one has replaced.
    pub(in crate::app) replaced: Option<Replaced>,
    pub(in crate::app) shared: Shared,
}

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
    /// The program at its start, with these settings: a game like the last one is ready to begin.
    pub fn new(settings: Settings) -> Model {
        let setup = Setup { match_length: None, ..settings.setup.clone() };
        let running_match = Match::new(&setup);
        let play = Play::ready(setup.with_person(&settings.profile.name));
        let shared = Shared {
            is_flipped: play.only_human() == Some(Color::Black),
            running_match,
            has_welcome: !settings.welcomed,
            settings,
            ..Shared::default()
        };
        Model { mode: play.into(), over: None, replaced: None, shared }
    }

    /// The open game, also while the editor or the lessons are in front of it.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The screen on top: the list of games, or else the screen over the open game, or else the game.
    pub fn top(&self) -> Top<'_> {
        match (self.library(), &self.over, &self.mode) {
            (Some(list), ..) => Top::Games(list),
            (None, Some(Over::Editor(editor)), _) => Top::Editor(editor),
            (None, Some(Over::Learn(learn)), _) => Top::Learn(learn),
            (None, Some(Over::Puzzles(puzzles)), _) => Top::Puzzles(puzzles),
            (None, None, Mode::Three(three)) => Top::Three(three),
            (None, None, Mode::Play(_) | Mode::Study(_)) => Top::Two,
        }
    }

    /// The identity of the open game.
    pub fn game_id(&self) -> GameId {
        self.shared.game
    }

    /// The game that the open one has replaced, and that Undo or Redo brings back.
    pub fn replaced(&self) -> Option<&Mode> {
        self.replaced.as_ref().map(|game| &game.mode)
    }

    /// The player's settings; each change of them is saved.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// The resources of the machine.
    pub fn machine(&self) -> Machine {
        self.shared.machine
    }

    /// The open two-player game, also while the editor or the lessons are in front of it.
    pub fn document(&self) -> Option<&Document> {
        self.mode.document()
    }

    /// The game that two play, unless the editor or the lessons are open.
    pub fn play(&self) -> Option<&Play> {
        self.mode.play().filter(|_| self.over.is_none())
    }

    /// The game that is studied, unless the editor or the lessons are open.
    pub fn study(&self) -> Option<&Study> {
        self.mode.study().filter(|_| self.over.is_none())
    }

    /// The game of three, unless the editor or the lessons are open.
    pub fn three(&self) -> Option<&Three> {
        self.mode.three().filter(|_| self.over.is_none())
    }

    /// The position editor, while it is open.
    pub fn editor(&self) -> Option<&Editor> {
        self.over.as_ref()?.editor()
    }

    /// The lessons, while they are open.
    pub fn learn(&self) -> Option<&Learn> {
        self.over.as_ref()?.learn()
    }

    /// The puzzles, while they are open.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        self.over.as_ref()?.puzzles()
    }

    /// The games by mail, those first in which the player is to move.
    pub fn mail_games(&self) -> &[MailGame] {
        &self.shared.mail
    }

    /// The game by mail that is on the board.
    pub fn mail_game(&self) -> Option<&MailGame> {
        self.shared.mail_game(self.document().filter(|_| self.over.is_none())?.record())
    }

    /// The list of games in place of the board, while the library is open.
    pub fn library(&self) -> Option<&GameList> {
        self.shared.library.list()
    }

    /// The books of a club that were counted last.
    pub fn club(&self) -> Option<&ClubBooks> {
        self.shared.library.club.as_deref()
    }

    /// The dialog in front of the board.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.shared.dialogs.open()
    }

    /// The visible toasts, the oldest first.
    pub fn toasts(&self) -> impl Iterator<Item = &Toast> {
        self.shared.toasts.iter()
    }

    /// The file that is being opened, or else the search in the list on the screen, if that takes long.
    pub fn opening(&self, now: Duration) -> Option<OpeningView> {
        let filtering = || self.library()?.filtering.as_ref()?.view(now);
        self.shared.opening.view(now).or_else(filtering)
    }

    /// The toast on screen: the newest one.
    pub fn toast(&self) -> Option<&Toast> {
        self.shared.toasts.newest()
    }

    /// The node whose position is shown; the start where no game of two is open.
    pub fn shown_node(&self) -> NodeId {
        self.document().map_or(NodeId::ROOT, Document::cursor)
    }

    /// The move in the input field.
    pub fn typed_move(&self) -> Option<&TypedMove> {
        self.shared.typed.as_ref()
    }

    /// Whether Black sits at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.shared.is_flipped
    }

    /// Whether the open game is on the disk as it is: no end of the program can take anything of it away.
    pub fn is_written_down(&self) -> bool {
        self.shared.journal.open.is_none_or(|journal| journal.written == journal.sent)
    }

    /// Whether autoplay is running.
    pub fn is_autoplaying(&self) -> bool {
        self.shared.autoplay.is_some()
    }
}

/// Views of the model for the window.
impl Model {
    /// The board as it is shown.
    pub fn board_view(&self) -> BoardView {
        BoardView {
            slide: self.slide(),
            refused: self.shared.refusal.map(|refusal| refusal.shown),
            ..self.scene().board_view()
        }
    }

    /// How long a piece takes to slide; zero where nothing is to move.
    pub fn slide(&self) -> Duration {
        self.shared.slide()
    }

    /// The latest text for screen readers.
    pub fn announcement(&self) -> &Announcement {
        &self.shared.announcement
    }

    /// Whether the line for newcomers is shown: at the first start, until the first move, another game or its dismissal.
    pub fn has_welcome(&self) -> bool {
        let is_fresh = self.play().is_some_and(|play| play.game().plies() == 0);
        self.shared.has_welcome && is_fresh
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

    /// The state of the game in a line.
    pub fn status(&self) -> Status {
        let waiting = self.document().and_then(|document| online::status(&self.shared.online, document));
        waiting.unwrap_or_else(|| self.scene().top().status())
    }

    /// The computer's thoughts while it is thinking, as detailed as the settings say.
    pub fn engine_line(&self) -> Option<EngineLine> {
        self.play()?.engine_line(&self.shared)
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
        self.shared.exploring.of(self.mode.explored(&self.shared).filter(|_| self.over.is_none())?)
    }

    /// Whether the table of moves is on the screen.
    pub fn is_exploring(&self) -> bool {
        self.over.is_none() && self.mode.explored(&self.shared).is_some()
    }

    /// The board after `plies` moves of a line of the analysis, with the line's index in [`AnalysisView::lines`].
    pub fn line_board(&self, line: usize, plies: usize) -> Option<BoardView> {
        let view = self.study()?.line_board(line, plies)?;
        Some(BoardView { turn: Turn::flipped(self.shared.is_flipped), hides_coordinates: true, ..view })
    }

    /// The pieces by which games were searched for last.
    pub fn searched_pieces(&self) -> Option<&Reached> {
        self.shared.library.pieces.as_deref()
    }

    /// The board beside the list of games, and a line below it: the position of the selected game.
    pub fn preview(&self) -> Option<(BoardView, String)> {
        let game = &self.library()?.preview.as_ref()?.document;
        let Restored::Three(document) = game else {
            let document = game.document()?;
            let current = document.current();
            let last_move = current.last_move.map(|mv| (mv.from(), mv.to()));
            let board = BoardView { last_move, ..BoardView::of(&current.position) };
            return Some((board, replay_status(document).text));
        };
        let position = document.shown();
        let line = match document.end().filter(|_| document.is_at_head()) {
            Some(end) => words::three::ending(end),
            None => words::three::to_move(position.turn()),
        };
        Some((BoardView::of_three(position), line.to_string()))
    }

    /// The details beside the moves, if the settings have them shown and there are any.
    pub fn details(&self) -> Option<Details> {
        let play = self.play().filter(|_| self.shared.settings.details)?;
        Some(Details::of(play.document(), play.game().clock().controls()))
            .filter(|details| *details != Details::default())
    }

    /// Time until the next [`Message::Tick`](crate::app::message::Message::Tick) is due, for a clock's face, a flag, a
    /// toast or autoplay. `None` if nothing depends on time.
    pub fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let shared = &self.shared;
        [
            self.mode.next_wakeup(now),
            self.over.as_ref().and_then(|over| over.next_wakeup(now)),
            shared.dialogs.next_due(),
            shared.autoplay,
            shared.next_game,
            shared.settings_due,
            shared.journal.due,
            shared.engines_end,
            shared.toasts.next_expiry(),
            shared.refusal.map(|refusal| refusal.until),
            online::next_change(&shared.online, now),
            shared.opening.next_look(now),
            self.library().and_then(|list| Some(list.filtering.as_ref()?.next_look(now))),
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|at| at.saturating_sub(now))
    }
}

/// The facts on which the names of actions depend.
impl Model {
    /// The parts of the open game that have changed since its last save, one after the other; `None` if no state of the game
    /// is in any file.
    pub fn unsaved_changes(&self) -> Option<String> {
        let names: Vec<String> =
            self.mode.kept().changes()?.iter().map(|part| part.name().to_string()).collect();
        Some(names.join(", "))
    }

    /// Whether a step back undoes an edit rather than takes back a move.
    pub fn undoes_edit(&self) -> bool {
        self.three().is_none() && self.play().is_none_or(Play::undoes_edit)
    }

    /// Whether no moves are being made: the game is paused, has not begun, or is none that is played.
    pub fn is_standing(&self) -> bool {
        match self.three() {
            Some(three) => three.is_standing(),
            None => self.play().is_none_or(Play::is_standing),
        }
    }

    /// Whether the game is paused, and its players may let it go on.
    pub fn can_resume(&self) -> bool {
        match self.three() {
            Some(three) => three.can_resume(),
            None => self.play().is_some_and(Play::can_resume),
        }
    }

    /// Whether the game that is played, or was played here, is over.
    pub fn is_over(&self) -> bool {
        match self.three() {
            Some(three) => three.document().end().is_some(),
            None => self.play().is_some_and(|play| play.game().outcome().is_some()),
        }
    }

    /// Whether computers play in the open game.
    pub fn has_computer(&self) -> bool {
        match self.three() {
            Some(three) => three.document().setup().persons() < Seat::ALL.len(),
            None => self.play().is_some_and(|play| play.document().setup().computers() > 0),
        }
    }

    /// Whether a game is open that begins with its first move.
    pub fn is_ready(&self) -> bool {
        self.play().is_some_and(Play::is_ready)
    }

    /// Whether a game is being played without a clock.
    pub fn is_untimed(&self) -> bool {
        self.play().is_some_and(|play| !play.game().clock().is_timed())
    }
}

//! The state of the program.

use std::time::Duration;

use super::files::{Files, OpenJournal};
use super::mode::Mode;
use super::over::Over;
use super::{Editor, Learn, Puzzles};
use crate::app::board::TypedMove;
use crate::app::context::{Announcements, Dialog, Shared, Toast};
use crate::app::engines::Machine;
use crate::app::game::{Document, FileLink, GameAction, GameId};
use crate::app::library::club::ClubBooks;
use crate::app::library::{GameList, OpeningView, Origin};
use crate::app::play::{Play, Three};
use crate::app::settings::{Match, Settings, Setup};
use crate::app::text::{Text, tr};
use crate::game::NodeId;
use crate::online::MailGame;

/// The state of the whole program: the screens, the state that they share, and what no screen reaches: the files, and what
/// belongs to the window.
#[derive(Debug)]
pub struct Model {
    pub(in crate::app) mode: Mode,
    /// The editor, the lessons or the puzzles over it.
    pub(in crate::app) over: Option<Over>,
    /// The game that the open one has replaced.
    pub(in crate::app) replaced: Option<Replaced>,
    pub(in crate::app) shared: Shared,
    pub(in crate::app) files: Files,
    pub(in crate::app) window: WindowState,
}

/// Parts of the window beside the screens, its reports about the system, and what holds while it is open.
#[derive(Debug, Default)]
pub struct WindowState {
    pub(in crate::app) machine: Machine,
    pub(in crate::app) has_less_motion: bool,
    /// Whether the line for newcomers is shown.
    pub(in crate::app) has_welcome: bool,
    pub(in crate::app) typed: Option<TypedMove>,
    /// The latest texts for screen readers.
    pub(in crate::app) announcements: Announcements,
}

impl Model {
    /// The program at its start, with these settings: a game like the last one is ready to begin.
    pub fn new(settings: Settings) -> Model {
        let setup = Setup { match_length: None, ..settings.setup.clone() };
        let running_match = Match::new(&setup);
        let mut play = Play::ready(Document::ready(setup.with_person(&settings.profile.name)));
        play.running_match = running_match;
        play.set_bottom(play.only_human());
        let window = WindowState { has_welcome: !settings.welcomed, ..WindowState::default() };
        let shared = Shared { settings, ..Shared::default() };
        Model { mode: play.into(), over: None, replaced: None, shared, files: Files::default(), window }
    }

    /// The open game, also while the editor or the lessons are in front of it.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The identity of the open game.
    pub fn game_id(&self) -> GameId {
        self.mode.game_id()
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
        self.window.machine
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
    pub fn study(&self) -> Option<&Play> {
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
        &self.files.mail
    }

    /// The game by mail that is on the board.
    pub fn mail_game(&self) -> Option<&MailGame> {
        self.files.mail_game(self.document().filter(|_| self.over.is_none())?.record())
    }

    /// The list of games in place of the board, while the library is open.
    pub fn library(&self) -> Option<&GameList> {
        self.files.library.list()
    }

    /// The list of several games that the open game was chosen from.
    pub fn opened_list(&self) -> Option<&GameList> {
        self.files.library.opened.as_ref().filter(|list| list.games.len() > 1)
    }

    /// The books of a club that were counted last.
    pub fn club(&self) -> Option<&ClubBooks> {
        self.files.library.club.as_deref()
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
        let filtering = || {
            let progress = &self.library()?.filtering.as_ref()?.progress;
            progress.view(Text::key("games-searching"), now)
        };
        self.files.opening.view(now).or_else(filtering)
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
        self.window.typed.as_ref()
    }

    /// Whether Black sits at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.mode.is_flipped()
    }

    /// Whether the open game is on the disk as it is: no end of the program can take anything of it away.
    pub fn is_written_down(&self) -> bool {
        self.files.journal.open.is_none_or(|journal| journal.written == journal.sent)
    }

    /// Whether autoplay is running.
    pub fn is_autoplaying(&self) -> bool {
        self.mode.is_autoplaying()
    }
}

/// The facts on which the names of actions depend.
impl Model {
    /// The parts of the open game that have changed since its last save, one after the other; `None` if no state of the game
    /// is in any file.
    pub fn unsaved_changes(&self) -> Option<String> {
        let names: Vec<String> =
            self.mode.save_state().changes()?.iter().map(|part| tr(part.key())).collect();
        Some(names.join(", "))
    }

    /// Whether a step back undoes an edit rather than takes back a move.
    pub fn undoes_edit(&self) -> bool {
        self.three().is_none() && self.play().is_none_or(Play::undoes_edit)
    }

    /// Whether no moves are being made: the game is paused, has not begun, or is none that is played.
    pub fn is_standing(&self) -> bool {
        self.three().map_or_else(|| self.play().is_none_or(Play::is_standing), Three::is_standing)
    }

    /// Whether the game is paused, and its players may let it go on.
    pub fn can_resume(&self) -> bool {
        self.three().map_or_else(|| self.play().is_some_and(Play::can_resume), Three::can_resume)
    }

    /// Whether the game that is played, or was played here, is over.
    pub fn is_over(&self) -> bool {
        match self.three() {
            Some(three) => three.document().end().is_some(),
            None => self.play().is_some_and(|play| play.game().outcome().is_some()),
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

/// The game that another game replaced on the board, with everything that belongs to it.
#[derive(Debug)]
pub struct Replaced {
    /// The game, with file and unsaved changes.
    pub(in crate::app) mode: Mode,
    pub(in crate::app) over: Option<Over>,
    /// The journal of the game, which the writer keeps open.
    pub(in crate::app) journal: Option<OpenJournal>,
    /// The file that it was opened from.
    pub(in crate::app) origin: Origin,
    /// Failed attempts to save it.
    pub(in crate::app) attempts: Vec<FileLink>,
    /// Whether it is unsaved, and the player has neither saved nor discarded it: its journal stays on the disk.
    pub(in crate::app) is_wanted: bool,
    /// The step that brings it back.
    pub(in crate::app) returns_by: Return,
}

/// The step that brings a replaced game back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Return {
    /// Undo, once every edit of the open game is undone.
    Undo,
    /// Redo, as long as the open game is at this revision.
    Redo { at: u64 },
}

impl Replaced {
    /// Whether this step brings the game back to the board in place of `open`.
    pub(in crate::app) fn returns(&self, action: GameAction, open: &Mode, shared: &Shared) -> bool {
        let is_step = match self.returns_by {
            Return::Undo => action == GameAction::TakeBack && open.play().is_none(),
            Return::Redo { at } => action == GameAction::Redo && open.save_state().revision() == at,
        };
        is_step && open.check(action, shared).is_err()
    }
}

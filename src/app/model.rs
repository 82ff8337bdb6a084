//! All the program knows. The window reads it; only [`update`](super::update::update) changes it.

use std::sync::Arc;
use std::time::Duration;

use super::command::FilterTicket;
use super::dialog::{Dialog, Then};
use super::document::Document;
use super::file::OpenedFile;
use super::journal::{JournalId, SavedJournal};
use super::match_play::Match;
use super::search::{Machine, SearchTicket};
use super::settings::Settings;
use super::start;
use super::toasts::{Toast, Toasts};
use super::view::MoveList;
use crate::engine::{Info, Score};
use crate::game::{Move, NodeId, Touch};
use crate::hex::Cell;
use crate::sides::{ByColor, Color};

/// All the program knows.
#[derive(Debug)]
pub struct Model {
    pub(super) settings: Settings,
    /// When changed settings are to be kept on the disk.
    pub(super) settings_due: Option<Duration>,
    pub(super) machine: Machine,
    pub(super) document: Document,
    /// The games of the file that was opened last, for the chooser.
    pub(super) opened: Option<Arc<OpenedFile>>,
    /// The open game's number in it, from 0.
    pub(super) opened_index: usize,
    pub(super) hand: Hand,
    /// What the side to move has touched, where touch-move is played.
    pub(super) touched: Option<Touch>,
    pub(super) computer: Computer,
    pub(super) running_match: Match,
    pub(super) dialog: Option<Dialog>,
    /// The latest filter of a list of games.
    pub(super) filter: FilterTicket,
    /// A dialog that waits for its moment, or for another one to close.
    pub(super) waiting: Vec<(Duration, Dialog)>,
    /// What to do when the game has been saved.
    pub(super) after_save: Option<Then>,
    /// The revision that is being saved.
    pub(super) saving: Option<u64>,
    /// Whether it was asked to save again meanwhile.
    pub(super) save_again: bool,
    pub(super) toasts: Toasts,
    pub(super) is_flipped: bool,
    /// When the game that plays itself goes on.
    pub(super) autoplay: Option<Duration>,
    /// The answer to "variation or new game" for the rest of this session.
    pub(super) play_on: Option<PlayOn>,
    pub(super) journal: JournalState,
    /// Whose low time has been told.
    pub(super) warned: ByColor<bool>,
}

/// What the player has in hand on the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Hand {
    /// The piece picked up.
    pub selected: Option<Cell>,
    /// The promotion being chosen.
    pub promotion: Option<(Cell, Cell)>,
    /// A king who has been put on his rook and may castle in more than one way: king and rook.
    pub castling: Option<(Cell, Cell)>,
    /// The cells on which the piece picked up has landed in a capture that goes on.
    pub landings: Vec<Cell>,
}

impl Hand {
    /// A hand with the piece of a cell.
    pub fn holding(cell: Cell) -> Hand {
        Hand { selected: Some(cell), ..Hand::default() }
    }

    /// Where the piece has landed last, in the middle of a capture.
    pub fn landed(&self) -> Option<Cell> {
        self.landings.last().copied()
    }

    /// The cells the piece on `from` has touched: its own, and the landings if it is the one in hand.
    pub fn path(&self, from: Cell) -> Vec<Cell> {
        let landings = if self.selected == Some(from) { &self.landings[..] } else { &[] };
        [from].into_iter().chain(landings.iter().copied()).collect()
    }

    /// Whether a choice must be made before anything else can be done.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }
}

/// What the computer is doing.
#[derive(Debug, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// For whom it searches, and since when.
    pub thinking: Option<(Color, Duration)>,
    /// Whether it thinks ahead while a person is to move.
    pub is_pondering: bool,
    /// The move it expects from the person after its own latest.
    pub expected: Option<Move>,
    /// What it has found so far.
    pub info: Option<Box<Info>>,
    /// How it stood at its last move, from its own side.
    pub last_score: ByColor<Option<Score>>,
    /// Its move, to be made at this time: nobody likes to be answered before the own piece has come to rest.
    pub answer: Option<(Move, Duration)>,
    /// It has broken down in this position; it is asked again only when the player says so.
    pub is_broken: bool,
}

/// What to do with a move at a point the game has passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayOn {
    Variation,
    NewGame,
}

/// The journal of the open game, and those of former runs.
#[derive(Debug, Default)]
pub(super) struct JournalState {
    /// Numbers the journals of this run.
    pub last: JournalId,
    /// The open game's.
    pub open: Option<JournalId>,
    /// How many events have been handed over to be written down since it was opened.
    pub events: u64,
    /// How many of them are on the disk.
    pub written: u64,
    /// Whether it has been told that the journal cannot be written.
    pub has_failed: bool,
    /// Games of former runs, not yet decided on.
    pub found: Vec<SavedJournal>,
}

impl Model {
    /// The program at its start, with these settings: a game like the last one is ready to begin.
    pub fn new(settings: Settings) -> Model {
        let document = start::ready_game(settings.setup.clone());
        Model {
            is_flipped: document.only_human() == Some(Color::Black),
            running_match: Match::new(&document.setup),
            settings,
            settings_due: None,
            machine: Machine::UNKNOWN,
            document,
            opened: None,
            opened_index: 0,
            hand: Hand::default(),
            touched: None,
            computer: Computer::default(),
            dialog: None,
            filter: FilterTicket::default(),
            waiting: Vec::new(),
            after_save: None,
            saving: None,
            save_again: false,
            toasts: Toasts::default(),
            autoplay: None,
            play_on: None,
            journal: JournalState::default(),
            warned: ByColor::default(),
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the machine has.
    pub fn machine(&self) -> Machine {
        self.machine
    }

    /// The open game.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// What is open in front of the board.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The messages over the board, the oldest first.
    pub fn toasts(&self) -> impl Iterator<Item = &Toast> {
        self.toasts.iter()
    }

    /// The list of moves.
    pub fn move_list(&self) -> &MoveList {
        self.document.moves()
    }

    /// The node whose position is shown.
    pub fn shown_node(&self) -> NodeId {
        self.document.game.cursor()
    }

    /// Whether Black sits at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.is_flipped
    }

    /// Whether every event of the open game is on the disk: no end of the program can take it away.
    pub fn is_written_down(&self) -> bool {
        self.journal.open.is_none() || self.journal.written == self.journal.events
    }

    /// Whether the game plays itself.
    pub fn is_autoplaying(&self) -> bool {
        self.autoplay.is_some()
    }
}

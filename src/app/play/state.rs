//! The state of a game being played: its document, searches, a hint, a premove, drawings on the board; and the values
//! derived from it.

use std::time::Duration;

use crate::app::catalogue::{Check, Reason, require};
use crate::app::document::Document;
use crate::app::hand::Hand;
use crate::app::search::SearchTicket;
use crate::app::setup::{Player, Setup, Takebacks};
use crate::chess::Role;
use crate::engine::{Info, Score};
use crate::game::{Game, Move, NodeId, Shape, Touch};
use crate::hex::{Bitboard, Cell};
use crate::sides::{ByColor, Color};

/// A game being played, or one that was played here and is over.
#[derive(Debug, Clone)]
pub struct Play {
    pub(in crate::app) document: Document<Game>,
    pub(super) progress: Progress,
    pub(super) hand: Hand,
    pub(super) premove: Premove,
    pub(super) sketch: Sketch,
    /// The piece touched by the side to move, under the touch-move rule.
    pub(super) touched: Option<Touch>,
    pub(super) computer: Computer,
    /// The hint asked for in this position.
    pub(super) hint: Option<Hint>,
    /// Whether the person to move offers a draw together with the move.
    pub(super) offers_with_move: bool,
    /// The time of each side's last warning about low time.
    pub(super) warned: ByColor<Option<Duration>>,
}

/// The state of the game, apart from its outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Starting with the first move; the clock is stopped.
    Ready,
    /// Running.
    Playing,
    /// Paused: the clock is stopped, and no side can move.
    Paused,
}

impl Play {
    pub(super) fn new(document: Document<Game>, progress: Progress) -> Play {
        Play {
            document,
            progress,
            hand: Hand::default(),
            premove: Premove::default(),
            sketch: Sketch::default(),
            touched: None,
            computer: Computer::default(),
            hint: None,
            offers_with_move: false,
            warned: ByColor::default(),
        }
    }

    /// The game being played, with its cursor and its file.
    pub fn document(&self) -> &Document<Game> {
        &self.document
    }

    /// The game with its clock.
    pub fn game(&self) -> &Game {
        self.document.game()
    }

    pub(super) fn game_mut(&mut self) -> &mut Game {
        self.document.game_mut()
    }

    pub(super) fn setup(&self) -> &Setup {
        self.document.setup()
    }

    /// Whether the game is not over.
    pub(in crate::app) fn goes_on(&self) -> bool {
        self.game().outcome().is_none()
    }

    /// Whether moves are being made: it is neither over, nor paused, nor about to begin.
    pub(super) fn is_running(&self) -> bool {
        self.progress == Progress::Playing && self.goes_on()
    }

    /// Whether the game starts with the next move.
    pub(in crate::app) fn is_ready(&self) -> bool {
        self.progress == Progress::Ready
    }

    /// Whether the game is paused, so that [`GameAction::PauseOrResume`] resumes it.
    pub(in crate::app) fn is_standing(&self) -> bool {
        self.progress != Progress::Playing
    }

    /// Whether the players have paused the clock.
    pub(in crate::app) fn is_paused(&self) -> bool {
        self.progress == Progress::Paused
    }

    /// Whether the latest position of the game is on display.
    pub(in crate::app) fn is_at_head(&self) -> bool {
        self.document.cursor() == self.game().head()
    }

    /// Whether the position to move in is on display.
    pub(super) fn is_at_turn(&self) -> bool {
        self.goes_on() && self.is_at_head()
    }

    /// Whether a person is to move.
    pub(super) fn may_play(&self) -> bool {
        let is_persons = self.is_human(self.game().turn()) && !self.computer.plays_for_person;
        self.progress != Progress::Paused && is_persons
    }

    /// A person is to move, in a game that is not paused.
    pub(super) fn check_turn(&self) -> Check {
        require(!self.is_paused(), "wait-paused")?;
        require(self.setup().computers() < 2, "why-no-human")?;
        require(self.may_play(), "why-not-turn")
    }

    pub(super) fn is_human(&self, color: Color) -> bool {
        self.setup().seat(color).player == Player::Human
    }

    pub(super) fn is_computer(&self, color: Color) -> bool {
        self.setup().seat(color).player.is_computer()
    }

    /// Whether one side is played at another computer.
    pub(in crate::app) fn is_online(&self) -> bool {
        self.setup().is_online()
    }

    /// The one colour a person plays at this board, against the computer or online.
    pub(in crate::app) fn only_human(&self) -> Option<Color> {
        match (self.is_human(Color::White), self.is_human(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether two people play at this board.
    pub(super) fn is_hotseat(&self) -> bool {
        self.setup().computers() == 0 && !self.is_online()
    }

    /// Whether of two people the other one must agree to a takeback.
    pub(super) fn must_agree_to_takebacks(&self) -> bool {
        self.is_hotseat() && self.setup().takebacks() == Takebacks::Agreement
    }

    /// Whether the game is running under tournament rules, without hints.
    pub(in crate::app) fn is_tournament(&self) -> bool {
        self.setup().tournament && self.goes_on()
    }

    /// The person who would do something: the only one, or of two the one to move.
    pub(super) fn actor(&self) -> Option<Color> {
        match self.setup().computers() {
            _ if !self.goes_on() || self.game().plies() == 0 => None,
            _ if self.is_online() => self.only_human(),
            0 => Some(self.game().turn()),
            1 => self.only_human(),
            _ => None,
        }
    }

    /// How many plies a takeback takes: to the person's own last move.
    pub(super) fn plies_to_take_back(&self) -> Result<usize, Reason> {
        let (plies, setup) = (self.game().plies(), self.setup());
        require(plies > 0, "why-undo")?;
        require(!setup.touches(), "why-touch-move")?;
        require(setup.takebacks() != Takebacks::None, "why-no-takebacks")?;
        require(setup.computers() < 2 || !self.is_running(), "why-pause-first")?;
        let wanted = if self.only_human() == Some(self.game().turn()) { 2 } else { 1 };
        require(plies >= wanted, "why-no-own-move")?;
        Ok(wanted)
    }

    /// Cancels the premove. Returns whether there was one, or its first click.
    pub(super) fn cancel_premove(&mut self) -> bool {
        let Premove { picked, planned, .. } = std::mem::take(&mut self.premove);
        picked.is_some() || planned.is_some()
    }
}

/// The computer's work.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// The side of the search, and the start time.
    pub thinking: Option<(Color, Duration)>,
    /// Whether the search is pondering while a human is to move.
    pub is_pondering: bool,
    /// The expected reply of the human to the computer's latest move.
    pub expected: Option<Move>,
    /// The result of the search until now.
    pub info: Option<Box<Info>>,
    /// The first moves of the principal variation, in the notation of files.
    pub line: Vec<String>,
    /// The computer's score at its last move, from its own point of view.
    pub last_score: ByColor<Option<Score>>,
    /// The move found, to be made at this time: not before the human's piece has finished its slide.
    pub answer: Option<(Move, Duration)>,
    /// Whether the search is for a move that the computer plays in place of a human.
    pub plays_for_person: bool,
    /// The engine has failed in this position; it searches again only at the player's request.
    pub is_broken: bool,
}

/// A hint in the current position.
#[derive(Debug, Clone)]
pub(super) struct Hint {
    pub ticket: SearchTicket,
    /// The best move, once it is found.
    pub best: Option<Move>,
}

/// The moves that a human prepares while the computer thinks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Premove {
    /// The piece picked up, and where it could go after one answer or another.
    pub picked: Option<(Cell, Bitboard)>,
    /// The move to be made.
    pub planned: Option<Planned>,
    /// The role whose key is held: it is chosen for the next move.
    pub held: Option<Role>,
}

/// A move to be made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planned {
    pub from: Cell,
    pub to: Cell,
    /// The role of a promoted pawn.
    pub role: Role,
}

/// The drawings in the latest position.
#[derive(Debug, Clone, Default)]
pub(super) struct Sketch {
    /// The node of the position.
    pub node: Option<NodeId>,
    /// The arrows and circles.
    pub shapes: Vec<Shape>,
}

//! The state of a three-player game: its document, the computer's work, its messages besides those of all games.

use std::time::Duration;

use crate::app::board_view::{BoardView, Turn};
use crate::app::catalogue::{Check, require};
use crate::app::document::ThreeDocument;
use crate::app::hand::Hand;
use crate::app::search::SearchTicket;
use crate::app::setup::ThreeForm;
use crate::three::{BySeat, Game, Move, Position, Seat};
use crate::three_engine::Info;

/// A three-player game.
#[derive(Debug, Clone)]
pub struct Three {
    pub(in crate::app) document: ThreeDocument,
    pub(super) progress: Progress,
    pub(super) hand: Hand<Position>,
    pub(super) computer: Computer,
    /// The seat at the bottom.
    pub(super) bottom: Seat,
    /// Whether the player has turned the board by hand, which fixes its orientation.
    pub(super) is_turned: bool,
    /// The time of each side's last warning about low time.
    pub(super) warned: BySeat<Option<Duration>>,
    /// The last announcement for screen readers: the number of acts, and the number of those before the position
    /// shown.
    pub(super) told: (usize, usize),
}

/// The state of the game; one that is over has an end in addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Starting with the first move; the clock is stopped.
    Ready,
    /// Running.
    Playing,
    /// Paused: the clock is stopped, and no side can move.
    Paused,
}

impl Three {
    pub(super) fn new(document: ThreeDocument, progress: Progress) -> Three {
        let mut three = Three {
            told: (document.acts(), document.cursor()),
            document,
            progress,
            hand: Hand::default(),
            computer: Computer::default(),
            bottom: Seat::White,
            is_turned: false,
            warned: BySeat::default(),
        };
        three.follow_turn();
        three
    }

    /// A game by this set-up, to begin with its first move.
    pub fn ready(form: ThreeForm) -> Three {
        Three::new(ThreeDocument::ready(form), Progress::Ready)
    }

    /// A paused game: from a file, or restored from a journal.
    pub fn standing(document: ThreeDocument) -> Three {
        Three::new(document, Progress::Paused)
    }

    /// The document of the game.
    pub fn document(&self) -> &ThreeDocument {
        &self.document
    }

    pub(super) fn game(&self) -> &Game {
        self.document.game()
    }

    pub(super) fn turn(&self) -> Seat {
        self.game().position().turn()
    }

    /// Whether the game is not over.
    pub(in crate::app) fn goes_on(&self) -> bool {
        !self.document.is_closed()
    }

    /// Whether moves are being made.
    pub(super) fn is_running(&self) -> bool {
        self.progress == Progress::Playing && self.goes_on()
    }

    /// Whether the clocks are stopped.
    pub fn is_standing(&self) -> bool {
        self.progress != Progress::Playing
    }

    /// Whether the game is paused, and the players may let it go on.
    pub(in crate::app) fn can_resume(&self) -> bool {
        self.progress == Progress::Paused && self.goes_on()
    }

    /// A person is to move in the position shown.
    pub(super) fn check_turn(&self) -> Check {
        let setup = self.document.setup();
        require(self.goes_on(), "why-over")?;
        require(self.document.is_at_head(), "why-earlier")?;
        require(!self.can_resume(), "wait-paused")?;
        require(setup.persons() > 0, "why-no-human")?;
        require(setup.is_human(self.turn()), "why-not-turn")
    }

    /// Whether a person is to move in the position shown.
    pub(super) fn may_play(&self) -> bool {
        self.check_turn().is_ok()
    }

    /// The person who would resign, offer or take back: the only one, or of several the one to move.
    pub(super) fn actor(&self) -> Option<Seat> {
        let setup = self.document.setup();
        let seat = setup.only_human().unwrap_or(self.turn());
        let is_in_game = self.game().position().playing().contains(seat);
        (self.goes_on() && is_in_game && setup.is_human(seat)).then_some(seat)
    }

    /// The board is turned by a third of a circle, and stays so.
    pub(in crate::app) fn flip(&mut self) {
        self.bottom = self.bottom.next();
        self.is_turned = true;
    }

    /// Turns the board to the human to move, or to the only human. A board turned by hand is left as it is.
    pub(super) fn follow_turn(&mut self) {
        let setup = self.document.setup();
        let turn = self.turn();
        let next = setup.only_human().or_else(|| (setup.turns && setup.is_human(turn)).then_some(turn));
        if let Some(next) = next.filter(|_| !self.is_turned && self.goes_on()) {
            self.bottom = next;
        }
    }

    /// The seats at the bottom and at the corners above, on the left and on the right.
    pub fn corners(&self) -> [Seat; 3] {
        let [left, right] = self.bottom.others();
        [self.bottom, left, right]
    }

    /// How the board is turned.
    pub(super) fn board_turn(&self) -> Turn {
        BoardView::turn_of_three(self.bottom)
    }
}

/// The computer's work.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// The side of the search, and the start time.
    pub thinking: Option<(Seat, Duration)>,
    /// The result of the search until now.
    pub info: Option<Info>,
    /// The expectation of each side at its last move, in thousandths of a point.
    pub last_score: BySeat<Option<u16>>,
    /// The move found, to be made at this time.
    pub answer: Option<(Move, Duration)>,
    /// The hint requested by a human.
    pub hint: Option<ThreeHint>,
    /// The computer has failed in this position; it searches again only at the player's request.
    pub is_broken: bool,
}

/// A hint in the current position.
#[derive(Debug, Clone, Copy)]
pub(super) struct ThreeHint {
    pub ticket: SearchTicket,
    /// The move, once it is found.
    pub best: Option<Move>,
}

impl Computer {
    /// Abandons the work.
    pub fn forget(&mut self) {
        *self = Computer { ticket: self.ticket, last_score: self.last_score, ..Computer::default() };
    }
}

/// An action in the three-player game, besides those of all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreeAction {
    /// Ask for the set-up of a new three-player game.
    New,
    /// Show the position after this number of moves and of eliminations out of turn.
    Look(usize),
}

//! A game being played: seats, clock, offers, takeback, the computer's turn, the end.

mod board;
mod clock;
mod computer;
mod draw;
mod ending;
mod hint;
mod moves;
mod online;
mod other_engine;
mod possible;
mod premove;
mod prepared;
mod question;
mod sketch;
mod start;
mod switch_sides;
mod think;
mod variation;
mod view;

use std::time::Duration;

use self::computer::{Computer, Hint};
use self::prepared::Premove;
use self::sketch::Sketch;
use super::document::Document;
use super::hand::Hand;
use super::journal::{ClockState, Clocks};
use crate::app::cx::Context;
use crate::app::setup::{Player, Setup, Takebacks};
use crate::game::{Game, Touch};
use crate::sides::{ByColor, Color};

/// A game being played, or one that was played here and is over.
#[derive(Debug, Clone)]
pub struct Play {
    document: Document<Game>,
    progress: Progress,
    hand: Hand,
    premove: Premove,
    sketch: Sketch,
    /// The piece touched by the side to move, under the touch-move rule.
    touched: Option<Touch>,
    computer: Computer,
    /// The hint asked for in this position.
    hint: Option<Hint>,
    /// Whether the person to move offers a draw together with the move.
    offers_with_move: bool,
    /// The time of each side's last warning about low time.
    warned: ByColor<Option<Duration>>,
}

/// The state of the game; one that is over has an outcome in addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Starting with the first move; the clock is stopped.
    Ready,
    /// Running.
    Playing,
    /// Paused: the clock is stopped, and no side can move.
    Paused,
}

impl Play {
    fn new(document: Document<Game>, progress: Progress) -> Play {
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

    /// The game with all that is kept of it.
    pub fn document(&self) -> &Document<Game> {
        &self.document
    }

    pub(super) fn document_mut(&mut self) -> &mut Document<Game> {
        &mut self.document
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hand
    }

    /// The game with its clock.
    pub fn game(&self) -> &Game {
        self.document.game()
    }

    fn game_mut(&mut self) -> &mut Game {
        self.document.game_mut()
    }

    fn setup(&self) -> &Setup {
        self.document.setup()
    }

    /// Whether the game is not over.
    pub(super) fn goes_on(&self) -> bool {
        self.game().outcome().is_none()
    }

    /// Whether moves are being made: it is neither over, nor paused, nor about to begin.
    fn is_running(&self) -> bool {
        self.progress == Progress::Playing && self.goes_on()
    }

    /// Whether the players have paused the clock.
    pub(super) fn is_paused(&self) -> bool {
        self.progress == Progress::Paused
    }

    /// Whether the latest position of the game is on display.
    pub(super) fn is_at_head(&self) -> bool {
        self.document.cursor() == self.game().head()
    }

    /// Whether the position to move in is on display.
    fn is_at_turn(&self) -> bool {
        self.goes_on() && self.is_at_head()
    }

    /// Whether a person is to move.
    fn may_play(&self) -> bool {
        let is_persons = self.is_human(self.game().turn()) && !self.computer.plays_for_person;
        self.progress != Progress::Paused && is_persons
    }

    fn is_human(&self, color: Color) -> bool {
        self.setup().seat(color).player == Player::Human
    }

    fn is_computer(&self, color: Color) -> bool {
        self.setup().seat(color).player.is_computer()
    }

    /// Whether one side is played at another computer.
    pub(super) fn is_online(&self) -> bool {
        self.setup().is_online()
    }

    /// The one colour a person plays at this board, against the computer or on-line.
    pub(super) fn only_human(&self) -> Option<Color> {
        match (self.is_human(Color::White), self.is_human(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether two people play at this board.
    fn is_hotseat(&self) -> bool {
        self.setup().computers() == 0 && !self.is_online()
    }

    /// Whether of two people the other one must agree to a takeback.
    fn must_agree_to_takebacks(&self) -> bool {
        self.is_hotseat() && self.setup().takebacks() == Takebacks::Agreement
    }

    /// Whether the game is running under tournament rules, without hints.
    pub(super) fn is_tournament(&self) -> bool {
        self.setup().tournament && self.goes_on()
    }

    /// The person who would do something: the only one, or of two the one to move.
    fn actor(&self) -> Option<Color> {
        match self.setup().computers() {
            _ if !self.goes_on() || self.game().plies() == 0 => None,
            _ if self.is_online() => self.only_human(),
            0 => Some(self.game().turn()),
            1 => self.only_human(),
            _ => None,
        }
    }

    /// How many plies a takeback takes: to the person's own last move.
    fn plies_to_take_back(&self) -> usize {
        let plies = self.game().plies();
        let plays_itself = self.setup().computers() == 2 && self.is_running();
        if plays_itself || self.setup().takebacks() == Takebacks::None {
            return 0;
        }
        match self.only_human() {
            Some(human) if self.game().turn() == human => {
                if plies >= 2 {
                    2
                } else {
                    0
                }
            }
            _ => plies.min(1),
        }
    }

    /// Advances everything that depends on time.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        self.look_at_clock(cx);
        self.make_due_answer(cx);
    }

    /// The state of the clocks for the journal.
    fn clocks(&self, now: Duration) -> Clocks {
        let clock = self.game().clock();
        clock.is_timed().then(|| ClockState::Whole(clock.snapshot_at(now)))
    }
}

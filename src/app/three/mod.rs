//! A game for three: played by persons and the computer at one board, looked through, kept.
//!
//! The game is a mode of its own, because positions, moves and records of three seats differ from those of two
//! colours. Toasts, dialogs, sounds, files, the journal's thread and the executor are shared with all modes.

mod act;
mod board;
mod computer;
mod draw;
mod ending;
mod hand;
mod hint;
mod message;
mod moves;
mod think;
mod view;

use std::time::Duration;

use self::computer::Computer;
use self::hand::ThreeHand;
use super::board_view::Turn;
use crate::app::cx::Context;
use crate::app::document::ThreeDocument;
use crate::app::setup::ThreeForm;
use crate::three::{BySeat, Game, Seat};

pub(in crate::app) use board::{position_view, targets};

pub use message::{ThreeAction, ThreeNews};

pub use view::{ThreeCorner, ThreeState};

/// A game for three.
#[derive(Debug, Clone)]
pub struct Three {
    document: ThreeDocument,
    progress: Progress,
    hand: ThreeHand,
    computer: Computer,
    /// The seat at the bottom.
    bottom: Seat,
    /// Whether the board has been turned by hand, and keeps its orientation.
    is_turned: bool,
    /// The time of each side's last warning about low time.
    warned: BySeat<Option<Duration>>,
    /// The last announcement for screen readers: the number of acts, and the number of those before the position
    /// shown.
    told: (usize, usize),
}

/// The state of the game; one that is over has an end in addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// Starting with the first move; the clock is stopped.
    Ready,
    /// Running.
    Playing,
    /// Paused: the clock is stopped, and no side can move.
    Paused,
}

impl Three {
    fn new(document: ThreeDocument, progress: Progress) -> Three {
        let mut three = Three {
            told: (document.acts(), document.cursor()),
            document,
            progress,
            hand: ThreeHand::default(),
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

    /// The game with all that is kept of it.
    pub fn document(&self) -> &ThreeDocument {
        &self.document
    }

    pub(super) fn document_mut(&mut self) -> &mut ThreeDocument {
        &mut self.document
    }

    /// Puts back the piece in hand.
    pub(super) fn put_down(&mut self) {
        self.hand.clear();
    }

    fn game(&self) -> &Game {
        self.document.game()
    }

    fn turn(&self) -> Seat {
        self.game().position().turn()
    }

    /// Whether the game is not over.
    pub(in crate::app) fn goes_on(&self) -> bool {
        !self.document.is_closed()
    }

    /// Whether moves are being made.
    fn is_running(&self) -> bool {
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

    /// Whether a person is to move in the position shown.
    fn may_play(&self) -> bool {
        let is_at_turn = self.goes_on() && self.document.is_at_head();
        is_at_turn && self.progress != Progress::Paused && self.document.setup().is_human(self.turn())
    }

    /// The person who would resign, offer or take back: the only one, or of several the one to move.
    fn actor(&self) -> Option<Seat> {
        let setup = self.document.setup();
        let seat = setup.only_human().unwrap_or(self.turn());
        let is_in_game = self.game().position().playing().contains(seat);
        (self.goes_on() && is_in_game && setup.is_human(seat)).then_some(seat)
    }

    /// The board is turned by a third of a circle, and stays so.
    pub(super) fn flip(&mut self) {
        self.bottom = self.bottom.next();
        self.is_turned = true;
    }

    /// Turns the board to the human to move, or to the only human, unless it has been turned by hand.
    fn follow_turn(&mut self) {
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
    fn board_turn(&self) -> Turn {
        Turn::sixths(match self.bottom {
            Seat::White => 0,
            Seat::Black => 2,
            Seat::Red => 4,
        })
    }

    /// The game is put on the board: its clock starts, and the computer thinks if it is to move.
    pub(super) fn begin(&mut self, cx: &mut Context) {
        if self.goes_on() {
            self.progress = Progress::Playing;
            self.document.start_clock(cx.now);
            self.think_if_due(cx);
        }
    }

    /// Advances everything that depends on time.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        self.look_at_clock(cx);
        self.make_due_answer(cx);
    }
}

/// Maximum length of a position, in bytes.
const LONGEST_POSITION: usize = 4000;

/// Whether a line looks like a position of the three-player game: its rows have pieces of two letters.
pub fn is_position_text(text: &str) -> bool {
    if text.len() > LONGEST_POSITION {
        return false;
    }
    let rows = text.split_whitespace().next().unwrap_or_default();
    let letters: Vec<char> = rows.chars().collect();
    let pieces = letters.windows(2).filter(|pair| {
        ['w', 'r', 'b', 'x'].contains(&pair[0]) && ['K', 'Q', 'R', 'B', 'N', 'P'].contains(&pair[1])
    });
    text.lines().count() == 1
        && rows.matches('/').count() >= 4
        && pieces.count() >= 2
        && !letters.iter().any(|letter| ['k', 'q', 'n', 'p'].contains(letter))
}

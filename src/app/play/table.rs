//! A table at which two or three play: its state, and what a kind of game does in its own way.

use std::time::Duration;

use super::table_game::{MoveOf, TableGame};
use crate::app::board::{BoardView, Hand};
use crate::app::context::{Context, Shared};
use crate::app::engines::SearchTicket;
use crate::app::game::{Document, GameOver};
use crate::app::settings::Match;
use crate::app::text::{Check, Reason, Text, require, three_words};
use crate::three::BySeat;

/// A game at a table: its document, the computer, and what is in the players' hands.
#[derive(Debug, Clone)]
pub struct Table<G: TableGame> {
    pub(in crate::app) document: G,
    pub(super) progress: Progress,
    pub(super) hand: Hand<G::Position>,
    pub(super) computer: Computer<G>,
    /// The hint asked for in this position.
    pub(super) hint: Option<Hint<MoveOf<G>>>,
    /// The time of each side's last warning about low time.
    pub(super) warned: BySeat<Option<Duration>>,
    /// The running score between the players of a game of two.
    pub(in crate::app) running_match: Match,
    /// The time of the next step of autoplay.
    pub(in crate::app) autoplay: Option<Duration>,
    /// Whether the game or its analysis was running when it was interrupted, and resumes.
    pub(super) is_interrupted: bool,
    /// The state that only this kind of game has.
    pub(super) extra: G::Extra,
}

/// The rules by which a kind of game differs from others at its table.
pub trait OwnRules: TableGame {
    /// The table as that of a game of two, if it is one: for what only such a game has.
    fn two(_table: &Table<Self>) -> Option<&Table<Document>> {
        None
    }
    /// The same, for a change.
    fn two_mut(_table: &mut Table<Self>) -> Option<&mut Table<Document>> {
        None
    }
    /// The text for screen readers, if another position is shown than at the last call.
    fn announce(_table: &mut Table<Self>) -> Option<Text> {
        None
    }
    /// Starts the search of the side to move; `None` if its engine is missing.
    fn find_move(table: &mut Table<Self>, cx: &mut Context) -> Option<SearchTicket>;
    /// Looks whether the flag of the side to move has fallen, and draws the consequences. Returns whether it has.
    fn flag_falls(table: &mut Table<Self>, cx: &mut Context) -> bool;
    /// A side resigns.
    fn leave(table: &mut Table<Self>, seat: Self::Seat, cx: &mut Context);
    /// A move was made, or a side went out.
    fn happened(table: &mut Table<Self>, mv: Option<MoveOf<Self>>, cx: &mut Context);
    /// How the game has ended.
    fn over(table: &Table<Self>) -> Option<GameOver>;
    /// Turns the board to the player who is to move, where it does so by itself.
    fn turn_board(table: &mut Table<Self>, cx: &mut Context);
    /// Adds the own marks to the board.
    fn mark(table: &Table<Self>, view: BoardView, shared: &Shared) -> BoardView;
    /// Takes a legal move by hand that is not simply played. Returns whether it does.
    fn intercept(_table: &mut Table<Self>, _mv: MoveOf<Self>, _cx: &mut Context) -> bool {
        false
    }
}

/// The state of the game, apart from its outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    /// Starting with the first move; the clock is stopped.
    Ready,
    Playing,
    /// Paused: the clock is stopped, and no side can move.
    Paused,
}

/// The computer's work.
#[derive(Debug, Clone)]
pub(super) struct Computer<G: TableGame> {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// The side of the search, and the start time.
    pub thinking: Option<(G::Seat, Duration)>,
    /// Whether the search is pondering while a human is to move.
    pub is_pondering: bool,
    /// The expected reply of the human to the computer's latest move.
    pub expected: Option<MoveOf<G>>,
    /// The result of the search until now.
    pub info: Option<Box<G::Info>>,
    /// Each side's score at its last move, from its own point of view.
    pub last_score: BySeat<Option<G::Score>>,
    /// The move found, to be made at this time: not before the human's piece has finished its slide.
    pub answer: Option<(MoveOf<G>, Duration)>,
    /// Whether the search is for a move that the computer plays in place of a human.
    pub plays_for_person: bool,
    /// The engine has failed in this position; it searches again only at the player's request.
    pub is_broken: bool,
}

impl<G: TableGame> Default for Computer<G> {
    fn default() -> Computer<G> {
        Computer {
            ticket: SearchTicket::default(),
            thinking: None,
            is_pondering: false,
            expected: None,
            info: None,
            last_score: BySeat::from_fn(|_| None),
            answer: None,
            plays_for_person: false,
            is_broken: false,
        }
    }
}

/// A hint in the current position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hint<M> {
    pub ticket: SearchTicket,
    /// The best move, once it is found.
    pub best: Option<M>,
}

impl<G: OwnRules> Table<G> {
    /// A study, or a paused game: restored from a journal, from a file, or about to be put on the board.
    pub fn standing(document: G) -> Table<G> {
        Table {
            progress: Progress::Paused,
            hand: Hand::default(),
            computer: Computer::default(),
            hint: None,
            warned: BySeat::default(),
            running_match: Match::default(),
            autoplay: None,
            is_interrupted: false,
            extra: document.extra(),
            document,
        }
    }

    /// A game that begins with its first move.
    pub fn ready(document: G) -> Table<G> {
        Table { progress: Progress::Ready, ..Table::standing(document) }
    }

    /// The table as that of a study, while the game is studied.
    pub(super) fn as_study(&mut self) -> Option<&mut Table<Document>> {
        G::two_mut(self).filter(|two| two.is_studied())
    }

    /// The game with its cursor and its file.
    pub fn document(&self) -> &G {
        &self.document
    }

    /// Whether the game is played and not over.
    pub(in crate::app) fn goes_on(&self) -> bool {
        !self.document.is_over()
    }

    /// Whether moves are being made: it is neither over, nor paused, nor about to begin.
    pub(super) fn is_running(&self) -> bool {
        self.progress == Progress::Playing && self.goes_on()
    }

    /// Whether the game starts with the next move.
    pub(in crate::app) fn is_ready(&self) -> bool {
        self.progress == Progress::Ready
    }

    /// Whether no moves are being made, so that [`GameAction::PauseOrResume`] lets the game go on.
    pub fn is_standing(&self) -> bool {
        self.progress != Progress::Playing
    }

    /// Whether the players have paused the clock.
    pub(in crate::app) fn is_paused(&self) -> bool {
        self.progress == Progress::Paused && self.goes_on()
    }

    /// Whether the game is paused or who is to move, for screen readers.
    pub(in crate::app) fn spoken_pause(&self) -> Text {
        if self.is_paused() {
            Text::key("status-paused")
        } else {
            three_words::to_move(self.document.turn().into())
        }
    }

    /// Whether one side is played at another computer.
    pub(in crate::app) fn is_online(&self) -> bool {
        let is_remote = |&seat: &G::Seat| !self.document.is_human(seat) && !self.document.is_computer(seat);
        !self.document.is_studied() && G::SEATS.iter().any(is_remote)
    }

    /// Whether the latest position of the game is on display.
    pub(in crate::app) fn is_at_head(&self) -> bool {
        self.document.is_at_head()
    }

    /// Whether the game is paused, and the players may let it go on.
    pub(in crate::app) fn can_resume(&self) -> bool {
        self.is_paused() && !self.is_online()
    }

    /// Whether the position to move in is on display.
    pub(super) fn is_at_turn(&self) -> bool {
        self.goes_on() && self.document.is_at_head()
    }

    /// Whether nobody but computers plays.
    pub(super) fn is_without_person(&self) -> bool {
        G::SEATS.iter().all(|&seat| self.document.is_computer(seat))
    }

    /// The one seat that a person plays at this board, against computers or online.
    pub(in crate::app) fn only_human(&self) -> Option<G::Seat> {
        let mut persons = G::SEATS.iter().copied().filter(|&seat| self.document.is_human(seat));
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Whether a person is to move, in a game that is not paused.
    pub(super) fn may_play(&self) -> bool {
        let is_persons = self.document.is_human(self.document.turn()) && !self.computer.plays_for_person;
        !self.is_paused() && is_persons
    }

    /// A person is to move in the position shown.
    pub(super) fn check_turn(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(self.document.is_at_head(), "why-earlier")?;
        require(!self.is_paused(), "wait-paused")?;
        require(!self.is_without_person(), "why-no-human")?;
        require(self.may_play(), "why-not-turn")
    }

    /// The person who would resign, offer or take back: the only one, or of several the one to move.
    pub(super) fn actor(&self) -> Option<G::Seat> {
        let seat = self.only_human().unwrap_or(self.document.turn());
        let has_a_say = self.document.is_human(seat) && self.document.is_in_game(seat);
        (has_a_say && self.goes_on() && self.document.plies() > 0).then_some(seat)
    }

    /// How many moves a takeback takes: to the last one of a person.
    pub(super) fn plies_to_take_back(&self) -> Result<usize, Reason> {
        let is_without_person = self.is_without_person();
        let is_persons = |&seat: &G::Seat| is_without_person || self.document.is_human(seat);
        require(self.document.plies() > 0, "why-undo")?;
        let plies = self.document.movers().iter().position(is_persons).map(|computers| computers + 1);
        self.document.check_takeback(plies)?;
        require(!is_without_person || !self.is_running(), "why-pause-first")?;
        plies.ok_or(Reason::new("why-no-own-move"))
    }
}

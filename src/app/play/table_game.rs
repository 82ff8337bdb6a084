//! The game of two or of three as its table sees it: state, players and clocks.

use std::fmt::Debug;
use std::time::Duration;

use crate::app::board::{BoardView, OnBoard, Rules, Sound, Typable};
use crate::app::context::Context;
use crate::app::engines::SearchTicket;
use crate::app::game::{Corner, ReplayAction, Status};
use crate::app::library::KeepJob;
use crate::app::settings::Player;
use crate::app::text::{Check, Text, refuse, require};
use crate::game::{Clock, NodeId, Reading, TimeControl};
use crate::sides::Color;
use crate::three::Seat;

/// A move of a game at a table.
pub(super) type MoveOf<G> = <<G as TableGame>::Position as Rules>::Move;

/// The document of a game that is played at a table.
pub trait TableGame: Debug + Clone + Sized + 'static {
    /// A player's place.
    type Seat: Copy + Debug + PartialEq + Into<Seat>;
    /// A position with its rules.
    type Position: OnBoard + Typable + Debug;
    /// News of an engine about a search.
    type Info: Debug + Clone;
    /// An engine's opinion of a position, from one player's point of view.
    type Score: Debug + Copy;
    /// The state of a table that only this kind of game has.
    type Extra: Debug + Clone;
    /// All seats, in the order of turns.
    const SEATS: &'static [Self::Seat];
    /// The state of its table at the start.
    fn extra(&self) -> Self::Extra;
    /// The side to move.
    fn turn(&self) -> Self::Seat;
    /// Whether the game is studied: nobody plays it.
    fn is_studied(&self) -> bool {
        false
    }
    /// Whether the game cannot be played on: it is over, or studied.
    fn is_over(&self) -> bool;
    /// Whether the latest position is shown.
    fn is_at_head(&self) -> bool;
    /// Shows the latest position.
    fn go_to_head(&mut self);
    /// The number of moves, and in a game of three of sides that went out of turn.
    fn plies(&self) -> usize;
    /// The sides that made them, the last first.
    fn movers(&self) -> Vec<Self::Seat>;
    /// Whether a move is legal now.
    fn is_legal(&self, mv: MoveOf<Self>) -> bool;
    /// The position shown.
    fn shown(&self) -> &Self::Position;
    /// The place of that position in the game.
    fn place(&self) -> NodeId;
    /// That position on the board, with its last move.
    fn view(&self) -> BoardView;
    /// The panel of a player, without a clock that runs.
    fn corner(&self, seat: Self::Seat) -> Corner;
    /// The state of a game that is over or shown at an earlier position.
    fn past_status(&self) -> Option<Status>;
    /// A text and the checks, or without a text the side to move.
    fn with_state(&self, text: Option<Text>) -> Status;
    /// Shows another position; returns whether the board changed.
    fn replay_step(&mut self, action: ReplayAction, cx: &mut Context) -> bool;
    /// Whether such a step leads anywhere.
    fn check_step(&self, action: ReplayAction) -> Check;
    /// Whether a side has not gone out.
    fn is_in_game(&self, _seat: Self::Seat) -> bool {
        true
    }
    /// Who plays a side.
    fn player(&self, seat: Self::Seat) -> &Player;
    /// Whether a person at this board plays a side.
    fn is_human(&self, seat: Self::Seat) -> bool {
        *self.player(seat) == Player::Human
    }
    /// Whether a computer plays a side.
    fn is_computer(&self, seat: Self::Seat) -> bool {
        self.player(seat).is_computer()
    }
    fn name_of(&self, seat: Self::Seat) -> Text;
    /// The name of a player beside the board: a person without a name is "You" to computers.
    fn name_at_board(&self, seat: Self::Seat) -> Text;
    /// Notes in the record that the side to move has had a hint.
    fn count_hint(&mut self);
    /// The clock that has the time of a side, and which of its sides that is.
    fn clock_of(&self, seat: Self::Seat) -> (&Clock, Color);
    fn is_clock_running(&self) -> bool {
        self.clock_of(self.turn()).0.is_running()
    }
    /// The clock of a side, if it has a limit.
    fn reading(&self, seat: Self::Seat, now: Duration) -> Option<Reading> {
        let (clock, side) = self.clock_of(seat);
        clock.reading(side, now).filter(|_| !self.is_studied())
    }
    /// The time until the flag of a side falls, if it has a limit.
    fn until_flag(&self, seat: Self::Seat, now: Duration) -> Option<Duration> {
        let (clock, side) = self.clock_of(seat);
        clock.until_flag(side, now)
    }
    fn control(&self, seat: Self::Seat) -> &TimeControl {
        let (clock, side) = self.clock_of(seat);
        &clock.controls()[side]
    }
    /// Starts the clock of the side to move, unless the game is over.
    fn start_clock(&mut self, now: Duration);
    fn pause_clock(&mut self, now: Duration);
    /// Makes a move, and returns its sound; `None` if it was not made.
    fn play(&mut self, mv: MoveOf<Self>, now: Duration) -> Option<Sound>;
    fn take_back(&mut self, plies: usize, now: Duration);
    /// Makes the move taken back last again, and returns its sound.
    fn redo(&mut self, now: Duration) -> Option<Sound>;
    fn can_redo(&self) -> bool;
    /// The rules of the game allow taking back that many moves; `None` without a move of a person.
    fn check_takeback(&self, plies: Option<usize>) -> Check;
    /// The sides that have offered a draw or agreed to it.
    fn agreed(&self) -> Vec<Self::Seat>;
    /// A side offers a draw or agrees to one. Returns whether all have agreed; `None` if it cannot.
    fn agree(&mut self, seat: Self::Seat, now: Duration) -> Option<bool>;
    fn decline_draw(&mut self);
    /// Whether a computer that stands like this agrees to a draw.
    fn is_content(&self, score: Self::Score) -> bool;
    /// The side that must answer whether the last move is taken back.
    fn takeback_asked(&self) -> Option<Self::Seat> {
        None
    }
    /// The game for the player's own games, if it is over.
    fn finished(&self, now: Duration) -> Option<KeepJob>;
    /// A warning that a player has little time.
    fn low_time(&self, seat: Self::Seat, seconds: u64) -> Text;
    /// The question to a player before resigning.
    fn resign_text(&self, seat: Self::Seat) -> Text;
    /// The score of a side in what an engine says; `None` if it is about another line.
    fn score(info: &Self::Info, seat: Self::Seat) -> Option<Self::Score>;
    /// The answer that an engine expects to its move.
    fn expected(_info: &Self::Info, _mv: MoveOf<Self>) -> Option<MoveOf<Self>> {
        None
    }
    /// Starts the search for a hint.
    fn find_hint(&self, cx: &mut Context) -> SearchTicket;
    /// A person may try out moves in a position that is not the current one.
    fn check_elsewhere(&self) -> Check {
        require(!self.is_over(), "why-over")?;
        refuse("why-earlier")
    }
    /// Why a piece cannot be moved that is clicked in a position that is not the current one.
    fn explain_elsewhere(&self) -> Option<Text>;
}

/// An answer comes no sooner than this after the move before it: the eye must follow.
pub(super) const MIN_THINKING_TIME: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
pub(super) const IN_A_HURRY: Duration = Duration::from_secs(15);
/// How long the engine thinks about a hint.
pub(super) const HINT_TIME: Duration = Duration::from_secs(1);
/// How long full strength thinks about a move in a game without a clock: the engine for two, and that for three.
pub(super) const THOUGHT_WITHOUT_CLOCK: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(1)];
/// Time lost on a clock while the answer passes from the engine through the window.
pub(super) const OVERHEAD: Duration = Duration::from_millis(60);

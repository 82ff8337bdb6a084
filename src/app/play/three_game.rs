//! A game of three as its table sees it.

use std::time::Duration;

use super::table_game::{HINT_TIME, TableGame};
use super::three::{ThreeExtra, seat_at_bottom, sound};
use super::three_view;
use crate::app::board::{BoardView, Sound};
use crate::app::context::{Command, Context};
use crate::app::engines::{Purpose, SearchCommand, SearchTicket};
use crate::app::game::{Change, Corner, ReplayAction, Status, ThreeDocument};
use crate::app::library::{KeepJob, SavedGame, Saving};
use crate::app::settings::Player;
use crate::app::text::{Check, Text, refuse, require, text, three_words};
use crate::game::{Clock, NodeId};
use crate::sides::Color;
use crate::three::{Act, Move, Position, Seat};
use crate::three_engine::{Info, Level, Limits, SearchRequest};

/// Number of the computer's moves before it accepts a draw, unless it is lost.
const ROUNDS_BEFORE_DRAW: u32 = 15;
/// Expectation up to which the computer accepts a draw, in thousandths of a point: the value of a draw of three.
const CONTENT_WITH_DRAW: u16 = 500;
/// Expecting no more than this it agrees at any time.
const GLAD_OF_DRAW: u16 = 250;

impl TableGame for ThreeDocument {
    type Seat = Seat;
    type Position = Position;
    type Info = Info;
    /// In thousandths of a point.
    type Score = u16;
    type Extra = ThreeExtra;

    const SEATS: &'static [Seat] = &Seat::ALL;

    fn extra(&self) -> ThreeExtra {
        let bottom = seat_at_bottom(self).unwrap_or(Seat::White);
        ThreeExtra { bottom, is_turned: false, told: (self.acts(), self.cursor()) }
    }

    fn turn(&self) -> Seat {
        self.game().position().turn()
    }

    fn is_over(&self) -> bool {
        self.is_closed()
    }

    fn is_at_head(&self) -> bool {
        self.cursor() == self.acts()
    }

    fn go_to_head(&mut self) {
        self.go_to(self.acts());
    }

    fn plies(&self) -> usize {
        self.acts()
    }

    fn movers(&self) -> Vec<Seat> {
        let mut before = self.game().start();
        let mover = |(act, _, after)| {
            let turn = std::mem::replace(&mut before, after).turn();
            if let Act::Leave(out) = act { out.seat } else { turn }
        };
        let mut movers: Vec<Seat> = self.game().acts().map(mover).collect();
        movers.reverse();
        movers
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.game().position().is_legal(mv)
    }

    fn shown(&self) -> &Position {
        ThreeDocument::shown(self)
    }

    fn place(&self) -> NodeId {
        NodeId::nth(self.cursor())
    }

    fn view(&self) -> BoardView {
        let position = ThreeDocument::shown(self);
        let last_move = match self.last_act() {
            Some((Act::Move(mv), _)) => Some((mv.from, mv.to)),
            _ => None,
        };
        let last_moves = self.last_moves(position.turn());
        BoardView { last_move, last_moves, ..BoardView::of_three(position) }
    }

    fn corner(&self, seat: Seat) -> Corner {
        three_view::corner(self, seat)
    }

    fn past_status(&self) -> Option<Status> {
        three_view::past_status(self)
    }

    fn with_state(&self, text: Option<Text>) -> Status {
        let text = text.unwrap_or_else(|| three_words::to_move(self.game().position().turn()));
        three_view::with_checks(self, text)
    }

    fn replay_step(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        let from = self.cursor();
        let has_moved = self.replay(action);
        if self.cursor().abs_diff(from) == 1 {
            cx.sound_of_step(Some(match self.last_act() {
                Some((Act::Move(mv), before)) if self.cursor() > from => sound(&before, mv, self.shown()),
                _ => Sound::Move,
            }));
        }
        has_moved
    }

    fn check_step(&self, action: ReplayAction) -> Check {
        match action {
            ReplayAction::First | ReplayAction::Previous => require(self.cursor() > 0, "why-start"),
            ReplayAction::Next | ReplayAction::Last => require(!self.is_at_head(), "why-end"),
            ReplayAction::Autoplay => require(self.acts() > 0, "why-no-moves"),
            ReplayAction::To(_) => Ok(()),
            ReplayAction::Sideways { .. } | ReplayAction::Fold(_) => refuse("why-no-variation"),
        }
    }

    fn is_in_game(&self, seat: Seat) -> bool {
        self.game().position().playing().contains(seat)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.setup().seats[seat].player
    }

    fn name_of(&self, seat: Seat) -> Text {
        self.setup().name(seat)
    }

    fn name_at_board(&self, seat: Seat) -> Text {
        self.setup().name_at_board(seat)
    }

    fn count_hint(&mut self) {
        ThreeDocument::count_hint(self, self.game().position().turn());
    }

    fn clock_of(&self, seat: Seat) -> (&Clock, Color) {
        self.clock().of(seat)
    }

    fn start_clock(&mut self, now: Duration) {
        self.clock.start(now);
    }

    fn pause_clock(&mut self, now: Duration) {
        self.clock.stop(now);
    }

    fn play(&mut self, mv: Move, now: Duration) -> Option<Sound> {
        let before = *self.game().position();
        ThreeDocument::play(self, mv, now).then(|| sound(&before, mv, self.game().position()))
    }

    fn take_back(&mut self, plies: usize, now: Duration) {
        for _ in 0..plies {
            ThreeDocument::take_back(self, now);
        }
    }

    fn redo(&mut self, now: Duration) -> Option<Sound> {
        let before = *self.game().position();
        match ThreeDocument::redo(self, now)? {
            Act::Move(mv) => Some(sound(&before, mv, self.game().position())),
            Act::Leave(_) => Some(Sound::Move),
        }
    }

    fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn check_takeback(&self, plies: Option<usize>) -> Check {
        let is_of_file = plies.is_some_and(|plies| plies > self.own_acts()) || self.record().has_unread();
        require(!is_of_file, "why-moves-of-file")
    }

    fn agreed(&self) -> Vec<Seat> {
        self.game().agreed().iter().collect()
    }

    fn agree(&mut self, seat: Seat, now: Duration) -> Option<bool> {
        let is_agreed = self.record.game.agree(seat).ok()?;
        if is_agreed {
            self.kept.change(Change::Moves);
            self.clock.stop(now);
        }
        Some(is_agreed)
    }

    fn decline_draw(&mut self) {
        self.record.game.decline_draw();
    }

    fn is_content(&self, score: u16) -> bool {
        let rounds = self.game().position().round() - self.game().start().round();
        score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && rounds >= ROUNDS_BEFORE_DRAW
    }

    fn finished(&self, _now: Duration) -> Option<KeepJob> {
        let is_finished = self.end().is_some() && (self.identity().is_live || self.own_acts() > 0);
        is_finished.then(|| KeepJob {
            id: self.identity().id,
            saving: Saving::of(self.save_state()),
            game: SavedGame::of_three(self.record().clone()),
            is_typed: false,
        })
    }

    fn low_time(&self, seat: Seat, seconds: u64) -> Text {
        text!("three-low-time", name = self.setup().name(seat), seconds)
    }

    fn resign_text(&self, seat: Seat) -> Text {
        if self.own_seat() == Some(seat) {
            return Text::key("three-resign-you-text");
        }
        text!("three-resign-text", seat = three_words::seat(seat))
    }

    fn score(info: &Info, seat: Seat) -> Option<u16> {
        Some(info.scores[seat])
    }

    fn find_hint(&self, cx: &mut Context) -> SearchTicket {
        search(self, Purpose::Hint, Level::FULL, Limits::time(HINT_TIME), cx)
    }

    fn explain_elsewhere(&self) -> Option<Text> {
        (!self.is_closed()).then(|| Text::key("three-wait-earlier"))
    }
}

/// Starts a search in the current position.
pub(super) fn search(
    document: &ThreeDocument,
    purpose: Purpose,
    level: Level,
    limits: Limits,
    cx: &mut Context,
) -> SearchTicket {
    let ticket = cx.new_ticket();
    let request = SearchRequest { game: document.game().clone(), level, limits, is_infinite: false };
    cx.out.push(Command::Search(SearchCommand::GoThree { purpose, ticket, request: Box::new(request) }));
    ticket
}

//! The table as the window shows it: the board under the hand, status and corners.

use std::time::Duration;

use super::table::{OwnRules, Table};
use super::table_game::MoveOf;
use super::two::Play;
use crate::app::board::{self, OnBoard as _};
use crate::app::context::{Context, Shared, Tone};
use crate::app::game::{ClockFace, Corner, QuestionView, Request, corner};
use crate::app::text::{Check, require, text};
use crate::hex::{Bitboard, Cell};

impl<G: OwnRules> Table<G> {
    /// A person may pick up a piece: in the current position if it is the person's turn, in an earlier one if moves may be
    /// tried out.
    pub(super) fn check_hand(&self, shared: &Shared) -> Check {
        require(shared.dialogs.open().is_none() && !self.hand.is_asking(), "why-question-open")?;
        if self.is_at_turn() { self.check_turn() } else { self.document.check_elsewhere() }
    }

    pub(super) fn hand_table(&self, shared: &Shared) -> board::HandContext<G::Position> {
        let settings = &shared.settings;
        let is_free = self.check_hand(shared).is_ok();
        let two = G::two(self);
        let movable = || two.map_or_else(|| self.document.shown().own_pieces(), Play::movable);
        board::HandContext {
            position: *self.document.shown(),
            movable: if is_free { movable() } else { Bitboard::EMPTY },
            touched: two.and_then(Play::touched),
            always_queen: settings.always_queen,
            marks: settings.legal_marks && !two.is_some_and(Play::is_tournament),
            patterns: settings.patterns,
            confirms: settings.confirm_moves && self.is_at_turn(),
        }
    }

    /// Makes a legal move of the person at the board in the position shown; one of another game is ignored.
    pub(in crate::app) fn make_move(&mut self, mv: MoveOf<G>, cx: &mut Context) {
        if !G::intercept(self, mv, cx) && self.is_at_turn() {
            self.play(mv, cx);
        }
    }

    /// A click on a piece that cannot be picked up: where touch-move is played it may have to be taken.
    pub(super) fn press(&mut self, cell: Cell, cx: &mut Context) {
        let is_explained = G::two_mut(self).is_some_and(|two| two.press_of_two(cell, cx));
        if !is_explained
            && self.document.view().pieces.get(cell).is_some()
            && cx.shared.dialogs.open().is_none()
        {
            self.explain_no_move(cx);
        }
    }

    /// A piece that cannot be moved now was clicked. Before the first move of a computer that begins the game, the game
    /// starts.
    fn explain_no_move(&mut self, cx: &mut Context) {
        let turn = self.document.turn();
        let text = if self.is_ready() && !self.document.is_human(turn) {
            return self.pause_or_resume(cx);
        } else if !self.is_at_turn() {
            self.document.explain_elsewhere()
        } else if self.can_resume() {
            return cx.show_paused();
        } else {
            let waits = !self.document.is_human(turn);
            waits.then(|| text!("wait-computer", name = self.document.name_of(turn)))
        };
        if let Some(text) = text {
            cx.toast(Tone::Plain, text);
        }
    }
}

impl<G: OwnRules> Table<G> {
    /// The panel of a player.
    pub(in crate::app) fn corner(&self, seat: G::Seat, now: Duration) -> Corner {
        let corner = self.document.corner(seat);
        Corner {
            is_computer: self.document.is_computer(seat) && !self.document.is_studied(),
            clock: self.clock_face(seat, now).or(corner.clock),
            can_resume: self.can_resume() && self.document.turn() == seat,
            ..corner
        }
    }

    /// The clock of a side. It runs while an earlier position is on display.
    fn clock_face(&self, seat: G::Seat, now: Duration) -> Option<ClockFace> {
        let document = &self.document;
        let reading = document.reading(seat, now)?;
        let left = document.until_flag(seat, now)?;
        let is_low = corner::low_time(document.control(seat)).is_some_and(|low| left <= low);
        Some(ClockFace {
            reading,
            is_running: document.is_clock_running() && document.turn() == seat,
            is_low: is_low && document.is_in_game(seat),
            is_flashing: self.warned[seat.into()].is_some_and(|since| corner::is_lit(since, now)),
            has_fallen: reading.time.is_zero() && (document.is_over() || !document.is_in_game(seat)),
        })
    }

    /// The question that a person at the board has not answered yet.
    pub(in crate::app) fn question_view(&self, shared: &Shared) -> Option<QuestionView> {
        if let Some(aside) = G::two(self).and_then(|two| two.aside(shared)) {
            return Some(aside);
        }
        let (asked, request) = self.question()?;
        let by = match request {
            Request::Draw => self.document.agreed(),
            Request::TakeBack | Request::Rematch => {
                G::SEATS.iter().copied().filter(|&seat| seat != asked).collect()
            }
        };
        let names: Vec<_> = by.into_iter().map(|seat| self.document.name_of(seat)).collect();
        // At one board the last move goes; the player at another computer has said how many.
        let moves = shared.online.takeback_to().map_or(1, |to| self.document.plies().saturating_sub(to));
        QuestionView::of(asked.into(), &self.document.name_at_board(asked), request, &names, moves)
    }
}

//! Moves, takeback and redo, a premove that is made; and the question of one of two players at the board to the other,
//! which is answered next to the board. A move declines it.

use super::state::{Planned, Play, Premove};
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::document::{Question, Request};
use crate::app::hand::Hand;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::game::{Move, PlayError};
use crate::online::Order;
use crate::sides::Color;

impl Play {
    /// Plays a move in the current position, a human's or the computer's.
    pub(super) fn play(&mut self, mv: Move, cx: &mut Context) {
        // A player who looks at an earlier position stays there when the opponent moves.
        let follows = self.is_at_head();
        let before = *self.game().position();
        if self.is_online() {
            // The session checks the time: no flag falls on a stopped clock.
            self.game_mut().pause_clock(cx.now);
        }
        match self.game_mut().play(mv, cx.now) {
            Ok(played) => {
                self.played(follows, cx);
                self.send_move(mv, cx);
                cx.sound(Sound::of_move(&before, mv, self.game().position()));
                match played.outcome {
                    Some(outcome) => self.game_over(outcome, cx),
                    None => self.offer_with_move(cx),
                }
            }
            Err(PlayError::TimeIsUp(outcome)) => self.game_over(outcome, cx),
            // Moves come from the list of legal ones, the computer's are looked at before.
            Err(_) => {}
        }
        self.think_if_due(cx);
    }

    /// A move was made here.
    fn send_move(&mut self, mv: Move, cx: &mut Context) {
        if !self.is_online() {
            return;
        }
        if !cx.shared.online.clocks_run() {
            self.game_mut().pause_clock(cx.now);
        }
        cx.order(Order::Move(mv));
    }

    /// The computer has answered: the move prepared is made if it is possible now. A piece only picked up stays in hand.
    pub(super) fn make_premove(&mut self, premove: Premove, cx: &mut Context) {
        if !self.goes_on() || !self.may_play() {
            return;
        }
        let position = self.game().position();
        if let Some(Planned { from, to, role }) = premove.planned {
            let moves = position.moves_between(from, to);
            let mv = moves.iter().find(|mv| mv.promotion().is_none_or(|promotion| promotion == role));
            if let Some(&mv) = mv {
                self.play(mv, cx);
            }
        } else if let Some((from, _)) = premove.picked
            && position.by_color(position.turn()).contains(from)
            && self.is_at_head()
        {
            self.hand = Hand::holding(from);
        }
    }

    pub(in crate::app) fn take_back(&mut self, cx: &mut Context) {
        let Ok(plies) = self.plies_to_take_back() else { return };
        self.stop_thinking(cx);
        self.offers_with_move = false;
        let taken = self.game_mut().take_back(plies, cx.now);
        cx.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::GameOver(_)));
        if taken > 0 {
            if self.is_running() && !self.game().clock().is_running() {
                // It had been stopped by the end of the game.
                self.game_mut().start_clock(cx.now);
            }
            self.changed(true, cx);
            cx.sound(Sound::Move);
            self.turn_board(cx);
        }
        self.think_if_due(cx);
    }

    /// As many plies as a takeback takes, move for move.
    pub(in crate::app) fn redo_moves(&mut self, cx: &mut Context) {
        let first_mover = self.game().turn();
        self.stop_thinking(cx);
        let mut is_first = true;
        while is_first || self.must_redo_reply(first_mover) {
            is_first = false;
            if self.game_mut().redo(1, cx.now) == 0 {
                break;
            }
            self.changed(true, cx);
            cx.move_sound(&self.document);
        }
        self.turn_board(cx);
        match self.game().outcome() {
            Some(outcome) => self.game_over(outcome, cx),
            None => self.think_if_due(cx),
        }
    }

    /// Against the computer, a redo also brings its reply back.
    fn must_redo_reply(&self, first_mover: Color) -> bool {
        self.only_human() == Some(first_mover) && self.game().turn() != first_mover && self.goes_on()
    }
}

/// A question from one of two players at the board to the other: a draw, or a takeback.
impl Play {
    /// The question that the other person has not answered yet.
    pub fn question(&self) -> Option<Question> {
        let game = self.game();
        let ask = |by, request| Question { by, request };
        let asked = game.takeback_asked().map(|by| ask(by, Request::TakeBack));
        let question = asked.or(game.draw_offer().map(|by| ask(by, Request::Draw)));
        question.filter(|question| self.is_hotseat() || self.is_online() && !self.is_human(question.by))
    }

    /// A takeback: at once, or when the other one agrees.
    pub(super) fn ask_take_back(&mut self, cx: &mut Context) {
        if !self.must_agree_to_takebacks() {
            return self.take_back(cx);
        }
        let by = !self.game().turn();
        self.game_mut().ask_takeback(by);
    }

    /// Accepts the question.
    pub(super) fn accept(&mut self, cx: &mut Context) {
        match self.question().map(|question| question.request) {
            Some(Request::Draw) => self.accept_draw(cx),
            Some(Request::TakeBack) => self.take_back(cx),
            Some(Request::Rematch) | None => {}
        }
    }

    /// Declines the question.
    pub(super) fn decline(&mut self, cx: &mut Context) {
        let Some(Question { by, request }) = self.question() else { return };
        let key = match request {
            Request::Draw => {
                self.game_mut().decline_draw();
                "draw-declined"
            }
            Request::TakeBack => {
                self.game_mut().decline_takeback();
                "takeback-declined"
            }
            Request::Rematch => return,
        };
        cx.toast(Tone::Plain, text!(key, name = self.document.name(!by)));
    }
}

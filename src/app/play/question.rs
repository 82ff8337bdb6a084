//! A question from one of two players at the board to the other: a draw, or a takeback. The answer is given next to
//! the board; a move declines.

use super::state::Play;
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::document::{Question, Request};
use crate::app::journal::Entry;
use crate::app::toasts::Tone;

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
        if self.plies_to_take_back() == 0 {
            return;
        }
        if !self.must_agree_to_takebacks() {
            return self.take_back(cx);
        }
        let by = !self.game().turn();
        self.game_mut().ask_takeback(by);
        cx.write_down(self.document.origin(), Entry::TakebackAsked { by: Some(by) });
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
                self.decline_draw(cx);
                "draw-declined"
            }
            Request::TakeBack => {
                self.game_mut().decline_takeback();
                cx.write_down(self.document.origin(), Entry::TakebackAsked { by: None });
                "takeback-declined"
            }
            Request::Rematch => return,
        };
        cx.toast(Tone::Plain, text!(key, name = self.document.name(!by)));
    }
}

//! A draw by agreement of all who are in the game: offered by one, agreed to by each of the others.

use super::Three;
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::journal::ThreeEntry;
use crate::app::toasts::Tone;
use crate::three::Seat;

/// Number of the computer's moves before it accepts a draw, unless it is lost.
const ROUNDS_BEFORE_DRAW: u32 = 15;
/// Expectation up to which the computer accepts a draw, in thousandths of a point: the value of a draw of three.
const CONTENT_WITH_DRAW: u16 = 500;
/// Expecting no more than this it agrees at any time.
const GLAD_OF_DRAW: u16 = 250;

impl Three {
    /// The human who is next to answer the draw offer.
    pub(in crate::app) fn asked(&self) -> Option<Seat> {
        let mut persons = self.undecided().filter(|&seat| self.document.setup().is_human(seat));
        persons.next().filter(|_| !self.game().agreed().is_empty() && self.goes_on())
    }

    /// The sides in the game that have not agreed to a draw.
    fn undecided(&self) -> impl Iterator<Item = Seat> {
        let agreed = self.game().agreed();
        self.game().position().playing().iter().filter(move |&seat| !agreed.contains(seat))
    }

    /// Whether a person may offer a draw now.
    pub(super) fn may_offer_draw(&self) -> bool {
        self.actor().is_some() && self.game().agreed().is_empty() && self.document.acts() > 0
    }

    pub(super) fn offer_draw(&mut self, cx: &mut Context) {
        if self.may_offer_draw()
            && let Some(by) = self.actor()
        {
            self.agree(by, cx);
        }
    }

    pub(super) fn accept_draw(&mut self, cx: &mut Context) {
        if let Some(asked) = self.asked() {
            self.agree(asked, cx);
        }
    }

    pub(super) fn decline_draw(&mut self, cx: &mut Context) {
        if let Some(asked) = self.asked() {
            self.decline_by(asked, cx);
        }
    }

    fn decline_by(&mut self, seat: Seat, cx: &mut Context) {
        self.document.decline();
        cx.write_three(self.document.head(), ThreeEntry::Decline);
        let name = self.document.setup().name(seat);
        cx.toast(Tone::Plain, text!("draw-declined", name));
    }

    /// A side offers a draw or agrees to one; computers answer at once.
    fn agree(&mut self, seat: Seat, cx: &mut Context) {
        let Some(is_agreed) = self.document.agree(seat) else { return };
        cx.write_three(self.document.head(), ThreeEntry::Agree { seat });
        if is_agreed {
            self.stop_thinking(cx);
            self.document.stop_clock(cx.now);
            self.document.go_last();
            return self.game_over(cx);
        }
        let next = self.undecided().find(|&other| !self.document.setup().is_human(other));
        match next {
            Some(computer) if self.computer_agrees(computer) => self.agree(computer, cx),
            Some(computer) => self.decline_by(computer, cx),
            None => {}
        }
    }

    fn computer_agrees(&self, seat: Seat) -> bool {
        let rounds = self.game().position().round() - self.game().start().round();
        self.computer.last_score[seat].is_some_and(|score| {
            score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && rounds >= ROUNDS_BEFORE_DRAW
        })
    }
}

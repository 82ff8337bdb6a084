//! Resigning, draws, and questions of a player at the board to the others, which are answered next to the board: a draw, or a
//! takeback. A move declines them.

use super::table::{OwnRules, Table};
use crate::app::context::{Context, Dialog, Tone};
use crate::app::game::Request;
use crate::app::text::{Check, require, text};
use crate::three::Seat;

impl<G: OwnRules> Table<G> {
    /// A person has a say in the game, see [`Self::actor`].
    pub(super) fn check_actor(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(!self.is_without_person(), "why-no-human")?;
        require(self.document.plies() > 0, "why-not-begun")?;
        require(self.only_human().is_none_or(|seat| self.document.is_in_game(seat)), "why-out")?;
        require(self.actor().is_some(), "why-not-turn")
    }

    pub(super) fn ask_resign(&self, cx: &mut Context) {
        if let Some(by) = self.actor() {
            cx.show(Dialog::Resign { by: by.into(), text: self.document.resign_text(by) });
        }
    }

    pub(in crate::app) fn resign(&mut self, by: Seat, cx: &mut Context) {
        let seat = G::SEATS.iter().copied().find(|&seat| seat.into() == by);
        if let Some(seat) = seat.filter(|_| self.goes_on()) {
            G::leave(self, seat, cx);
        }
    }

    /// The question that a person has not answered yet, and who answers it.
    pub(in crate::app) fn question(&self) -> Option<(G::Seat, Request)> {
        let takeback = self.document.takeback_asked().map(|asked| (asked, Request::TakeBack));
        let is_offered = self.goes_on() && !self.document.agreed().is_empty();
        let draws = self.undecided().into_iter().filter(|_| is_offered).map(|asked| (asked, Request::Draw));
        takeback.into_iter().chain(draws).find(|&(asked, _)| self.document.is_human(asked))
    }

    /// The sides in the game that have not agreed to a draw.
    fn undecided(&self) -> Vec<G::Seat> {
        let agreed = self.document.agreed();
        let is_undecided = |seat: &G::Seat| self.document.is_in_game(*seat) && !agreed.contains(seat);
        G::SEATS.iter().copied().filter(is_undecided).collect()
    }

    /// Offers a draw to the others: persons answer, and computers decide by their score.
    pub(super) fn offer_draw(&mut self, cx: &mut Context) {
        if let Some(by) = self.actor()
            && !G::two_mut(self).is_some_and(|two| two.offers_later(cx))
        {
            self.agree(by, cx);
        }
    }

    /// A side offers a draw or agrees to one; computers answer at once.
    pub(super) fn agree(&mut self, seat: G::Seat, cx: &mut Context) {
        match self.document.agree(seat, cx.now) {
            None => {}
            Some(true) => self.game_over(cx),
            Some(false) => {
                match self.undecided().into_iter().find(|&other| self.document.is_computer(other)) {
                    Some(computer) if self.computer_agrees(computer) => self.agree(computer, cx),
                    Some(computer) => self.decline_draw(computer, cx),
                    None => {}
                }
            }
        }
    }

    fn computer_agrees(&self, computer: G::Seat) -> bool {
        self.computer.last_score[computer.into()].is_some_and(|score| self.document.is_content(score))
    }

    fn decline_draw(&mut self, by: G::Seat, cx: &mut Context) {
        self.document.decline_draw();
        cx.toast(Tone::Plain, text!("draw-declined", name = self.document.name_of(by)));
    }

    pub(super) fn accept(&mut self, cx: &mut Context) {
        match self.question() {
            Some((asked, Request::Draw)) => self.agree(asked, cx),
            Some((_, Request::TakeBack)) => self.take_back(cx),
            Some((_, Request::Rematch)) | None => {}
        }
    }

    pub(super) fn decline(&mut self, cx: &mut Context) {
        match self.question() {
            Some((asked, Request::Draw)) => self.decline_draw(asked, cx),
            Some((asked, Request::TakeBack)) => {
                if let Some(two) = G::two_mut(self) {
                    two.game_mut().decline_takeback();
                }
                cx.toast(Tone::Plain, text!("takeback-declined", name = self.document.name_of(asked)));
            }
            Some((_, Request::Rematch)) | None => {}
        }
    }
}

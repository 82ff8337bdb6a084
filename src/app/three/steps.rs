//! Actions in playing a three-player game, and which of them are available; draw offers and their answers.

use super::state::Three;
use crate::app::action::GameAction;
use crate::app::catalogue::{Check, refuse, require, text};
use crate::app::cx::{Context, DeskRequest};
use crate::app::dialogs::{Dialog, Then};
use crate::app::toasts::Tone;
use crate::three::{OutReason, Seat};

impl Three {
    /// Carries out an action of the game.
    pub(in crate::app) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            GameAction::PauseOrResume => self.pause_or_resume(cx),
            GameAction::TakeBack => self.take_back(cx),
            GameAction::Redo => self.redo(cx),
            GameAction::Resign => self.ask_resign(cx),
            GameAction::OfferDraw => self.offer_draw(cx),
            GameAction::Accept => self.accept_draw(cx),
            GameAction::Decline => self.decline_draw(cx),
            GameAction::MoveNow => self.move_now(cx),
            GameAction::Hint => self.ask_hint(cx),
            GameAction::Rematch => cx.ask(DeskRequest::Replace(Then::Rematch)),
            _ => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn check(&self, action: GameAction) -> Check {
        match action {
            GameAction::Rematch => Ok(()),
            GameAction::PauseOrResume => require(self.goes_on(), "why-over"),
            GameAction::TakeBack if self.hand.waiting.is_some() => Ok(()),
            GameAction::TakeBack => self.acts_to_take_back().map(drop),
            GameAction::Redo => require(self.document.can_redo(), "why-redo"),
            GameAction::Resign => self.check_actor(),
            GameAction::OfferDraw => {
                self.check_actor()?;
                let agreed = self.game().agreed();
                let is_own = self.actor().is_some_and(|by| agreed.contains(by));
                require(agreed.is_empty(), if is_own { "why-draw-offered" } else { "why-question-open" })
            }
            GameAction::Accept | GameAction::Decline => require(self.asked().is_some(), "why-no-question"),
            GameAction::Hint => {
                self.check_turn()?;
                require(self.computer.hint.is_none(), "why-hint")
            }
            GameAction::MoveNow => {
                require(self.goes_on(), "why-over")?;
                require(self.computer.thinking.is_some() || self.computer.is_broken, "why-not-thinking")
            }
            _ => refuse("three-only-two"),
        }
    }

    /// A person has a say in the game, see [`Self::actor`].
    fn check_actor(&self) -> Check {
        let (setup, position) = (self.document.setup(), self.game().position());
        require(self.goes_on(), "why-over")?;
        require(setup.persons() > 0, "why-no-human")?;
        require(self.document.acts() > 0, "why-not-begun")?;
        require(setup.only_human().is_none_or(|seat| position.playing().contains(seat)), "why-out")?;
        require(self.actor().is_some(), "why-not-turn")
    }

    fn ask_resign(&self, cx: &mut Context) {
        if let Some(by) = self.actor() {
            cx.show(Dialog::ThreeResign { by });
        }
    }

    pub(in crate::app) fn resign(&mut self, by: Seat, cx: &mut Context) {
        if self.goes_on() {
            self.leave_game(by, OutReason::Resignation, cx);
        }
    }
}

/// Number of the computer's moves before it accepts a draw, unless it is lost.
const ROUNDS_BEFORE_DRAW: u32 = 15;
/// Expectation up to which the computer accepts a draw, in thousandths of a point: the value of a draw of three.
const CONTENT_WITH_DRAW: u16 = 500;
/// Expecting no more than this it agrees at any time.
const GLAD_OF_DRAW: u16 = 250;

/// Draws.
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

    pub(super) fn offer_draw(&mut self, cx: &mut Context) {
        if let Some(by) = self.actor() {
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
        let name = self.document.setup().name(seat);
        cx.toast(Tone::Plain, text!("draw-declined", name));
    }

    /// A side offers a draw or agrees to one; computers answer at once.
    fn agree(&mut self, seat: Seat, cx: &mut Context) {
        let Some(is_agreed) = self.document.agree(seat) else { return };
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

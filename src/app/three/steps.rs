//! Actions in playing a three-player game, and which of them are available.

use super::state::Three;
use crate::app::action::GameAction;
use crate::app::cx::{Context, DeskRequest};
use crate::app::dialogs::{Dialog, Then};
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
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        match action {
            GameAction::New | GameAction::Rematch => true,
            GameAction::PauseOrResume => self.goes_on(),
            GameAction::TakeBack => self.hand.waiting.is_some() || self.may_take_back(),
            GameAction::Redo => self.document.can_redo(),
            GameAction::Resign => self.actor().is_some() && self.document.acts() > 0,
            GameAction::OfferDraw => self.may_offer_draw(),
            GameAction::Accept | GameAction::Decline => self.asked().is_some(),
            GameAction::Hint => self.may_have_hint(),
            GameAction::MoveNow => self.computer.thinking.is_some() || self.computer.is_broken,
            _ => false,
        }
    }

    /// The reason why [`Self::can`] returns `false` for a step, as a key of the catalogue.
    pub(in crate::app) fn reason(&self, action: GameAction) -> &'static str {
        match action {
            GameAction::TakeBack => "why-undo",
            GameAction::Redo => "why-redo",
            GameAction::Accept | GameAction::Decline => "why-no-question",
            _ if !self.goes_on() => "why-over",
            GameAction::MoveNow => "why-not-thinking",
            GameAction::Resign | GameAction::OfferDraw if self.document.acts() == 0 => "why-not-begun",
            GameAction::Hint if !self.is_running() => "wait-paused",
            _ => "why-not-turn",
        }
    }

    fn may_take_back(&self) -> bool {
        self.acts_to_take_back() > 0 && !self.document.record().has_unread()
    }

    fn ask_resign(&self, cx: &mut Context) {
        if let Some(by) = self.actor().filter(|_| self.document.acts() > 0) {
            cx.show(Dialog::ThreeResign { by });
        }
    }

    pub(in crate::app) fn resign(&mut self, by: Seat, cx: &mut Context) {
        if self.goes_on() {
            self.leave_game(by, OutReason::Resignation, cx);
        }
    }
}

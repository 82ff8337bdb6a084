//! Steps in playing the game, and which of them make sense now.

use super::{Play, Progress};
use crate::app::context::Context;
use crate::app::message::GameAction;

impl Play {
    /// A step in playing the game. Those that put another game in this one's place are not the game's own.
    pub(in crate::app) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            action if self.is_online() && self.act_online(action, cx) => {}
            GameAction::PauseOrResume => self.pause_or_resume(cx),
            GameAction::TakeBack => self.undo(cx),
            GameAction::Redo => self.redo(cx),
            GameAction::Resign => self.ask_resign(cx),
            GameAction::OfferDraw => self.offer_draw(cx),
            GameAction::Accept => self.accept(cx),
            GameAction::Decline => self.decline(cx),
            GameAction::ClaimDraw => self.claim_draw(cx),
            GameAction::MoveNow => self.move_now(cx),
            GameAction::Hint => self.ask_hint(cx),
            GameAction::PlayForPerson => self.play_for_person(cx),
            GameAction::SwitchSides => self.switch_sides(cx),
            GameAction::New
            | GameAction::PlayFromHere
            | GameAction::Rematch
            | GameAction::NextGame
            | GameAction::Continue
            | GameAction::Study => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        let goes_on = self.goes_on();
        let has_person = self.setup().computers() < 2;
        match action {
            action if self.is_online() && goes_on => self.can_online(action),
            GameAction::New | GameAction::Rematch => true,
            GameAction::Continue | GameAction::NextGame => false,
            GameAction::PlayFromHere => {
                !self.is_at_turn() && !self.game().touch_move() && self.document.ending().is_none()
            }
            GameAction::Hint => self.may_have_hint(),
            GameAction::PlayForPerson => self.may_have_help() && self.is_running(),
            GameAction::SwitchSides => self.may_switch_sides(),
            GameAction::Study => !goes_on,
            GameAction::PauseOrResume => goes_on,
            GameAction::TakeBack => self.hand.is_waiting() || self.undoes_edit() || self.may_ask_takeback(),
            GameAction::Redo => self.redoes_edit() || self.game().redoable() > 0 && !self.is_online(),
            GameAction::Resign => goes_on && has_person && self.game().plies() > 0,
            GameAction::OfferDraw => self.may_offer_draw(),
            GameAction::Accept | GameAction::Decline => self.question().is_some(),
            GameAction::ClaimDraw => goes_on && has_person && self.game().claimable().is_some(),
            GameAction::MoveNow => self.computer.thinking.is_some() || self.computer.is_broken,
        }
    }

    fn may_ask_takeback(&self) -> bool {
        let may_go_on = self.goes_on() || !self.is_online();
        self.plies_to_take_back() > 0 && self.game().takeback_asked().is_none() && may_go_on
    }

    /// Whether the game stands, so that [`GameAction::PauseOrResume`] lets it go on.
    pub(in crate::app) fn is_standing(&self) -> bool {
        self.progress != Progress::Playing
    }

    /// Whether the game is paused, and the player may let it go on.
    pub(in crate::app) fn can_resume(&self) -> bool {
        self.is_paused() && self.can(GameAction::PauseOrResume)
    }

    /// Undoes an edit where one looks at something else than the game's last move, otherwise takes back a move: the one
    /// that still waits for a yes, or the last one.
    fn undo(&mut self, cx: &mut Context) {
        if self.hand.is_waiting() {
            self.hand.clear();
        } else if self.undoes_edit() {
            cx.undo(&mut self.document);
            self.hand.clear();
        } else {
            self.ask_take_back(cx);
        }
    }

    /// The counterpart of [`Self::undo`].
    fn redo(&mut self, cx: &mut Context) {
        if self.redoes_edit() {
            cx.redo(&mut self.document);
            self.hand.clear();
        } else {
            self.redo_moves(cx);
        }
    }

    /// Whether there is an edit to undo, and one looks at something else than the game's last move.
    pub(in crate::app) fn undoes_edit(&self) -> bool {
        !self.is_at_turn() && self.document.edits().undoable() > 0
    }

    fn redoes_edit(&self) -> bool {
        !self.is_at_turn() && self.document.edits().redoable() > 0
    }
}

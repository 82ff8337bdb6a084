//! Actions in playing the game, and which of them are available.

use super::state::Play;
use crate::app::action::GameAction;
use crate::app::cx::{Context, DeskRequest, Shared};
use crate::app::dialogs::Then;
use crate::app::setup::{Match, Takebacks};
use crate::sides::Color;

impl Play {
    /// Carries out an action of the game.
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
            GameAction::PlayFromHere if self.can(action) => cx.ask_game_from(&self.document),
            GameAction::Study if self.can(action) => cx.ask(DeskRequest::Study),
            GameAction::Rematch if self.may_rematch(cx.shared) => {
                cx.ask(DeskRequest::Replace(Then::Rematch));
            }
            GameAction::New
            | GameAction::PlayFromHere
            | GameAction::Rematch
            | GameAction::NextGame
            | GameAction::Continue
            | GameAction::LeaveAsItWas
            | GameAction::Study => {}
        }
    }

    /// Whether the same players may start another game: not in the middle of a match.
    pub(in crate::app) fn may_rematch(&self, shared: &Shared) -> bool {
        let running = &shared.running_match;
        let is_over = self.game().outcome().is_some_and(|outcome| running.is_over(outcome));
        self.can(GameAction::Rematch) && (running.length().is_none() || is_over)
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        let goes_on = self.goes_on();
        let has_person = self.setup().computers() < 2;
        match action {
            action if self.is_online() && goes_on => self.can_online(action),
            GameAction::New | GameAction::Rematch => true,
            GameAction::Continue | GameAction::LeaveAsItWas | GameAction::NextGame => false,
            GameAction::PlayFromHere => {
                !self.is_at_turn() && !self.game().touch_move() && self.document.ending().is_none()
            }
            GameAction::Hint => self.may_have_hint(),
            GameAction::PlayForPerson => self.may_have_help(),
            GameAction::SwitchSides => self.may_switch_sides(),
            GameAction::Study => !goes_on,
            GameAction::PauseOrResume => goes_on && !self.waits_for_first_move(),
            GameAction::TakeBack => self.hand.is_waiting() || self.undoes_edit() || self.may_ask_takeback(),
            GameAction::Redo => self.redoes_edit() || self.game().redoable() > 0 && !self.is_online(),
            GameAction::Resign => goes_on && has_person && self.game().plies() > 0,
            GameAction::OfferDraw => self.may_offer_draw(),
            GameAction::Accept | GameAction::Decline => self.question().is_some(),
            GameAction::ClaimDraw => goes_on && has_person && self.game().claimable().is_some(),
            GameAction::MoveNow => self.computer.thinking.is_some() || self.computer.is_broken,
        }
    }

    /// Whether the game begins with a person's first move, and there is neither a clock nor a computer to start.
    fn waits_for_first_move(&self) -> bool {
        self.is_ready() && !self.game().clock().is_timed() && !self.is_computer(self.game().turn())
    }

    fn may_ask_takeback(&self) -> bool {
        let may_go_on = self.goes_on() || !self.is_online();
        self.plies_to_take_back() > 0 && self.game().takeback_asked().is_none() && may_go_on
    }

    /// Whether the game is paused, and the player may let it go on.
    pub(in crate::app) fn can_resume(&self) -> bool {
        self.is_paused() && self.can(GameAction::PauseOrResume)
    }

    /// Undoes an edit if an earlier position is on display, otherwise takes back a move: the one that waits for
    /// confirmation, or the last one.
    fn undo(&mut self, cx: &mut Context) {
        if self.hand.is_waiting() {
            self.hand.clear();
        } else if self.undoes_edit() {
            self.document.undo();
            self.hand.clear();
        } else {
            self.ask_take_back(cx);
        }
    }

    /// The counterpart of [`Self::undo`].
    pub(super) fn redo(&mut self, cx: &mut Context) {
        if self.redoes_edit() {
            self.document.redo();
            self.hand.clear();
        } else {
            self.redo_moves(cx);
        }
    }

    /// Whether there is an edit to undo, and an earlier position is on display.
    pub(in crate::app) fn undoes_edit(&self) -> bool {
        !self.is_at_turn() && self.document.edits().undoable() > 0
    }

    fn redoes_edit(&self) -> bool {
        !self.is_at_turn() && self.document.edits().redoable() > 0
    }

    /// Whether one person plays against a computer and may let it take over the person's side.
    fn may_switch_sides(&self) -> bool {
        let is_match = self.setup().match_length.is_some();
        let is_on = self.goes_on() && !self.is_paused();
        is_on && self.only_human().is_some() && !self.game().touch_move() && !is_match
    }

    /// The player of White continues with Black. The clocks stay with the colours, and a match starts again. A game that
    /// has not begun starts if the computer is now to move; otherwise it still begins with the person's first move.
    fn switch_sides(&mut self, cx: &mut Context) {
        if !self.may_switch_sides() {
            return;
        }
        self.stop_thinking(cx);
        let mut setup = self.setup().clone();
        std::mem::swap(&mut setup.white, &mut setup.black);
        cx.shared.running_match = Match::new(&setup);
        self.hand.clear();
        if self.is_ready() && !self.document.is_unsaved() {
            *self = Play::ready(setup);
        } else {
            self.go_on_with(setup, cx);
        }
        if self.is_ready() && self.is_computer(self.game().turn()) {
            self.pause_or_resume(cx);
        }
        cx.shared.is_flipped = self.only_human() == Some(Color::Black);
    }

    /// The reason why [`Self::can`] returns `false` for a step.
    pub(in crate::app) fn reason(&self, action: GameAction) -> &'static str {
        let plies = self.game().plies();
        match action {
            GameAction::Accept | GameAction::Decline => "why-no-question",
            GameAction::Redo => "why-redo",
            GameAction::TakeBack if plies > 0 && self.setup().takebacks() == Takebacks::None => {
                "why-no-takebacks"
            }
            GameAction::TakeBack => "why-undo",
            GameAction::PlayFromHere if self.document.ending().is_some() => "why-ended-here",
            GameAction::PlayFromHere if !self.game().touch_move() => "why-at-turn",
            GameAction::Study => "why-still-played",
            _ if !self.goes_on() => "why-over",
            GameAction::PlayForPerson | GameAction::MoveNow | GameAction::SwitchSides if self.is_online() => {
                "online-no-help"
            }
            GameAction::MoveNow => "why-not-thinking",
            GameAction::PauseOrResume => "why-first-move",
            GameAction::ClaimDraw => "nothing-to-claim",
            GameAction::Resign | GameAction::OfferDraw if plies == 0 => "why-not-begun",
            GameAction::OfferDraw if self.game().draw_offer().is_some_and(|by| self.actor() == Some(by)) => {
                "why-draw-offered"
            }
            GameAction::Resign | GameAction::OfferDraw if self.actor().is_none() => "why-no-human",
            GameAction::Hint | GameAction::PlayForPerson => self.help_reason(),
            GameAction::SwitchSides if self.only_human().is_none() => "why-one-human",
            GameAction::SwitchSides if self.game().touch_move() => "why-rules",
            GameAction::SwitchSides if self.is_paused() => "wait-paused",
            GameAction::SwitchSides => "why-match-on",
            GameAction::OfferDraw => "why-not-turn",
            _ => "why-rules",
        }
    }

    /// Why no move can be made in the position shown, and none be helped with.
    pub(in crate::app) fn help_reason(&self) -> &'static str {
        match self.hint {
            _ if !self.is_at_head() => "why-earlier",
            _ if !self.goes_on() => "why-over",
            _ if self.is_paused() => "wait-paused",
            _ if !self.may_play() => "why-not-turn",
            Some(_) => "why-hint",
            None => "why-rules",
        }
    }
}

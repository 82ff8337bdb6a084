//! Actions in playing the game, and which of them are available.

use super::state::Play;
use crate::app::action::GameAction;
use crate::app::catalogue::{Check, refuse, require};
use crate::app::cx::{Context, DeskRequest, Shared};
use crate::app::dialogs::Then;
use crate::app::setup::Match;
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
            GameAction::PlayFromHere => cx.ask_game_from(&self.document),
            GameAction::Study => cx.ask(DeskRequest::Study),
            GameAction::Rematch => cx.ask(DeskRequest::Replace(Then::Rematch)),
            GameAction::New | GameAction::NextGame | GameAction::Continue | GameAction::LeaveAsItWas => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn check(&self, action: GameAction, shared: &Shared) -> Check {
        match action {
            GameAction::New | GameAction::NextGame | GameAction::LeaveAsItWas => Ok(()),
            GameAction::Continue => refuse("why-continue"),
            GameAction::Rematch => shared.check_rematch(&self.document),
            GameAction::Study => require(!self.goes_on(), "why-still-played"),
            GameAction::PlayFromHere => {
                require(self.document.ending().is_none(), "why-ended-here")?;
                require(!(self.is_online() && self.goes_on()), "online-no-variations")?;
                require(!self.game().touch_move(), "why-rules")?;
                require(!self.is_at_turn(), "why-at-turn")
            }
            GameAction::Hint => {
                self.check_help()?;
                require(self.hint.is_none(), "why-hint")
            }
            GameAction::PlayForPerson => self.check_help(),
            GameAction::SwitchSides => self.check_switch(),
            GameAction::PauseOrResume => {
                require(self.goes_on(), "why-over")?;
                require(!self.is_online(), "online-no-pause")?;
                require(!self.waits_for_first_move(), "why-first-move")
            }
            GameAction::TakeBack if self.hand.is_waiting() || self.undoes_edit() => Ok(()),
            GameAction::TakeBack => self.check_takeback(shared),
            GameAction::Redo if self.redoes_edit() => Ok(()),
            GameAction::Redo => {
                require(self.game().redoable() > 0, "why-redo")?;
                require(!self.is_online(), "online-no-redo")
            }
            GameAction::Resign => self.check_actor(),
            GameAction::OfferDraw => self.check_offer(shared),
            GameAction::Accept | GameAction::Decline => require(self.question().is_some(), "why-no-question"),
            GameAction::ClaimDraw => {
                self.check_actor()?;
                require(self.game().claimable().is_some(), "nothing-to-claim")?;
                require(!self.is_online() || self.is_human(self.game().turn()), "why-not-turn")
            }
            GameAction::MoveNow => {
                require(self.goes_on(), "why-over")?;
                require(!self.is_online(), "online-no-help")?;
                require(self.computer.thinking.is_some() || self.computer.is_broken, "why-not-thinking")
            }
        }
    }

    /// A person has a say in the game, see [`Self::actor`].
    fn check_actor(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(self.setup().computers() < 2, "why-no-human")?;
        require(self.game().plies() > 0, "why-not-begun")
    }

    /// A draw may be offered: not again before the answer, and in a tournament only together with a move.
    fn check_offer(&self, shared: &Shared) -> Check {
        self.check_actor()?;
        self.check_peer(shared)?;
        require(self.game().draw_offer().is_none_or(|by| self.actor() != Some(by)), "why-draw-offered")?;
        let waits = self.is_tournament() && !self.is_online() && self.actor() != Some(self.game().turn());
        require(!waits, "why-not-turn")
    }

    /// A move may be taken back, or the opponent asked about it.
    fn check_takeback(&self, shared: &Shared) -> Check {
        self.plies_to_take_back()?;
        self.check_peer(shared)?;
        let is_own = |by| self.is_online() && self.is_human(by);
        let key = |by| if is_own(by) { "why-takeback-asked" } else { "why-question-open" };
        self.game().takeback_asked().map_or(Ok(()), |by| refuse(key(by)))
    }

    /// The program can ask the player at the other computer, if there is one.
    fn check_peer(&self, shared: &Shared) -> Check {
        require(self.goes_on() || !self.is_online(), "why-over")?;
        require(!self.is_online() || shared.online.is_playing(), "online-nobody-there")
    }

    /// A person is to move whom the engine may help.
    fn check_help(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(!self.is_online(), "online-no-help")?;
        require(!self.game().touch_move(), "why-rules")?;
        require(self.is_at_head(), "why-earlier")?;
        self.check_turn()
    }

    /// Whether the game begins with a person's first move, and there is neither a clock nor a computer to start.
    fn waits_for_first_move(&self) -> bool {
        self.is_ready() && !self.game().clock().is_timed() && !self.is_computer(self.game().turn())
    }

    /// Whether the game is paused, and the player may let it go on.
    pub(in crate::app) fn can_resume(&self) -> bool {
        self.is_paused() && self.goes_on() && !self.is_online()
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
        self.shows_record() && self.document.edits().undoable() > 0
    }

    fn redoes_edit(&self) -> bool {
        self.shows_record() && self.document.edits().redoable() > 0
    }

    /// Whether a position of the record is on display, rather than the game.
    fn shows_record(&self) -> bool {
        !(self.is_at_turn() || self.is_online() && self.goes_on())
    }

    /// One person plays against a computer and may let it take over the person's side.
    fn check_switch(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(self.only_human().is_some() && !self.is_online(), "why-one-human")?;
        require(!self.game().touch_move(), "why-rules")?;
        require(self.setup().match_length.is_none(), "why-match-on")?;
        require(!self.is_paused(), "wait-paused")
    }

    /// The player of White continues with Black. The clocks stay with the colours, and a match starts again. A game that
    /// has not begun starts if the computer is now to move; otherwise it still begins with the person's first move.
    fn switch_sides(&mut self, cx: &mut Context) {
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
}

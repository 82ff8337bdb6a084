//! A table as a screen: what the players can do and see.

use std::time::Duration;

use super::table::{Hint, OwnRules, Table};
use crate::app::board::{BoardEvent, BoardView, Gesture, OnBoard, TypedBoard};
use crate::app::context::{Context, PendingAction, Screen, Shared, Tone};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{GameAction, ReplayAction, Status, corner, until_face_changes};
use crate::app::text::{Check, Text, refuse, require, text};
use crate::game::NodeId;

/// The most moves that one turn of the wheel goes through.
const MAX_STEPS: u32 = 20;

impl<G: OwnRules> Screen for Table<G> {
    fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            GameAction::TakeBack if self.hand.is_waiting() => self.hand.clear(),
            action if G::two_mut(self).is_some_and(|two| two.act_of_two(action, cx)) => {}
            GameAction::PauseOrResume => self.pause_or_resume(cx),
            GameAction::TakeBack => self.take_back(cx),
            GameAction::Redo => self.redo(cx),
            GameAction::Resign => self.ask_resign(cx),
            GameAction::OfferDraw => self.offer_draw(cx),
            GameAction::Accept => self.accept(cx),
            GameAction::Decline => self.decline(cx),
            GameAction::MoveNow => self.move_now(cx),
            GameAction::Hint => self.hint = Some(Hint { ticket: self.document.find_hint(cx), best: None }),
            GameAction::Rematch => cx.replace_by = Some(PendingAction::Rematch),
            _ => {}
        }
    }

    fn check(&self, action: GameAction, shared: &Shared) -> Check {
        if action == GameAction::TakeBack && self.hand.is_waiting() {
            return Ok(());
        }
        if let Some(two) = G::two(self)
            && two.check_of_two(action, shared)?
        {
            return Ok(());
        }
        match action {
            GameAction::Rematch => Ok(()),
            GameAction::PauseOrResume => require(self.goes_on(), "why-over"),
            GameAction::TakeBack => self.plies_to_take_back().map(drop),
            GameAction::Redo => require(self.document.can_redo(), "why-redo"),
            GameAction::Resign => self.check_actor(),
            GameAction::OfferDraw => {
                self.check_actor()?;
                let agreed = self.document.agreed();
                require(!self.actor().is_some_and(|by| agreed.contains(&by)), "why-draw-offered")
            }
            GameAction::Accept | GameAction::Decline => require(self.question().is_some(), "why-no-question"),
            GameAction::Hint => {
                self.check_turn()?;
                require(self.hint.is_none(), "why-hint")
            }
            GameAction::MoveNow => {
                require(self.goes_on(), "why-over")?;
                require(self.computer.thinking.is_some() || self.computer.is_broken, "why-not-thinking")
            }
            _ => refuse("three-only-two"),
        }
    }

    fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        if matches!(event, BoardEvent::PickUp(_) | BoardEvent::Click(_) | BoardEvent::Wheel(_)) {
            self.autoplay = None;
        }
        if let BoardEvent::Wheel(steps) = event {
            let step = if steps > 0 { ReplayAction::Next } else { ReplayAction::Previous };
            for _ in 0..steps.unsigned_abs().min(MAX_STEPS) {
                self.go(step, cx);
            }
            return;
        }
        if G::two_mut(self).is_some_and(|two| two.board_of_two(event, cx)) {
            return;
        }
        let table = self.hand_table(cx.shared);
        match self.hand.take(event, &table) {
            Gesture::Nothing => {}
            Gesture::PickUp(cell) => {
                if let Some(two) = G::two_mut(self) {
                    two.touch(cell, cx);
                }
            }
            Gesture::Move(mv) => self.make_move(mv, cx),
            Gesture::Illegal { from, to } => {
                if let Some(text) = table.position.explain_refusal(from, to) {
                    cx.refuse(from, text);
                }
            }
            Gesture::Unclear => cx.toast(Tone::Plain, Text::key("capture-unclear")),
            Gesture::Press(cell) => self.press(cell, cx),
        }
    }

    fn board_view(&self, shared: &Shared) -> Option<BoardView> {
        let view = self.hand.board_view(&self.hand_table(shared), self.document.view());
        let arrows = self.hint_arrow().into_iter().collect();
        Some(G::mark(self, BoardView { arrows, ..view }, shared))
    }

    fn check_moves(&self, shared: &Shared) -> Check {
        require(!self.hand.is_waiting(), "why-question-open")?;
        self.check_hand(shared)
    }

    fn typed_board(&self) -> Option<(NodeId, &dyn TypedBoard)> {
        Some((self.document.place(), self.document.shown()))
    }

    fn type_move(&mut self, text: &str, cx: &mut Context) -> Result<(), Text> {
        let mv = cx.typed(self.document.shown(), text)?;
        self.put_down();
        self.make_move(mv, cx);
        Ok(())
    }

    fn replay(&mut self, action: ReplayAction, cx: &mut Context) {
        if action == ReplayAction::Autoplay {
            return self.switch_autoplay(cx);
        }
        self.autoplay = None;
        self.hand.clear();
        self.go(action, cx);
    }

    fn check_replay(&self, action: ReplayAction) -> Check {
        let stops = action == ReplayAction::Autoplay && self.autoplay.is_some();
        if stops { Ok(()) } else { self.document.check_step(action) }
    }

    fn put_down(&mut self) {
        self.hand.clear();
    }

    fn tick(&mut self, cx: &mut Context) {
        if self.is_running() && !G::flag_falls(self, cx) {
            self.warn_of_low_time(cx);
        }
        if let Some((mv, _)) = self.computer.answer.filter(|(_, at)| *at <= cx.now) {
            self.make_answer(mv, cx);
        }
        if self.autoplay.is_some_and(|at| at <= cx.now) {
            let goes_on = self.go(ReplayAction::Next, cx);
            self.autoplay_if(goes_on, cx);
        }
    }

    fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let turn = self.document.turn();
        let reading = self.document.reading(turn, now).filter(|_| self.document.is_clock_running());
        let next_face = reading.map(|reading| now + until_face_changes(reading.time));
        let answer = self.computer.answer.map(|(_, at)| at);
        let flash = self.warned[turn.into()].and_then(|since| corner::next_flash(since, now));
        [next_face, answer, flash, self.autoplay].into_iter().flatten().min()
    }

    fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        let Some(two) = G::two_mut(self) else { return };
        if two.is_studied() {
            two.study_news(ticket, news, cx);
        } else if !two.look_news(ticket, &news, cx) {
            two.search_news(ticket, news, cx);
        }
    }

    fn follow(&mut self, cx: &mut Context) {
        if let Some(study) = self.as_study() {
            study.follow_cursor(cx);
        }
    }

    fn interrupt(&mut self, cx: &mut Context) {
        self.autoplay = None;
        if let Some(study) = self.as_study() {
            study.interrupt_study(cx);
        } else if self.is_running() {
            self.is_interrupted = true;
            self.pause_or_resume(cx);
        }
    }

    fn end_interruption(&mut self, cx: &mut Context) {
        if !std::mem::take(&mut self.is_interrupted) {
            return;
        }
        match self.as_study() {
            Some(study) => study.set_analysing(true),
            None => self.go_on(false, cx),
        }
    }

    fn leave(&mut self, cx: &mut Context) {
        self.autoplay = None;
        if let Some(study) = self.as_study() {
            return study.leave_study(cx);
        }
        self.stop_thinking(cx);
        Self::release_engines(cx);
    }

    fn position_text(&self) -> Option<String> {
        Some(self.document.shown().to_string())
    }

    fn status(&self) -> Status {
        let turn = self.document.turn();
        // The level of a computer stands beside its name on the board.
        let name = || match self.document.corner(turn).level {
            Some(_) => Text::key("player-computer"),
            None => self.document.name_of(turn),
        };
        let what = match self.computer.thinking {
            _ if self.is_paused() => Some(Text::key("status-paused")),
            Some(_) => Some(text!("status-thinking", name = name())),
            None => None,
        };
        self.document.past_status().unwrap_or_else(|| self.document.with_state(what))
    }

    fn announce(&mut self) -> Option<Text> {
        G::announce(self)
    }
}

/// Replaying the game.
impl<G: OwnRules> Table<G> {
    /// Shows another position; `false` where the step leads nowhere.
    fn go(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        let action = G::two(self).map_or(action, |two| two.autoplay_step(action));
        let has_moved = self.document.replay_step(action, cx);
        if has_moved {
            self.hand.clear();
        }
        has_moved
    }

    /// Starts at once with the next move; at the end of the line it begins again. A line of a cause shown before is over.
    fn switch_autoplay(&mut self, cx: &mut Context) {
        if let Some(study) = self.as_study() {
            study.leave_walk();
        }
        let is_off = self.autoplay.take().is_none();
        let goes_on = is_off && (self.go(ReplayAction::Next, cx) || self.go(ReplayAction::First, cx));
        self.autoplay_if(goes_on, cx);
    }

    /// Shows the next position by itself, after the time between two of them; or stays here.
    fn autoplay_if(&mut self, goes_on: bool, cx: &Context) {
        self.autoplay = goes_on.then(|| cx.now + cx.pace(None));
    }
}

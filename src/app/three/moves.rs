//! Moves, takeback and redo, and looking through the game.

use super::state::{Progress, Three};
use crate::app::action::ReplayAction;
use crate::app::catalogue::{Check, Reason, refuse, require};
use crate::app::cx::Context;
use crate::app::sound::Sound;
use crate::three::{Act, Move, Position, Seat};

impl Three {
    /// Plays a move in the current position, a human's or the computer's.
    pub(super) fn play(&mut self, mv: Move, cx: &mut Context) {
        if self.document.clock().has_fallen(cx.now) {
            return self.flag_falls(cx);
        }
        let follows = self.document.is_at_head();
        let before = *self.game().position();
        if !self.document.play(mv, cx.now) {
            return;
        }
        if self.progress == Progress::Ready {
            self.progress = Progress::Playing;
        }
        self.go_on(cx.now);
        cx.sound(sound(&before, mv, self.game().position()));
        self.happened(follows, cx);
    }

    /// How many acts a takeback takes: to the last move of a person.
    pub(super) fn acts_to_take_back(&self) -> Result<usize, Reason> {
        let setup = self.document.setup();
        require(self.document.acts() > 0, "why-undo")?;
        require(setup.persons() > 0 || !self.is_running(), "why-pause-first")?;
        let mut before = *self.game().start();
        let mut movers = Vec::new();
        for (act, _, after) in self.game().acts() {
            movers.push(match act {
                Act::Move(_) => before.turn(),
                Act::Leave(out) => out.seat,
            });
            before = *after;
        }
        let is_persons = |seat: &Seat| setup.persons() == 0 || setup.is_human(*seat);
        let computers = movers.iter().rev().position(is_persons).ok_or(Reason::new("why-no-own-move"))?;
        let is_of_file = computers >= self.document.own_acts() || self.document.record().has_unread();
        require(!is_of_file, "why-moves-of-file")?;
        Ok(computers + 1)
    }

    pub(super) fn take_back(&mut self, cx: &mut Context) {
        if self.hand.waiting.is_some() {
            return self.hand.clear();
        }
        let Ok(acts) = self.acts_to_take_back() else { return };
        self.stop_thinking(cx);
        for _ in 0..acts {
            self.document.take_back(cx.now);
        }
        cx.shared.dialogs.retain(|dialog| !matches!(dialog, crate::app::dialogs::Dialog::ThreeOver(_)));
        self.after_going_back(cx);
    }

    /// Replays the moves taken back, up to the next move of a human.
    pub(super) fn redo(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        while self.document.redo(cx.now).is_some() {
            if self.document.setup().is_human(self.turn()) {
                break;
            }
        }
        self.after_going_back(cx);
    }

    fn after_going_back(&mut self, cx: &mut Context) {
        self.document.go_last();
        self.hand.clear();
        self.computer.forget();
        self.go_on(cx.now);
        self.follow_turn();
        cx.sound(Sound::Move);
        self.think_if_due(cx);
    }

    /// Replays a step of the game; returns whether the position on the board changed.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        let (cursor, last) = (self.document.cursor(), self.document.acts());
        match action {
            ReplayAction::First => self.go_to(0, cx),
            ReplayAction::Previous => self.go_to(cursor.saturating_sub(1), cx),
            ReplayAction::Next => self.go_to(cursor + 1, cx),
            ReplayAction::Last => self.go_to(last, cx),
            _ => false,
        }
    }

    /// Whether such a step leads anywhere.
    pub(in crate::app) fn check_replay(&self, action: ReplayAction) -> Check {
        match action {
            ReplayAction::First | ReplayAction::Previous => require(self.document.cursor() > 0, "why-start"),
            ReplayAction::Next | ReplayAction::Last => require(!self.document.is_at_head(), "why-end"),
            ReplayAction::Autoplay => require(self.document.acts() > 0, "why-no-moves"),
            ReplayAction::To(_) | ReplayAction::Sideways { .. } | ReplayAction::Fold(_) => {
                refuse("why-no-variation")
            }
        }
    }

    /// Shows the position after this number of acts; returns whether it is another one.
    pub(in crate::app) fn go_to(&mut self, acts: usize, cx: &mut Context) -> bool {
        let from = self.document.cursor();
        if !self.document.go_to(acts) {
            return false;
        }
        self.hand.clear();
        let is_step = self.document.cursor().abs_diff(from) == 1;
        let forward = self.document.cursor() > from;
        let heard = match self.document.last_act() {
            Some((Act::Move(mv), before)) if forward => sound(&before, mv, self.document.shown()),
            _ => Sound::Move,
        };
        if is_step {
            cx.sound_of_step(heard);
        }
        true
    }
}

fn sound(before: &Position, mv: Move, after: &Position) -> Sound {
    let is_checked = |seat| !after.king_attackers(seat).is_empty();
    if after.playing().iter().any(is_checked) {
        Sound::Check
    } else if mv.promotion().is_some() {
        Sound::Promotion
    } else if before.captured_at(mv).is_some() {
        Sound::Capture
    } else {
        Sound::Move
    }
}

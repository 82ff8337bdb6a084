//! The computer's turn in a game for three.

use std::time::Duration;

use super::Three;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, Context};
use crate::app::message::ThreeNews;
use crate::app::search::{SearchTicket, ThreeSearch};
use crate::app::setup::ThreePlayer;
use crate::app::toasts::Tone;
use crate::three::Move;
use crate::three_engine::{Level, Limits};

/// An answer comes no sooner than this after the move before it: the eye must follow.
const SHORTEST_THOUGHT: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
const IN_A_HURRY: Duration = Duration::from_secs(15);
/// How long full strength thinks in a game without a clock.
pub(super) const THOUGHT_WITHOUT_CLOCK: Duration = Duration::from_secs(1);

impl Three {
    /// Starts a search if the computer is to move and does not think yet.
    pub(super) fn think_if_due(&mut self, cx: &mut Context) {
        let seat = self.turn();
        let ThreePlayer::Computer(level) = self.document.setup().seats[seat].player else { return };
        if !self.is_running() || self.computer.thinking.is_some() || self.computer.is_broken {
            return;
        }
        let limits = self.limits(level, cx.now);
        let ticket = self.search(level, limits, cx);
        self.computer.forget();
        (self.computer.ticket, self.computer.thinking) = (ticket, Some((seat, cx.now)));
    }

    /// Starts a search in the current position.
    pub(super) fn search(&self, level: Level, limits: Limits, cx: &mut Context) -> SearchTicket {
        cx.shared.last_search.0 += 1;
        let ticket = cx.shared.last_search;
        let game = Box::new(self.game().clone());
        cx.out.push(Command::Three(ThreeSearch::Go { ticket, game, level, limits }));
        ticket
    }

    /// The limits of the search. The weaker levels count nodes, so that they need a limit only if a clock runs.
    fn limits(&self, level: Level, now: Duration) -> Limits {
        match self.document.clock().until_flag(self.turn(), now) {
            Some(left) => Limits::clock(left, self.document.clock().control().increment()),
            None if level == Level::Full => Limits::time(THOUGHT_WITHOUT_CLOCK),
            None => Limits::default(),
        }
    }

    /// Ends the search, whatever it has found.
    pub(in crate::app) fn stop_thinking(&mut self, cx: &mut Context) {
        self.computer.answer = None;
        if self.computer.hint.take().is_some_and(|hint| hint.best.is_none()) {
            cx.out.push(Command::Three(ThreeSearch::Stop));
        }
        if self.computer.thinking.take().is_some() {
            self.computer.ticket = SearchTicket::default();
            self.computer.info = None;
            cx.out.push(Command::Three(ThreeSearch::Stop));
        }
    }

    pub(in crate::app) fn engine_news(&mut self, ticket: SearchTicket, news: ThreeNews, cx: &mut Context) {
        if self.hint_news(ticket, &news, cx) {
            return;
        }
        let is_current = ticket == self.computer.ticket;
        let Some((seat, since)) = self.computer.thinking.filter(|_| is_current) else { return };
        match news {
            ThreeNews::Thinking(info) => {
                self.computer.last_score[seat] = Some(info.scores[seat]);
                self.computer.info = Some(*info);
            }
            ThreeNews::BestMove(mv) => match mv.filter(|&mv| self.game().position().is_legal(mv)) {
                Some(mv) => self.answer_with(mv, since, cx),
                None => self.broke_down(Text::verbatim("none"), cx),
            },
            ThreeNews::Failed(reason) => self.broke_down(reason, cx),
        }
    }

    fn answer_with(&mut self, mv: Move, since: Duration, cx: &mut Context) {
        let left = self.document.clock().until_flag(self.turn(), cx.now);
        let earliest = since + SHORTEST_THOUGHT;
        if left.is_some_and(|left| left < IN_A_HURRY) || earliest <= cx.now {
            self.make_answer(mv, cx);
        } else {
            self.computer.answer = Some((mv, earliest));
        }
    }

    /// Makes the computer's move at its time.
    pub(super) fn make_due_answer(&mut self, cx: &mut Context) {
        if let Some((mv, _)) = self.computer.answer.filter(|(_, at)| *at <= cx.now) {
            self.make_answer(mv, cx);
        }
    }

    fn make_answer(&mut self, mv: Move, cx: &mut Context) {
        self.computer.forget();
        self.play(mv, cx);
    }

    /// Reports a failure of the computer. The game continues: the player can take back, save, or let the computer try
    /// again.
    fn broke_down(&mut self, reason: Text, cx: &mut Context) {
        self.computer.forget();
        self.computer.is_broken = true;
        cx.toast(Tone::Error, Text::new("computer-failed", [("reason", reason.into())]));
    }

    /// The computer is to move at once, or to try again.
    pub(super) fn move_now(&mut self, cx: &mut Context) {
        self.computer.is_broken = false;
        if let Some((mv, _)) = self.computer.answer {
            self.make_answer(mv, cx);
        } else if self.computer.thinking.is_some() {
            cx.out.push(Command::Three(ThreeSearch::Stop));
        } else {
            self.think_if_due(cx);
        }
    }
}

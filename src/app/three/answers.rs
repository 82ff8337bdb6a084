//! Answers of the computer's searches: its moves, and hints for a person. The record counts the hints of each player.

use std::time::Duration;

use super::state::{Three, ThreeHint};
use super::think::THOUGHT_WITHOUT_CLOCK;
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::catalogue::{Text, text};
use crate::app::cx::Context;
use crate::app::search::{Purpose, SearchTicket, ThreeNews};
use crate::app::toasts::Tone;
use crate::three::Move;
use crate::three_engine::{Level, Limits};

/// An answer comes no sooner than this after the move before it: the eye must follow.
const MIN_THINKING_TIME: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
const IN_A_HURRY: Duration = Duration::from_secs(15);

impl Three {
    /// Advances everything that depends on time.
    pub(in crate::app) fn tick(&mut self, cx: &mut Context) {
        self.look_at_clock(cx);
        if let Some((mv, _)) = self.computer.answer.filter(|(_, at)| *at <= cx.now) {
            self.make_answer(mv, cx);
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
        let plays_itself = self.document.setup().persons() == 0;
        let earliest = since + if plays_itself { cx.pace(left) } else { MIN_THINKING_TIME };
        if left.is_some_and(|left| left < IN_A_HURRY) || earliest <= cx.now {
            self.make_answer(mv, cx);
        } else {
            self.computer.answer = Some((mv, earliest));
        }
    }

    fn make_answer(&mut self, mv: Move, cx: &mut Context) {
        self.computer.forget();
        self.play(mv, cx);
    }

    /// Stops the computer after an error. The player may take back, save, or let the computer try again.
    fn broke_down(&mut self, reason: Text, cx: &mut Context) {
        self.computer.forget();
        self.computer.is_broken = true;
        cx.toast(Tone::Error, text!("computer-failed", reason));
    }

    /// The computer is to move at once, or to try again.
    pub(super) fn move_now(&mut self, cx: &mut Context) {
        self.computer.is_broken = false;
        if let Some((mv, _)) = self.computer.answer {
            self.make_answer(mv, cx);
        } else if self.computer.thinking.is_some() {
            cx.stop_search(Purpose::Opponent);
        } else {
            self.think_if_due(cx);
        }
    }

    pub(super) fn ask_hint(&mut self, cx: &mut Context) {
        let ticket = self.search(Purpose::Hint, Level::FULL, Limits::time(THOUGHT_WITHOUT_CLOCK), cx);
        self.computer.hint = Some(ThreeHint { ticket, best: None });
    }

    /// News of its search; `false` if they are of another one.
    fn hint_news(&mut self, ticket: SearchTicket, news: &ThreeNews, cx: &mut Context) -> bool {
        let Some(hint) = self.computer.hint.as_mut().filter(|hint| hint.ticket == ticket) else {
            return false;
        };
        match news {
            ThreeNews::Thinking(_) => {}
            ThreeNews::BestMove(Some(mv)) => {
                hint.best = Some(*mv);
                let seat = self.turn();
                self.document.count_hint(seat);
            }
            ThreeNews::BestMove(None) => self.computer.hint = None,
            ThreeNews::Failed(reason) => {
                self.computer.hint = None;
                cx.toast(Tone::Error, text!("hint-failed", reason));
            }
        }
        true
    }

    /// The arrow of the hint, in the current position of the game.
    pub(super) fn hint_arrow(&self) -> Option<Arrow> {
        let mv = self.computer.hint.and_then(|hint| hint.best).filter(|_| self.document.is_at_head())?;
        Some(Arrow { from: mv.from, to: mv.to, weight: 1.0, meaning: ArrowMeaning::Best })
    }
}

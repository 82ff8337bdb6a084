//! Answers of the computer's searches: its moves, and hints for a person. The record counts the hints of each player.

use std::time::Duration;

use super::state::{Hint, Play};
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::catalogue::{Text, text};
use crate::app::cx::Context;
use crate::app::search::{EngineNews, Purpose, SearchTicket};
use crate::app::toasts::Tone;
use crate::app::view;
use crate::engine::Limits;
use crate::game::{Move, TreeEdit};
use crate::sides::ByColor;

/// How long the engine thinks about it.
const TIME: Duration = Duration::from_secs(1);
/// The tags that count the hints a side has had.
const TAGS: ByColor<&str> = ByColor::new("WhiteHints", "BlackHints");

/// An answer comes no sooner than this after the move before it: the eye must follow.
const MIN_THINKING_TIME: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
const IN_A_HURRY: Duration = Duration::from_secs(15);

impl Play {
    /// Advances everything that depends on time: the clock, and a move of the computer that is due.
    pub(in crate::app) fn tick(&mut self, cx: &mut Context) {
        self.look_at_clock(cx);
        if let Some((mv, _)) = self.computer.answer.filter(|(_, at)| *at <= cx.now) {
            self.make_answer(mv, cx);
        }
    }

    pub(in crate::app) fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        if self.hint_news(ticket, &news, cx) {
            return;
        }
        let is_current = ticket == self.computer.ticket;
        let Some((color, since)) = self.computer.thinking.filter(|_| is_current) else { return };
        match news {
            EngineNews::Thinking(info) => {
                if info.multipv <= 1 {
                    self.computer.last_score[color] = Some(info.score);
                    self.computer.line = view::line_moves(*self.game().position(), &info.pv);
                    self.computer.info = Some(info);
                }
            }
            EngineNews::BestMove(Some(mv)) => self.answer_with(mv, since, cx),
            EngineNews::BestMove(None) => self.broke_down(Text::verbatim("none"), cx),
            EngineNews::Failed(reason) => self.broke_down(reason, cx),
        }
    }

    fn answer_with(&mut self, mv: Move, since: Duration, cx: &mut Context) {
        if !self.game().position().is_legal(mv) {
            self.broke_down(Text::verbatim("none"), cx);
            return;
        }
        let left = self.game().clock().until_flag(self.game().turn(), cx.now);
        let pace = if self.setup().computers() == 2 { cx.pace(left) } else { MIN_THINKING_TIME };
        let earliest = since + pace;
        if left.is_some_and(|left| left < IN_A_HURRY) || earliest <= cx.now {
            self.make_answer(mv, cx);
        } else {
            self.computer.answer = Some((mv, earliest));
        }
    }

    fn make_answer(&mut self, mv: Move, cx: &mut Context) {
        let computer = &mut self.computer;
        computer.answer = None;
        computer.thinking = None;
        let line = computer.info.take().map_or(Vec::new(), |info| info.pv);
        computer.expected = line.get(1).copied().filter(|_| line[0] == mv);
        if std::mem::take(&mut computer.plays_for_person) {
            computer.expected = None;
            self.count_hint();
        }
        let premove = std::mem::take(&mut self.premove);
        self.play(mv, cx);
        self.make_premove(premove, cx);
    }

    /// Stops the computer after an error. The player may take back, save, or let the computer try again.
    fn broke_down(&mut self, reason: Text, cx: &mut Context) {
        let computer = &mut self.computer;
        computer.thinking = None;
        computer.info = None;
        computer.is_broken = !std::mem::take(&mut computer.plays_for_person);
        self.cancel_premove();
        cx.toast(Tone::Error, text!("computer-failed", reason));
    }

    /// The computer is to move at once, or to try again.
    pub(in crate::app) fn move_now(&mut self, cx: &mut Context) {
        self.computer.is_broken = false;
        if let Some((mv, _)) = self.computer.answer {
            self.make_answer(mv, cx);
        } else if self.computer.thinking.is_some() {
            cx.stop_search(Purpose::Opponent);
        } else {
            self.think_if_due(cx);
        }
    }

    /// Whether the players may look things up during the game: not in a tournament, nor against a person at another
    /// computer or with a clock.
    pub(in crate::app) fn allows_advice(&self) -> bool {
        let is_against_person = self.is_online() || self.is_hotseat() && self.game().clock().is_timed();
        !is_against_person && !self.game().touch_move()
    }

    /// The engine makes this one move for the person.
    pub(super) fn play_for_person(&mut self, cx: &mut Context) {
        if self.is_ready() {
            self.pause_or_resume(cx);
        }
        self.stop_pondering(cx);
        self.forget_hint(cx);
        self.computer.plays_for_person = true;
        self.think_if_due(cx);
    }

    pub(super) fn ask_hint(&mut self, cx: &mut Context) {
        let request = self.request(Limits { movetime: Some(TIME), ..Limits::default() });
        self.hint = Some(Hint { ticket: cx.search(Purpose::Hint, request), best: None });
    }

    /// News of its search; `false` if they are of another one.
    fn hint_news(&mut self, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) -> bool {
        let Some(hint) = self.hint.as_mut().filter(|hint| hint.ticket == ticket) else { return false };
        match *news {
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(Some(mv)) => {
                hint.best = Some(mv);
                self.count_hint();
            }
            EngineNews::BestMove(None) => self.hint = None,
            EngineNews::Failed(ref reason) => {
                self.hint = None;
                cx.toast(Tone::Error, text!("hint-failed", reason));
            }
        }
        true
    }

    /// Notes in the record that the side to move has had a hint.
    fn count_hint(&mut self) {
        let turn = self.game().turn();
        let tags = &self.document.record().tags;
        let tag = TAGS[turn];
        let before = tags.get(tag).and_then(|value| value.parse::<u32>().ok()).unwrap_or_default();
        let value = Some(before.saturating_add(1).to_string());
        // A game lets its tags be changed.
        self.document.edit(TreeEdit::Tag { name: tag.to_owned(), value }).ok();
    }

    /// The arrow of the hint, in the current position of the game.
    pub(super) fn hint_arrow(&self) -> Option<Arrow> {
        let mv = self.hint.as_ref().and_then(|hint| hint.best).filter(|_| self.is_at_turn())?;
        Arrow::of(mv, 1.0, ArrowMeaning::Best)
    }
}

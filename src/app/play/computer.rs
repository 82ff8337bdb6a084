//! The computer at a table: its searches, its moves, and hints for a person. The record counts the hints of each
//! player.

use std::time::Duration;

use super::table::{Computer, OwnRules, Table};
use super::table_game::{IN_A_HURRY, MIN_THINKING_TIME, MoveOf};
use crate::app::board::{Arrow, ArrowMeaning};
use crate::app::context::{Context, Tone};
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::app::text::{Text, text};

/// Searches.
impl<G: OwnRules> Table<G> {
    /// Starts a search if the computer is to move and does not think yet.
    pub(in crate::app) fn think_if_due(&mut self, cx: &mut Context) {
        let seat = self.document.turn();
        let is_computers = self.computer.plays_for_person || self.document.is_computer(seat);
        if !self.is_running() || !is_computers {
            if let Some(two) = G::two_mut(self) {
                two.ponder_or_not(cx);
            }
            return;
        }
        if self.computer.thinking.is_some() || self.computer.is_broken {
            return;
        }
        if let Some(ticket) = G::find_move(self, cx) {
            self.computer = Computer {
                ticket,
                thinking: Some((seat, cx.now)),
                plays_for_person: self.computer.plays_for_person,
                last_score: self.computer.last_score,
                ..Computer::default()
            };
        }
    }

    pub(in crate::app) fn stop_thinking(&mut self, cx: &mut Context) {
        self.computer.answer = None;
        self.computer.expected = None;
        self.computer.plays_for_person = false;
        self.forget_plans();
        self.forget_hint(cx);
        if self.computer.thinking.take().is_some() {
            self.computer.ticket = SearchTicket::default();
            self.computer.info = None;
            cx.stop_search(Purpose::Opponent);
        }
        self.stop_pondering(cx);
    }

    pub(super) fn stop_pondering(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.computer.is_pondering) {
            // Later results of the search carry an old ticket.
            self.computer.ticket = SearchTicket::default();
            cx.stop_search(Purpose::Ponder);
        }
    }

    /// Discards the hint, because the game has continued or was left.
    pub(super) fn forget_hint(&mut self, cx: &mut Context) {
        if self.hint.take().is_some_and(|hint| hint.best.is_none()) {
            cx.stop_search(Purpose::Hint);
        }
    }

    /// Forgets what a player has prepared for the next turn.
    fn forget_plans(&mut self) {
        if let Some(two) = G::two_mut(self) {
            two.cancel_premove();
        }
    }

    /// Releases the engines of the players and of hints: the game is over, or another one takes its place.
    pub(super) fn release_engines(cx: &mut Context) {
        cx.release_engine(Purpose::Opponent);
        cx.release_engine(Purpose::Hint);
    }
}

/// Answers.
impl<G: OwnRules> Table<G> {
    pub(in crate::app) fn search_news(
        &mut self,
        ticket: SearchTicket,
        news: EngineNews<G::Info, MoveOf<G>>,
        cx: &mut Context,
    ) {
        if self.hint_news(ticket, &news, cx) {
            return;
        }
        let is_current = ticket == self.computer.ticket;
        let Some((seat, since)) = self.computer.thinking.filter(|_| is_current) else { return };
        match news {
            EngineNews::Thinking(info) => {
                if let Some(score) = G::score(&info, seat) {
                    self.computer.last_score[seat.into()] = Some(score);
                    self.computer.info = Some(info);
                }
            }
            EngineNews::BestMove(mv) => match mv.filter(|&mv| self.document.is_legal(mv)) {
                Some(mv) => self.answer_with(mv, since, cx),
                None => self.broke_down(Text::verbatim("none"), cx),
            },
            EngineNews::Failed(reason) => self.broke_down(reason, cx),
        }
    }

    fn answer_with(&mut self, mv: MoveOf<G>, since: Duration, cx: &mut Context) {
        let left = self.document.until_flag(self.document.turn(), cx.now);
        let earliest = since + if self.is_without_person() { cx.pace(left) } else { MIN_THINKING_TIME };
        if left.is_some_and(|left| left < IN_A_HURRY) || earliest <= cx.now {
            self.make_answer(mv, cx);
        } else {
            self.computer.answer = Some((mv, earliest));
        }
    }

    pub(super) fn make_answer(&mut self, mv: MoveOf<G>, cx: &mut Context) {
        let computer = &mut self.computer;
        (computer.answer, computer.thinking) = (None, None);
        computer.expected = computer.info.take().and_then(|info| G::expected(&info, mv));
        if std::mem::take(&mut computer.plays_for_person) {
            computer.expected = None;
            self.document.count_hint();
        }
        let premove = G::two_mut(self).map(|two| std::mem::take(&mut two.extra.premove));
        self.play(mv, cx);
        if let Some((two, premove)) = G::two_mut(self).zip(premove) {
            two.make_premove(premove, cx);
        }
    }

    /// Stops the computer after an error. The player may take back, save, or let the computer try again.
    fn broke_down(&mut self, reason: Text, cx: &mut Context) {
        let computer = &mut self.computer;
        (computer.thinking, computer.info) = (None, None);
        computer.is_broken = !std::mem::take(&mut computer.plays_for_person);
        self.forget_plans();
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
}

/// Hints.
impl<G: OwnRules> Table<G> {
    /// News of its search; `false` if they are of another one.
    fn hint_news(
        &mut self,
        ticket: SearchTicket,
        news: &EngineNews<G::Info, MoveOf<G>>,
        cx: &mut Context,
    ) -> bool {
        let Some(hint) = self.hint.as_mut().filter(|hint| hint.ticket == ticket) else { return false };
        match *news {
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(Some(mv)) => {
                hint.best = Some(mv);
                self.document.count_hint();
            }
            EngineNews::BestMove(None) => self.hint = None,
            EngineNews::Failed(ref reason) => {
                self.hint = None;
                cx.toast(Tone::Error, text!("hint-failed", reason));
            }
        }
        true
    }

    /// The move of the hint, in the current position of the game.
    pub(in crate::app) fn hint_move(&self) -> Option<MoveOf<G>> {
        self.hint.as_ref()?.best.filter(|_| self.is_at_turn())
    }

    /// The arrow of the hint, in the current position of the game. A capture may come back to where it began.
    pub(super) fn hint_arrow(&self) -> Option<Arrow> {
        Arrow::of(self.hint_move()?, 1.0, ArrowMeaning::Best)
    }
}

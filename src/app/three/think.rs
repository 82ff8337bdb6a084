//! Starting and cancelling the computer's searches.

use std::time::Duration;

use super::state::Three;
use crate::app::cx::{Command, Context};
use crate::app::search::{Purpose, SearchCommand, SearchTicket};
use crate::app::setup::ThreePlayer;
use crate::three_engine::{Level, Limits, SearchRequest};

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
        let ticket = self.search(Purpose::Opponent, level, limits, cx);
        self.computer.forget();
        (self.computer.ticket, self.computer.thinking) = (ticket, Some((seat, cx.now)));
    }

    /// Starts a search in the current position.
    pub(super) fn search(
        &self,
        purpose: Purpose,
        level: Level,
        limits: Limits,
        cx: &mut Context,
    ) -> SearchTicket {
        cx.shared.last_search.0 += 1;
        let ticket = cx.shared.last_search;
        let game = self.game().clone();
        let request = Box::new(SearchRequest { game, level, limits, is_infinite: false });
        cx.out.push(Command::Search(SearchCommand::GoThree { purpose, ticket, request }));
        ticket
    }

    /// The limits of the search. The weaker levels count nodes, so that they need a limit only if a clock runs.
    fn limits(&self, level: Level, now: Duration) -> Limits {
        match self.document.clock().until_flag(self.turn(), now) {
            Some(left) => Limits::clock(left, self.document.clock().control().increment()),
            None if level == Level::FULL => Limits::time(THOUGHT_WITHOUT_CLOCK),
            None => Limits::default(),
        }
    }

    /// Cancels the search.
    pub(in crate::app) fn stop_thinking(&mut self, cx: &mut Context) {
        self.computer.answer = None;
        if self.computer.hint.take().is_some_and(|hint| hint.best.is_none()) {
            cx.stop_search(Purpose::Hint);
        }
        if self.computer.thinking.take().is_some() {
            self.computer.ticket = SearchTicket::default();
            self.computer.info = None;
            cx.stop_search(Purpose::Opponent);
        }
    }
}

//! A game for three as a screen.

use std::time::Duration;

use super::Three;
use crate::app::action::{GameAction, ReplayAction};
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::{Check, Text};
use crate::app::cx::{Context, Screen, Shared};
use crate::app::search::Purpose;
use crate::app::view::Status;

impl Screen for Three {
    fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        self.board(event, cx);
    }

    fn act(&mut self, action: GameAction, cx: &mut Context) {
        self.act(action, cx);
    }

    fn check(&self, action: GameAction, _shared: &Shared) -> Check {
        self.check(action)
    }

    fn check_moves(&self, shared: &Shared) -> Check {
        self.check_moves(shared)
    }

    fn replay(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        self.replay(action, cx)
    }

    fn check_replay(&self, action: ReplayAction) -> Check {
        self.check_replay(action)
    }

    fn put_down(&mut self) {
        self.hand.clear();
    }

    fn tick(&mut self, cx: &mut Context) {
        self.tick(cx);
    }

    fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        self.next_wakeup(now)
    }

    fn interrupt(&mut self, cx: &mut Context) -> bool {
        self.interrupt(cx)
    }

    fn end_interruption(&mut self, cx: &mut Context) {
        self.end_interruption(cx);
    }

    fn leave(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        cx.release_engine(Purpose::Opponent);
    }

    fn board_view(&self, shared: &Shared) -> Option<BoardView> {
        Some(self.board_view(shared))
    }

    fn position_text(&self) -> Option<String> {
        Some(self.document().shown().to_string())
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn announce(&mut self) -> Option<Text> {
        self.announce()
    }
}

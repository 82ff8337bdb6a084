//! A study as a screen.

use super::Study;
use crate::app::action::{GameAction, ReplayAction};
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::Check;
use crate::app::cx::{Context, Screen, Shared};
use crate::app::search::{EngineNews, SearchTicket};
use crate::app::view::Status;

impl Screen for Study {
    fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        self.board(event, cx);
    }

    fn act(&mut self, action: GameAction, cx: &mut Context) {
        self.act(action, cx);
    }

    fn check(&self, action: GameAction, shared: &Shared) -> Check {
        self.check(action, shared)
    }

    fn check_moves(&self, shared: &Shared) -> Check {
        self.check_moves(shared)
    }

    fn replay(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        cx.replay(&mut self.document, action)
    }

    fn check_replay(&self, action: ReplayAction) -> Check {
        self.document.check_replay(action)
    }

    fn put_down(&mut self) {
        self.hand.clear();
    }

    fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        self.engine_news(ticket, news, cx);
    }

    fn follow(&mut self, cx: &mut Context) {
        self.follow_cursor(cx);
    }

    fn interrupt(&mut self, cx: &mut Context) -> bool {
        self.interrupt(cx)
    }

    fn end_interruption(&mut self, _cx: &mut Context) {
        self.set_analysing(true);
    }

    fn leave(&mut self, cx: &mut Context) {
        self.stop_analysing(cx);
        self.stop_report(cx);
        self.leave_threat(cx);
    }

    fn board_view(&self, shared: &Shared) -> Option<BoardView> {
        Some(self.board_view(shared))
    }

    fn position_text(&self) -> Option<String> {
        Some(self.document().position().to_fen())
    }

    fn status(&self) -> Status {
        self.status()
    }
}

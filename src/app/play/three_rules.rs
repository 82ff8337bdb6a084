//! What a game of three does in its own way at its table.

use super::pace::THOUGHT_WITHOUT_CLOCK;
use super::table::OwnRules;
use super::three::Three;
use super::three_game::search;
use crate::app::board_view::BoardView;
use crate::app::catalogue::Text;
use crate::app::cx::{Context, Shared};
use crate::app::dialogs::GameOver;
use crate::app::document::ThreeDocument;
use crate::app::search::{Purpose, SearchTicket};
use crate::app::setup::ThreePlayer;
use crate::app::toasts::Tone;
use crate::app::words::three as words;
use crate::three::{Move, OutReason, Seat};
use crate::three_engine::{Level, Limits};

impl OwnRules for ThreeDocument {
    fn announce(table: &mut Three) -> Option<Text> {
        table.announce()
    }

    fn find_move(table: &mut Three, cx: &mut Context) -> Option<SearchTicket> {
        let (clock, turn) = (table.document.clock(), table.turn());
        let ThreePlayer::Computer(level) = table.document.setup().seats[turn].player else { return None };
        // The weaker levels count nodes, so that they need a limit only if a clock runs.
        let limits = match clock.until_flag(turn, cx.now) {
            Some(left) => Limits::clock(left, clock.control().increment()),
            None if level == Level::FULL => Limits::time(THOUGHT_WITHOUT_CLOCK[1]),
            None => Limits::default(),
        };
        Some(search(&table.document, Purpose::Opponent, level, limits, cx))
    }

    fn flag_falls(table: &mut Three, cx: &mut Context) -> bool {
        let has_fallen = table.document.clock().has_fallen(cx.now);
        if has_fallen {
            table.leave_game(table.turn(), OutReason::TimeForfeit, cx);
        }
        has_fallen
    }

    fn leave(table: &mut Three, seat: Seat, cx: &mut Context) {
        table.leave_game(seat, OutReason::Resignation, cx);
    }

    fn happened(table: &mut Three, _mv: Option<Move>, cx: &mut Context) {
        let outs = table.game().acts().next_back().map(|(_, outs, _)| outs).unwrap_or_default();
        for out in outs.iter().filter(|_| table.goes_on()) {
            cx.toast(Tone::Plain, words::out(out));
        }
    }

    fn over(table: &Three, _shared: &Shared) -> Option<GameOver> {
        table.over()
    }

    fn mark(table: &Three, view: BoardView, _shared: &Shared) -> BoardView {
        BoardView { turn: table.board_turn(), ..view }
    }

    fn turn_board(table: &mut Three, _cx: &mut Context) {
        table.follow_turn();
    }
}

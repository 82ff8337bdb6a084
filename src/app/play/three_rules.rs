//! The rules by which a game of three differs at its table.

use super::table::OwnRules;
use super::table_game::{THOUGHT_WITHOUT_CLOCK, TableGame};
use super::three::{Three, seat_at_bottom};
use super::three_game::search;
use crate::app::board::{BoardView, speech};
use crate::app::context::{Context, Shared, Tone};
use crate::app::engines::{Purpose, SearchTicket};
use crate::app::game::{GameOver, Place, ThreeDocument};
use crate::app::text::{Text, text, three_words};
use crate::three::{Act, Move, OutReason, Seat};
use crate::three_engine::{Level, Limits};

impl OwnRules for ThreeDocument {
    fn announce(table: &mut Three) -> Option<Text> {
        let now = (table.document.acts(), table.document.cursor());
        let before = std::mem::replace(&mut table.extra.told, now);
        if before == now {
            return None;
        }
        let acts = if before.0 == now.0 { now.1 } else { now.0 };
        let Some((act, outs, _)) =
            acts.checked_sub(1).and_then(|last| table.document.game().acts().nth(last))
        else {
            return Some(Text::key("speech-start"));
        };
        let moved = match act {
            Act::Move(mv) => Some(speech::spoken_three_move(&table.document.position_after(acts - 1), mv)),
            Act::Leave(_) => None,
        };
        let own = table.document.own_seat();
        let told = moved.into_iter().chain(outs.iter().map(|out| three_words::out(out, own)));
        told.reduce(|text, state| text!("status-with-state", text, state))
    }

    fn find_move(table: &mut Three, cx: &mut Context) -> Option<SearchTicket> {
        let (clock, turn) = (table.document.clock(), table.document.turn());
        let level = table.document.setup().seats[turn].player.level()?;
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
            table.leave_game(table.document.turn(), OutReason::TimeForfeit, cx);
        }
        has_fallen
    }

    fn leave(table: &mut Three, seat: Seat, cx: &mut Context) {
        table.leave_game(seat, OutReason::Resignation, cx);
    }

    fn happened(table: &mut Three, _mv: Option<Move>, cx: &mut Context) {
        let outs = table.document.game().acts().next_back().map(|(_, outs, _)| outs).unwrap_or_default();
        let own = table.document.own_seat();
        for out in outs.iter().filter(|_| table.goes_on()) {
            cx.toast(Tone::Plain, three_words::out(out, own));
        }
    }

    fn over(table: &Three) -> Option<GameOver> {
        let end = table.document.end()?;
        let quarters = |seat| end.points.quarters(seat);
        let mut seats = Seat::ALL;
        seats.sort_by_key(|&seat| std::cmp::Reverse(quarters(seat)));
        let out = |seat: Seat| table.document.game().outs().find(|out| out.seat == seat);
        let place = |seat: Seat| Place {
            place: 1 + Seat::ALL.into_iter().filter(|&other| quarters(other) > quarters(seat)).count(),
            seat,
            name: table.document.setup().name_at_board(seat),
            level: table.document.setup().seats[seat].unnamed_level(),
            quarters: quarters(seat),
            out: out(seat).map(|out| three_words::out(out, table.document.own_seat())),
        };
        let places = seats.map(place);
        let setup = table.document.setup();
        let title = match places.iter().filter(|place| place.place == 1).collect::<Vec<_>>()[..] {
            [winner] if setup.only_human() == Some(winner.seat) => Text::key("over-you-won"),
            [winner] => text!("over-name-wins", name = winner.name.clone()),
            // Several sides share the first place.
            _ => Text::key("three-over-title"),
        };
        Some(GameOver {
            title,
            points: None,
            places: places.into(),
            reason: three_words::ending(end),
            match_score: None,
            verdict: None,
        })
    }

    fn mark(table: &Three, view: BoardView, _shared: &Shared) -> BoardView {
        BoardView { turn: BoardView::turn_of_three(table.extra.bottom), ..view }
    }

    fn turn_board(table: &mut Three, _cx: &mut Context) {
        // A board turned by hand is left as it is.
        if let Some(next) = seat_at_bottom(&table.document).filter(|_| !table.extra.is_turned) {
            table.extra.bottom = next;
        }
    }
}

//! The view of a game of three, without the board.

use super::three::Three;
use crate::app::board::BoardPiece;
use crate::app::game::{Corner, Status, ThreeDocument, time_control};
use crate::app::text::numbers::quarters;
use crate::app::text::{Text, keys, text, three_words};
use crate::three::{Act, OutReason, Seat};

/// The panel of a player, without a clock.
pub(super) fn corner(document: &ThreeDocument, seat: Seat) -> Corner {
    let is_over = document.is_at_head() && document.end().is_some();
    Corner {
        seat,
        name: document.setup().name_at_board(seat).to_string(),
        level: document.setup().seats[seat].unnamed_level(),
        points: None,
        note: note(document, seat, is_over),
        is_computer: false,
        is_to_move: document.shown().turn() == seat && !is_over,
        is_out: !document.shown().playing().contains(seat),
        clock: None,
        captured: captured(document, seat),
        can_resume: false,
        ahead: 0,
    }
}

fn captured(document: &ThreeDocument, seat: Seat) -> Vec<BoardPiece> {
    let (mut before, mut taken) = (document.game().start(), Vec::new());
    for (act, _, after) in document.game().acts().take(document.cursor()) {
        if let Act::Move(mv) = act
            && before.turn() == seat
        {
            taken.extend(before.captured_at(mv).and_then(|cell| before.piece_at(cell)));
        }
        before = after;
    }
    taken.sort_by_key(|piece| (std::cmp::Reverse(piece.role), piece.seat));
    taken.into_iter().map(BoardPiece::from).collect()
}

/// The points of a player, the elimination, or the check.
fn note(document: &ThreeDocument, seat: Seat, is_over: bool) -> Option<Status> {
    let mut outs = document.game().acts().take(document.cursor()).flat_map(|(_, outs, _)| outs.iter());
    let mut out = || outs.find(|out| out.seat == seat).map(|out| out_text(out.reason));
    let text = match document.end() {
        Some(end) if is_over => {
            text!("three-corner-points", points = quarters(end.points.quarters(seat).into()))
        }
        _ if !document.shown().playing().contains(seat) => {
            out().unwrap_or_else(|| Text::key("three-corner-out"))
        }
        _ => {
            let check = three_words::in_check(document.shown(), seat)?;
            return Some(Status { text: check.to_string(), is_urgent: true });
        }
    };
    Some(Status { text: text.to_string(), is_urgent: false })
}

/// The state of a game that is over or shown at an earlier position.
pub(super) fn past_status(document: &ThreeDocument) -> Option<Status> {
    if !document.is_at_head() {
        return Some(with_checks(document, place_text(document)));
    }
    let text = match (document.end(), document.record().result()) {
        (Some(end), _) => {
            text!("three-over", points = three_words::points(end.points), reason = three_words::ending(end))
        }
        (None, Some(points)) => text!("three-told", points = three_words::points(points)),
        (None, None) => return None,
    };
    Some(Status { text: text.to_string(), is_urgent: false })
}

/// A text, followed by the checks in the position shown.
pub(super) fn with_checks(document: &ThreeDocument, text: Text) -> Status {
    let checks = three_words::checks(document.shown());
    let join = |text: Text, state: &Text| text!("status-with-state", text, state);
    Status { text: checks.iter().fold(text, join).to_string(), is_urgent: !checks.is_empty() }
}

/// The act that led to the current position: "3. Red d5, move 3 of 12".
fn place_text(document: &ThreeDocument) -> Text {
    let Some((act, before)) = document.last_act() else { return Text::key("status-replay-start") };
    let number = before.round();
    let what = match act {
        Act::Move(mv) => {
            let (seat, mv) = (three_words::seat(before.turn()), Text::mv(before.san(mv).to_string()));
            text!("three-move-of", number, seat, "move" = mv)
        }
        Act::Leave(out) => three_words::out(out, document.own_seat()),
    };
    let last = document.position_after(document.acts().saturating_sub(1)).round();
    text!("status-replay", "move" = what, number, last)
}

impl Three {
    /// A player and the player's state: out, in check, or one of the next two to move; after the end the points.
    pub fn player(&self, seat: Seat) -> Corner {
        let player = corner(&self.document, seat);
        let position = self.document.shown();
        let is_over = self.document.is_at_head() && self.document.end().is_some();
        let turn = position.turn();
        let next =
            [turn.next(), turn.next().next()].into_iter().find(|&seat| position.playing().contains(seat));
        let state = || match () {
            () if is_over => None,
            () if seat == turn => Some("three-turn"),
            () if Some(seat) == next => Some("three-next"),
            () => None,
        };
        let of_turn = |key| Status { text: Text::key(key).to_string(), is_urgent: false };
        Corner { note: player.note.clone().or_else(|| state().map(of_turn)), ..player }
    }

    /// The expectation of each side while the computer thinks: White's, Red's and Black's points.
    pub fn expected(&self) -> Option<Text> {
        let info = self.computer.info.as_ref().filter(|_| self.computer.thinking.is_some())?;
        let points = |seat| (f64::from(info.scores[seat]) / 10.0).round() / 100.0;
        let [white, red, black] = Seat::ALL.map(points);
        Some(text!("three-expected", white, red, black))
    }

    /// The clock in words: "10 min for the game".
    pub fn clock_words(&self) -> Option<Text> {
        let control = self.document.clock().control();
        control.is_timed().then(|| time_control(control))
    }
}

keys! {
    /// The elimination of a side in few words.
    fn out_text(OutReason) -> Text {
        Checkmate => "three-corner-checkmate", Stalemate => "three-corner-stalemate",
        KingTaken => "three-corner-king-taken", Resignation => "three-corner-resignation",
        TimeForfeit => "three-corner-time",
    }
}

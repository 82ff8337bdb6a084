//! The catalogue's words for the three-player game.

use super::{Text, keys, numbers, text};
use crate::three::{Ending, GameEnd, Out, OutReason, Points, Position, Seat};

keys! {
    /// The key by which messages choose their words for a seat.
    pub fn seat_key(Seat) { White => "white", Red => "red", Black => "black" }
}

/// "White", "Red" or "Black".
pub fn seat(seat: Seat) -> Text {
    text!("three-seat", seat = seat_key(seat))
}

/// The name of the three-player game.
pub fn game() -> Text {
    Text::key("three-game")
}

/// The elimination of a side: "Red is checkmated", "You are checkmated" where it is the side of the only person.
pub fn out(out: Out, own: Option<Seat>) -> Text {
    let seat = if own == Some(out.seat) { "you" } else { seat_key(out.seat) };
    text!(out_key(out.reason), seat)
}

keys! {
    fn out_key(OutReason) {
        Checkmate => "three-out-checkmate", Stalemate => "three-out-stalemate",
        KingTaken => "three-out-king-taken", Resignation => "three-out-resignation",
        TimeForfeit => "three-out-time",
    }
}

/// The reason for the end of a three-player game.
pub fn ending(end: GameEnd) -> Text {
    Text::key(match end.ending {
        Ending::LastInGame => "three-end-last",
        Ending::OnlyKings => "three-end-kings",
        Ending::FiftyMoves => "three-end-fifty",
        Ending::Repetition => "three-end-repetition",
        Ending::Agreement => "three-end-agreement",
    })
}

/// The points of White, Red and Black: "1–0–½".
pub fn points(points: Points) -> String {
    Seat::ALL.map(|seat| numbers::quarters(points.quarters(seat).into())).join("–")
}

/// The sides that give check: "Red", "Red and Black".
fn checkers(position: &Position, seat: Seat) -> Option<Text> {
    let attackers = position.king_attackers(seat);
    let others = seat.others().into_iter();
    let by = others.filter(|&other| !(attackers & position.by_seat(other)).is_empty());
    by.map(self::seat).reduce(|first, next| text!("three-and", first, next))
}

/// The check of a side, with the checking sides: "White is in check from Red".
pub fn check(position: &Position, seat: Seat) -> Option<Text> {
    let by = checkers(position, seat)?;
    Some(text!("three-in-check", seat = seat_key(seat), by))
}

/// Every side in check, with the checking sides.
pub fn checks(position: &Position) -> Vec<Text> {
    let is_over = position.playing().len() < 2;
    let seats = position.playing().iter().filter(|_| !is_over);
    seats.filter_map(|seat| check(position, seat)).collect()
}

/// The check of a side in few words: "in check from Red".
pub fn in_check(position: &Position, seat: Seat) -> Option<Text> {
    let by = checkers(position, seat).filter(|_| position.playing().len() > 1)?;
    Some(text!("three-corner-check", by))
}

/// The side to move.
pub fn to_move(seat: Seat) -> Text {
    text!("three-to-move", seat = seat_key(seat))
}

//! Values: the points that a side can expect, as whole numbers.
//!
//! A game for three is played for places, and material is only a means to them. With points as the unit, being one of
//! the last two is worth what it is, and no bonus has to be weighed against pieces.

use crate::three::{Out, Outs, Position, Seat};

/// A point: the first place, as soon as possible.
pub(super) const POINT: i32 = 30_000;
/// Beyond every value.
pub(super) const INFINITE: i32 = POINT + 1;
/// The deepest line in plies.
pub(super) const MAX_PLY: usize = 96;
/// Nearer than this to nothing or a point, a value is the end of a game, counted in plies; evaluations keep away.
pub(super) const MARGIN: i32 = 2 * MAX_PLY as i32;

/// What a side gets that goes out, so many plies from the root. Late is better than soon.
fn out(place: i32, ply: usize) -> i32 {
    place * POINT / 2 + ply as i32
}

/// What the last side in the game gets. Soon is better than late.
pub(super) fn win(ply: usize) -> i32 {
    POINT - ply as i32
}

/// What each of the sides in a game gets that is drawn between them.
pub(super) fn draw(position: &Position) -> i32 {
    if position.playing().len() > 2 { POINT / 2 } else { POINT * 3 / 4 }
}

/// What a side gets by going out after a move from `before`, if it does.
pub(super) fn going_out(before: &Position, outs: Outs, seat: Seat, ply: usize) -> Option<i32> {
    if outs.is_empty() {
        return None;
    }
    let went = outs.iter().position(|Out { seat: gone, .. }| gone == seat)?;
    Some(out(3 - before.playing().len() as i32 + went as i32, ply))
}

/// A value in thousandths of a point.
pub(super) fn thousandths(value: i32) -> u16 {
    ((value.clamp(0, POINT) * 1_000 + POINT / 2) / POINT) as u16
}

//! Values: expected points as integers.
//!
//! A three-player game is played for places, and material is only a means to them. With points as the unit, being one
//! of the last two has its true value, and needs no bonus that must be balanced against pieces.

/// Larger than every value.
pub(super) use crate::engine::INFINITE;
use crate::three::{Out, Outs, Position, Seat};

/// A point: the first place, at the root.
pub(super) const POINT: i32 = 30_000;
/// Maximum depth of a line, in plies.
pub(super) const MAX_PLY: usize = 96;
/// Distance of evaluations from 0 and [`POINT`]. Values within it are the ends of games, counted in plies.
pub(super) const MARGIN: i32 = 2 * MAX_PLY as i32;

/// The value of winning the game. Sooner is better.
pub(super) fn win(ply: usize) -> i32 {
    POINT - ply as i32
}

/// The value of a draw for each side in the game.
pub(super) fn draw(position: &Position) -> i32 {
    if position.playing().len() > 2 { POINT / 2 } else { POINT * 3 / 4 }
}

/// The value for a side that is eliminated by a move from `before`, at this ply from the root, if it is. Later is better.
pub(super) fn going_out(before: &Position, outs: Outs, seat: Seat, ply: usize) -> Option<i32> {
    if outs.is_empty() {
        return None;
    }
    let went = outs.iter().position(|Out { seat: gone, .. }| gone == seat)?;
    let place = 3 - before.playing().len() as i32 + went as i32;
    Some(place * POINT / 2 + ply as i32)
}

/// Converts a value to thousandths of a point.
pub(super) fn thousandths(value: i32) -> u16 {
    ((value.clamp(0, POINT) * 1_000 + POINT / 2) / POINT) as u16
}

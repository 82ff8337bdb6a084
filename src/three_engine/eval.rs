//! The static evaluation: how strong each side stands, and what points it can expect by that.
//!
//! Strength is counted in centipawns: material, how far pawns have come, where pieces stand and go, pieces that hang, and
//! the danger of the king, from both others together. Expected points follow from how a side's strength compares with
//! that of the others.

mod terms;

use super::value::{MARGIN, POINT};
use crate::three::{BySeat, Position, Seat};
use terms::strengths;

/// The difference of strength, in centipawns, that is half way from even to won.
const HALF_WAY: i32 = 1_500;

/// The points that a side can expect.
pub(super) fn evaluate(position: &Position, seat: Seat) -> i32 {
    expected(position, &strengths(position), seat)
}

/// The points that each side can expect. A side that is out expects what it has.
pub(super) fn evaluate_all(position: &Position) -> BySeat<i32> {
    let strengths = strengths(position);
    BySeat::from_fn(|seat| expected(position, &strengths, seat))
}

fn expected(position: &Position, strengths: &BySeat<i32>, seat: Seat) -> i32 {
    let playing = position.playing();
    if !playing.contains(seat) {
        return 0;
    }
    let others = seat.others().into_iter().filter(|&other| playing.contains(other));
    let sum: i32 = others.map(|other| strengths[other]).sum();
    match playing.len() {
        3 => {
            let share = squash(strengths[seat] - sum / 2);
            (POINT / 2 + POINT / 2 * share / SHARE).clamp(MARGIN, POINT - MARGIN)
        }
        2 => {
            let share = squash(strengths[seat] - sum);
            (POINT * 3 / 4 + POINT / 4 * share / SHARE).clamp(POINT / 2 + MARGIN, POINT - MARGIN)
        }
        _ => POINT,
    }
}

const SHARE: i32 = 10_000;

/// From -`SHARE` to `SHARE`, steepest between equals.
fn squash(difference: i32) -> i32 {
    difference * SHARE / (difference.abs() + HALF_WAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_even_for_all() {
        let all = evaluate_all(&Position::start());
        for seat in Seat::ALL {
            assert!((all[seat] - POINT / 2).abs() < 400, "{seat}: {all:?}");
        }
    }
}

//! The static evaluation: the strength of each side, and the expected points that follow from it.
//!
//! Strength is in centipawns: material, advancement of pawns, centralisation and mobility of pieces, hanging pieces,
//! and the danger of the king, attacked by both other sides. Expected points follow from comparing a side's strength
//! with that of the others.

mod terms;

use super::value::{MARGIN, POINT, going_out};
use crate::three::{BySeat, Move, Position, Seat};
use terms::strengths;

/// The difference of strength, in centipawns, that is half way from even to won.
const HALF_WAY: i32 = 1_500;

/// The expected points of a side.
pub(super) fn evaluate(position: &Position, seat: Seat) -> i32 {
    expected(position, &strengths(position), seat)
}

/// The expected points of each side. For an eliminated side, the points that it has.
pub(super) fn evaluate_all(position: &Position) -> BySeat<i32> {
    let strengths = strengths(position);
    BySeat::from_fn(|seat| expected(position, &strengths, seat))
}

/// The expected points of a side right after its move, without a search of the replies.
pub(super) fn value_after(position: &Position, mv: Move) -> i32 {
    let mut next = *position;
    let outs = next.play_unchecked(mv);
    let us = position.turn();
    going_out(position, outs, us, 1).unwrap_or_else(|| evaluate(&next, us))
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

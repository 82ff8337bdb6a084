//! The numbers of the evaluation, in centipawns: middlegame, endgame.
//!
//! They are set by hand, from the mobility of the men on the 91-cell board, and kept few.

use super::tapered::{Tapered, s};
use crate::chess::{ByRole, Role};

/// What the men are worth.
const MATERIAL: ByRole<Tapered> =
    ByRole::new([s(90, 110), s(310, 300), s(290, 280), s(520, 560), s(1_000, 1_060), s(0, 0)]);

/// How much of the middlegame each man stands for.
pub(super) const PHASE: ByRole<i32> = ByRole::new([0, 1, 1, 2, 4, 0]);
/// The phase with the men of the start position on the board; more is a middlegame, too.
pub(super) const FULL_PHASE: i32 = 26;

/// For each cell a man attacks beyond the usual number.
pub(super) const MOBILITY: ByRole<Tapered> =
    ByRole::new([s(0, 0), s(5, 5), s(6, 6), s(3, 4), s(1, 3), s(0, 0)]);
/// The usual number of cells attacked.
pub(super) const USUAL_MOBILITY: ByRole<i32> = ByRole::new([0, 6, 4, 9, 14, 0]);

/// Bishops on none, one, two or three of the cell colours.
pub(super) const BISHOP_SHADES: [Tapered; 4] = [s(0, 0), s(0, 0), s(18, 25), s(40, 60)];

/// A pawn defended by a pawn.
pub(super) const CHAIN: Tapered = s(8, 6);
/// A passed pawn by the steps it still has to go; more steps count as the last entry.
pub(super) const PASSED: [Tapered; 8] =
    [s(0, 0), s(130, 230), s(75, 140), s(40, 85), s(20, 50), s(10, 28), s(5, 16), s(0, 8)];
/// For each king's step the enemy's king is farther from the pawn's promotion cell than one's own.
pub(super) const PASSED_KING_RACE: Tapered = s(0, 8);

/// An own pawn beside the king, and any other own man there.
pub(super) const SHELTER_PAWN: Tapered = s(12, 0);
pub(super) const SHELTER_MAN: Tapered = s(5, 0);
/// The weight of each cell beside the enemy's king that a man attacks; the weights' sum is squared.
pub(super) const KING_ATTACK: ByRole<i32> = ByRole::new([0, 2, 2, 2, 3, 0]);
/// The squared sum over this is the danger in centipawns of the middlegame, at most `KING_DANGER_LIMIT`.
pub(super) const KING_DANGER_SCALE: i32 = 5;
pub(super) const KING_DANGER_LIMIT: i32 = 300;

/// The right to move.
pub(super) const TEMPO: i32 = 15;

/// Against a bare king: for each step it stands off the middle, and for each step between the kings.
pub(super) const DRIVE_OFF_CENTRE: i32 = 20;
pub(super) const KINGS_APART: i32 = 8;

/// Where a cell lies on the board, for one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Files from the middle file, 0 to 5.
    pub off_file: i32,
    /// Height above the middle of the file in half cells; positive towards the enemy.
    pub height: i32,
    /// Steps across edges from the middle of the board.
    pub off_centre: i32,
    /// A pawn's steps to its promotion.
    pub steps_to_end: i32,
}

/// The worth of a man at a place.
pub(super) fn man_at(role: Role, place: Place) -> Tapered {
    let Place { off_file, height, off_centre, steps_to_end } = place;
    MATERIAL[role]
        + match role {
            Role::Pawn => s(6 * (6 - steps_to_end) - 2 * off_file, 9 * (6 - steps_to_end)),
            Role::Knight => s(18 - 9 * off_centre + height / 2, 15 - 8 * off_centre),
            Role::Bishop => s(8 - 4 * off_centre, 8 - 4 * off_centre),
            Role::Rook => s(height - 2 * off_file, height),
            Role::Queen => s(4 - 2 * off_centre, 12 - 6 * off_centre),
            Role::King => s(8 * off_centre - 3 * height - 30, 35 - 14 * off_centre),
        }
}

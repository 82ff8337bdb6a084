//! Endings that the side behind holds more often than the network believes.
//!
//! The last pawns can be had for a minor man, and what remains then cannot mate. In games of the engine against itself,
//! 5000 nodes a move, the side ahead was given 0.68 of a point with a pawn more among equal minor men and came to 0.53;
//! with two pawns it was 0.74 and 0.67, while with a queen or a rook and pawns it did better than was believed. Without
//! pawns, a rook against a minor man or two, a rook and a minor man against a rook, and a queen against a rook came
//! to between 0.50 and 0.60.

use super::WHOLE;
use crate::chess::{Color, Position, Role};

/// What an advantage counts for with so many pawns, in parts of [`WHOLE`], where there are only minor men besides.
const BY_PAWNS: [i32; 4] = [WHOLE, 3, 8, 12];
/// What it counts for without pawns, if it is less than [`CLEAR`].
const WITHOUT_PAWNS: i32 = 4;
/// A rook's worth of men more than the enemy.
const CLEAR: u32 = 5;

/// How much an advantage of this side counts, in parts of [`WHOLE`].
pub(super) fn chances(position: &Position, ahead: Color) -> i32 {
    let pawns = position.pieces(ahead, Role::Pawn).len() as usize;
    if pawns >= BY_PAWNS.len() {
        return WHOLE;
    }
    let men =
        |side: Color| position.by_color(side) - position.by_role(Role::Pawn) - position.by_role(Role::King);
    let (own, theirs) = (men(ahead), men(!ahead));
    let heavy = position.by_role(Role::Rook) | position.by_role(Role::Queen);
    if theirs.is_empty() {
        WHOLE
    } else if heavy.is_empty() {
        BY_PAWNS[pawns]
    } else if pawns == 0
        && !own.is_disjoint(heavy)
        && worth(position, ahead) < worth(position, !ahead) + CLEAR
    {
        WITHOUT_PAWNS
    } else {
        WHOLE
    }
}

/// What the pieces of a side are worth in pawns.
fn worth(position: &Position, side: Color) -> u32 {
    let pieces = Role::ALL.iter().filter(|&&role| role != Role::Pawn);
    pieces.map(|&role| role.worth() * position.pieces(side, role).len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// What White's advantage counts for with these men on the middle rows.
    fn chances_of(white: &str, black: &str) -> i32 {
        let row = |men: &str| format!("{men}{}", 11 - men.len());
        let fen = format!("k/3/5/7/9/{}/11/{}/11/11/K10 w - 0 1", row(black), row(white));
        chances(&Position::from_fen(Variant::Glinski, &fen).unwrap(), Color::White)
    }

    #[test]
    fn the_last_pawns_among_minor_men_count_little() {
        assert_eq!(
            ["BP", "BNP", "NPP", "BPPP", "BPPPP"].map(|white| chances_of(white, "b")),
            [3, 3, 8, 12, WHOLE]
        );
        assert_eq!(chances_of("BP", "bp"), 3);
        assert_eq!(chances_of("BP", "p"), WHOLE, "no man is there to be given for the pawn");
        assert_eq!([chances_of("RP", "b"), chances_of("BP", "r")], [WHOLE; 2]);
    }

    #[test]
    fn without_pawns_it_takes_a_rook_more() {
        assert_eq!([("R", "b"), ("R", "bn"), ("RB", "r"), ("Q", "r")].map(|(w, b)| chances_of(w, b)), [4; 4]);
        assert_eq!(
            [("Q", "b"), ("RB", "n"), ("R", "p"), ("RP", "r")].map(|(w, b)| chances_of(w, b)),
            [WHOLE; 4]
        );
    }
}

//! The scale of an evaluation: an advantage counts less where it is hard to win, and as the halfmove clock runs.
//!
//! A network overestimates some endings: the defender can sacrifice a minor piece for the last pawns, and what remains
//! cannot mate. In self-play at 5000 nodes a move, the side a pawn ahead with equal minor pieces had an expected score
//! of 0.68 and scored 0.53; with two pawns 0.74 and 0.67, while with a queen or a rook and pawns it scored more than
//! expected. Without pawns, a rook against two minor pieces, a rook and a minor piece against a rook, and a queen against
//! a rook scored between 0.50 and 0.60. A rook against one minor piece scored no better, but by the endgame tables it
//! nearly always wins.

use crate::chess::{Color, Position, Role};
use crate::engine::score::EVAL_LIMIT;

/// An advantage is scaled down linearly to 0 at this halfmove clock, twice that of the 50-move draw.
const CLOCK_SCALE: i32 = 200;
/// The material scale of an advantage with enough material to win.
const FULL_MATERIAL_SCALE: i32 = 16;
/// The scale of an advantage that counts in full.
const FULL_SCALE: i32 = CLOCK_SCALE * FULL_MATERIAL_SCALE;
/// The scale factor by the number of pawns of the side ahead, if all other pieces are minor pieces.
const BY_PAWNS: [i32; 4] = [FULL_MATERIAL_SCALE, 3, 8, 12];
/// The scale factor without pawns, if the advantage is less than [`CLEAR`].
const WITHOUT_PAWNS: i32 = 4;
/// A clear advantage, in pawns: a rook.
const CLEAR: u32 = 5;

/// Scales the evaluation down where an advantage is hard to win, and as the halfmove clock runs.
pub(super) fn scaled(position: &Position, value: i32) -> i32 {
    let us = position.turn();
    let ahead = if value > 0 { us } else { !us };
    let value = value * scale_factor(position, ahead) / FULL_MATERIAL_SCALE;
    (value * scale(position, ahead) / FULL_SCALE).clamp(-EVAL_LIMIT, EVAL_LIMIT)
}

/// The scale of an advantage of a side, of [`FULL_SCALE`].
///
/// The scale decreases with the halfmove clock, so that the search prefers progress.
fn scale(position: &Position, ahead: Color) -> i32 {
    let clock_scale = CLOCK_SCALE - (position.halfmove_clock() as i32).min(CLOCK_SCALE);
    clock_scale * material_scale(position, ahead)
}

/// The material scale, of [`FULL_MATERIAL_SCALE`]: one minor piece cannot mate, and two hardly ever win.
fn material_scale(position: &Position, ahead: Color) -> i32 {
    let mating = position.by_role(Role::Pawn) | position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let own = position.by_color(ahead);
    if !own.is_disjoint(mating) {
        return FULL_MATERIAL_SCALE;
    }
    let two_knights = position.pieces(ahead, Role::Knight).len() == 2 && own.len() == 3;
    match own.len() {
        0..=2 => 0,
        3 if two_knights => FULL_MATERIAL_SCALE / 2,
        3 => FULL_MATERIAL_SCALE / 4,
        _ => FULL_MATERIAL_SCALE,
    }
}

/// The scale factor for an advantage of this side, of [`FULL_MATERIAL_SCALE`].
fn scale_factor(position: &Position, ahead: Color) -> i32 {
    let pawns = position.pieces(ahead, Role::Pawn).len() as usize;
    if pawns >= BY_PAWNS.len() {
        return FULL_MATERIAL_SCALE;
    }
    let pieces =
        |side: Color| position.by_color(side) - position.by_role(Role::Pawn) - position.by_role(Role::King);
    let (own, theirs) = (pieces(ahead), pieces(!ahead));
    let majors = position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let is_rook_against_minor = || {
        position.occupied().len() == 4
            && !own.is_disjoint(position.by_role(Role::Rook))
            && theirs.is_disjoint(majors)
    };
    if theirs.is_empty() || is_rook_against_minor() {
        FULL_MATERIAL_SCALE
    } else if majors.is_empty() {
        BY_PAWNS[pawns]
    } else if pawns == 0
        && !own.is_disjoint(majors)
        && piece_value(position, ahead) < piece_value(position, !ahead) + CLEAR
    {
        WITHOUT_PAWNS
    } else {
        FULL_MATERIAL_SCALE
    }
}

/// The value of the pieces of a side in pawns, without its pawns.
fn piece_value(position: &Position, side: Color) -> u32 {
    let pieces = Role::ALL.iter().filter(|&&role| role != Role::Pawn);
    pieces.map(|&role| role.value() * position.pieces(side, role).len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::engine::endgames::{self, Ending, MAX_PIECES};

    /// White's scale factor with these pieces on two rows.
    fn scale_of(white: &str, black: &str) -> i32 {
        let row = |pieces: &str| format!("{pieces}{}", 11 - pieces.len());
        let fen = format!("k/3/5/7/9/{}/11/{}/11/11/K10 w - 0 1", row(black), row(white));
        scale_factor(&Position::from_fen(Variant::Glinski, &fen).unwrap(), Color::White)
    }

    #[test]
    fn the_last_pawns_with_minor_pieces_count_little() {
        assert_eq!(
            ["BP", "BNP", "NPP", "BPPP", "BPPPP"].map(|white| scale_of(white, "b")),
            [3, 3, 8, 12, FULL_MATERIAL_SCALE]
        );
        assert_eq!(scale_of("BP", "bp"), 3);
        assert_eq!(scale_of("BP", "p"), FULL_MATERIAL_SCALE, "there is no piece to sacrifice for the pawn");
        assert_eq!([scale_of("RP", "b"), scale_of("BP", "r")], [FULL_MATERIAL_SCALE; 2]);
    }

    #[test]
    fn without_pawns_a_win_needs_a_rook_more() {
        assert_eq!([("R", "bn"), ("RB", "r"), ("Q", "r")].map(|(w, b)| scale_of(w, b)), [4; 3]);
        let full = [("Q", "b"), ("RB", "n"), ("R", "p"), ("RP", "r"), ("R", "b"), ("R", "n")];
        assert_eq!(full.map(|(w, b)| scale_of(w, b)), [FULL_MATERIAL_SCALE; 6]);
    }

    /// A queen or a rook against one other piece counts in full where it wins nearly always when it is to move, by the
    /// endgame tables, and always within 50 moves.
    #[test]
    fn one_piece_against_one_is_scaled_by_the_endgame_tables() {
        for variant in Variant::ALL {
            for (white, black) in [("R", "b"), ("R", "n"), ("Q", "r")] {
                let name = format!("K{white}K{}", black.to_uppercase());
                let ending = Ending::all(MAX_PIECES).into_iter().find(|ending| ending.to_string() == name);
                let table = endgames::table(variant.rules(), ending.unwrap()).unwrap();
                let (counts, [longest_win, _]) = (table.statistics.counts[0], table.statistics.longest[0]);
                let ([.., won], total) = (counts, counts.iter().sum::<u64>());
                let is_won = won * 100 >= total * 98 && longest_win <= 100;
                let is_full = scale_of(white, black) == FULL_MATERIAL_SCALE;
                assert_eq!(is_full, is_won, "{variant}: {name} wins {won} of {total} positions");
            }
        }
    }
}

//! What is not searched, or less deep: the numbers of pruning and reductions. Margins are in values, of which a point
//! has 30,000; between equals a pawn is worth about a thousand.

use super::value::{MARGIN, POINT};

/// Up to this depth a position that is better than wanted by a margin for each ply is left alone.
pub(super) const MARGIN_DEPTH: i32 = 3;
pub(super) const MARGIN_A_PLY: i32 = 700;
/// Up to that depth quiet moves are left out if the evaluation lacks so much for each ply.
const FUTILITY_MARGIN: i32 = 1_200;

/// Whether a value is the end of a game.
pub(super) fn is_near_end(value: i32) -> bool {
    value.abs() <= MARGIN || value.abs() >= POINT - MARGIN
}

/// Whether a quiet move so near the leaves is not worth a look: too much is missing, or too many were tried before it.
pub(super) fn is_hopeless(depth: i32, place: usize, eval: i32, alpha: i32) -> bool {
    depth <= MARGIN_DEPTH
        && (eval + FUTILITY_MARGIN * depth <= alpha || place >= 8 + 6 * (depth * depth) as usize)
}

/// By how many plies a late quiet move is searched less deep.
pub(super) fn reduction(depth: i32, place: usize) -> i32 {
    let by_place = (place + 1).ilog2() as i32;
    (1 + depth * by_place / 12).clamp(1, depth - 2)
}

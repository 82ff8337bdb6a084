//! Parameters of pruning and reductions. Margins are in units of values: a point is 30,000; between equal sides a
//! pawn is worth about a thousand.

use super::value::{MARGIN, POINT};

/// Maximum depth at which a position is pruned if it is better than beta by a margin per ply.
pub(super) const MARGIN_DEPTH: i32 = 3;
pub(super) const MARGIN_A_PLY: i32 = 700;
/// Margin per ply of futility pruning, up to [`MARGIN_DEPTH`].
const FUTILITY_MARGIN: i32 = 1_200;

/// Whether a value is the end of a game.
pub(super) fn is_near_end(value: i32) -> bool {
    value.abs() <= MARGIN || value.abs() >= POINT - MARGIN
}

/// Whether to prune a quiet move near the leaves: the evaluation is too far below alpha, or too many moves were tried
/// before it.
pub(super) fn is_hopeless(depth: i32, place: usize, eval: i32, alpha: i32) -> bool {
    depth <= MARGIN_DEPTH
        && (eval + FUTILITY_MARGIN * depth <= alpha || place >= 8 + 6 * (depth * depth) as usize)
}

/// The depth reduction of a late quiet move, in plies.
pub(super) fn reduction(depth: i32, place: usize) -> i32 {
    let by_place = (place + 1).ilog2() as i32;
    (1 + depth * by_place / 12).clamp(1, depth - 2)
}

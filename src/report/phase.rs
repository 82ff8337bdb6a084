//! The phases of a game.

use crate::chess::Role;
use crate::game::{PieceKind, Position, Variant};

/// A phase of a game of chess. Checkers has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Up to the twelfth move, or until a quarter of the pieces is captured.
    Opening,
    /// Between opening and endgame.
    Middlegame,
    /// At most two fifths of the pieces are left.
    Endgame,
}

/// Maximum length of the opening, in plies from the start of the record.
const OPENING_PLIES: usize = 24;

/// The phase at each ply of a line of positions; a phase never returns.
pub(super) fn phases(positions: &[Position]) -> Vec<Phase> {
    let variant = positions[0].variant();
    if variant == Variant::Checkers {
        return Vec::new();
    }
    let full = pieces(&Position::start(variant));
    let mut latest = Phase::Opening;
    let mut next = |(ply, position): (usize, &Position)| {
        let left = pieces(position);
        if 5 * left <= 2 * full {
            latest = Phase::Endgame;
        } else if latest == Phase::Opening && (ply >= OPENING_PLIES || 4 * left <= 3 * full) {
            latest = Phase::Middlegame;
        }
        latest
    };
    positions.iter().enumerate().map(&mut next).collect()
}

/// The number of pieces of both sides, without kings and pawns.
fn pieces(position: &Position) -> usize {
    let counts = |kind| !matches!(kind, PieceKind::Chess(Role::King | Role::Pawn));
    position.pieces().filter(|(_, piece)| counts(piece.kind)).count()
}

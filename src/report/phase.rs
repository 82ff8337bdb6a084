//! The phases of a game.

use crate::chess::Role;
use crate::game::{PieceKind, Position, Variant};

/// A phase of a game of chess. Checkers has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// To the twelfth move, unless a quarter of the pieces is gone before.
    Opening,
    /// Between the two others.
    Middlegame,
    /// No more than two fifths of the pieces are left.
    Endgame,
}

/// The opening is over at this move, counted from the start of the record.
const OPENING_PLIES: usize = 24;

/// The phase at each ply of a line of positions; a phase that is over does not come again.
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

/// The pieces of both sides besides kings and pawns.
fn pieces(position: &Position) -> usize {
    let counts = |kind| !matches!(kind, PieceKind::Chess(Role::King | Role::Pawn));
    position.pieces().filter(|(_, piece)| counts(piece.kind)).count()
}

//! The index of a position in a table.
//!
//! By rotation the stronger side is always White, and by mirroring the bare king is on one of the 51 cells of the
//! files a to f.

use crate::chess::{Color, Position, Role};
use crate::hex::Cell;

/// The cells of the left half with the middle file.
const HALF: usize = 51;

/// The entries of one table: bare king, other king, piece, and side to move.
pub(super) const LEN: usize = HALF * Cell::COUNT * Cell::COUNT * 2;

/// A position of king and piece against king, normalized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableIndex {
    pub bare_king: Cell,
    pub king: Cell,
    pub piece: Cell,
    /// Whether the stronger side is to move.
    pub strong_to_move: bool,
}

impl TableIndex {
    /// The index of a position with three pieces, and the stronger side.
    pub fn of(position: &Position) -> Option<(Self, Color)> {
        let strong = if position.by_color(Color::White).has_many() { Color::White } else { Color::Black };
        let pieces = position.by_color(strong) - position.by_role(Role::King);
        let normalized = |cell: Cell| if strong == Color::White { cell } else { cell.rotated() };
        let (piece, king, bare_king) = (
            normalized(pieces.first()?),
            normalized(position.king(strong)),
            normalized(position.king(!strong)),
        );
        let mirrored = |cell: Cell| if bare_king.q() > 0 { cell.mirrored() } else { cell };
        let index = Self {
            bare_king: mirrored(bare_king),
            king: mirrored(king),
            piece: mirrored(piece),
            strong_to_move: position.turn() == strong,
        };
        Some((index, strong))
    }

    /// The index as a number. The cells of the files a to f are the first 51 of all.
    pub fn to_index(self) -> usize {
        let kings = self.bare_king.index() * Cell::COUNT + self.king.index();
        (kings * Cell::COUNT + self.piece.index()) * 2 + usize::from(!self.strong_to_move)
    }

    /// The reverse of [`TableIndex::to_index`].
    pub fn from_index(index: usize) -> Option<Self> {
        let (pieces, strong_to_move) = (index / 2, index.is_multiple_of(2));
        let kings = pieces / Cell::COUNT;
        Some(Self {
            bare_king: Cell::from_index(kings / Cell::COUNT)?,
            king: Cell::from_index(kings % Cell::COUNT)?,
            piece: Cell::from_index(pieces % Cell::COUNT)?,
            strong_to_move,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_half_comes_first() {
        assert!(Cell::ALL[..HALF].iter().all(|cell| cell.q() <= 0));
        assert!(Cell::ALL[HALF..].iter().all(|cell| cell.q() > 0));
    }

    #[test]
    fn indices_round_trip() {
        for index in (0..LEN).step_by(997) {
            assert_eq!(TableIndex::from_index(index).map(TableIndex::to_index), Some(index));
        }
    }
}

//! Where a position stands in a table.
//!
//! The side with the man more is always taken for White, by turning the board; and the man and both kings may be
//! mirrored left to right. So the bare king stands on one of the 51 cells of the files a to f only.

use crate::chess::{Color, Position, Role};
use crate::hex::Cell;

/// Cells of the left half with the middle file.
const HALF: usize = 51;

/// Entries of one table: the bare king, the other king, the man, and who is to move.
pub(super) const LEN: usize = HALF * Cell::COUNT * Cell::COUNT * 2;

/// A position of king and man against king, the man's side playing up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub bare_king: Cell,
    pub king: Cell,
    pub man: Cell,
    /// Whether the side with the man is to move.
    pub strong_to_move: bool,
}

impl Place {
    /// The place of a position with three men, and the colour of the side with the man.
    pub fn of(position: &Position) -> Option<(Place, Color)> {
        let strong = if position.by_color(Color::White).has_many() { Color::White } else { Color::Black };
        let men = position.by_color(strong) - position.by_role(Role::King);
        let turned = |cell: Cell| if strong == Color::White { cell } else { cell.rotated() };
        let (man, king, bare_king) =
            (turned(men.first()?), turned(position.king(strong)), turned(position.king(!strong)));
        let mirrored = |cell: Cell| if bare_king.q() > 0 { cell.mirrored() } else { cell };
        let place = Place {
            bare_king: mirrored(bare_king),
            king: mirrored(king),
            man: mirrored(man),
            strong_to_move: position.turn() == strong,
        };
        Some((place, strong))
    }

    /// Its number. The cells of the files a to f are the first 51 of all.
    pub fn index(self) -> usize {
        let kings = self.bare_king.index() * Cell::COUNT + self.king.index();
        (kings * Cell::COUNT + self.man.index()) * 2 + usize::from(!self.strong_to_move)
    }

    /// The place with this number.
    pub fn from_index(index: usize) -> Option<Place> {
        let (men, strong_to_move) = (index / 2, index.is_multiple_of(2));
        let kings = men / Cell::COUNT;
        Some(Place {
            bare_king: Cell::from_index(kings / Cell::COUNT)?,
            king: Cell::from_index(kings % Cell::COUNT)?,
            man: Cell::from_index(men % Cell::COUNT)?,
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
    fn every_number_comes_back() {
        for index in (0..LEN).step_by(997) {
            assert_eq!(Place::from_index(index).map(Place::index), Some(index));
        }
    }
}

//! Where a position stands in the table.
//!
//! Without pawns the board has twelve symmetries: six turns, mirrored or not. They take the bare king to one of
//! twelve cells, its home. Of the numbers that symmetry then still leaves a position, the least counts.

use std::sync::LazyLock;

use crate::chess::{Color, Position, Role};
use crate::hex::{Cell, king_attacks};

const SYMMETRIES: usize = 12;
/// Cells to which symmetry takes all others.
const HOMES: usize = 12;
/// Places of two knights.
const PAIRS: usize = Cell::COUNT * (Cell::COUNT - 1) / 2;

/// Numbers of places, many of which belong to no position.
pub(super) const LEN: usize = HOMES * Cell::COUNT * PAIRS;

/// A position of king and two knights against king, but for who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::endgames) struct Place {
    pub bare_king: Cell,
    pub king: Cell,
    pub knights: [Cell; 2],
}

/// What symmetry does to the cells.
struct Symmetry {
    /// Of each symmetry, where it takes each cell.
    images: [[Cell; Cell::COUNT]; SYMMETRIES],
    homes: [Cell; HOMES],
    /// Of each cell, the number of its home and the symmetries, as bits, that take it there.
    ways: [(usize, u16); Cell::COUNT],
}

static SYMMETRY: LazyLock<Symmetry> = LazyLock::new(|| {
    let image = |symmetry: usize, cell: Cell| {
        let turned = (0..symmetry / 2).fold(cell, |cell, _| cell.turned());
        if symmetry.is_multiple_of(2) { turned } else { turned.mirrored() }
    };
    let images: [[Cell; Cell::COUNT]; SYMMETRIES] =
        std::array::from_fn(|symmetry| Cell::ALL.map(|cell| image(symmetry, cell)));
    let home = |cell: Cell| images.iter().map(|images| images[cell.index()]).min().unwrap_or(cell);
    let mut all: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| home(cell) == cell).collect();
    all.sort_unstable();
    let homes: [Cell; HOMES] = std::array::from_fn(|i| all[i]);
    let ways = Cell::ALL.map(|cell| {
        let home = home(cell);
        let bits = (0..SYMMETRIES).filter(|&s| images[s][cell.index()] == home).map(|s| 1 << s).sum();
        (homes.iter().position(|&other| other == home).unwrap_or_default(), bits)
    });
    Symmetry { images, homes, ways }
});

/// The number of a pair of cells.
fn pair([a, b]: [Cell; 2]) -> usize {
    let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
    high * high.saturating_sub(1) / 2 + low
}

fn number(home: usize, king: Cell, pair: usize) -> usize {
    (home * Cell::COUNT + king.index()) * PAIRS + pair
}

impl Place {
    /// The place of a position with these men, and the side with the knights.
    pub fn of(position: &Position) -> Option<(Self, Color)> {
        let strong = if position.by_color(Color::White).has_many() { Color::White } else { Color::Black };
        let knights = position.pieces(strong, Role::Knight);
        if position.occupied().len() != 4 || knights.len() != 2 {
            return None;
        }
        let mut cells = knights.into_iter();
        let knights = [cells.next()?, cells.next()?];
        Some((Self { bare_king: position.king(!strong), king: position.king(strong), knights }, strong))
    }

    /// Its number, the same for all places that symmetry makes one.
    pub fn index(self) -> usize {
        let (home, ways) = SYMMETRY.ways[self.bare_king.index()];
        let images = SYMMETRY.images.iter().enumerate().filter(|(i, _)| ways & 1 << i != 0);
        let numbers = images.map(|(_, images)| {
            number(home, images[self.king.index()], pair(self.knights.map(|knight| images[knight.index()])))
        });
        numbers.min().unwrap_or_default()
    }

    /// Whether every man has a cell of its own and the kings do not touch.
    pub fn is_possible(self) -> bool {
        let [a, b] = self.knights;
        let kings = [self.king, self.bare_king];
        self.king != self.bare_king
            && !king_attacks(self.king).contains(self.bare_king)
            && a != b
            && !kings.contains(&a)
            && !kings.contains(&b)
    }
}

/// All possible places that stand for themselves, with their numbers, in the order in which they pack best.
pub(super) fn places() -> impl Iterator<Item = (usize, Place)> {
    let pairs = (0..Cell::COUNT).flat_map(|high| (0..high).map(move |low| [low, high]));
    let pairs = move || pairs.clone().map(|pair| pair.map(|index| Cell::ALL[index]));
    let kings_and_pairs = Cell::ALL.into_iter().flat_map(move |king| pairs().map(move |pair| (king, pair)));
    let all = kings_and_pairs.flat_map(|(king, knights)| {
        (0..HOMES).map(move |home| (home, Place { bare_king: SYMMETRY.homes[home], king, knights }))
    });
    all.filter_map(|(home, place)| {
        let index = number(home, place.king, pair(place.knights));
        // Where one symmetry alone keeps the bare king in its place, no other place has this number.
        let one_way = SYMMETRY.ways[place.bare_king.index()].1.is_power_of_two();
        let stands_for_itself = || one_way || place.index() == index;
        (place.is_possible() && stands_for_itself()).then_some((index, place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_places_have_one_number() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut cell = || Cell::ALL[rng.usize(..Cell::COUNT)];
        for _ in 0..2_000 {
            let place = Place { bare_king: cell(), king: cell(), knights: [cell(), cell()] };
            if !place.is_possible() {
                continue;
            }
            for images in &SYMMETRY.images {
                let image = |cell: Cell| images[cell.index()];
                let other = Place {
                    bare_king: image(place.bare_king),
                    king: image(place.king),
                    knights: [image(place.knights[1]), image(place.knights[0])],
                };
                assert_eq!(other.index(), place.index());
            }
            assert!(place.index() < LEN);
        }
    }

    #[test]
    fn homes_are_a_twelfth_of_the_board() {
        let found: Vec<usize> = (0..HOMES).map(|home| SYMMETRY.homes[home].index()).collect();
        assert!(found.is_sorted_by(|a, b| a < b));
        assert!(SYMMETRY.ways.iter().all(|&(_, ways)| [1, 2, 12].contains(&ways.count_ones())));
    }
}

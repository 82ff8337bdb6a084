//! The index of a position in the table.
//!
//! Without pawns the board has twelve symmetries: six rotations, mirrored or not. They map the bare king to one of
//! twelve canonical cells. Of the symmetric positions with the king there, the one with the lowest index represents
//! all.

use std::sync::LazyLock;

use crate::chess::{Color, Position, Role};
use crate::hex::{Cell, king_attacks};

const SYMMETRIES: usize = 12;
/// The number of canonical cells, to which symmetries map all others.
const CANONICAL_CELLS: usize = 12;
/// The pairs of cells for two knights.
const PAIRS: usize = Cell::COUNT * (Cell::COUNT - 1) / 2;

/// The size of the index space, much of which is not used.
pub(super) const LEN: usize = CANONICAL_CELLS * Cell::COUNT * PAIRS;

/// The pieces of a position of king and two knights against king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::endgames) struct TableIndex {
    pub bare_king: Cell,
    pub king: Cell,
    pub knights: [Cell; 2],
}

/// The symmetries of the board.
struct Symmetry {
    /// By symmetry, the image of each cell.
    images: [[Cell; Cell::COUNT]; SYMMETRIES],
    canonical: [Cell; CANONICAL_CELLS],
    /// For each cell the number of its canonical cell, and a bit set of the symmetries that map it there.
    to_canonical: [(usize, u16); Cell::COUNT],
}

static SYMMETRY: LazyLock<Symmetry> = LazyLock::new(|| {
    let image = |symmetry: usize, cell: Cell| {
        let rotated = (0..symmetry / 2).fold(cell, |cell, _| cell.rotated_60());
        if symmetry.is_multiple_of(2) { rotated } else { rotated.mirrored() }
    };
    let images: [[Cell; Cell::COUNT]; SYMMETRIES] =
        std::array::from_fn(|symmetry| Cell::ALL.map(|cell| image(symmetry, cell)));
    let canonical_of = |cell: Cell| images.iter().map(|images| images[cell.index()]).min().unwrap_or(cell);
    let mut all: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| canonical_of(cell) == cell).collect();
    all.sort_unstable();
    let canonical: [Cell; CANONICAL_CELLS] = std::array::from_fn(|i| all[i]);
    let to_canonical = Cell::ALL.map(|cell| {
        let target = canonical_of(cell);
        let bits = (0..SYMMETRIES).filter(|&s| images[s][cell.index()] == target).map(|s| 1 << s).sum();
        (canonical.iter().position(|&other| other == target).unwrap_or_default(), bits)
    });
    Symmetry { images, canonical, to_canonical }
});

/// The index of an unordered pair of cells.
fn pair([a, b]: [Cell; 2]) -> usize {
    let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
    high * high.saturating_sub(1) / 2 + low
}

fn combine(bare_king: usize, king: Cell, pair: usize) -> usize {
    (bare_king * Cell::COUNT + king.index()) * PAIRS + pair
}

impl TableIndex {
    /// The pieces of a position of this ending, and the side with the knights.
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

    /// The index, the same for all symmetric positions.
    pub fn to_index(self) -> usize {
        let (bare_king, symmetries) = SYMMETRY.to_canonical[self.bare_king.index()];
        let images = SYMMETRY.images.iter().enumerate().filter(|(i, _)| symmetries & 1 << i != 0);
        let indices = images.map(|(_, images)| {
            combine(
                bare_king,
                images[self.king.index()],
                pair(self.knights.map(|knight| images[knight.index()])),
            )
        });
        indices.min().unwrap_or_default()
    }

    /// Whether all pieces are on different cells and the kings are not adjacent.
    pub fn is_valid(self) -> bool {
        let [a, b] = self.knights;
        let kings = [self.king, self.bare_king];
        self.king != self.bare_king
            && !king_attacks(self.king).contains(self.bare_king)
            && a != b
            && !kings.contains(&a)
            && !kings.contains(&b)
    }
}

/// All valid canonical positions with their indices, in the order that compresses best.
pub(super) fn indices() -> impl Iterator<Item = (usize, TableIndex)> {
    let pairs = (0..Cell::COUNT).flat_map(|high| (0..high).map(move |low| [low, high]));
    let pairs = move || pairs.clone().map(|pair| pair.map(|index| Cell::ALL[index]));
    let kings_and_pairs = Cell::ALL.into_iter().flat_map(move |king| pairs().map(move |pair| (king, pair)));
    let all = kings_and_pairs.flat_map(|(king, knights)| {
        (0..CANONICAL_CELLS)
            .map(move |number| (number, TableIndex { bare_king: SYMMETRY.canonical[number], king, knights }))
    });
    all.filter_map(|(number, pieces)| {
        let index = combine(number, pieces.king, pair(pieces.knights));
        // If only one symmetry maps the bare king to itself, no other position is symmetric to this one.
        let is_unique = SYMMETRY.to_canonical[pieces.bare_king.index()].1.is_power_of_two();
        let is_canonical = || is_unique || pieces.to_index() == index;
        (pieces.is_valid() && is_canonical()).then_some((index, pieces))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_positions_have_one_index() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut cell = || Cell::ALL[rng.usize(..Cell::COUNT)];
        for _ in 0..2_000 {
            let pieces = TableIndex { bare_king: cell(), king: cell(), knights: [cell(), cell()] };
            if !pieces.is_valid() {
                continue;
            }
            for images in &SYMMETRY.images {
                let image = |cell: Cell| images[cell.index()];
                let other = TableIndex {
                    bare_king: image(pieces.bare_king),
                    king: image(pieces.king),
                    knights: [image(pieces.knights[1]), image(pieces.knights[0])],
                };
                assert_eq!(other.to_index(), pieces.to_index());
            }
            assert!(pieces.to_index() < LEN);
        }
    }

    #[test]
    fn canonical_cells_are_a_twelfth_of_the_board() {
        let found: Vec<usize> =
            (0..CANONICAL_CELLS).map(|number| SYMMETRY.canonical[number].index()).collect();
        assert!(found.is_sorted_by(|a, b| a < b));
        assert!(
            SYMMETRY
                .to_canonical
                .iter()
                .all(|&(_, symmetries)| [1, 2, 12].contains(&symmetries.count_ones()))
        );
    }
}

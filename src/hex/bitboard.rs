//! Bitboards: sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::Cell;

/// A set of cells: bit `i` represents the cell with index `i`.
///
/// `|` is union, `&` intersection, `-` difference, `^` symmetric difference, `!` complement on the 91-cell board.
/// A `Bitboard` is `Copy` and so not an iterator itself; loop over it with `for cell in set`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u128);

impl Bitboard {
    /// No cell.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every cell of the largest board.
    pub const ALL: Bitboard = Bitboard((1 << Cell::COUNT) - 1);

    /// The set with these bits; bits from 91 up are dropped.
    #[inline(always)]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & Bitboard::ALL.0)
    }

    /// The bits of the set.
    #[inline(always)]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of one cell.
    #[inline(always)]
    pub const fn of(cell: Cell) -> Bitboard {
        Bitboard(1 << cell as u32)
    }

    /// The set with a cell added.
    #[inline(always)]
    pub const fn with(self, cell: Cell) -> Bitboard {
        self.union(Bitboard::of(cell))
    }

    /// The set with a cell removed.
    #[inline(always)]
    pub const fn without(self, cell: Cell) -> Bitboard {
        Bitboard(self.0 & !(1 << cell as u32))
    }

    /// The union, as the operator `|` but `const`.
    #[inline(always)]
    pub const fn union(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Takes a cell out of the set, if it is there.
    pub fn remove(&mut self, cell: Cell) {
        *self = self.without(cell);
    }

    /// Adds a cell if it is missing; removes it otherwise.
    #[inline(always)]
    pub fn toggle(&mut self, cell: Cell) {
        *self ^= Bitboard::of(cell);
    }

    /// Whether the cell is in the set.
    #[inline(always)]
    pub const fn contains(self, cell: Cell) -> bool {
        // Testing one half is faster than a 128-bit shift.
        let bit = cell as u32;
        let half = if bit < u64::BITS { self.0 as u64 } else { (self.0 >> u64::BITS) as u64 };
        half >> (bit % u64::BITS) & 1 != 0
    }

    /// The number of cells in the set.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no cell is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether two or more cells are in the set.
    #[inline(always)]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the sets have no cell in common.
    #[inline(always)]
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether all cells of this set are in the other.
    #[inline(always)]
    pub const fn is_subset(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The cell with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_bit(self.0.trailing_zeros())) }
    }

    /// The cell with the highest index.
    #[inline(always)]
    pub const fn last(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::from_bit(self.0.ilog2())) }
    }

    /// The cells in the order of their indices.
    #[inline(always)]
    pub const fn iter(self) -> Cells {
        Cells(self)
    }

    /// The cells of the set shifted one up their files; a cell at the upper end of its file leaves the board.
    #[inline(always)]
    pub const fn up(self) -> Bitboard {
        Bitboard((self.0 & !UPPER_ENDS.0) << 1)
    }

    /// Like [`up`](Bitboard::up), for a set without the upper ends.
    #[inline(always)]
    pub(crate) const fn up_inside(self) -> Bitboard {
        Bitboard(self.0 << 1)
    }

    /// Like [`down`](Bitboard::down), for a set without the lower ends.
    #[inline(always)]
    pub(crate) const fn down_inside(self) -> Bitboard {
        Bitboard(self.0 >> 1)
    }

    /// The cells of the set shifted one down their files; a cell at the lower end of its file leaves the board.
    #[inline(always)]
    pub const fn down(self) -> Bitboard {
        Bitboard((self.0 & !LOWER_ENDS.0) >> 1)
    }
}

/// The upper ends of the files. Cells are numbered file by file, from the lowest up.
const UPPER_ENDS: Bitboard = Bitboard(1 << Cell::COUNT >> 1 | LOWER_ENDS.0 >> 1);

/// The lower ends of the files: the cells of rank 1.
const LOWER_ENDS: Bitboard = {
    let (mut ends, mut index) = (Bitboard::EMPTY, 0);
    while index < Cell::COUNT {
        if Cell::ALL[index].rank() == 1 {
            ends = ends.with(Cell::ALL[index]);
        }
        index += 1;
    }
    ends
};

/// The cells of a set, in the order of their indices.
#[derive(Clone, Debug)]
pub struct Cells(Bitboard);

impl Iterator for Cells {
    type Item = Cell;

    #[inline(always)]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Cells {
    fn next_back(&mut self) -> Option<Cell> {
        let cell = self.0.last()?;
        self.0.remove(cell);
        Some(cell)
    }
}

impl ExactSizeIterator for Cells {}

impl IntoIterator for Bitboard {
    type Item = Cell;
    type IntoIter = Cells;

    #[inline(always)]
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl From<Cell> for Bitboard {
    fn from(cell: Cell) -> Bitboard {
        Bitboard::of(cell)
    }
}

impl FromIterator<Cell> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Bitboard {
        cells.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl Extend<Cell> for Bitboard {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        *self |= cells.into_iter().collect();
    }
}

/// Implements a binary operator and its assigning form.
macro_rules! operator {
    ($trait:ident $function:ident, $assign_trait:ident $assign:ident, |$a:ident, $b:ident| $result:expr) => {
        impl $trait for Bitboard {
            type Output = Bitboard;

            #[inline(always)]
            fn $function(self, other: Bitboard) -> Bitboard {
                let ($a, $b) = (self.0, other.0);
                Bitboard($result)
            }
        }

        impl $assign_trait for Bitboard {
            #[inline(always)]
            fn $assign(&mut self, other: Bitboard) {
                *self = $trait::$function(*self, other);
            }
        }
    };
}

operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard::ALL - self
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_a_set() {
        let set: Bitboard = [Cell::A1, Cell::F6, Cell::L6, Cell::F6].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert!(set.contains(Cell::F6) && !set.contains(Cell::F7));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Cell::A1, Cell::F6, Cell::L6]);
        assert_eq!(set.iter().rev().collect::<Vec<_>>(), [Cell::L6, Cell::F6, Cell::A1]);
        assert_eq!((set.first(), set.last()), (Some(Cell::A1), Some(Cell::L6)));
        assert_eq!(set - Cell::F6.into(), set.without(Cell::F6));
        assert_eq!((!set).len(), 88);
        assert_eq!(!!set, set);
        assert!(set.has_many() && !Bitboard::of(Cell::L6).has_many() && !Bitboard::EMPTY.has_many());
        assert!(set.is_disjoint(!set) && set.is_subset(Bitboard::ALL) && !Bitboard::ALL.is_subset(set));
        assert_eq!((Bitboard::EMPTY.first(), Bitboard::EMPTY.last()), (None, None));
        assert_eq!(Bitboard::ALL.iter().len(), 91);
        assert_eq!(Bitboard::from_bits(u128::MAX), Bitboard::ALL);
        assert_eq!(format!("{set:?}"), "{a1, f6, l6}");
    }

    #[test]
    fn shifting_never_leaves_the_board() {
        for cell in Cell::ALL {
            let neighbour =
                |rank: u8| Cell::ALL.into_iter().find(|to| (to.file(), to.rank()) == (cell.file(), rank));
            let set = |cell: Option<Cell>| cell.map_or(Bitboard::EMPTY, Bitboard::of);
            assert_eq!(Bitboard::of(cell).up(), set(neighbour(cell.rank() + 1)), "{cell}");
            assert_eq!(Bitboard::of(cell).down(), set(neighbour(cell.rank() - 1)), "{cell}");
        }
    }
}

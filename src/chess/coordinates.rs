//! The cell names of a variant.

use std::fmt;
use std::str::FromStr;

use crate::hex::{Bitboard, Cell, File, cell_table};

/// The names of a board's cells: a letter for each file, a number for each cell.
#[derive(Clone, Copy, Debug)]
pub struct Coordinates {
    letters: [u8; File::COUNT],
    /// 0 for cells off the board.
    ranks: [u8; Cell::COUNT],
}

/// The name of a cell, a file letter and a rank. A cell off the board has an empty name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    /// The file's letter; a space off the board.
    pub file: char,
    /// The rank, from 1; 0 off the board.
    pub rank: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rank == 0 {
            return Ok(());
        }
        write!(f, "{}{}", self.file, self.rank)
    }
}

impl CellName {
    /// The name at the beginning of a text, and the rest of it.
    pub(super) fn split(text: &str) -> Option<(CellName, &str)> {
        let file = text.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (rank, rest) = text[1..].split_at(digits);
        let rank = Some(rank).filter(|rank| !rank.starts_with('0'))?.parse().ok()?;
        Some((CellName { file, rank }, rest))
    }
}

/// The text does not have the form of a cell name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a cell; write the letter of a file and the number of a rank, for example f11")]
pub struct ParseCellNameError;

impl FromStr for CellName {
    type Err = ParseCellNameError;

    fn from_str(text: &str) -> Result<CellName, ParseCellNameError> {
        let name = CellName::split(text).filter(|(_, rest)| rest.is_empty());
        name.map(|(name, _)| name).ok_or(ParseCellNameError)
    }
}

impl Coordinates {
    /// The names used on Gliński's board: ranks are counted up each file, so that they bend in the middle.
    pub(super) const fn bent() -> Coordinates {
        Coordinates { letters: *b"abcdefghikl", ranks: cell_table!(0; |cell| cell.rank()) }
    }

    /// Shafran's names: a rank is one straight line which falls to the right.
    pub(super) const fn oblique(board: Bitboard) -> Coordinates {
        let ranks = cell_table!(0; |cell| {
            if board.contains(cell) { ((cell.v() + cell.q() + 12) / 2) as u8 } else { 0 }
        });
        Coordinates { letters: *b"-abcdefghi-", ranks }
    }

    pub(super) const fn name(&self, cell: Cell) -> CellName {
        let rank = self.ranks[cell.index()];
        let file = if rank == 0 { b' ' } else { self.letters[cell.file().index()] };
        CellName { file: file as char, rank }
    }

    pub(super) fn cell(&self, name: CellName) -> Option<Cell> {
        self.cells().find(|&cell| self.name(cell) == name)
    }

    /// The cells of the board.
    fn cells(&self) -> impl Iterator<Item = Cell> {
        Cell::ALL.into_iter().filter(|cell| self.ranks[cell.index()] != 0)
    }

    /// The ranks from the highest down to 1, each with its cells from left to right.
    pub(crate) fn rank_rows(&self) -> Vec<Vec<Cell>> {
        let highest = self.ranks.iter().copied().max().unwrap_or(0);
        let row = |rank| self.cells().filter(|cell| self.ranks[cell.index()] == rank).collect();
        (1..=highest).rev().map(row).collect()
    }

    /// The files from left to right, each with its cells from the lowest up.
    pub(super) fn file_rows(&self) -> Vec<Vec<Cell>> {
        let row = |file| self.cells().filter(|cell| cell.file() == file).collect();
        File::ALL.into_iter().map(row).filter(|cells: &Vec<Cell>| !cells.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn names_both_ways() {
        for variant in Variant::ALL {
            for cell in variant.rules().board {
                let name = variant.cell_name(cell).to_string();
                assert_eq!(variant.parse_cell(&name), Some(cell), "{name}");
            }
            for text in ["", "e", "e0", "e11", "j5", "E5", "e05", "e5 ", "é5", "k99"] {
                assert_eq!(variant.parse_cell(text), None, "{text}");
            }
        }
        for cell in Cell::ALL {
            assert_eq!(Variant::Glinski.cell_name(cell).to_string(), cell.to_string());
        }
    }

    #[test]
    fn shafrans_names() {
        let rows = Variant::Shafran.rules().coordinates.file_rows();
        let ends = rows.iter().map(|row| {
            let name = |cell: Option<&Cell>| Variant::Shafran.cell_name(*cell.unwrap()).to_string();
            name(row.first()) + "-" + &name(row.last())
        });
        assert_eq!(
            ends.collect::<Vec<_>>(),
            ["a1-a6", "b1-b7", "c1-c8", "d1-d9", "e1-e10", "f2-f10", "g3-g10", "h4-h10", "i5-i10"]
        );
    }

    #[test]
    fn cells_beside_the_board_have_no_name() {
        for cell in Cell::ALL.into_iter().filter(|&cell| !Variant::Shafran.rules().board.contains(cell)) {
            assert_eq!(Variant::Shafran.cell_name(cell).to_string(), "", "{cell}");
        }
    }

    #[test]
    fn rows() {
        let lengths = |rows: Vec<Vec<Cell>>| rows.iter().map(Vec::len).collect::<Vec<_>>();
        let [glinski, _, shafran] = Variant::ALL.map(|variant| variant.rules().coordinates);
        assert_eq!(lengths(glinski.rank_rows()), [1, 3, 5, 7, 9, 11, 11, 11, 11, 11, 11]);
        assert_eq!(lengths(glinski.file_rows()), [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
        assert_eq!(lengths(shafran.rank_rows()), [5, 6, 7, 8, 9, 9, 8, 7, 6, 5]);
    }
}

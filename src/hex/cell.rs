//! The 91 cells and their names.

use std::fmt;
use std::str::FromStr;

use super::Step;

/// Declares the cells with their table, so that the two cannot disagree.
macro_rules! cells {
    ($($name:ident)+) => {
        /// A cell of the 91-cell board.
        ///
        /// The cells are numbered file by file from a to l, each file from rank 1 up, without gaps: a single step up
        /// the file is an index step by one. `Option<Cell>` is one byte.
        ///
        /// The names are those of Gliński's board, in every game. Shafran's game calls the same cells otherwise, and
        /// checkers gives them numbers: `Cell::F1` is the e1 of Shafran's game, and the `Debug` text of a move there has
        /// Gliński's names. [`chess::Variant::cell_name`](crate::chess::Variant::cell_name) and
        /// [`game::Variant::cell_name`](crate::game::Variant::cell_name) name a cell as the players of a game do, and
        /// their `parse_cell` reads such a name.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Cell { $($name),+ }

        impl Cell {
            /// All cells in the order of their indices.
            pub const ALL: [Cell; Cell::COUNT] = [$(Cell::$name),+];
        }
    };
}

cells! {
    A1 A2 A3 A4 A5 A6
    B1 B2 B3 B4 B5 B6 B7
    C1 C2 C3 C4 C5 C6 C7 C8
    D1 D2 D3 D4 D5 D6 D7 D8 D9
    E1 E2 E3 E4 E5 E6 E7 E8 E9 E10
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11
    G1 G2 G3 G4 G5 G6 G7 G8 G9 G10
    H1 H2 H3 H4 H5 H6 H7 H8 H9
    I1 I2 I3 I4 I5 I6 I7 I8
    K1 K2 K3 K4 K5 K6 K7
    L1 L2 L3 L4 L5 L6
}

const _: () = assert!(size_of::<Option<Cell>>() == 1);

/// The index of the first cell of each file, and at the end the number of cells.
const FIRST: [u8; 12] = [0, 6, 13, 21, 30, 40, 51, 61, 70, 78, 85, 91];

/// The file of each cell.
const FILES: [File; Cell::COUNT] = {
    let mut files = [File::A; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        let mut f = 0;
        while FIRST[f + 1] as usize <= i {
            f += 1;
        }
        files[i] = File::ALL[f];
        i += 1;
    }
    files
};

/// The cell of each bit of a `u128`. Bits from 91 up are never set.
const CELL_OF_BIT: [Cell; 128] = {
    let mut cells = [Cell::A1; 128];
    let mut i = 0;
    while i < Cell::COUNT {
        cells[i] = Cell::ALL[i];
        i += 1;
    }
    cells
};

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 91;

    /// The cell of a file and a rank from 1, if the file has that rank.
    pub const fn new(file: File, rank: u8) -> Option<Cell> {
        if rank == 0 || rank as usize > file.len() {
            return None;
        }
        Some(Cell::ALL[(FIRST[file as usize] + rank - 1) as usize])
    }

    /// The cell's index, 0 to 90.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The inverse of [`Cell::index`]; `None` from 91 on.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell::ALL[index]) } else { None }
    }

    /// The cell of a bit below 91.
    #[inline(always)]
    pub(super) const fn from_bit(bit: u32) -> Cell {
        CELL_OF_BIT[(bit & 127) as usize]
    }

    /// The cell's file.
    pub const fn file(self) -> File {
        FILES[self as usize]
    }

    /// The cell's rank, from 1 up its file.
    pub const fn rank(self) -> u8 {
        self as u8 - FIRST[self.file() as usize] + 1
    }

    /// The number of files to the right of the middle file, -5 to 5.
    pub const fn q(self) -> i8 {
        self.file() as i8 - 5
    }

    /// The height above the middle cell in half cells, -10 to 10.
    ///
    /// On a screen with cells of radius `R` (their corners to the left and right), the centre of a cell is at
    /// `x = 1.5 R q`, `y = -(sqrt(3) / 2) R v`.
    pub const fn v(self) -> i8 {
        2 * self.rank() as i8 - 12 + self.q().abs()
    }

    /// The cell `q` files right of the middle and `v` half cells above it.
    pub const fn from_qv(q: i8, v: i8) -> Option<Cell> {
        let width = q.unsigned_abs();
        if width > 5 || v.unsigned_abs() > 10 - width || (q ^ v) & 1 != 0 {
            return None;
        }
        Cell::new(File::ALL[(q + 5) as usize], ((v + 12 - width as i8) / 2) as u8)
    }

    /// The cell a step away.
    pub const fn step(self, step: Step) -> Option<Cell> {
        Cell::from_qv(self.q().saturating_add(step.dq), self.v().saturating_add(step.dv))
    }

    /// The mirror image of the cell: left and right exchanged.
    pub const fn mirrored(self) -> Cell {
        Cell::ALL[(FIRST[10 - self.file() as usize] + self.rank() - 1) as usize]
    }

    /// The image of the cell when the board is rotated by 180 degrees.
    pub const fn rotated(self) -> Cell {
        Cell::ALL[Cell::COUNT - 1 - self as usize]
    }

    /// The image of the cell when the board is rotated by 60 degrees counterclockwise.
    pub const fn rotated_60(self) -> Cell {
        let (q, v) = (self.q(), self.v());
        match Cell::from_qv((q - v) / 2, i8::midpoint(3 * q, v)) {
            Some(cell) => cell,
            None => unreachable!(),
        }
    }

    /// The cell's colour on the board.
    pub const fn shade(self) -> Shade {
        match self.v().rem_euclid(3) {
            0 => Shade::Medium,
            1 => Shade::Dark,
            _ => Shade::Light,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a cell; write a file from a to l (without j) and a rank of that file, for example f11")]
pub struct ParseCellError;

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_char).ok_or(ParseCellError)?;
        let digits = chars.as_str();
        if digits.starts_with(['0', '+']) {
            return Err(ParseCellError);
        }
        digits.parse().ok().and_then(|rank| Cell::new(file, rank)).ok_or(ParseCellError)
    }
}

/// A file: a column of cells, named from left to right with the letters a to l without j.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    K,
    L,
}

impl File {
    /// The number of files.
    pub const COUNT: usize = 11;

    /// All files from left to right.
    pub const ALL: [File; File::COUNT] =
        [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H, File::I, File::K, File::L];

    /// The file's index from the left, 0 to 10.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of cells in the file, 6 to 11.
    #[allow(clippy::len_without_is_empty)] // no file is empty
    pub const fn len(self) -> usize {
        (FIRST[self as usize + 1] - FIRST[self as usize]) as usize
    }

    /// The file's letter, in lower case.
    pub const fn char(self) -> char {
        b"abcdefghikl"[self as usize] as char
    }

    /// The file of a lower-case letter.
    pub fn from_char(letter: char) -> Option<File> {
        File::ALL.into_iter().find(|file| file.char() == letter)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// The three cell colours. Neighbours have different colours, and a bishop stays on its own.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Shade {
    Light,
    Medium,
    Dark,
}

impl Shade {
    /// From light to dark.
    pub const ALL: [Shade; 3] = [Shade::Light, Shade::Medium, Shade::Dark];
}

/// The number of steps across edges to a cell that is this many files and half cells away. Each step to another file is
/// also half a cell up or down.
pub const fn edge_steps(files: i32, halves: i32) -> i32 {
    let (files, halves) = (files.abs(), halves.abs());
    files + if halves > files { (halves - files) / 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::{CORNERS, EDGES, JUMPS};

    #[test]
    fn names_indices_and_coordinates_agree() {
        for (i, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.index(), i);
            assert_eq!(Cell::from_index(i), Some(cell));
            assert_eq!(Cell::new(cell.file(), cell.rank()), Some(cell));
            assert_eq!(Cell::from_qv(cell.q(), cell.v()), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::from_index(91), None);
        assert_eq!((Cell::F6.q(), Cell::F6.v()), (0, 0));
        assert_eq!((Cell::F11.q(), Cell::F11.v()), (0, 10));
        assert_eq!((Cell::A1.q(), Cell::A1.v()), (-5, -5));
        assert_eq!((Cell::L6.q(), Cell::L6.v()), (5, 5));
    }

    #[test]
    fn files_have_their_lengths() {
        assert_eq!(File::ALL.map(File::len), [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "f", "f0", "f12", "a7", "j3", "F6", "f06", "f+6", "6f", "f6 ", "f-1", "é1", "f1é", "f999"]
        {
            assert_eq!(text.parse::<Cell>(), Err(ParseCellError), "{text}");
        }
    }

    #[test]
    fn coordinates_off_the_board_are_refused() {
        let on_board =
            (i8::MIN..=i8::MAX).flat_map(|q| (i8::MIN..=i8::MAX).filter_map(move |v| Cell::from_qv(q, v)));
        assert_eq!(on_board.count(), Cell::COUNT);
        assert_eq!(Cell::F11.step(Step::new(i8::MAX, i8::MAX)), None);
    }

    #[test]
    fn mirrored_and_rotated() {
        for cell in Cell::ALL {
            assert_eq!(Some(cell.mirrored()), Cell::from_qv(-cell.q(), cell.v()));
            assert_eq!(Some(cell.rotated()), Cell::from_qv(-cell.q(), -cell.v()));
            assert_eq!(cell.rotated_60().rotated_60().rotated_60(), cell.rotated());
        }
    }

    #[test]
    fn a_rotation_maps_neighbours_to_neighbours() {
        assert_eq!([Cell::F11, Cell::L6, Cell::F6].map(Cell::rotated_60), [Cell::A6, Cell::F11, Cell::F6]);
        for cell in Cell::ALL {
            for step in EDGES {
                let rotated = cell.step(step).map(Cell::rotated_60);
                let neighbour =
                    |next: Cell| EDGES.iter().any(|&step| cell.rotated_60().step(step) == Some(next));
                assert!(rotated.is_none_or(neighbour), "{cell} {step:?}");
            }
        }
    }

    #[test]
    fn shades() {
        let count = |shade| Cell::ALL.into_iter().filter(|cell| cell.shade() == shade).count();
        assert_eq!(Shade::ALL.map(count), [30, 31, 30]);
        assert_eq!(
            [Cell::F1, Cell::F6, Cell::F11].map(Cell::shade),
            [Shade::Light, Shade::Medium, Shade::Dark]
        );
        for cell in Cell::ALL {
            let shades = |steps: &[Step]| -> Vec<Shade> {
                steps.iter().filter_map(|&s| cell.step(s)).map(Cell::shade).collect()
            };
            assert!(shades(&CORNERS).iter().all(|&shade| shade == cell.shade()));
            assert!(shades(&EDGES).iter().all(|&shade| shade != cell.shade()));
            assert!(shades(&JUMPS).iter().all(|&shade| shade != cell.shade()));
        }
    }
}

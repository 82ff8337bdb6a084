//! The places of the cells, and the letter on each.

use std::fmt::{self, Display};
use std::ops::{Add, RangeInclusive};

/// The character of a grid outside the board.
pub const OUTSIDE: char = ' ';
/// The character of a grid on an empty cell.
pub const EMPTY: char = '.';

/// The grid is wide enough for eleven files and high enough for eleven cells of two half steps each.
const FILES: usize = 11;
const HEIGHTS: usize = 24;

/// Whether a piece or a turn is White's.
pub type White = bool;

/// The three games the oracle knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    Glinski,
    McCooey,
    Shafran,
}

/// A place in the drawing: the file from the left, and the height over the lower edge in half cells.
///
/// Neighbouring files are shifted by half a cell, so straight up is `(0, 2)` and the upper right edge
/// neighbour is `(1, 1)` everywhere on the board, bent ranks or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    pub file: i32,
    pub height: i32,
}

impl Add<(i32, i32)> for Spot {
    type Output = Self;

    fn add(self, (right, up): (i32, i32)) -> Self {
        Self { file: self.file + right, height: self.height + up }
    }
}

impl Game {
    pub const ALL: [Self; 3] = [Self::Glinski, Self::McCooey, Self::Shafran];

    /// The letters of the files from left to right.
    fn letters(self) -> &'static str {
        match self {
            Self::Glinski | Self::McCooey => "abcdefghikl",
            Self::Shafran => "abcdefghi",
        }
    }

    pub fn files(self) -> i32 {
        self.letters().len() as i32
    }

    /// The ranks a file has cells on.
    pub fn ranks(self, file: i32) -> RangeInclusive<i32> {
        match self {
            Self::Glinski | Self::McCooey => 1..=11 - (file - 5).abs(),
            Self::Shafran => (file - 3).max(1)..=(file + 6).min(10),
        }
    }

    /// The cell of a file and a rank; `None` when the board has no such cell.
    ///
    /// Gliński's ranks bend at the f file, Shafran's fall to the right in one straight line.
    pub fn spot(self, file: i32, rank: i32) -> Option<Spot> {
        if !(0..self.files()).contains(&file) || !self.ranks(file).contains(&rank) {
            return None;
        }
        let height = match self {
            Self::Glinski | Self::McCooey => 2 * rank + (file - 5).abs(),
            Self::Shafran => 2 * rank - file + 4,
        };
        Some(Spot { file, height })
    }

    /// The cell of a name such as `f11`.
    pub fn named(self, name: &str) -> Option<Spot> {
        let file = self.letters().find(name.chars().next()?)?;
        self.spot(file as i32, name[1..].parse().ok()?)
    }

    pub fn name(self, spot: Spot) -> String {
        let rank = match self {
            Self::Glinski | Self::McCooey => (spot.height - (spot.file - 5).abs()) / 2,
            Self::Shafran => (spot.height + spot.file - 4) / 2,
        };
        format!("{}{rank}", &self.letters()[spot.file as usize..=spot.file as usize])
    }

    /// All cells, file by file from the left, each from below.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.files()).flat_map(move |file| self.ranks(file).filter_map(move |rank| self.spot(file, rank)))
    }

    /// The cells on which a side's pawns stand at the start of the game.
    pub fn pawn_starts(self, white: White) -> &'static str {
        match (self, white) {
            (Self::Glinski, true) => "b1 c2 d3 e4 f5 g4 h3 i2 k1",
            (Self::Glinski, false) => "b7 c7 d7 e7 f7 g7 h7 i7 k7",
            (Self::McCooey, true) => "c1 d2 e3 f4 g3 h2 i1",
            (Self::McCooey, false) => "c8 d8 e8 f8 g8 h8 i8",
            (Self::Shafran, true) => "a2 b2 c2 d2 e2 f3 g4 h5 i6",
            (Self::Shafran, false) => "a5 b6 c7 d8 e9 f9 g9 h9 i9",
        }
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Glinski => "glinski",
            Self::McCooey => "mccooey",
            Self::Shafran => "shafran",
        })
    }
}

/// The letters on the board, a capital for a white piece, as in a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid([[char; HEIGHTS]; FILES]);

impl Grid {
    /// The board without pieces.
    pub fn new(game: Game) -> Self {
        let mut grid = Self([[OUTSIDE; HEIGHTS]; FILES]);
        for spot in game.spots() {
            grid.put(spot, EMPTY);
        }
        grid
    }

    /// The letter on a spot, [`OUTSIDE`] beyond the edge.
    pub fn at(&self, spot: Spot) -> char {
        let column = usize::try_from(spot.file).ok().and_then(|file| self.0.get(file));
        let height = usize::try_from(spot.height).ok();
        column.zip(height).and_then(|(column, height)| column.get(height)).copied().unwrap_or(OUTSIDE)
    }

    pub fn put(&mut self, spot: Spot, letter: char) {
        self.0[spot.file as usize][spot.height as usize] = letter;
    }

    pub fn has_piece_of(&self, spot: Spot, white: White) -> bool {
        let letter = self.at(spot);
        letter.is_ascii_alphabetic() && letter.is_ascii_uppercase() == white
    }
}

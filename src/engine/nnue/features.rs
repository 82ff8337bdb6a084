//! The input features of the network: piece, cell, and whether the piece is en prise, from the perspective of a side.

use crate::chess::{Color, Piece, Position, Role, Variant};
use crate::hex::Cell;

/// The number of features: piece-cell features, safe or en prise.
pub const FEATURES: usize = 2 * PIECE_CELLS;
/// Own and enemy pieces of six roles on 91 cells. The feature of a piece en prise has this added to the index.
pub const PIECE_CELLS: usize = 2 * 6 * Cell::COUNT;

/// The index of the middle file.
const MIDDLE: usize = 5;

/// The perspective of a side: the board from its own end and, where the rules are symmetric, mirrored so that its
/// king is on the left half or the middle file (horizontal mirroring).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    color: Color,
    orientation: Orientation,
}

/// How cells are mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Orientation {
    /// The identity.
    Plain,
    /// Left and right exchanged.
    Mirrored,
    /// Rotated by 180 degrees.
    Rotated,
    /// Rotated by 180 degrees, then mirrored.
    RotatedMirrored,
    /// Rotated by 180 degrees on Shafran's board, whose files are one cell shorter at the upper end than Gliński's.
    Shafran,
}

/// The cell that each cell is mapped to, by orientation.
static CELLS: [[Cell; Cell::COUNT]; 5] = {
    let mut cells = [Cell::ALL; 5];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let rotated = cell.rotated();
        cells[Orientation::Mirrored as usize][i] = cell.mirrored();
        cells[Orientation::Rotated as usize][i] = rotated;
        cells[Orientation::RotatedMirrored as usize][i] = rotated.mirrored();
        cells[Orientation::Shafran as usize][i] = match Cell::from_qv(rotated.q(), rotated.v() - 2) {
            Some(below) => below,
            // Not on Shafran's board.
            None => rotated,
        };
        i += 1;
    }
    cells
};

impl Perspective {
    /// The perspective of a side in a position.
    pub fn of(position: &Position, color: Color) -> Self {
        if position.variant() == Variant::Shafran {
            // Castling is not symmetric.
            let orientation = if color == Color::White { Orientation::Plain } else { Orientation::Shafran };
            return Self { color, orientation };
        }
        let [unmirrored, mirrored] = match color {
            Color::White => [Orientation::Plain, Orientation::Mirrored],
            Color::Black => [Orientation::Rotated, Orientation::RotatedMirrored],
        };
        let own = Self { color, orientation: unmirrored };
        let on_the_right = own.cell(position.king(color)).file().index() > MIDDLE;
        if on_the_right { Self { orientation: mirrored, ..own } } else { own }
    }

    #[inline(always)]
    fn cell(self, cell: Cell) -> Cell {
        CELLS[self.orientation as usize][cell.index()]
    }

    /// The index of a feature, below [`FEATURES`].
    #[inline(always)]
    pub fn feature(self, piece: Piece, cell: Cell, is_en_prise: bool) -> usize {
        let side = usize::from(piece.color != self.color);
        let piece_cell =
            (side * Role::ALL.len() + piece.role as usize) * Cell::COUNT + self.cell(cell).index();
        usize::from(is_en_prise) * PIECE_CELLS + piece_cell
    }
}

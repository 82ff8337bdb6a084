//! The inputs of the network: which man stands where, as a side sees the board, and whether he is exposed there.

use crate::chess::{Color, Piece, Position, Role, Variant};
use crate::hex::Cell;

/// Own and enemy men of six kinds on 91 cells, safe or exposed.
pub const FEATURES: usize = 2 * MEN;
/// Own and enemy men of six kinds on 91 cells: an input of an exposed man is so many beyond that of the safe one.
pub const MEN: usize = 2 * 6 * Cell::COUNT;

/// The middle file's index.
const MIDDLE: usize = 5;

/// How a side sees the board: from its own end, and, where left and right are the same to the rules, with its king
/// on the left or in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    color: Color,
    view: View,
}

/// Which cell is taken for which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    /// Every cell for itself.
    Plain,
    /// Left for right.
    Mirrored,
    /// From the other end.
    Rotated,
    /// From the other end, and left for right.
    RotatedMirrored,
    /// From the other end of Shafran's board, whose files begin where Gliński's do and end a cell earlier.
    Shafran,
}

/// For each view, the cell that each cell is taken for.
static CELLS: [[Cell; Cell::COUNT]; 5] = {
    let mut cells = [Cell::ALL; 5];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let rotated = cell.rotated();
        cells[View::Mirrored as usize][i] = cell.mirrored();
        cells[View::Rotated as usize][i] = rotated;
        cells[View::RotatedMirrored as usize][i] = rotated.mirrored();
        cells[View::Shafran as usize][i] = match Cell::from_qv(rotated.q(), rotated.v() - 2) {
            Some(below) => below,
            // Not on Shafran's board.
            None => rotated,
        };
        i += 1;
    }
    cells
};

impl Perspective {
    /// How the side sees this position.
    pub fn of(position: &Position, color: Color) -> Self {
        if position.variant() == Variant::Shafran {
            // Castling tells left from right.
            let view = if color == Color::White { View::Plain } else { View::Shafran };
            return Self { color, view };
        }
        let [unmirrored, mirrored] = match color {
            Color::White => [View::Plain, View::Mirrored],
            Color::Black => [View::Rotated, View::RotatedMirrored],
        };
        let own = Self { color, view: unmirrored };
        let on_the_right = own.cell(position.king(color)).file().index() > MIDDLE;
        if on_the_right { Self { view: mirrored, ..own } } else { own }
    }

    #[inline(always)]
    fn cell(self, cell: Cell) -> Cell {
        CELLS[self.view as usize][cell.index()]
    }

    /// The input, below [`FEATURES`], that tells of this man.
    #[inline(always)]
    pub fn feature(self, piece: Piece, cell: Cell, is_exposed: bool) -> usize {
        let side = usize::from(piece.color != self.color);
        let man = (side * Role::ALL.len() + piece.role as usize) * Cell::COUNT + self.cell(cell).index();
        usize::from(is_exposed) * MEN + man
    }
}

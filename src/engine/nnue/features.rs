//! The inputs of the network: which man stands where, as a side sees the board.

use crate::chess::{Color, Piece, Position, Role, Variant};
use crate::hex::Cell;

/// Own and enemy men of six kinds on 91 cells.
pub const FEATURES: usize = 2 * 6 * Cell::COUNT;

/// The middle file's index.
const MIDDLE: usize = 5;

/// How a side sees the board: from its own end, and, where left and right are the same to the rules, with its king
/// on the left or in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    color: Color,
    mirrored: bool,
}

impl Perspective {
    /// How the side sees this position.
    pub fn of(position: &Position, color: Color) -> Self {
        let own = Self { color, mirrored: false };
        let on_the_right = own.cell(position.king(color)).file().index() > MIDDLE;
        // Castling, in Shafran's game, tells left from right.
        Self { mirrored: on_the_right && position.variant() != Variant::Shafran, ..own }
    }

    fn cell(self, cell: Cell) -> Cell {
        let cell = if self.color == Color::White { cell } else { cell.rotated() };
        if self.mirrored { cell.mirrored() } else { cell }
    }

    /// The input, below [`FEATURES`], that tells of this man.
    #[inline(always)]
    pub fn feature(self, piece: Piece, cell: Cell) -> usize {
        let side = usize::from(piece.color != self.color);
        (side * Role::ALL.len() + piece.role as usize) * Cell::COUNT + self.cell(cell).index()
    }
}

/// The inputs that are on, as the side to move sees the position and as the other does.
pub fn active_features(position: &Position) -> [Vec<usize>; 2] {
    [position.turn(), !position.turn()].map(|color| {
        let perspective = Perspective::of(position, color);
        let men = position.occupied().iter().filter_map(|cell| Some((position.piece_at(cell)?, cell)));
        men.map(|(piece, cell)| perspective.feature(piece, cell)).collect()
    })
}

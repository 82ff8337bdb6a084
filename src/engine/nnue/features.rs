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
    /// Rotated as for [`Self::Shafran`], then mirrored.
    ShafranMirrored,
}

/// The cell that each cell is mapped to, by orientation.
static CELLS: [[Cell; Cell::COUNT]; 6] = {
    let mut cells = [Cell::ALL; 6];
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let rotated = cell.rotated();
        cells[Orientation::Mirrored as usize][i] = cell.mirrored();
        cells[Orientation::Rotated as usize][i] = rotated;
        cells[Orientation::RotatedMirrored as usize][i] = rotated.mirrored();
        let shafran = match Cell::from_qv(rotated.q(), rotated.v() - 2) {
            Some(below) => below,
            // Not on Shafran's board.
            None => rotated,
        };
        cells[Orientation::Shafran as usize][i] = shafran;
        cells[Orientation::ShafranMirrored as usize][i] = shafran.mirrored();
        i += 1;
    }
    cells
};

impl Perspective {
    /// The perspective of a side in a position.
    pub fn of(position: &Position, color: Color) -> Self {
        let [unmirrored, mirrored] = match (position.variant(), color) {
            (_, Color::White) => [Orientation::Plain, Orientation::Mirrored],
            (Variant::Shafran, Color::Black) => [Orientation::Shafran, Orientation::ShafranMirrored],
            (_, Color::Black) => [Orientation::Rotated, Orientation::RotatedMirrored],
        };
        let own = Self { color, orientation: unmirrored };
        // Castling is not symmetric, all other rules are.
        let is_symmetric = position.castling_rights().is_empty();
        let on_the_right = is_symmetric && own.cell(position.king(color)).file().index() > MIDDLE;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Setup;
    use crate::engine::nnue::active_features;

    #[test]
    fn every_orientation_maps_the_board_onto_itself() {
        for orientation in
            [Orientation::Plain, Orientation::Mirrored, Orientation::Shafran, Orientation::ShafranMirrored]
        {
            let board = Variant::Shafran.rules().board;
            let perspective = Perspective { color: Color::White, orientation };
            let mapped: crate::hex::Bitboard = board.iter().map(|cell| perspective.cell(cell)).collect();
            assert_eq!(mapped, board, "{orientation:?}");
        }
    }

    /// The position with left and right exchanged.
    fn mirror_image(position: &Position) -> Position {
        let mut image = Setup::empty(position.variant()).with_turn(position.turn());
        for (cell, piece) in Setup::from(*position).board.pieces() {
            image = image.with_piece(cell.mirrored(), piece);
        }
        Position::from_setup(&image).expect("the rules are symmetric")
    }

    fn sorted_features(position: &Position) -> [Vec<usize>; 2] {
        active_features(position).map(|mut features| {
            features.sort_unstable();
            features
        })
    }

    #[test]
    fn mirror_images_have_the_same_features() {
        let mut rng = fastrand::Rng::with_seed(11);
        for variant in Variant::ALL {
            let mut compared = 0;
            let mut position = Position::start(variant);
            for _ in 0..200 {
                let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                position.play_unchecked(m);
                // With a king in the middle the image is seen as it is.
                let in_the_middle = |color| position.king(color).file().index() == MIDDLE;
                if !position.castling_rights().is_empty() || Color::ALL.into_iter().any(in_the_middle) {
                    continue;
                }
                let images = [sorted_features(&position), sorted_features(&mirror_image(&position))];
                assert_eq!(images[0], images[1], "{}", position.to_fen());
                compared += 1;
            }
            assert!(compared > 20, "{variant}: {compared} compared");
        }
    }

    #[test]
    fn nothing_is_mirrored_while_a_side_may_castle() {
        let cell = |name| Variant::Shafran.parse_cell(name).expect("a cell of the board");
        let mut setup = Setup::start(Variant::Shafran);
        let king = setup.board.set_piece(cell("e1"), None);
        let bishop = setup.board.set_piece(cell("f2"), king);
        setup.board.set_piece(cell("e1"), bishop);
        setup.castling = setup.castling.with(0, false).with(1, false);
        let white = |setup: &Setup| {
            let position = Position::from_setup(setup).expect("Black may still castle");
            Perspective::of(&position, Color::White).orientation
        };
        assert_eq!(white(&setup), Orientation::Plain);
        setup.castling = setup.castling.with(2, false).with(3, false);
        assert_eq!(white(&setup), Orientation::Mirrored);
    }
}

//! Images of a position: its sides swapped, mirrored, rotated.

use super::PositionSetup;
use crate::chess::CastlingRights;
use crate::game::{Piece, Variant};
use crate::hex::{Bitboard, Cell};

impl PositionSetup {
    /// The position with the sides exchanged: White has Black's pieces and rights, and is to move if Black was.
    #[must_use]
    pub fn with_sides_swapped(&self) -> PositionSetup {
        let swapped = |piece: Piece| Piece { color: !piece.color, ..piece };
        let mut image = self.image(opposite(self.variant()), swapped);
        image.set_turn(!self.turn());
        if let (PositionSetup::Chess(from), PositionSetup::Chess(to)) = (self, &mut image) {
            to.castling = swapped_rights(from.castling);
        }
        image
    }

    /// The mirror image of the position: left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> PositionSetup {
        self.image(|cell| Some(cell.mirrored()), |piece| piece)
    }

    /// The position rotated by 60° clockwise; unchanged on a board that has not six equal sides.
    #[must_use]
    pub fn rotated(&self) -> PositionSetup {
        let turned = |cell: Cell| (0..5).fold(cell, |cell, _| cell.rotated_60());
        if !self.can_rotate() {
            return self.clone();
        }
        self.image(|cell| Some(turned(cell)), |piece| piece)
    }

    /// Whether the board has six equal sides.
    pub fn can_rotate(&self) -> bool {
        let board = self.variant().board();
        board.iter().all(|cell| board.contains(cell.rotated_60()))
    }

    /// The position with each piece on the image of its cell. Castling rights stay as they are.
    fn image(&self, of: impl Fn(Cell) -> Option<Cell>, changed: impl Fn(Piece) -> Piece) -> PositionSetup {
        let cells = |cells: Bitboard| cells.iter().filter_map(&of).collect();
        let mut image = PositionSetup::empty(self.variant()).with_total_ban(self.total_ban());
        let (halfmove_clock, fullmove_number) = self.counters();
        image.set_counters(halfmove_clock, fullmove_number);
        image.set_turn(self.turn());
        for (cell, piece) in self.pieces() {
            if let Some(cell) = of(cell) {
                image.set_piece(cell, Some(changed(piece)));
            }
        }
        match (self, &mut image) {
            (PositionSetup::Chess(from), PositionSetup::Chess(to)) => {
                to.castling = from.castling;
                to.en_passant = from.en_passant.iter().filter_map(|&cell| of(cell)).collect();
            }
            (PositionSetup::Draughts(from), PositionSetup::Draughts(to)) => {
                to.by_capture = cells(from.by_capture);
                to.just_crowned = cells(from.just_crowned);
            }
            _ => {}
        }
        image
    }
}

/// The cell of the other side for a cell of one side.
fn opposite(variant: Variant) -> impl Fn(Cell) -> Option<Cell> {
    // Black has the mirror image of White, or the set-up turned by half a turn.
    let turn = match variant {
        Variant::Glinski | Variant::McCooey => 1,
        Variant::Shafran | Variant::Checkers => -1,
    };
    let heights = || variant.board().iter().map(Cell::v);
    let both_heights = heights().min().unwrap_or_default() + heights().max().unwrap_or_default();
    move |cell| Cell::from_qv(turn * cell.q(), both_heights - cell.v())
}

/// The rights with White's and Black's exchanged.
fn swapped_rights(rights: CastlingRights) -> CastlingRights {
    let swapped = |right: u8| (right + 2) % 4;
    (0..4).fold(CastlingRights::NONE, |all, right| all.with(swapped(right), rights.has(right)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sides::Color;

    #[test]
    fn a_start_position_is_the_same_from_the_other_side() {
        for variant in Variant::ALL {
            let mut start = PositionSetup::start(variant);
            let swapped = start.with_sides_swapped();
            start.set_turn(Color::Black);
            assert_eq!(swapped, start, "{variant}");
        }
    }

    #[test]
    fn rights_and_marks_change_sides() {
        for (variant, text, swapped) in [
            (Variant::Checkers, "B:WK39cf:B49", "W:W61:BK71cf"),
            (
                Variant::Shafran,
                "k3r/6/7/8/r8/8R/8/7/6/R3K w Qb - 0 1",
                "k3r/6/7/8/r8/8R/8/7/6/R3K b Bq - 0 1",
            ),
        ] {
            let setup = PositionSetup::parse(variant, text).expect(text);
            assert_eq!(setup.with_sides_swapped().to_string(), swapped);
            assert_eq!(setup.with_sides_swapped().with_sides_swapped(), setup);
        }
    }

    #[test]
    fn two_mirrors_and_six_rotations_are_the_position() {
        for (variant, text) in [
            (Variant::Glinski, "1/2k/5/7/2p6/11/11/4P6/11/3Q7/5K5 w - 0 1"),
            (Variant::Checkers, "B:WK39cf:B49"),
        ] {
            let setup = PositionSetup::parse(variant, text).expect(text);
            assert_ne!(setup.mirrored(), setup);
            assert_eq!(setup.mirrored().mirrored(), setup);
            assert_ne!(setup.rotated(), setup);
            assert_eq!((0..6).fold(setup.clone(), |image, _| image.rotated()), setup);
        }
        let shafran = PositionSetup::start(Variant::Shafran);
        assert!(!shafran.can_rotate() && shafran.rotated() == shafran);
        assert_eq!(shafran.mirrored().pieces().count(), shafran.pieces().count());
    }

    /// A mirror keeps the direction of pawns, so their cells keep their meaning.
    #[test]
    fn a_mirror_keeps_a_position_possible() {
        let mut position = PositionSetup::start(Variant::Glinski).position().unwrap();
        for mv in ["d3d5", "b7b6", "d5d6", "e7e5"] {
            position.play_unchecked(position.find_coordinates(mv).expect(mv));
        }
        let setup = PositionSetup::from(position);
        assert!(setup.mirrored().position().is_ok(), "{}", setup.mirrored());
    }
}

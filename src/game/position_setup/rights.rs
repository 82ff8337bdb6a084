//! Rights and marks that go with pieces, also when the sides are swapped.

use super::PositionSetup;
use crate::chess::CastlingRights;
use crate::game::{Piece, Variant};
use crate::hex::{Bitboard, Cell};

impl PositionSetup {
    /// Gives up the rights that were possible `before` and that the pieces and the side to move now exclude: a
    /// castling right whose rook is missing, an impossible en passant, the mark of a king just crowned. Rights that
    /// were impossible before are kept, so that they stay visible.
    pub fn give_up_lost_rights(&mut self, before: &PositionSetup) {
        match (self, before) {
            (PositionSetup::Chess(setup), PositionSetup::Chess(before)) => {
                let (was, is) = (before.possible_castling(), setup.possible_castling());
                let lost = (0..4).filter(|&right| was.has(right) && !is.has(right));
                setup.castling = lost.fold(setup.castling, |rights, right| rights.with(right, false));
                if before.possible_en_passant().contains(&setup.en_passant)
                    && !setup.possible_en_passant().contains(&setup.en_passant)
                {
                    setup.en_passant.clear();
                }
            }
            (PositionSetup::Draughts(setup), PositionSetup::Draughts(before)) => {
                let lost = before.can_be_just_crowned() - setup.can_be_just_crowned();
                setup.just_crowned -= lost;
            }
            _ => {}
        }
    }

    /// Returns the position with the sides swapped: pieces, rights and the side to move.
    #[must_use]
    pub fn with_sides_swapped(&self) -> PositionSetup {
        let opposite = Opposite::of(self.variant());
        let mut swapped = PositionSetup::empty(self.variant()).with_total_ban(self.total_ban());
        let (halfmove_clock, fullmove_number) = self.counters();
        swapped.set_counters(halfmove_clock, fullmove_number);
        swapped.set_turn(!self.turn());
        for (cell, piece) in self.pieces() {
            if let Some(cell) = opposite.cell(cell) {
                swapped.set_piece(cell, Some(Piece { color: !piece.color, ..piece }));
            }
        }
        match (self, &mut swapped) {
            (PositionSetup::Chess(from), PositionSetup::Chess(to)) => {
                to.castling = swapped_rights(from.castling);
                to.en_passant = from.en_passant.iter().filter_map(|&cell| opposite.cell(cell)).collect();
            }
            (PositionSetup::Draughts(from), PositionSetup::Draughts(to)) => {
                to.by_capture = opposite.cells(from.by_capture);
                to.just_crowned = opposite.cells(from.just_crowned);
            }
            _ => {}
        }
        swapped
    }
}

/// The mapping of cells to the corresponding cells of the other side.
#[derive(Clone, Copy)]
struct Opposite {
    /// Whether the set-up of the game is turned by half a turn, rather than mirrored.
    is_turned: bool,
    /// The sum of the heights of two opposite cells.
    height: i8,
}

impl Opposite {
    fn of(variant: Variant) -> Opposite {
        let is_turned = match variant {
            Variant::Glinski | Variant::McCooey => false,
            Variant::Shafran | Variant::Checkers => true,
        };
        let heights = || variant.board().iter().map(Cell::v);
        let height = heights().min().unwrap_or_default() + heights().max().unwrap_or_default();
        Opposite { is_turned, height }
    }

    fn cell(self, cell: Cell) -> Option<Cell> {
        let q = if self.is_turned { -cell.q() } else { cell.q() };
        Cell::from_qv(q, self.height - cell.v())
    }

    fn cells(self, cells: Bitboard) -> Bitboard {
        cells.iter().filter_map(|cell| self.cell(cell)).collect()
    }
}

/// White's rights become Black's.
fn swapped_rights(rights: CastlingRights) -> CastlingRights {
    let swapped = |right: u8| (right + 2) % 4;
    (0..4).fold(CastlingRights::NONE, |all, right| all.with(swapped(right), rights.has(right)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::sides::Color;

    #[test]
    fn what_was_possible_goes_and_what_was_not_stays() {
        let mut setup = PositionSetup::start(Variant::Shafran);
        let before = setup.clone();
        let a1 = Variant::Shafran.parse_cell("a1").unwrap();
        setup.set_piece(a1, None);
        setup.give_up_lost_rights(&before);
        assert!(setup.to_string().contains(" w Bqb "), "{setup}");

        let wrong = "k4/6/7/8/9/9/8/7/6/R3K w B - 0 1";
        let mut setup = PositionSetup::parse(Variant::Shafran, wrong).unwrap();
        let before = setup.clone();
        setup.set_piece(a1, None);
        setup.give_up_lost_rights(&before);
        assert!(setup.to_string().contains(" w B "), "{setup}");
    }

    #[test]
    fn the_other_side_to_move_has_nothing_to_take_in_passing() {
        let start = PositionSetup::start(Variant::Glinski);
        let mut position = start.position().unwrap();
        position.play_unchecked(position.find_coordinates("e4e6").unwrap());
        for before in
            [PositionSetup::from(position), PositionSetup::parse(Variant::Checkers, "B:WK39f:B49").unwrap()]
        {
            let mut setup = before.clone();
            setup.set_turn(Color::White);
            setup.give_up_lost_rights(&before);
            assert!(setup.position().is_ok(), "{setup}");
            assert_ne!(setup.to_string(), before.to_string());
        }
    }

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
}

//! Rights and marks that go with pieces.

use super::PositionSetup;

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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::sides::Color;

    #[test]
    fn removing_a_rook_drops_only_a_castling_right_that_was_valid() {
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
    fn changing_the_side_to_move_drops_the_en_passant_cell() {
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
}

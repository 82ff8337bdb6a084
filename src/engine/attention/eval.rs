//! The evaluation of the levels that play by attention: material and activity. It ignores threats, so that a level
//! does not see by its evaluation a reply that it has overlooked.

use crate::chess::{self, Role, Variant};
use crate::draughts;
use crate::engine::see::see_value;
use crate::game::Position;
use crate::hex::{Bitboard, bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use crate::sides::Color;

/// The value of a cell that a piece attacks, in centipawns.
const MOBILITY: i32 = 3;
/// The value of a step of a pawn or a man.
const STEP: i32 = 6;
/// The value of a king of checkers.
const KING: i32 = 300;
/// The value of each neighbouring cell that a bare king lacks, because it is at the edge or close to the other king.
const EDGE: i32 = 20;

/// The value in centipawns for the side to move; in checkers in hundredths of a man.
pub(super) fn evaluate(position: &Position) -> i32 {
    let us = position.turn();
    match position {
        Position::Chess(position) => chess_side(position, us) - chess_side(position, !us),
        Position::Draughts(position) => draughts_side(position, us) - draughts_side(position, !us),
    }
}

fn chess_side(position: &chess::Position, us: Color) -> i32 {
    let (area, occupied) = (position.rules().board - position.by_color(us), position.occupied());
    // The middle of Shafran's board is half a cell lower.
    let middle = if position.variant() == Variant::Shafran { -1 } else { 0 };
    let forward = if us == Color::White { STEP } else { -STEP };
    let mut value = 0;
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for cell in position.pieces(us, role) {
            let attacks = match role {
                Role::Knight => knight_attacks(cell),
                Role::Bishop => bishop_attacks(cell, occupied),
                Role::Rook => rook_attacks(cell, occupied),
                _ => Bitboard::EMPTY,
            };
            let activity = if role == Role::Pawn { forward * (i32::from(cell.v()) - middle) / 2 } else { 0 };
            value += see_value(role) + MOBILITY * (attacks & area).len() as i32 + activity;
        }
    }
    let is_bare = !position.by_color(!us).has_many();
    if is_bare {
        let [ours, theirs] = [us, !us].map(|color| king_attacks(position.king(color)));
        value += EDGE * ((theirs & ours).len() as i32 - theirs.len() as i32);
    }
    value
}

fn draughts_side(position: &draughts::Position, us: Color) -> i32 {
    let progress = |cell| {
        let row = i32::from(draughts::number(cell).unwrap_or(0) % 10);
        if us == Color::White { row } else { 10 - row }
    };
    let men: i32 = position.men(us).into_iter().map(|cell| 100 + STEP * progress(cell)).sum();
    men + KING * position.kings(us).len() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;

    #[test]
    fn a_start_is_even_and_more_pieces_are_worth_more() {
        for variant in game::Variant::ALL {
            assert_eq!(evaluate(&Position::start(variant)), 0, "{variant}");
        }
        let value = |text| evaluate(&Position::from_fen(game::Variant::Glinski, text).unwrap());
        let queen = value("k/3/5/7/9/11/11/11/11/5Q5/K10 b - 0 1");
        let rook = value("k/3/5/7/9/11/11/11/11/5R5/K10 b - 0 1");
        assert!(queen < rook && rook < 0, "{queen} {rook}");
    }
}

//! Castling by moving the king onto its own rook, for those who are used to it.
//!
//! The cells to which kings castle are never those of a plain king's move, so that a move by its two cells always says
//! one move. A king put on a rook can castle in two ways, short and long: then the player chooses.

use crate::chess::{self, Castling, MoveKind};
use crate::game::{Move, Position};
use crate::hex::Cell;

/// The ways in which the king on `king` may castle with the rook on `rook` now, the shortest first.
pub fn ways(position: &Position, king: Cell, rook: Cell) -> Vec<(Move, &'static Castling)> {
    castlings(position, king).filter(|(_, way)| way.rook_from == rook).collect()
}

/// The destination of the king on `king` in a castling with the rook on `rook`, legal or not: the nearest cell.
pub fn goal(position: &Position, king: Cell, rook: Cell) -> Option<Cell> {
    let mut ways = position.chess()?.rules().castling.iter();
    let way =
        ways.find(|way| way.color == position.turn() && (way.king_from, way.rook_from) == (king, rook))?;
    Some(way.king_to)
}

fn castlings(position: &Position, king: Cell) -> impl Iterator<Item = (Move, &'static Castling)> + '_ {
    let rules = position.chess().map_or(&[][..], |chess| chess.rules().castling);
    let ways = rules.iter().filter(move |way| way.king_from == king);
    ways.filter_map(move |way| {
        let mv = Move::Chess(chess::Move { from: king, to: way.king_to, kind: MoveKind::Castle });
        position.is_legal(mv).then_some((mv, way))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    const ALL_WAYS: &str = "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1";

    fn cell(name: &str) -> Cell {
        Variant::Shafran.parse_cell(name).expect("a cell")
    }

    fn position() -> Position {
        Position::from_fen(Variant::Shafran, ALL_WAYS).expect("a position")
    }

    #[test]
    fn each_rook_has_a_short_and_a_long_way() {
        let position = position();
        let kings =
            |rook| ways(&position, cell("e1"), cell(rook)).into_iter().map(|(mv, _)| mv.to()).collect();
        let kings: [Vec<Cell>; 2] = ["a1", "i5"].map(kings);
        assert_eq!(kings, [[cell("c1"), cell("b1")], [cell("g3"), cell("h4")]]);
        assert!(ways(&position, cell("e1"), cell("e5")).is_empty());
    }

    #[test]
    fn a_king_castles_to_no_cell_he_could_step_to() {
        let position = position();
        assert_eq!(castlings(&position, cell("e1")).count(), 4);
        for (mv, _) in castlings(&position, cell("e1")) {
            let same = position
                .legal_moves()
                .iter()
                .filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()))
                .count();
            assert_eq!(same, 1, "{mv:?}");
        }
    }

    #[test]
    fn the_goal_is_known_even_where_castling_is_lost() {
        let lost = Position::from_fen(Variant::Shafran, &ALL_WAYS.replace("QBqb", "-")).expect("a position");
        assert!(["a1", "i5"].iter().all(|rook| ways(&lost, cell("e1"), cell(rook)).is_empty()));
        assert_eq!(goal(&lost, cell("e1"), cell("a1")), Some(cell("c1")));
        assert_eq!(goal(&lost, cell("e1"), cell("b2")), None);
        let glinski = Position::start(Variant::Glinski);
        assert_eq!(goal(&glinski, Cell::G1, Cell::I1), None);
    }
}

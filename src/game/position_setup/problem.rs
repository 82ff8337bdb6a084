//! The cells of the problems of a setup.

use super::{PositionSetup, SetupProblem};
use crate::chess::{self, CastlingRights, Role};
use crate::draughts::{self, cell_of_number};
use crate::hex::Bitboard;
use crate::sides::Color;

impl PositionSetup {
    /// The cells that a problem is about; empty for a missing piece without a fixed place.
    pub fn cells_of(&self, problem: &SetupProblem) -> Bitboard {
        match (self, problem) {
            (PositionSetup::Chess(setup), SetupProblem::Chess(problem)) => chess_cells(setup, problem),
            (PositionSetup::Draughts(setup), SetupProblem::Draughts(problem)) => {
                draughts_cells(setup, problem)
            }
            _ => Bitboard::EMPTY,
        }
    }
}

fn chess_cells(setup: &chess::Setup, problem: &chess::SetupError) -> Bitboard {
    use chess::SetupError as E;
    let rules = setup.variant.rules();
    let named = |name: &chess::CellName| setup.variant.parse_cell(&name.to_string());
    let of_color = |color: Color| move |piece: chess::Piece| piece.color == color;
    match problem {
        E::OffBoard { .. } => setup.board.cells(|_| true) - rules.board,
        E::NoKing(_) | E::NoCastling { .. } => Bitboard::EMPTY,
        E::ManyKings { color, .. } => setup.board.cells(|piece| piece == Role::King.of(*color)),
        E::ManyPawns { color, .. } => setup.board.cells(|piece| piece == Role::Pawn.of(*color)),
        E::ManyPieces { color, .. } => {
            let too_many = |role| {
                let count = setup.board.cells(|piece| piece == Role::of(role, *color)).len();
                role != Role::King && role != Role::Pawn && count > u32::from(rules.start_counts[role])
            };
            setup.board.cells(|piece| of_color(*color)(piece) && too_many(piece.role))
        }
        E::Pawn { cell, .. } => named(cell).map_or(Bitboard::EMPTY, Bitboard::from),
        E::OpponentInCheck { waiting, cell, .. } => {
            let king = setup.board.cells(|piece| piece == Role::King.of(*waiting));
            king | named(cell).map_or(Bitboard::EMPTY, Bitboard::from)
        }
        E::CastlingHomes { letter, .. } => castling_homes(rules, *letter),
        E::EnPassant { .. } => setup.en_passant.iter().copied().collect(),
    }
}

/// The home cells of king and rook for the right with this letter.
fn castling_homes(rules: &chess::Rules, letter: char) -> Bitboard {
    let right = letter.to_string().parse::<CastlingRights>().unwrap_or_default();
    let way = rules.castling.iter().find(|way| right.has(way.right));
    way.map_or(Bitboard::EMPTY, |way| [way.king_from, way.rook_from].into_iter().collect())
}

fn draughts_cells(setup: &draughts::Setup, problem: &draughts::SetupError) -> Bitboard {
    use draughts::SetupError as E;
    let numbered = |number: u8| cell_of_number(number).map_or(Bitboard::EMPTY, Bitboard::from);
    match problem {
        E::OffBoard(cell) => Bitboard::from(*cell),
        E::ManyPieces { color, .. } => setup.board.cells(|piece| piece.color == *color),
        E::Uncrowned { number, .. } | E::Mark { number, .. } => numbered(*number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    /// The names of the cells of the gravest problem.
    fn marked(variant: Variant, text: &str) -> String {
        let setup = PositionSetup::parse(variant, text).expect(text);
        let problems = setup.position().expect_err(text);
        let mut names: Vec<_> =
            setup.cells_of(problems.first()).iter().map(|cell| variant.cell_name(cell)).collect();
        names.sort();
        names.join(" ")
    }

    #[test]
    fn problems_are_found_on_their_cells() {
        for (variant, text, cells) in [
            (Variant::Glinski, "1/2k/5/7/9/11/11/11/11/11/11 w - 0 1", ""),
            (Variant::Glinski, "1/2k/5/7/9/5K5/11/11/11/11/5K5 w - 0 1", "f1 f6"),
            (Variant::Glinski, "P/2k/5/7/9/11/11/11/11/11/5K5 w - 0 1", "f11"),
            (Variant::Glinski, "1/1Rk/5/7/9/11/11/11/11/11/5K5 w - 0 1", "f10 g10"),
            (Variant::Glinski, "1/2k/5/7/9/11/11/11/11/11/5K5 w f8 0 1", "f8"),
            (Variant::Shafran, "k4/6/7/8/9/9/8/7/6/R3K w B - 0 1", "e1 i5"),
            (Variant::Checkers, "W:W59:B19", "59"),
            (Variant::Checkers, "W:WK55c:B19", "55"),
        ] {
            assert_eq!(marked(variant, text), cells, "{text}");
        }
    }
}

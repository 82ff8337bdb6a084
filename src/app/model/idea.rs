//! The ideas of the stages: for each a small board with the pieces and the marks that show it.

use crate::app::board::{Armies, BoardPiece, BoardShape, BoardView};
use crate::chess::{Color, Role};
use crate::draughts;
use crate::game::{PieceKind, Variant};
use crate::hex::{Bitboard, Cell};
use crate::lessons::Game;
use crate::three::Seat;

/// The board that shows the idea of a stage of a game; empty for a stage that is not known.
pub(super) fn idea(game: Game, stage: &str) -> BoardView {
    match stage {
        "rook" => reach(Role::Rook),
        "bishop" => reach(Role::Bishop),
        "queen" => reach(Role::Queen),
        "king" => reach(Role::King),
        "knight" => reach(Role::Knight),
        "pawn" => pawn(game),
        "fight" => BoardView {
            quiet_targets: cells(&[Cell::F5, Cell::F6, Cell::F7]),
            capture_targets: cells(&[Cell::F8]),
            ..board(&[(Cell::F4, white(Role::Rook)), (Cell::F8, black(Role::Pawn))])
        },
        "worth" => BoardView {
            capture_targets: cells(&[Cell::F8, Cell::D4]),
            ..board(&[
                (Cell::F4, white(Role::Rook)),
                (Cell::F8, black(Role::Queen)),
                (Cell::D4, black(Role::Knight)),
            ])
        },
        "safe" => BoardView {
            capture_targets: cells(&[Cell::F5]),
            ..board(&[
                (Cell::F5, white(Role::Knight)),
                (Cell::F8, black(Role::Rook)),
                (Cell::E4, white(Role::Pawn)),
            ])
        },
        "begin" => BoardView {
            quiet_targets: Role::Knight.attacks(Cell::F4, Bitboard::EMPTY) & cells(&[Cell::E6, Cell::G6]),
            ..board(&[
                (Cell::F4, white(Role::Knight)),
                (Cell::F5, white(Role::Pawn)),
                (Cell::E4, white(Role::Pawn)),
                (Cell::G4, white(Role::Pawn)),
            ])
        },
        "check" => BoardView {
            check: cells(&[Cell::F8]),
            ..board(&[(Cell::F4, white(Role::Rook)), (Cell::F8, black(Role::King))])
        },
        "mate" => mate(Armies::Two, None),
        "special" => en_passant(game),
        "castling" => BoardView {
            quiet_targets: cells(&[Cell::H3]),
            castling_rooks: cells(&[Cell::I3]),
            ..board(&[(Cell::F3, white(Role::King)), (Cell::I3, white(Role::Rook))])
        },
        "man" => BoardView {
            quiet_targets: draughts::steps(Color::White, Cell::F5),
            ..board(&[(Cell::F5, of_checkers(Some(Seat::White), PieceKind::Man))])
        },
        "take" => BoardView {
            capture_targets: cells(&[Cell::F7]),
            must_take: cells(&[Cell::F6]),
            ..board(&[
                (Cell::F5, of_checkers(Some(Seat::White), PieceKind::Man)),
                (Cell::F6, of_checkers(Some(Seat::Black), PieceKind::Man)),
            ])
        },
        "crowned" => BoardView {
            quiet_targets: draughts::king_targets(Cell::F6, Bitboard::EMPTY) & BoardShape::small().cells(),
            ..board(&[(Cell::F6, of_checkers(Some(Seat::White), PieceKind::Crowned))])
        },
        "turns" => BoardView {
            armies: Armies::Three,
            ..board(&[
                (Cell::F4, white(Role::King)),
                (Cell::D6, BoardPiece::of(Some(Seat::Red), Role::King)),
                (Cell::H6, black(Role::King)),
            ])
        },
        "out" => mate(Armies::Three, Some((Cell::D5, BoardPiece::of(None, Role::Knight)))),
        _ => board(&[]),
    }
}

fn white(role: Role) -> BoardPiece {
    BoardPiece::of(Some(Seat::White), role)
}

fn black(role: Role) -> BoardPiece {
    BoardPiece::of(Some(Seat::Black), role)
}

fn of_checkers(seat: Option<Seat>, kind: PieceKind) -> BoardPiece {
    BoardPiece { seat, kind }
}

fn cells(cells: &[Cell]) -> Bitboard {
    cells.iter().copied().collect()
}

fn board(pieces: &[(Cell, BoardPiece)]) -> BoardView {
    BoardView {
        shape: BoardShape::small(),
        pieces: pieces.iter().copied().collect(),
        hides_coordinates: true,
        ..BoardView::default()
    }
}

/// A piece in the middle, and the cells that it reaches.
fn reach(role: Role) -> BoardView {
    let reached = role.attacks(Cell::F6, Bitboard::EMPTY) & BoardShape::small().cells();
    BoardView { quiet_targets: reached, ..board(&[(Cell::F6, white(role))]) }
}

/// The cells on which a white pawn of a game captures; of three-player chess those of Gliński's.
fn pawn_captures(game: Game, from: Cell) -> Bitboard {
    let variant = match game {
        Game::Two(variant) => variant,
        Game::Three => Variant::Glinski,
    };
    variant.chess().map_or(Bitboard::EMPTY, |chess| chess.rules().pawns[Color::White].captures[from.index()])
}

/// A pawn in the middle, its step, and what it may capture.
fn pawn(game: Game) -> BoardView {
    let captures = pawn_captures(game, Cell::F6) & BoardShape::small().cells();
    let mut view = board(&[(Cell::F6, white(Role::Pawn))]);
    for cell in captures {
        view.pieces.set(cell, Some(black(Role::Pawn)));
    }
    BoardView { quiet_targets: cells(&[Cell::F7]), capture_targets: captures, ..view }
}

/// A queen that mates a king in its corner, and another piece.
fn mate(armies: Armies, other: Option<(Cell, BoardPiece)>) -> BoardView {
    let pieces =
        [(Cell::F9, black(Role::King)), (Cell::F8, white(Role::Queen)), (Cell::F5, white(Role::Rook))];
    let pieces: Vec<_> = pieces.into_iter().chain(other).collect();
    BoardView { armies, check: cells(&[Cell::F9]), ..board(&pieces) }
}

/// A pawn that captures another one in passing.
fn en_passant(game: Game) -> BoardView {
    let passed = Cell::F8;
    let can_take = |cell: &Cell| cell.q() < 0 && pawn_captures(game, *cell).contains(passed);
    let from = BoardShape::small().cells().iter().find(can_take).unwrap_or(Cell::E6);
    BoardView {
        last_move: Some((Cell::F9, Cell::F7)),
        capture_targets: cells(&[passed]),
        ..board(&[(from, white(Role::Pawn)), (Cell::F7, black(Role::Pawn))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::Course;

    #[test]
    fn every_stage_has_a_board_with_its_idea() {
        for game in Game::ALL {
            for levels in Course::of(game).stages() {
                let stage = &levels[0].stage;
                let view = idea(game, stage);
                assert!(view.pieces.iter().next().is_some(), "{game:?} {stage}");
                let marks = view.quiet_targets | view.capture_targets | view.check | view.castling_rooks;
                assert!(!marks.is_empty() || stage == "turns", "{game:?} {stage}");
                let shown = BoardShape::small().cells();
                assert!((marks & !shown).is_empty(), "{game:?} {stage}: a mark is off the board");
                assert!(view.pieces.iter().all(|(cell, _)| shown.contains(cell)), "{game:?} {stage}");
            }
        }
    }
}

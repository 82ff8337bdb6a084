//! Small boards that show how a piece moves: the positions, and the marks that the rules put on them.

use crate::app::board_view::{BoardShape, BoardView};
use crate::app::three::{position_view as position_view_of_three, targets as targets_of_three};
use crate::chess::Role;
use crate::game::{Move, Piece, PieceKind, Position, Variant};
use crate::hex::{Bitboard, Cell, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks};
use crate::sides::Color;
use crate::three;

/// What a small board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Diagram {
    /// The set-up at the start of a game.
    Start(Variant),
    /// A piece of chess alone on Gliński's board, and where it may go.
    Alone(Role),
    /// A position, and where one of its pieces may go by the rules.
    Moves {
        /// The game.
        variant: Variant,
        /// The position as files write it.
        position: &'static str,
        /// The cell of the piece, by its name in this game.
        piece: &'static str,
    },
    /// A position of the game for three, and where one of its pieces may go.
    Three {
        /// The position as files write it.
        position: &'static str,
        /// The piece, if one is shown.
        piece: Option<Cell>,
    },
}

impl Diagram {
    /// The board to be drawn; `None` if there is no such position.
    pub fn view(&self) -> Option<BoardView> {
        match *self {
            Self::Start(variant) => Some(position_view(&Position::start(variant))),
            Self::Alone(role) => Some(alone(role)),
            Self::Moves { variant, position, piece } => {
                let position = Position::from_fen(variant, position).ok()?;
                Some(moves_view(&position, variant.parse_cell(piece)?))
            }
            Self::Three { position, piece } => Some(three_view(&position.parse().ok()?, piece)),
        }
    }
}

fn position_view(position: &Position) -> BoardView {
    let shape = BoardShape::of(position.variant());
    BoardView { shape, pieces: position.pieces().collect(), ..BoardView::default() }
}

/// A white piece in the middle of an empty board.
fn alone(role: Role) -> BoardView {
    let (cell, empty) = (Cell::F6, Bitboard::EMPTY);
    let quiet_targets = match role {
        Role::Pawn => Bitboard::from(Cell::F7),
        Role::Rook => rook_attacks(cell, empty),
        Role::Bishop => bishop_attacks(cell, empty),
        Role::Queen => queen_attacks(cell, empty),
        Role::King => king_attacks(cell),
        Role::Knight => knight_attacks(cell),
    };
    let piece = Piece { color: Color::White, kind: PieceKind::Chess(role) };
    BoardView {
        pieces: [(cell, piece)].into_iter().collect(),
        selected: Some(cell),
        quiet_targets,
        ..BoardView::default()
    }
}

fn three_view(position: &three::Position, piece: Option<Cell>) -> BoardView {
    let view = position_view_of_three(position);
    let Some(from) = piece else { return view };
    let (quiet_targets, capture_targets) = targets_of_three(position, from);
    BoardView { selected: piece, quiet_targets, capture_targets, ..view }
}

fn moves_view(position: &Position, from: Cell) -> BoardView {
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(|mv| mv.from() == from).collect();
    let targets = |captures: bool| {
        moves.iter().filter(|&&mv| position.is_capture(mv) == captures).map(|mv| mv.to()).collect()
    };
    let path = position.draughts().and_then(|checkers| {
        let longest = moves.iter().filter_map(|mv| mv.draughts()).max_by_key(|mv| mv.taken.len())?;
        Some(checkers.path(longest)).filter(|path| path.len() > 2)
    });
    BoardView {
        selected: Some(from),
        quiet_targets: targets(false),
        capture_targets: targets(true),
        must_take: match position {
            Position::Draughts(_) => {
                moves.iter().map(|&mv| position.taken_by(mv)).fold(Bitboard::EMPTY, |a, b| a | b)
            }
            Position::Chess(_) => Bitboard::EMPTY,
        },
        path: path.unwrap_or_default(),
        ..position_view(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_go_to_as_many_cells_as_the_rules_say() {
        let count = |role| Diagram::Alone(role).view().map(|view| view.quiet_targets.len());
        assert_eq!(count(Role::King), Some(12));
        assert_eq!(count(Role::Knight), Some(12));
        assert_eq!(count(Role::Rook), Some(30));
        assert_eq!(count(Role::Bishop), Some(12));
        assert_eq!(count(Role::Queen), Some(42));
    }

    #[test]
    fn moves_are_those_of_the_rules() {
        let view =
            |variant, position, piece| Diagram::Moves { variant, position, piece }.view().expect("a board");
        let pawn = view(Variant::Glinski, "1/2k/5/7/9/11/4nPn4/11/11/11/6K4 w - 0 1", "f5");
        assert_eq!(pawn.quiet_targets, [Cell::F6, Cell::F7].into_iter().collect());
        assert_eq!(pawn.capture_targets, [Cell::E5, Cell::G5].into_iter().collect());
        let capture = view(Variant::Checkers, "W:W33:B43,63,84", "33");
        assert!(capture.path.len() > 2 && capture.must_take.len() as usize + 1 == capture.path.len());
    }
}

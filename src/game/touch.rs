//! Touch-move: the federation's tournament rule that a touched piece must be moved or taken.
//!
//! A piece of one's own that is touched must move if it can; one of the other side must be taken if it can. The first
//! touch binds; touching a piece that can neither move nor be taken binds to nothing.

use super::{Move, Position};
use crate::hex::{Bitboard, Cell};

/// A touched piece that the side to move must move or capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// An own piece, which must move.
    Own(Cell),
    /// An enemy piece, which must be captured.
    Enemy(Cell),
}

impl Touch {
    /// The obligation from touching the piece on `cell`; `None` if it can neither move nor be captured.
    pub fn of(position: &Position, cell: Cell) -> Option<Touch> {
        let piece = position.piece_at(cell)?;
        let touch = if piece.color == position.turn() { Touch::Own(cell) } else { Touch::Enemy(cell) };
        touch.moves(position).next().map(|_| touch)
    }

    /// The legal moves that comply.
    pub fn moves(self, position: &Position) -> impl Iterator<Item = Move> {
        position.legal_moves().into_iter().filter(move |&mv| self.allows(position, mv))
    }

    /// Whether a legal move complies.
    pub fn allows(self, position: &Position, mv: Move) -> bool {
        match self {
            Touch::Own(cell) => mv.from() == cell,
            Touch::Enemy(cell) => position.taken_by(mv).contains(cell),
        }
    }

    /// The pieces that have a complying move.
    pub fn movable(self, position: &Position) -> Bitboard {
        self.moves(position).map(Move::from).collect()
    }

    /// The cell of the piece that was touched.
    pub fn cell(self) -> Cell {
        match self {
            Touch::Own(cell) | Touch::Enemy(cell) => cell,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    fn cell(name: &str) -> Cell {
        Variant::Glinski.parse_cell(name).unwrap()
    }

    #[test]
    fn a_touch_binds_where_there_is_a_legal_move() {
        let position = crate::game::testing::position("Kg1 kg10 Rf4 nf8 Bc1 Pc2", 'w');
        let touch = |name| Touch::of(&position, cell(name));
        assert_eq!(touch("f4"), Some(Touch::Own(cell("f4"))));
        assert_eq!(touch("f8"), Some(Touch::Enemy(cell("f8"))));
        assert_eq!(touch("g10"), None, "the king cannot be taken");
        assert_eq!(touch("f6"), None, "there is nothing there");
        let takes: Vec<_> = Touch::Enemy(cell("f8")).moves(&position).collect();
        assert_eq!(takes.len(), 1);
        assert_eq!((takes[0].from(), takes[0].to()), (cell("f4"), cell("f8")));
        assert_eq!(Touch::Enemy(cell("f8")).movable(&position), [cell("f4")].into_iter().collect());
    }

    #[test]
    fn a_pawn_taken_en_passant_was_touched_where_it_stands() {
        let position = Position::from_fen(Variant::Glinski, "1/2k/5/7/9/11/1Pp8/11/11/11/5K5 w c6 0 1");
        let position = position.unwrap();
        let touch = Touch::of(&position, cell("c5")).expect("it can be taken en passant");
        assert!(touch.moves(&position).all(|mv| mv.to() == cell("c6")));
    }

    #[test]
    fn a_piece_without_a_legal_move_does_not_bind() {
        let pinned = crate::game::testing::position("Kf1 kl6 Nf3 rf9", 'w');
        assert_eq!(Touch::of(&pinned, cell("f3")), None);
        assert_eq!(Touch::of(&pinned, cell("f9")), None);
    }
}

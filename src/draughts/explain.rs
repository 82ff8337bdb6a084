//! Why a move is illegal.

use super::board::is_edge_column;
use super::capture::Jumps;
use super::{Move, Piece, Position, number};
use crate::hex::{Bitboard, Cell};

/// A move that the rules do not allow, by the reason. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The cell is empty.
    #[error("there is no piece on {}", name(*.on))]
    NoPiece {
        /// The origin of the move.
        on: Cell,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {} belongs to the other side", name(*.on))]
    NotYourTurn {
        /// The cell of the piece.
        on: Cell,
    },
    /// The target is not empty.
    #[error("{} is not empty", name(*.to))]
    Occupied {
        /// The target.
        to: Cell,
    },
    /// Another piece must capture.
    #[error("the piece on {} must capture", name(*.by))]
    OtherMustCapture {
        /// A piece that must.
        by: Cell,
    },
    /// Another capture is compulsory for this piece: the move is not a capture or captures too few pieces.
    #[error("you must {}", compulsion(*.count))]
    LargestCapture {
        /// The number of pieces that must be captured.
        count: u32,
    },
    /// On columns 1 and 9 pieces do not move straight (rule 8/6).
    #[error("pieces on columns 1 and 9 cannot move straight")]
    EdgeColumn,
    /// The piece in between is a king on its own promotion row, which men may not capture.
    #[error("the king on {} is on its own promotion cell, where men cannot capture it", name(*.king))]
    Protected {
        /// The king's cell.
        king: Cell,
    },
    /// The piece does not move that way.
    #[error("a {} does not move there", if *.king { "king" } else { "man" })]
    NotHowItMoves {
        /// Whether it is crowned.
        king: bool,
    },
    /// A legal move leads from the origin to the target, but it captures other pieces.
    #[error("the piece on {} captures different pieces on its way there", name(*.from))]
    OtherCaptures {
        /// The origin.
        from: Cell,
        /// The target.
        to: Cell,
    },
}

fn name(cell: Cell) -> u8 {
    number(cell).unwrap_or_default()
}

fn compulsion(count: u32) -> String {
    if count == 1 {
        "capture a piece".to_owned()
    } else {
        format!("make the largest capture, of {count} pieces")
    }
}

impl Position {
    /// The error for a move that is not legal.
    pub(super) fn refuse(&self, mv: Move) -> IllegalMove {
        let Move { from, to, .. } = mv;
        self.explain_illegal(from, to).unwrap_or(IllegalMove::OtherCaptures { from, to })
    }

    /// Why the piece on `from` cannot move to `to`; `None` if it can.
    pub fn explain_illegal(&self, from: Cell, to: Cell) -> Option<IllegalMove> {
        let moves = self.legal_moves();
        if moves.iter().any(|mv| mv.from == from && mv.to == to) {
            return None;
        }
        let Some(piece) = self.piece_at(from) else { return Some(IllegalMove::NoPiece { on: from }) };
        if piece.color != self.turn {
            return Some(IllegalMove::NotYourTurn { on: from });
        }
        if let Some(king) = self.protected_between(from, to, piece) {
            return Some(IllegalMove::Protected { king });
        }
        if self.occupied().without(from).contains(to) {
            return Some(IllegalMove::Occupied { to });
        }
        let captures = || moves.iter().filter(|mv| !mv.taken.is_empty());
        Some(match captures().find(|mv| mv.from == from).or(captures().next()) {
            Some(mv) if mv.from == from => IllegalMove::LargestCapture { count: mv.taken.len() },
            // A smaller capture of this piece: the reason is the majority rule.
            Some(mv) if self.is_jump(from, to, piece) => {
                IllegalMove::LargestCapture { count: mv.taken.len() }
            }
            Some(mv) => IllegalMove::OtherMustCapture { by: mv.from },
            None if is_edge_column(from) && from.q() == to.q() => IllegalMove::EdgeColumn,
            None => IllegalMove::NotHowItMoves { king: piece.king },
        })
    }

    /// Whether a piece can jump from one cell to another.
    fn is_jump(&self, from: Cell, to: Cell, piece: Piece) -> bool {
        let mut is_jump = false;
        Jumps::new(self, from, piece).for_each(from, Bitboard::EMPTY, |_, landing| is_jump |= landing == to);
        is_jump
    }

    /// The king that a man would jump over if it were not protected.
    fn protected_between(&self, from: Cell, to: Cell, piece: Piece) -> Option<Cell> {
        let (dq, dv) = (to.q() - from.q(), to.v() - from.v());
        let middle = Cell::from_qv(from.q() + dq / 2, from.v() + dv / 2)?;
        let is_jump = dq.abs() == 2 && dv.abs() == 2;
        let protected = self.protected_from_men(piece.color);
        (is_jump && !piece.king && protected.contains(middle)).then_some(middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::cell_of_number;

    fn why(text: &str, from: u8, to: u8) -> Option<String> {
        let position = Position::from_text(text).unwrap();
        let [from, to] = [from, to].map(|number| cell_of_number(number).unwrap());
        position.explain_illegal(from, to).map(|why| why.to_string())
    }

    #[test]
    fn every_reason_has_a_text() {
        for (text, from, to, said) in [
            ("W:W55:B19", 54, 55, "there is no piece on 54"),
            ("W:W55:B84", 84, 83, "the piece on 84 belongs to the other side"),
            ("W:W55,56:B84", 55, 56, "56 is not empty"),
            ("W:W33,77:B43,84", 77, 68, "the piece on 33 must capture"),
            ("W:W33:B43,63,24", 33, 15, "you must make the largest capture, of 2 pieces"),
            ("W:W33:B43", 33, 34, "you must capture a piece"),
            ("W:W16:B58", 16, 17, "pieces on columns 1 and 9 cannot move straight"),
            (
                "B:WK39:B49",
                49,
                29,
                "the king on 39 is on its own promotion cell, where men cannot capture it",
            ),
            ("W:W55:B84", 55, 54, "a man does not move there"),
            ("W:WK55:B84", 55, 83, "a king does not move there"),
        ] {
            assert_eq!(why(text, from, to).as_deref(), Some(said), "{text} {from}-{to}");
        }
        assert_eq!(why("W:W55:B84", 55, 56), None);
    }
}

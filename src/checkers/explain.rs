//! Why a man cannot go somewhere.

use std::fmt;

use super::board::is_edge_column;
use super::capture::Capturing;
use super::{Man, Position, number};
use crate::hex::{Bitboard, Cell};

/// What is against a move. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyNot {
    /// There is no man on the cell.
    NoMan {
        /// The cell.
        on: Cell,
    },
    /// The man is of the other side.
    NotYourTurn {
        /// Its cell.
        on: Cell,
    },
    /// The target is not empty.
    Occupied {
        /// The target.
        to: Cell,
    },
    /// Another man must take.
    OtherMustCapture {
        /// A man that must.
        by: Cell,
    },
    /// This man must take, but the way told is no capture, or takes too few men.
    LargestCapture {
        /// How many men must be taken.
        men: u32,
    },
    /// On columns 1 and 9 nothing goes straight (rule 8/6).
    EdgeColumn,
    /// The man in between is a king that plain men may not take: it stands on a promotion cell of its own.
    Protected {
        /// The king's cell.
        king: Cell,
    },
    /// It just does not move that way.
    NotHowItMoves {
        /// Whether it is crowned.
        king: bool,
    },
}

impl WhyNot {
    /// Whether the man just does not move that way, so that it need not be told to who clicks beside it.
    pub const fn is_way_of_moving(&self) -> bool {
        matches!(self, WhyNot::NotHowItMoves { .. } | WhyNot::Occupied { .. })
    }
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell: Cell| number(cell).unwrap_or_default();
        match *self {
            WhyNot::NoMan { on } => write!(f, "there is no man on {}", name(on)),
            WhyNot::NotYourTurn { on } => write!(f, "the man on {} is not of the side to move", name(on)),
            WhyNot::Occupied { to } => write!(f, "{} is not empty", name(to)),
            WhyNot::OtherMustCapture { by } => write!(f, "the man on {} must take", name(by)),
            WhyNot::LargestCapture { men: 1 } => f.write_str("a man must be taken"),
            WhyNot::LargestCapture { men } => write!(f, "{men} men must be taken, as many as can be"),
            WhyNot::EdgeColumn => f.write_str("on columns 1 and 9 nothing goes straight"),
            WhyNot::Protected { king } => {
                write!(f, "the king on {} is safe from men on its promotion cell", name(king))
            }
            WhyNot::NotHowItMoves { king: false } => f.write_str("a man does not move there"),
            WhyNot::NotHowItMoves { king: true } => f.write_str("a king does not move there"),
        }
    }
}

impl Position {
    /// Why the man on `from` may not go to `to`; `None` if it may.
    pub fn explain_illegal(&self, from: Cell, to: Cell) -> Option<WhyNot> {
        let moves = self.legal_moves();
        if moves.iter().any(|mv| mv.from == from && mv.to == to) {
            return None;
        }
        let Some(man) = self.man_at(from) else { return Some(WhyNot::NoMan { on: from }) };
        if man.color != self.turn {
            return Some(WhyNot::NotYourTurn { on: from });
        }
        if let Some(king) = self.protected_between(from, to, man) {
            return Some(WhyNot::Protected { king });
        }
        if self.occupied().without(from).contains(to) {
            return Some(WhyNot::Occupied { to });
        }
        let captures = || moves.iter().filter(|mv| !mv.taken.is_empty());
        Some(match captures().find(|mv| mv.from == from).or(captures().next()) {
            Some(mv) if mv.from == from => WhyNot::LargestCapture { men: mv.taken.len() },
            // A smaller capture of this man: it is not the other man that must, but as many as can be.
            Some(mv) if self.takes(from, to, man) => WhyNot::LargestCapture { men: mv.taken.len() },
            Some(mv) => WhyNot::OtherMustCapture { by: mv.from },
            None if is_edge_column(from) && from.q() == to.q() => WhyNot::EdgeColumn,
            None => WhyNot::NotHowItMoves { king: man.king },
        })
    }

    /// Whether a man takes another by going from one cell to the other.
    fn takes(&self, from: Cell, to: Cell, man: Man) -> bool {
        let mut takes = false;
        let capturing = Capturing::new(self, from, man);
        capturing.jumps(from, Bitboard::EMPTY, |_, landing| takes |= landing == to);
        takes
    }

    /// The king that would be taken on the way if plain men might take it.
    fn protected_between(&self, from: Cell, to: Cell, man: Man) -> Option<Cell> {
        let (dq, dv) = (to.q() - from.q(), to.v() - from.v());
        let middle = Cell::from_qv(from.q() + dq / 2, from.v() + dv / 2)?;
        let is_jump = dq.abs() == 2 && dv.abs() == 2;
        let safe = self.safe_from_men(man.color);
        (is_jump && !man.king && safe.contains(middle)).then_some(middle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkers::cell_of_number;

    fn why(text: &str, from: u8, to: u8) -> Option<String> {
        let position = Position::from_text(text).unwrap();
        let [from, to] = [from, to].map(|number| cell_of_number(number).unwrap());
        position.explain_illegal(from, to).map(|why| why.to_string())
    }

    #[test]
    fn every_reason_is_told() {
        for (text, from, to, said) in [
            ("W:W55:B19", 54, 55, "there is no man on 54"),
            ("W:W55:B84", 84, 83, "the man on 84 is not of the side to move"),
            ("W:W55,56:B84", 55, 56, "56 is not empty"),
            ("W:W33,77:B43,84", 77, 68, "the man on 33 must take"),
            ("W:W33:B43,63,24", 33, 15, "2 men must be taken, as many as can be"),
            ("W:W33:B43", 33, 34, "a man must be taken"),
            ("W:W16:B58", 16, 17, "on columns 1 and 9 nothing goes straight"),
            ("B:WK39:B49", 49, 29, "the king on 39 is safe from men on its promotion cell"),
            ("W:W55:B84", 55, 54, "a man does not move there"),
            ("W:WK55:B84", 55, 83, "a king does not move there"),
        ] {
            assert_eq!(why(text, from, to).as_deref(), Some(said), "{text} {from}-{to}");
        }
        assert_eq!(why("W:W55:B84", 55, 56), None);
    }
}

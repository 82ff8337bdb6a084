//! Moves in the coordinate notation of the Universal Chess Interface (UCI).

use std::fmt;
use std::str::FromStr;

use super::{CellName, Move, Position, Role, Variant};

/// A move in coordinate notation: origin and target, and a lower-case letter for a promotion.
///
/// Castling is written as the move of the king. Cells are named as the players of the variant name them.
///
/// ```
/// use heksy::chess::{Position, UciMove, Variant};
///
/// let position = Position::from_fen(Variant::Glinski, "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1")?;
/// let uci: UciMove = "f10f11q".parse()?;
/// let mv = uci.to_move(&position)?;
/// assert_eq!(mv.to_uci(position.variant()), uci);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UciMove {
    /// `0000`: the null move.
    Null,
    /// A move.
    Normal {
        /// The origin.
        from: CellName,
        /// The target.
        to: CellName,
        /// The role that a pawn promotes to.
        promotion: Option<Role>,
    },
}

impl Move {
    /// The move in coordinates with the cell names of a variant.
    pub const fn to_uci(self, variant: Variant) -> UciMove {
        let (from, to) = (variant.cell_name(self.from), variant.cell_name(self.to));
        UciMove::Normal { from, to, promotion: self.promotion() }
    }
}

impl UciMove {
    /// The legal move with these coordinates.
    ///
    /// # Errors
    /// [`UciMoveError`] for an illegal move.
    pub fn to_move(self, position: &Position) -> Result<Move, UciMoveError> {
        let UciMove::Normal { from, to, promotion } = self else { return Err(UciMoveError::Null) };
        let variant = position.variant();
        let cell = |name| variant.cell(name).ok_or(UciMoveError::NoCell { mv: self, cell: name, variant });
        let (from, to) = (cell(from)?, cell(to)?);
        let moves = position.legal_moves_to(to);
        let found = moves.iter().find(|mv| mv.from == from && mv.promotion() == promotion);
        found.copied().ok_or(UciMoveError::Illegal(self))
    }
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciMove::Null => f.write_str("0000"),
            UciMove::Normal { from, to, promotion } => {
                write!(f, "{from}{to}")?;
                promotion.map_or(Ok(()), |role| write!(f, "{}", role.char()))
            }
        }
    }
}

/// The text does not have the form of a move in coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a move in coordinates; write two cells, for example f5f7, and a letter for a promotion: f10f11q"
)]
pub struct ParseUciMoveError;

impl FromStr for UciMove {
    type Err = ParseUciMoveError;

    fn from_str(text: &str) -> Result<UciMove, ParseUciMoveError> {
        if text == "0000" {
            return Ok(UciMove::Null);
        }
        let names = CellName::split(text).and_then(|(from, rest)| Some((from, CellName::split(rest)?)));
        let (from, (to, rest)) = names.ok_or(ParseUciMoveError)?;
        let promotion = match rest {
            "" => None,
            letter => {
                let role = Role::PROMOTIONS.into_iter().find(|role| letter.chars().eq([role.char()]));
                Some(role.ok_or(ParseUciMoveError)?)
            }
        };
        Ok(UciMove::Normal { from, to, promotion })
    }
}

/// Why a move in coordinates cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UciMoveError {
    /// The null move.
    #[error("0000 is a null move")]
    Null,
    /// The board has no such cell.
    #[error("“{mv}”: the board has no cell {cell}")]
    NoCell {
        /// The move as written.
        mv: UciMove,
        /// The name that does not belong to a cell.
        cell: CellName,
        /// The game of the board.
        variant: Variant,
    },
    /// The rules do not allow it.
    #[error("“{0}” is not a legal move")]
    Illegal(UciMove),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_both_ways() {
        for text in ["f5f7", "f10f11q", "a1l6", "f9f10b", "k7k1n", "0000"] {
            assert_eq!(text.parse::<UciMove>().map(|mv| mv.to_string()), Ok(text.to_owned()));
        }
        for text in
            ["", "f5", "f5f", "f5f7k", "f5f7p", "f5f7qq", "F5f7", "f5-f7", "f05f7", "f5f7Q", "000", " f5f7"]
        {
            assert_eq!(text.parse::<UciMove>(), Err(ParseUciMoveError), "{text}");
        }
    }

    #[test]
    fn every_legal_move_comes_back() {
        let mut random = fastrand::Rng::with_seed(2);
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            for _ in 0..80 {
                let moves = position.legal_moves();
                for &mv in &moves {
                    let uci = mv.to_uci(variant);
                    assert_eq!(uci.to_string().parse(), Ok(uci));
                    assert_eq!(uci.to_move(&position), Ok(mv), "{uci} in {position:?}");
                }
                let Some(&mv) = random.choice(moves.iter()) else { break };
                position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn castling_is_the_kings_move() {
        let position = Position::from_fen(Variant::Shafran, "k4/6/7/8/9/8R/8/7/6/R3K w QB - 0 1").unwrap();
        let mv = "e1c1".parse::<UciMove>().unwrap().to_move(&position).unwrap();
        assert_eq!(mv.kind, crate::chess::MoveKind::Castle);
    }

    #[test]
    fn uci_moves_that_cannot_be_played_are_refused() {
        let position = Position::start(Variant::Shafran);
        let error = |text: &str| text.parse::<UciMove>().unwrap().to_move(&position).unwrap_err().to_string();
        assert_eq!(error("0000"), "0000 is a null move");
        assert_eq!(error("a1a7"), "“a1a7”: the board has no cell a7");
        assert_eq!(error("a1a3"), "“a1a3” is not a legal move");
        assert_eq!(error("a1a2q"), "“a1a2q” is not a legal move");
    }
}

//! How a game ends.

use crate::three::{End, Points};

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// One side is left in the game and has won.
    LastInGame,
    /// Only kings are left: a draw between them.
    OnlyKings,
    /// Fifty moves by each side in the game, without a capture, a pawn move or a going out.
    FiftyMoves,
    /// The same position for the third time.
    Repetition,
    /// All sides in the game have agreed to a draw.
    Agreement,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameEnd {
    /// Why.
    pub ending: Ending,
    /// What each side gets.
    pub points: Points,
}

impl From<End> for Ending {
    fn from(end: End) -> Ending {
        match end {
            End::LastInGame => Ending::LastInGame,
            End::OnlyKings => Ending::OnlyKings,
            End::FiftyMoves => Ending::FiftyMoves,
        }
    }
}

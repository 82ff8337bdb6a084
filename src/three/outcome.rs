//! How the game ends by its position.

use super::{Position, Role};

/// Moves of each side that is in the game, without a capture, a pawn move or a going out, that make a draw.
const FIFTY: u32 = 50;

/// Why the position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum End {
    /// The side to move is the last in the game and has won.
    LastInGame,
    /// The sides in the game have nothing but their kings: a draw between them.
    OnlyKings,
    /// Fifty moves by each side in the game, without a capture, a pawn move or a going out: a draw between them.
    FiftyMoves,
}

impl Position {
    /// Whether the game is over in this position. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.end().is_some()
    }

    /// Whether the side to move is in check. A position is settled: a side in check that has no move is out already.
    pub const fn is_check(&self) -> bool {
        self.in_check()
    }

    /// Why the game is over in this position, if it is.
    ///
    /// Repetition is not detected here, for it needs the history of the game.
    #[inline]
    pub fn end(&self) -> Option<End> {
        if self.playing.len() < 2 {
            return Some(End::LastInGame);
        }
        if self.living().is_subset(self.roles[Role::King]) {
            return Some(End::OnlyKings);
        }
        (self.halfmove_clock >= FIFTY * self.playing.len()).then_some(End::FiftyMoves)
    }
}

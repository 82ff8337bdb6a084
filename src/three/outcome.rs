//! The end of the game, and the count of the moves up to it.

use super::{Move, Position, Role};

/// Number of moves of each side in the game that make a draw, without a capture, a pawn move or an elimination.
const FIFTY: u32 = 50;

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// A win of the last side in the game.
    LastInGame,
    /// Only kings are left: a draw between them.
    OnlyKings,
    /// Fifty moves by each side in the game, without a capture, a pawn move or an elimination.
    FiftyMoves,
    /// Third occurrence of a position.
    Repetition,
    /// All sides in the game have agreed to a draw.
    Agreement,
}

impl Position {
    /// Whether the game is over in this position. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.end().is_some()
    }

    /// The reason for the end of the game in this position, if the game is over.
    ///
    /// Repetition is not detected here, because it needs the history of the game.
    #[inline]
    pub fn end(&self) -> Option<Ending> {
        if self.playing.len() < 2 {
            return Some(Ending::LastInGame);
        }
        if self.living().is_subset(self.roles[Role::King]) {
            return Some(Ending::OnlyKings);
        }
        (self.halfmove_clock >= FIFTY * self.playing.len()).then_some(Ending::FiftyMoves)
    }

    /// The number of leaf nodes of the move tree at a depth in plies, with bulk counting: the last moves are not made. The
    /// tree ends at the end of a game. The turn of an eliminated side is skipped and is not a node.
    pub fn perft(&self, depth: u32) -> u64 {
        let after = |mv: Move| {
            let mut next = *self;
            next.play_unchecked(mv);
            next.perft(depth - 1)
        };
        match depth {
            0 => 1,
            _ if self.end().is_some() => 0,
            1 => self.count_legal_moves().into(),
            _ => self.legal_moves().iter().map(|&mv| after(mv)).sum(),
        }
    }
}

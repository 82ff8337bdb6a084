//! The end of the game, and the moves up to it as [`Playable`] counts them.

use std::ops::Deref;

use super::{Move, MoveList, Position, Role};
use crate::game::{Playable, own_methods};

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

    /// Whether the side to move is in check. A position is settled: a side in check that has no move is out already.
    pub const fn is_check(&self) -> bool {
        self.in_check()
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
}

/// The tree ends at the end of a game. The turn of an eliminated side is skipped and is not a node.
impl Playable for Position {
    own_methods!(Move);

    #[inline(always)]
    fn legal_moves(&self) -> impl Deref<Target = [Move]> + use<> {
        if self.end().is_some() { MoveList::new() } else { self.legal_moves() }
    }

    #[inline(always)]
    fn count_legal_moves(&self) -> u64 {
        if self.end().is_some() { 0 } else { self.count_legal_moves().into() }
    }

    fn move_text(&self, mv: Move) -> String {
        self.san(mv).to_string()
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        self.read_move(text).ok()
    }
}

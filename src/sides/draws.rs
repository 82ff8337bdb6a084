//! Draw rules.

use super::Reason;

/// Plies without a capture or a pawn move (checkers: a man's move) that make a draw: fifty moves each.
const FIFTY_MOVES: u32 = 100;
/// Plies without a capture or a pawn move (checkers: a man's move) that always make a draw: seventy-five moves each.
const SEVENTY_FIVE_MOVES: u32 = 150;
/// Occurrences of one position that make a draw.
const THREEFOLD: usize = 3;
/// Occurrences of one position that end the game even if draws must be claimed.
const FIVEFOLD: usize = 5;

/// The rule of insufficient material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MaterialRule {
    /// A side can mate with a pawn, a rook, a queen or three minor pieces: the list of the International Hexagonal Chess
    /// Federation.
    Federation,
    /// A side can mate with any piece besides the king. (King and two knights do win against a king.)
    BareKings,
}

/// The draw rules of a game.
///
/// Repetition and fifty moves either end the game or can be claimed. If they can be claimed, the fifth occurrence of
/// a position and seventy-five moves still end the game (FIDE Laws of Chess, 9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawRules {
    /// The rule of insufficient material.
    pub material: MaterialRule,
    /// Whether the third repetition ends the game; otherwise a player must claim it.
    pub repetition_automatic: bool,
    /// Whether 50 moves without capture or pawn move end the game; otherwise a player must claim it.
    pub fifty_automatic: bool,
}

impl DrawRules {
    /// The number of plies without a capture or a pawn move that ends the game.
    pub const fn quiet_plies_limit(&self) -> u32 {
        if self.fifty_automatic { FIFTY_MOVES } else { SEVENTY_FIVE_MOVES }
    }

    /// The automatic draw after this many plies without a capture or a pawn move.
    pub fn by_quiet_plies(&self, plies: u32) -> Option<Reason> {
        let reason = if self.fifty_automatic { Reason::FiftyMoves } else { Reason::SeventyFiveMoves };
        (plies >= self.quiet_plies_limit()).then_some(reason)
    }

    /// The automatic draw after this many occurrences of the position.
    pub fn by_repetition(&self, occurrences: usize) -> Option<Reason> {
        let (limit, reason) = if self.repetition_automatic {
            (THREEFOLD, Reason::Repetition)
        } else {
            (FIVEFOLD, Reason::FivefoldRepetition)
        };
        (occurrences >= limit).then_some(reason)
    }

    /// The draw that can be claimed after this many occurrences, or after this many plies without a capture or a pawn
    /// move, regardless of automatic draws.
    pub fn claimable(occurrences: usize, plies: u32) -> Option<Reason> {
        if occurrences >= THREEFOLD {
            return Some(Reason::Repetition);
        }
        (plies >= FIFTY_MOVES).then_some(Reason::FiftyMoves)
    }
}

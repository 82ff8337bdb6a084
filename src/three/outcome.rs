//! How sides go out, and how the game ends by its position.

use super::{Position, Role, Seat};

/// Moves of each side that is in the game, without a capture, a pawn move or a going out, that make a draw.
const FIFTY: u32 = 50;

/// Why a side is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum OutReason {
    /// It was in check when its turn came, and had no move.
    Checkmate,
    /// It was not in check when its turn came, and had no move.
    Stalemate,
    /// Its king was taken.
    KingTaken,
    /// It resigned.
    Resignation,
    /// Its flag fell.
    TimeForfeit,
}

/// A side's going out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Out {
    /// Which side.
    pub seat: Seat,
    /// Why.
    pub reason: OutReason,
}

/// The sides that go out at once, by one move or one resignation, in their order: two at most, for the last one stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outs([Option<Out>; 2]);

impl Outs {
    /// Whether no side goes out.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The sides in the order in which they go out.
    pub fn iter(&self) -> impl Iterator<Item = Out> + use<> {
        self.0.into_iter().flatten()
    }

    /// Adds one more.
    pub(super) fn push(&mut self, out: Out) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(out);
        }
    }
}

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

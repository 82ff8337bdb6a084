//! How sides go out.

use super::Seat;

/// Why a side is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum OutReason {
    /// In check at its turn, without a legal move.
    Checkmate,
    /// Not in check at its turn, without a legal move.
    Stalemate,
    /// Loss of the king.
    KingTaken,
    /// Resignation.
    Resignation,
    /// Fall of the flag.
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

/// The sides that go out at once, by one move or one resignation, in their order: at most two, because the last one
/// stays.
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

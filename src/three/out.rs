//! Eliminations of sides.

use super::Seat;

/// The reason for an elimination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
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

/// The elimination of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Out {
    /// The side.
    pub seat: Seat,
    /// By the rules, by resignation or on time.
    pub reason: OutReason,
}

/// The eliminations by one move or one resignation, in order: at most two, because the last side stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outs([Option<Out>; 2]);

impl Outs {
    /// Whether no side is eliminated.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The eliminations in order.
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

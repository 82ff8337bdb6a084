//! The moves that a human prepares while the computer thinks.

use crate::chess::Role;
use crate::hex::{Bitboard, Cell};

/// The moves that a human prepares while the computer thinks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Premove {
    /// The piece picked up, and where it could go after one answer or another.
    pub picked: Option<(Cell, Bitboard)>,
    /// The move to be made.
    pub planned: Option<Planned>,
    /// The role whose key is held: it is chosen for the next move.
    pub held: Option<Role>,
}

/// A move to be made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planned {
    pub from: Cell,
    pub to: Cell,
    /// The role of a promoted pawn.
    pub role: Role,
}

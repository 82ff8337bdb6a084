//! The end of a three-player game, shown in its dialog.

use crate::app::catalogue::Text;
use crate::three::{GameEnd, Seat};

/// The end of a three-player game.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreeOver {
    /// The points and the reason.
    pub end: GameEnd,
    /// The three, the first place first.
    pub places: Vec<ThreePlace>,
}

/// A place at the end of a three-player game.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreePlace {
    /// The place, from 1; the same for those who share it.
    pub place: usize,
    /// The side that took it.
    pub seat: Seat,
    /// The player.
    pub name: Text,
    /// The points in quarters.
    pub quarters: u8,
    /// The elimination of the side; `None` if it is still in the game.
    pub out: Option<Text>,
}

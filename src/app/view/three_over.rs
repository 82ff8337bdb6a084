//! The end of a three-player game, shown in its dialog.

use crate::app::catalogue::Text;
use crate::three::{GameEnd, Seat};

/// How a game for three ended.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreeOver {
    /// Why.
    pub end: GameEnd,
    /// The three, the first place first.
    pub places: Vec<ThreePlace>,
}

/// A place at the end of a game for three.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreePlace {
    /// The place, from 1; the same for those who share it.
    pub place: usize,
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub name: Text,
    /// In quarters.
    pub quarters: u8,
    /// How the side went out; `None` if it is left in the game.
    pub out: Option<Text>,
}

//! Steps in setting up a position.

use super::{PositionEdit, Tool};

/// Something in setting up a position. All but [`EditorAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    /// Set up a position, starting from the displayed one. The game is paused meanwhile.
    Open,
    /// Back to the game, which is as it was.
    Close,
    /// Choose what a click on a cell does.
    Choose(Tool),
    /// Change the position.
    Edit(PositionEdit),
    /// Look into it.
    Study,
    /// Copy the board drawn as text.
    CopyPicture,
}

//! Steps in setting up a position.

use super::{PositionEdit, Tool};

/// An action in the position editor. All but [`EditorAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    /// Set up a position, starting from the displayed one. The game is paused meanwhile.
    Open,
    /// Return to the game as it was.
    Close,
    /// Choose what a click on a cell does.
    Choose(Tool),
    /// Change the position.
    Edit(PositionEdit),
    /// Switch the evaluation of the position on or off.
    Evaluate,
    /// Study the position.
    Study,
    /// List the player's games in which these pieces are on their cells at the same time.
    FindGames,
    /// Copy the board drawn as text.
    CopyPicture,
}

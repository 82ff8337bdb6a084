//! What a mode or a part of the desk asks of the desk. The desk carries it out after the message, so that none of them
//! calls another.

use crate::app::dialogs::Then;

/// A request of a mode or of a part of the desk.
#[derive(Debug, Clone)]
pub enum DeskRequest {
    /// Do this once the player has saved or discarded what is unsaved.
    Replace(Then),
    /// Do this at once: the open game has been saved or discarded.
    Proceed(Then),
    /// Save the open game.
    Save,
    /// Study the game that is over.
    Study,
    /// Play on the studied game, which was broken off, with its own players and clocks.
    Resume,
}

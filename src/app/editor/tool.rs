//! What is chosen in the palette.

use crate::game::Piece;

/// The effect of a click on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// Picks a piece up and puts it down.
    Hand,
    /// Takes a piece off the board.
    Eraser,
    /// Puts this piece on the board, or takes it off where it stands already.
    Piece(Piece),
}

//! The player's input on the board.

use crate::chess::Role;
use crate::game::Shape;
use crate::hex::Cell;

/// An action of the pointer or the keyboard on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A piece of [`BoardView::movable`](super::BoardView::movable) that was not selected was pressed: it
    /// becomes the selected one. It may be dragged or clicked to its target.
    PickUp(Cell),
    /// Any other cell was clicked, or a cell was chosen by key or screen reader: a target of the selected piece, the
    /// selected piece itself (which puts it down), another movable piece (keys only), or a cell that means nothing.
    Click(Cell),
    /// The piece picked up was dragged to another cell and let go there, be it a target or not.
    Drop {
        /// The old cell.
        from: Cell,
        /// The cell of the drop.
        to: Cell,
    },
    /// Put back the piece in hand and deselect it: a drag off the board or a cancelled one, a click beside the board,
    /// or Escape.
    PutBack,
    /// Request to take the piece on this cell off the board: by the second button, the Delete key, or let go beside
    /// the board. Only while it [is set up](super::BoardView::is_set_up).
    Erase(Cell),
    /// A letter was typed with the keyboard's cursor on this cell. Only while the board is set up.
    Letter(Cell, char),
    /// Request to describe the piece on this cell, its attackers and its defenders.
    Describe(Cell),
    /// The role was chosen for [`BoardView::promotion`](super::BoardView::promotion).
    Promote(Role),
    /// The way of [`BoardView::castling`](super::BoardView::castling) was chosen that takes the king to this cell.
    Castle(Cell),
    /// Cancellation of the choice of a promotion or castling: the piece goes back.
    CancelChoice,
    /// Confirmation of the move in [`BoardView::waiting`](super::BoardView::waiting).
    Confirm,
    /// The key of this role is down: if the next event is a premove of a pawn, the pawn promotes to this role.
    Ahead(Role),
    /// An arrow or a circle was drawn.
    Draw(Shape),
    /// A turn of the wheel over the board: the number of moves forward, or back if negative.
    Wheel(i32),
}

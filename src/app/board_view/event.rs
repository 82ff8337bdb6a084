//! The player's input on the board, and its words.

use super::BoardPiece;
use crate::chess::Role;
use crate::game::Shape;
use crate::hex::{Cell, Shade};

/// An event on the board.
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

/// The words the board needs for screen readers; [`crate::app`]'s message catalogue has them.
pub trait BoardWords {
    /// The board as a whole, as in "Board".
    fn board(&self) -> String;
    /// Describes a cell by its name and its piece, as in "f6, white queen" or "f6, empty".
    fn cell(&self, name: &str, piece: Option<BoardPiece>) -> String;
    /// A cell with a star, as in "f6, star".
    fn star(&self, name: &str) -> String;
    /// The colour of a cell, as in "light cell".
    fn shade(&self, shade: Shade) -> String;
    /// Describes the colour of a cell and what it is marked for, as in "light cell, possible move".
    fn described(&self, shade: &str, what: &str) -> String;
    /// A cell's description as a target of the selected piece, as in "possible move" or "possible capture".
    fn target(&self, kind: TargetKind) -> String;
    /// The role for a letter that the player typed.
    fn role(&self, letter: char) -> Option<Role>;
    /// The letter of a role on the keyboard.
    fn letter(&self, role: Role) -> String;
    /// A choice of the promotion picker, as in "Promote to queen".
    fn promote(&self, role: Role) -> String;
    /// A piece that has to be taken now, as in "must be taken".
    fn must_take(&self) -> String;
    /// A cell of [`BoardView::wrong`](super::BoardView::wrong), as in "not possible".
    fn wrong(&self) -> String;
    /// Either cell of [`BoardView::premove`](super::BoardView::premove), as in "next move".
    fn premove(&self) -> String;
    /// The button that makes the move of [`BoardView::waiting`](super::BoardView::waiting), as in "Make the move".
    fn confirm(&self) -> String;
    /// The button that takes it back, as in "Take it back".
    fn put_back(&self) -> String;
    /// A way of castling to choose, as in "Castle Q-O-O".
    fn castle(&self, way: &str) -> String;
}

/// The effect of a move of the selected piece to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// Go there.
    Quiet,
    /// Capture there.
    Capture,
    /// Castle with the rook there.
    Castling,
}

//! The board widget: draws a [`BoardView`](crate::app::board::BoardView) and returns the player's input. It has no dependency on the rules.

mod access;
mod animation;
pub mod armies;
mod confirm;
mod cursor;
mod drawing;
mod grid;
mod hand;
mod marks;
mod motion;
mod picker;
mod piece_painter;
mod pointer;
mod transition;
mod widget;

pub use marks::shapes;
pub use widget::{BoardState, board_ui, paint_brought};

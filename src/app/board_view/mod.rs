//! The view and the events of the board: plain data between the program and the widget.
//!
//! The widget has cells, pieces and marks, but no rules. The program fills a [`BoardView`], the widget draws it and
//! returns [`BoardEvent`]s.

mod event;
mod look;
mod piece;
mod shape;
mod view;

pub use event::BoardEvent;
pub use look::{BoardPalette, PieceSet, Turn};
pub use piece::{Armies, Army, BoardPiece, PiecePlacement};
pub use shape::{BoardShape, EdgeLabel};
pub use view::{Arrow, ArrowMeaning, BoardView, CastlingChoice, Promotion, Refused};

//! What the board shows and what a player does on it: plain data between the program and the widget.
//!
//! The widget knows cells, pieces and marks, never rules. The program fills a [`BoardView`], the widget draws it and
//! answers with [`BoardEvent`]s; words for screen readers come through [`BoardWords`], so that all texts stay in
//! one catalogue.

mod event;
mod look;
mod piece;
mod shape;
mod view;

pub use event::{BoardEvent, BoardWords, TargetKind};
pub use look::{BoardPalette, PieceSet, Turn};
pub use piece::{Armies, Army, BoardPiece, PiecePlacement};
pub use shape::{BoardShape, EdgeLabel};
pub use view::{Arrow, ArrowMeaning, BoardView, CastlingChoice, Promotion, Refused};

//! The board without a window: what it shows and in which places, its drawing as SVG, PNG and GIF, moves by pointer and by
//! keyboard, and what is heard and spoken.

pub mod arrows;
pub(in crate::app) mod cause_marks;
pub mod drawings;
mod gesture;
pub mod ground;
mod hand;
pub mod layout;
mod long_moves;
mod look;
pub mod marks;
mod matching;
pub mod palette;
mod piece;
mod raster;
mod reach;
mod rim;
mod shape;
mod sound;
pub mod speech;
mod svg;
mod svg_text;
mod typed_move;
mod view;

pub use gesture::Gesture;
pub use hand::{Hand, HandContext};
pub use look::{BoardPalette, PieceSet, PrintInk, Turn};
pub use matching::{Described, Typable};
pub use piece::{Armies, BoardPiece, PiecePlacement};
pub use raster::{PictureError, Raster, animate};
pub use reach::{OnBoard, Rules};
pub use shape::{BoardShape, EdgeLabel};
pub(in crate::app) use sound::DueSounds;
pub use sound::Sound;
pub use svg::{Nameplate, Picture};
pub use svg_text::escaped;
pub(in crate::app) use typed_move::typed;
pub use typed_move::{TypeMove, TypedBoard, TypedMove};
pub use view::{Arrow, ArrowMeaning, BoardEvent, BoardView, CastlingChoice, Promotion, Refused};

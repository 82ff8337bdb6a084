//! Pictures of a board: the places of its cells and the marks on it, shared by the window and SVG; SVG, PNG and GIF.
//!
//! A [`Picture`] is a [`BoardView`](crate::app::board_view::BoardView) with its colours and its set of pieces. It becomes SVG
//! by [`Picture::svg`], and pixels only by way of that.

mod animation;
pub mod arrows;
pub mod drawings;
pub mod ground;
pub mod layout;
pub mod mark;
pub mod marks;
pub mod palette;
mod raster;
mod rim;
mod svg;
mod text;
mod third;
mod xml;

pub use animation::animate;
pub use raster::{PictureError, Raster};
pub use svg::{Nameplate, Picture};
pub use xml::escaped;

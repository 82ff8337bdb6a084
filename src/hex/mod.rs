//! The geometry of the hexagonal board, with no game on it.
//!
//! One [`Cell`] and one [`Bitboard`] serve every board of the family: the 91 cells of Gliński's board are the
//! largest, smaller boards are masks of it.

#![forbid(unsafe_code)]

pub mod attacks;
mod bitboard;
mod cell;
mod picture;
#[cfg(feature = "serde")]
pub(crate) mod serde_impls;
mod step;

pub use attacks::{between, bishop_attacks, king_attacks, knight_attacks, line, queen_attacks, rook_attacks};
pub use bitboard::{Bitboard, Cells};
pub use cell::{Cell, File, ParseCellError, Shade};
#[doc(hidden)]
pub use picture::PICTURE_ORDER;
pub use picture::picture;
pub use step::{CORNERS, EDGES, JUMPS, Step};

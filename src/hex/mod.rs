//! The geometry of the hexagonal board, with no game on it.
//!
//! The types [`Cell`] and [`Bitboard`] serve every board of the family: the 91 cells of Gliński's board are the
//! largest, smaller boards are masks of it.
//!
//! ```
//! use heksy::hex::{Bitboard, Cell, bishop_attacks, rook_attacks};
//!
//! let occupied: Bitboard = [Cell::F4, Cell::H7].into_iter().collect();
//! assert_eq!((rook_attacks(Cell::F6, occupied) & occupied).first(), Some(Cell::F4));
//! assert!(bishop_attacks(Cell::F6, occupied).iter().all(|cell| cell.shade() == Cell::F6.shade()));
//! ```

#![forbid(unsafe_code)]

pub mod attacks;
mod bitboard;
mod board;
mod cell;
mod picture;
#[cfg(feature = "serde")]
mod serde_impls;
mod step;
mod tables;

pub use attacks::{between, bishop_attacks, king_attacks, knight_attacks, line, queen_attacks, rook_attacks};
pub use bitboard::{Bitboard, Cells};
pub use board::Board;
pub(crate) use board::{Row, RowError, read_row};
pub use cell::{Cell, File, ParseCellError, Shade, edge_steps};
#[doc(hidden)]
pub use picture::PICTURE_ORDER;
pub use picture::picture;
pub use step::{CORNERS, EDGES, JUMPS, Step};
pub(crate) use tables::{cell_set, cell_table};

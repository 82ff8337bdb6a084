//! The rules of hexagonal checkers (1985).
//!
//! [`Position`] is the centre: it reads and writes the position text, lists and plays legal moves and detects the end
//! of the game. The board is the 61 cells around the middle of the 91.
//!
//! ```
//! use heksy::draughts::Position;
//!
//! let position = Position::from_text("W:W33:B43,63,84")?;
//! let moves = position.legal_moves();
//! assert!(moves.iter().all(|mv| !mv.taken.is_empty()), "a capture is forced");
//! # Ok::<(), heksy::draughts::PositionTextError>(())
//! ```
//!
//! # Sources
//!
//! The author's own rules of 1985, in Polish and in English. They also contain a stricter form, the total ban: men may
//! never take a king on its own promotion cell, however it came there. They set no limit to the moves; the draws by
//! repetition and by 50 moves without a capture or a man's move are this program's.

#![forbid(unsafe_code)]

mod board;
mod capture;
mod explain;
mod jumpers;
mod make;
mod marks;
mod movegen;
mod moves;
mod notation;
mod position;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod text;
pub(crate) mod zobrist;

pub use board::{BOARD, cell_of_number, king_targets, number, parse_cell, promotion, steps};
pub use explain::IllegalMove;
pub use make::DEFAULT_DRAWS;
pub use moves::{Move, Piece};
pub use notation::MoveTextError;
pub use position::Position;
pub use setup::{Setup, SetupError, SetupErrors};
pub use text::PositionTextError;

pub use crate::sides::{ByColor, Color, DrawRules, Outcome, Points, Reason};

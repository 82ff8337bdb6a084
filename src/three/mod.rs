//! The rules of three-player hexes: three armies of `McCooey`'s game at every other corner of the board of 91 cells.
//!
//! [`Position`] is the centre: it reads and writes the position text, lists and plays legal moves, puts sides out and
//! knows when the game is over. [`Setup`] is a position not yet validated.
//!
//! ```
//! use heksy::three::{Position, Seat};
//!
//! let mut position = Position::start();
//! for text in ["e3e5", "c4", "k3"] {
//!     let (next, outs) = position.play(position.read_move(text)?)?;
//!     assert!(outs.is_empty(), "nobody is out");
//!     position = next;
//! }
//! assert_eq!((position.turn(), position.round()), (Seat::White, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sources
//!
//! `McCooey` tells no more than the set-up: three armies in every other corner. The rest is this program's reading. It
//! changes nothing of his game for two that need not be changed, and follows the customs of today's games for more than
//! two: a side that is beaten leaves its pieces on the board, dead.

#![forbid(unsafe_code)]

mod explain;
mod game;
mod make;
mod movegen;
mod notation;
mod out;
mod outcome;
pub mod pgn;
mod piece;
mod points;
mod position;
mod rules;
mod safety;
mod seat;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod setup_error;
mod sink;
mod text;
mod text_error;
mod validate;
pub(crate) mod zobrist;

pub use game::{Act, ActError, Game, GameEnd};
pub use make::IllegalMove;
pub use notation::MoveTextError;
pub use out::{Out, OutReason, Outs};
pub use outcome::Ending;
pub use piece::Piece;
pub use points::{ParsePointsError, Points};
pub use position::{DeadPieces, Position};
pub use rules::{PawnRules, START, pawn_rules};
pub use seat::{BySeat, ParseSeatsError, Seat, Seats};
pub use setup::Setup;
pub use setup_error::{SetupError, SetupErrors};
pub use text_error::PositionTextError;

pub use crate::chess::{IllegalReason, Move, MoveKind, MoveList, Role, San};
pub use crate::game::{divide, perft};

//! The rules of three-player hexes: three armies of `McCooey`'s game at every other corner of the board of 91 cells.
//!
//! [`Position`] is the centre: it reads and writes the position text, lists and plays legal moves, eliminates sides
//! and detects the end of the game. [`Setup`] is a position not yet validated.
//!
//! ```
//! use heksy::three::{Position, Seat};
//!
//! let mut position = Position::start();
//! for text in ["e3e5", "c4", "k3"] {
//!     let (next, outs) = position.play(position.read_move(text)?)?;
//!     assert!(outs.is_empty());
//!     position = next;
//! }
//! assert_eq!((position.turn(), position.round()), (Seat::White, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sources
//!
//! `McCooey` specifies only the set-up: three armies in every other corner. The other rules are this program's
//! interpretation. They change his two-player game only as far as necessary, and follow the customs of today's games
//! for more than two: the pieces of a beaten side stay on the board, dead.

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

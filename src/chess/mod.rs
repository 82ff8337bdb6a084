//! The rules of the hexagonal chess family: Gliński's, `McCooey`'s and Shafran's games.
//!
//! [`Position`] is the centre: it reads and writes FEN, lists and plays legal moves and knows when the game is
//! over. What differs between the games is data in one [`Rules`] table a [`Variant`]; the code asks for no variant.

#![forbid(unsafe_code)]

mod castling;
mod checks;
mod coordinates;
mod explain;
mod fen;
mod make;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod picture;
mod piece;
mod position;
mod rules;
mod safety;
mod san;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod uci;
mod variant;
mod zobrist;

pub use castling::{CastlingName, ParseCastlingNameError, ParseCastlingRightsError};
pub use checks::Checks;
pub use coordinates::{CellName, ParseCellNameError};
pub use explain::{CastlingFault, WhyNot};
pub use fen::{Fen, FenError};
pub use make::IllegalMove;
pub use movegen::MoveClass;
pub use moves::{Move, MoveKind, MoveList};
pub use perft::{divide, perft};
#[doc(hidden)]
pub use picture::board_of_picture;
pub use piece::{ByRole, Piece, Role};
pub use position::{CastlingRights, LongStep, Position};
pub use rules::{Castling, Flank, PawnRules, Rules};
pub use san::{ParseSanError, San, SanError, SanKind, Suffix};
pub use setup::{Setup, SetupError, SetupErrors};
pub use uci::{ParseUciMoveError, UciMove, UciMoveError};
pub use variant::{ParseVariantError, Variant};

use fen::excerpt;

pub use crate::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome, Points, Reason};

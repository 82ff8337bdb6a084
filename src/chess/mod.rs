//! The rules of the hexagonal chess family: Gliński's, `McCooey`'s and Shafran's games.
//!
//! [`Position`] is the centre: it reads and writes FEN, lists and plays legal moves and detects the end of the game.
//! The differences between the games are data, a [`Rules`] table for each [`Variant`]; the code does not test for
//! variants. [`Setup`] is a position not yet validated; [`Fen`], [`San`] and [`UciMove`] are positions and moves as
//! text.
//!
//! ```
//! use heksy::chess::{Position, Reason, Variant};
//!
//! let position = Position::from_fen(Variant::Glinski, "k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 80")?;
//! let end = position.terminal(&position.rules().default_draws()).expect("Black cannot move");
//! assert_eq!((end.reason, end.points.to_string().as_str()), (Reason::Stalemate, "3/4-1/4"));
//! # Ok::<(), heksy::chess::FenError>(())
//! ```
//!
//! # Sources
//!
//! * Gliński's game: the leaflet of the International Hexagonal Chess Federation (in Esperanto) and two Polish rule
//!   texts. The leaflet's list of pieces has two slips, which the other texts put right. Where all are silent, a pawn
//!   may go two cells from any start cell of its side, however it came there.
//! * `McCooey`'s game: his rules of 1978 and 1979. Draws by repetition and 50 moves follow the customs of chess.
//! * Shafran's game of 1939: a Swedish article. Castling is written as in print, with the letter O.

#![forbid(unsafe_code)]

mod capture_direction;
mod castling;
mod checks;
mod coordinates;
mod explain;
mod fen;
mod fen_error;
mod filter;
mod illegal_move;
mod make;
mod movegen;
mod moves;
mod outcome;
mod pawn_moves;
mod pawn_rules;
mod picture;
mod piece;
mod placement;
mod position;
mod rules;
mod safety;
mod san;
mod san_parse;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod setup_error;
mod shafran;
mod sink;
mod uci;
mod validate;
mod variant;
mod variants;
pub mod zobrist;

pub use capture_direction::CaptureDirection;
pub use castling::{CastlingName, CastlingRights, ParseCastlingNameError, ParseCastlingRightsError};
pub use checks::CheckInfo;
pub use coordinates::{CellName, ParseCellNameError};
pub(crate) use explain::{first_in_way, king_fault, movement_fault};
pub use fen::Fen;
pub use fen_error::FenError;
pub use illegal_move::{IllegalMove, IllegalReason};
pub use movegen::MoveClass;
pub use moves::{Move, MoveKind, MoveList};
pub use pawn_rules::PawnRules;
pub use piece::{ByRole, Piece, Role};
pub use position::{DoublePush, Position};
pub use rules::{Castling, Rules};
pub(crate) use san::MovingPiece;
pub use san::{San, SanError, SanKind, Suffix};
pub use san_parse::ParseSanError;
pub use setup::Setup;
pub use setup_error::{SetupError, SetupErrors};
pub use uci::{ParseUciMoveError, UciMove, UciMoveError};
pub use variant::{ParseVariantError, Variant};

pub use crate::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome, Points, Reason};

//! Games: positions and moves of every variant, notation, records, clocks.
//!
//! * [`Variant`], [`Position`], [`Move`], [`Piece`]: those of all variants, chess and checkers.
//! * [`Game`]: a running game with its clock, takeback, draw offers and end.
//! * [`GameRecord`], [`GameTree`]: the record of a game: tags, moves, variations, notes.
//! * [`pgn`]: reading and writing PGN files.
//! * [`read_move`], [`move_text`]: moves as text, in eight languages.
//! * [`TimeControl`], [`Clock`]: time, told from outside.
//! * [`MatchScore`]: the score of a match between two players.
//!
//! ```
//! use std::time::Duration;
//!
//! use heksy::game::{Game, GameSetup, PieceLetters, Position, Variant, pgn, read_move};
//!
//! let mut game = Game::new(GameSetup::new(Position::start(Variant::Glinski)));
//! for text in ["e6", "b5", "Nc3"] {
//!     let mv = read_move(game.position(), text, PieceLetters::English)?;
//!     game.play(mv, Duration::ZERO)?;
//! }
//! assert!(pgn::write(game.record()).ends_with("1. e6 b5 2. Nc3 *\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod commands;
pub mod date;
mod edit;
mod ending;
mod history;
mod letters;
mod match_score;
mod move_text;
mod moves;
mod nag;
mod notation;
mod notes;
mod perft;
pub mod pgn;
mod piece;
mod play;
mod position;
mod read_move;
mod record;
mod recorded;
mod refusal;
mod san;
#[cfg(feature = "serde")]
mod serde_impls;
#[cfg(test)]
mod setup;
mod tags;
mod time_control;
mod touch;
mod tree;
mod unread;
mod variant;

pub use clock::{Clock, ClockSnapshot, FlagFell, Reading, TimeLeft, TimeLeftError, face_text};
pub use edit::{Comment, EditError, EditHistory, Editable, TreeEdit};
pub use ending::reason_name;
pub use letters::PieceLetters;
pub use match_score::{MatchScore, points_text};
pub use move_text::{move_text, san};
pub use moves::Move;
pub use nag::Nag;
pub use notation::Notation;
pub use notes::{Eval, EvalScore, Notes, Shape, ShapeColor};
pub use perft::{divide, perft};
pub use piece::{Piece, PieceKind};
pub use play::{Game, GameSetup, PlayError, Played};
pub use position::{IllegalMove, Position, PositionError};
pub use read_move::{CaptureMismatch, MoveTextError, read_move, read_typed_move};
pub use record::GameRecord;
pub use recorded::{RECORDED_GAMES, RecordedGame};
pub use refusal::{ChessRefusal, Refusal};
pub use tags::Tags;
pub use time_control::{Session, TimeControl, TimeControlError};
pub use touch::Touch;
pub use tree::{Detached, GameTree, NodeId};
pub use unread::UnreadText;
pub use variant::{ParseVariantError, Variant};

//! Games: positions and moves of every variant, notation, records, clocks.
//!
//! * [`Variant`], [`Position`], [`Move`], [`Piece`]: those of all variants, chess and checkers.
//! * [`PositionSetup`]: a position that is being set up, possible or not.
//! * [`Game`]: a running game with its clock, takeback, draw offers and end.
//! * [`GameRecord`], [`GameTree`]: the record of a game: tags, moves, variations, notes.
//! * [`TreeEdit`], [`EditHistory`]: edits of a record that can be undone.
//! * [`IllegalMove`]: why the rules do not allow a move.
//! * [`pgn`]: reading and writing PGN files.
//! * [`read_move`], [`move_text`]: moves as text, in eight languages.
//! * [`TimeControl`], [`Clock`]: time controls and clocks. They read no time: each call gets the time.
//! * [`Touch`]: touch-move, the rule that a touched piece must move or be captured.
//!
//! ```
//! use std::time::Duration;
//!
//! use heksy::game::{Game, GameSetup, Position, Variant, pgn};
//!
//! let mut game = Game::new(GameSetup::new(Position::start(Variant::Glinski)));
//! for text in ["e6", "b5", "Nc3"] {
//!     let mv = game.position().read_move(text)?;
//!     game.play(mv, Duration::ZERO)?;
//! }
//! assert!(pgn::write(game.record()).ends_with("1. e6 b5 2. Nc3 *\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bare_position;
mod clock;
pub mod date;
mod edit;
mod handicap;
mod letters;
mod move_text;
mod moves;
mod nag;
mod notes;
pub mod pgn;
mod piece;
mod play;
mod position;
mod position_setup;
mod read_move;
mod record;
mod seconds;
#[cfg(test)]
mod testing;
mod time_control;
mod touch;
mod tree;
mod typeset;
mod variant;

pub use bare_position::BarePosition;
pub use clock::{Clock, ClockSnapshot, FlagFell, Reading, TimeLeft, TimeLeftError};
pub use edit::{Comment, EditError, EditHistory, Editable, TreeEdit};
pub use handicap::{Handicap, Odds};
pub use letters::PieceLetters;
pub use move_text::{Notation, line_san, line_text, move_text, numbered_san, san};
pub use moves::{IllegalMove, Move};
pub use nag::Nag;
pub use notes::{Eval, EvalScore, Notes, Shape, ShapeColor};
pub use pgn::tags::Tags;
pub use pgn::unread::UnreadText;
pub use piece::{Piece, PieceKind};
pub use play::{Game, GameSetup, GameState, PlayError, Played};
pub use position::{Position, PositionError};
pub use position_setup::{PositionSetup, SetupProblem};
pub(crate) use read_move::Pattern;
pub use read_move::{CaptureMismatch, MoveTextError, read_move, read_typed_move};
pub use record::GameRecord;
pub use time_control::{Session, TimeControl, TimeControlError};
pub use touch::Touch;
pub use tree::{Detached, GameTree, NodeId};
pub use variant::{ParseVariantError, Variant};

pub use crate::hex::Cell;
pub use crate::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome, Points, Reason, SetupErrors};

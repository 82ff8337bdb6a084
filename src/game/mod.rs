//! A game being played or kept: notation, records, clocks.
//!
//! * [`Variant`], [`Position`], [`Move`], [`Piece`]: those of every game the program plays.
//! * [`Game`]: a running game with its clock, takeback, draw offers and end.
//! * [`GameRecord`], [`GameTree`]: what is kept of a game: tags, moves, variations, notes.
//! * [`pgn`]: reading and writing files of games.
//! * [`read_move`], [`move_text`]: moves as text, in eight languages.
//! * [`TimeControl`], [`Clock`]: time, told from outside.
//! * [`MatchScore`]: several games between two players.

mod clock;
mod commands;
mod ending;
mod history;
mod kept;
mod letters;
mod match_score;
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
#[cfg(test)]
mod setup;
mod tags;
mod time_control;
mod tree;
mod variant;

pub use clock::{Clock, ClockSnapshot, FlagFell, Reading, face_text};
pub use ending::reason_name;
pub use kept::Kept;
pub use letters::PieceLetters;
pub use match_score::{MatchScore, points_text};
pub use moves::Move;
pub use nag::Nag;
pub use notation::{Notation, move_text, san};
pub use notes::{Eval, EvalScore, Notes, Shape, ShapeColor};
pub use perft::{divide, perft};
pub use piece::{Figure, Piece};
pub use play::{Game, GameSetup, PlayError, Played};
pub use position::{IllegalMove, Position, PositionError};
pub use read_move::{MoveTextError, OtherCapture, read_move, read_typed_move};
pub use record::GameRecord;
pub use recorded::{RECORDED_GAMES, RecordedGame};
pub use refusal::{ChessRefusal, Refusal};
pub use tags::Tags;
pub use time_control::{Session, TimeControl, TimeControlError};
pub use tree::{Detached, GameTree, NodeId};
pub use variant::{ParseVariantError, Variant};

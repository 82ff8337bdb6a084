//! A game with everything that belongs to it: its record, the displayed position, the history of edits, its file.
//!
//! A [`Document`] is a game of two, played or studied, a [`ThreeDocument`] one of three.

mod as_pgn;
mod change;
mod current_position;
mod cursor;
mod edit_action;
mod editing;
mod folds;
mod identity;
mod kept;
mod make;
mod moves;
mod player_tags;
mod request;
mod restored;
mod rule_tags;
mod snapshot;
mod three;
mod three_list;
mod three_snapshot;
mod two;
mod write_back;

pub use change::Change;
pub use current_position::CurrentPosition;
pub use edit_action::{Draft, EditAction};
pub use identity::Identity;
pub use kept::Kept;
pub use moves::{Fold, MoveItem, MoveList, MovePart, MoveText};
pub use request::Request;
pub use restored::Restored;
pub use snapshot::Snapshot;
pub use three::ThreeDocument;
pub use three_list::{ThreeMove, ThreeRow};
pub use two::Document;
pub(super) use write_back::WriteBack;

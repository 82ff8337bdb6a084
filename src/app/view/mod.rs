//! What the window shows, as plain data made from the [`Model`](super::model::Model): the board, the corners of the
//! two players, the list of moves, the state of the game in a line, what can be done now.

mod board;
mod corner;
mod moves;
mod possible;
mod status;
mod summary;

pub use corner::{ClockFace, Corner};
pub use moves::{MoveItem, MoveList, MovePart, MoveText};
pub use status::{EngineLine, Status};
pub use summary::Summary;
pub(in crate::app) use summary::time_controls;

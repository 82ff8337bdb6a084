//! Several games between the same two players: rematches as long as one likes, or a match of so many games.

mod possible;
mod running;
mod update;

pub(super) use possible::{can_go_on, may_rematch};
pub use running::{Match, Standing};

//! Several games between the same two players: rematches as long as one likes, or a match of so many games.

mod running;
mod update;

pub use running::{Match, Standing};
pub(super) use update::{can_go_on, may_rematch};

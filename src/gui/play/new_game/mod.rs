//! The set-up of a new game: which game, players, clock, position, draw rules.

mod clock;
mod form;
mod handicap;
mod seat;
mod typing;

pub use clock::side_ui as side_clock_ui;
pub use form::{draw_rules_ui, show, total_ban_ui};
pub use seat::{level_ui, player_ui};
pub use typing::Typing;

//! The form of a new game of any kind: which game, against whom, by which clock, and the rare choices.

mod change;
mod clock;
mod games;
mod handicap;
mod mail;
mod more;
mod online;
mod opponent;
mod position;
mod rows;
mod rules;
mod seat;
mod state;
mod strength;
mod three;
mod two;
mod typing;

pub use mail::show as show_mail;
pub use online::show as show_online;
pub use state::{Desk, FormState, is_form};
pub use three::show as show_three;
pub use two::show as show_two;

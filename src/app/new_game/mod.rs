//! The set-up of a game: who plays, at what strength, on what clock, from where, by which draw rules.

mod begin;
mod clock_form;
mod form;
mod match_length;
mod number_field;
pub mod samples;
mod seat;
mod seconds;
mod setup;
mod stage;
mod takebacks;
mod time_odds;

pub use clock_form::{ClockForm, ClockKind};
pub use form::{NewGameForm, OpenGame, StartFrom};
pub use match_length::MatchLength;
pub use number_field::{NumberField, TypedNumber, Unit};
pub use seat::{Player, Seat};
pub use setup::{Material, Setup};
pub use stage::Stage;
pub use takebacks::Takebacks;

//! The set-up of a game: players, levels, clock, start position and draw rules.

mod clock_form;
mod form;
mod game_setup;
mod number_field;
mod online;
mod running_match;
pub mod samples;
mod seat;
mod stage;
mod three;
mod three_clock;

pub use clock_form::{ClockForm, ClockKind};
pub use form::{GameForm, NewGameForm, OpenGame, StartFrom};
pub use game_setup::{MatchLength, Setup, Takebacks};
pub use number_field::{NumberField, TypedNumber, Unit};
pub use online::{OnlineSettings, RelayChoice};
pub use running_match::Match;
pub use samples::SAMPLES;
pub use seat::{Player, Seat};
pub use stage::Stage;
pub use three::{ThreeForm, ThreePlayer, ThreeSeat, ThreeSetup};
pub use three_clock::{ThreeClock, ThreeTimes};

//! The settings and their file, and the set-up of a game: who plays which game on which clocks, and matches.

mod choices;
mod clock_form;
mod fields;
pub mod file;
mod game_setup;
mod new_game;
mod number_field;
mod online;
mod own_mistakes;
mod own_rating;
mod pupils;
mod running_match;
mod seat;
mod stage;
mod three_clock;
mod three_setup;
mod two_or_three;

pub(in crate::app) use choices::with_defaults;
pub use choices::{Animation, KeyChoices, Profile, ThemeChoice, Thinking, Turning};
pub use clock_form::{ClockForm, ClockKind};
pub use fields::{Settings, VERSION};
pub use file::{SettingsFailure, SettingsTrouble, from_json};
pub use game_setup::{MatchLength, Setup, Takebacks};
pub use new_game::{GameForm, NewGameForm, OpenGame, SAMPLES, StartFrom};
pub use number_field::{NumberField, Unit};
pub use online::{OnlineSettings, RelayChoice};
pub use own_mistakes::{Costliest, OwnMistakes};
pub use own_rating::{OwnRating, OwnRatings, Rival};
pub use pupils::Pupils;
pub use running_match::Match;
pub use seat::{Player, Seat};
pub use stage::Stage;
pub use three_clock::{ThreeClock, ThreeTimes};
pub use three_setup::{ThreeForm, ThreeSetup};
pub use two_or_three::TwoOrThree;

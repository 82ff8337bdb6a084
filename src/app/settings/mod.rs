//! Settings that the program keeps between runs, in a JSON file in the platform's settings folder.
//!
//! The file survives other versions and editing by hand: unknown fields are preserved, and an unreadable field takes
//! its default. A file with unreadable fields is copied to `settings.bad.json`, a file of a later version to
//! `settings.later.json`. Reading and writing is in [`settings_file`](crate::app::settings::file).

mod choices;
mod fields;
pub mod file;
mod keys;
mod profile;

pub use choices::{Animation, ThemeChoice, Thinking, Turning};
pub use fields::{Settings, VERSION};
pub use file::{SettingsFailure, SettingsTrouble, Understood, from_json};
pub use keys::KeyChoices;
pub use profile::Profile;

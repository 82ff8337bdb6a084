//! What the program remembers from one start to the next, in a JSON file in the platform's settings folder.
//!
//! The file survives other versions and broken hands: fields it does not know are kept, a field it cannot read takes
//! its default, and a file that was not wholly understood is kept beside it as `settings.bad.json`, one of a later form
//! as `settings.later.json`. How it is read and written stands in [`settings_file`](crate::app::settings::file).

mod choices;
mod fields;
pub mod file;
mod keys;

pub use choices::{Animation, ThemeChoice, Thinking, Turning};
pub use fields::{Settings, VERSION};
pub use file::{SettingsFailure, SettingsTrouble, Understood, from_json};
pub use keys::KeyChoices;

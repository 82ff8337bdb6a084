//! Every text a user sees, by key, from one message catalogue.
//!
//! The texts are in `assets/locales`, one file for each [`Language`] ([Fluent](https://projectfluent.org) syntax), and
//! are built into the program. State that outlives a message holds a [`Text`], a key with its values; drawing turns it
//! into words. The window gets its own texts by [`tr`] and [`tr_args`], in the language that its thread [shows](show).

mod language;
mod letters;
mod messages;
mod shown;
mod text;

use self::shown::shown_catalogue;

pub use language::Language;
pub use letters::{LettersChoice, ShownLetters};
pub use messages::{Catalogue, Value};
pub use shown::{Shown, catalogue, show, shown, speaking};
pub use text::{Arg, Text};

/// Pairs the variants of an enum with keys of the catalogue: by a function, or for a choice offered to the user by
/// `ALL` and `key`.
macro_rules! keys {
    (impl $of:ident { $($variant:ident => $key:literal),+ $(,)? }) => {
        impl $of {
            /// Every choice, in the order of a menu.
            pub const ALL: [$of; [$($key),+].len()] = [$($of::$variant),+];

            /// The key of its name in the catalogue.
            pub fn key(self) -> &'static str {
                match self { $($of::$variant => $key),+ }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident($of:ty) -> Text { $($variant:ident => $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        $vis fn $name(of: $of) -> $crate::app::catalogue::Text {
            $crate::app::catalogue::Text::key(match of { $(<$of>::$variant => $key),+ })
        }
    };
    ($(#[$meta:meta])* $vis:vis fn $name:ident($of:ty) { $($variant:ident => $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        $vis fn $name(of: $of) -> &'static str {
            match of { $(<$of>::$variant => $key),+ }
        }
    };
}
pub(crate) use keys;

/// The English texts, as shipped.
pub const ENGLISH: &str = Language::English.texts();

/// The text for `key`; the key itself where the catalogue has none (a test sees to it that it has).
pub fn tr(key: &str) -> String {
    shown_catalogue().text(key, &[])
}

/// The text for `key` with values put in: `tr_args("player-resigns", &[("name", name.into())])`.
pub fn tr_args(key: &str, args: &[(&str, Value<'_>)]) -> String {
    shown_catalogue().text(key, args)
}

/// Whether the catalogue has a text for `key`.
pub fn has(key: &str) -> bool {
    shown_catalogue().has(key)
}

/// A move of a file with the piece letters on screen: "Rf6" is "Wf6" in Polish.
pub fn tr_move(san: &str) -> String {
    shown().letters.on_screen(san).into_owned()
}

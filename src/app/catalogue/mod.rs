//! Every text a user sees, by key, from one message catalogue.
//!
//! The texts lie in `assets/locales/en.ftl` ([Fluent](https://projectfluent.org) syntax) and are built into the
//! program. Whatever is kept from one message to the next holds a [`Text`], which knows its key and its values; it
//! becomes words only when it is drawn. What draws asks for its own texts by [`tr`] and [`tr_args`].

mod messages;
mod text;

use self::messages::shown;

pub use messages::{Catalogue, ENGLISH, Value};
pub use text::{Arg, Text};

/// The text for `key`; the key itself where the catalogue has none (a test sees to it that it has).
pub fn tr(key: &str) -> String {
    shown().text(key, &[])
}

/// The text for `key` with values put in: `tr_args("player-resigns", &[("name", name.into())])`.
pub fn tr_args(key: &str, args: &[(&str, Value<'_>)]) -> String {
    shown().text(key, args)
}

/// Whether the catalogue has a text for `key`.
pub fn has(key: &str) -> bool {
    shown().has(key)
}

//! Every text a user sees, by key, from one message catalogue.
//!
//! The texts are in `assets/locales`, one file for each [`Language`] ([Fluent](https://projectfluent.org) syntax), and
//! are built into the program. State that outlives a message holds a [`Text`], a key with its values; drawing turns it
//! into words. The window gets its own texts by [`tr()`], in the language that its thread [shows](show). The macros
//! `text!` and `tr!` give a message its values.

mod keys;
mod language;
mod letters;
mod messages;
mod reason;
mod shown;
mod text;
mod values;

pub(crate) use keys::keys;
pub use language::Language;
pub use letters::{LettersChoice, ShownLetters};
pub use messages::{Catalogue, Value};
pub use reason::{Check, Reason};
pub(in crate::app) use reason::{refuse, require};
pub use shown::{ENGLISH, Shown, catalogue, has, show, shown, speaking, tr, tr_args, tr_move};
pub use text::{Arg, Text};
pub(crate) use values::{text, tr, value};

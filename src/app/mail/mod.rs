//! Playing by mail: the player's games, the forms for a new one and for a letter, and what a letter says.

mod action;
mod form;
mod text;

pub use action::{MailAction, MailCommand, MailNews};
pub use form::{LetterForm, MailDialog, MailForm, WhatElse};
pub use text::summary;
pub(in crate::app) use text::{link, problem, two_lines};

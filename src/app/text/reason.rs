//! Why an action is unavailable.

use std::fmt;

use super::sentence::Text;

/// Why an action is unavailable: the key of a sentence in the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason(&'static str);

/// Whether an action is available, or why not.
pub type Check = Result<(), Reason>;

impl Reason {
    /// The reason with this key.
    pub fn new(key: &'static str) -> Reason {
        Reason(key)
    }

    /// The key of the sentence.
    pub fn key(self) -> &'static str {
        self.0
    }

    /// The sentence.
    pub fn text(self) -> Text {
        Text::key(self.0)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// A condition of an action, with the reason why the action is unavailable without it.
pub(in crate::app) fn require(is_met: bool, key: &'static str) -> Check {
    if is_met { Ok(()) } else { Err(Reason(key)) }
}

pub(in crate::app) fn refuse(key: &'static str) -> Check {
    Err(Reason(key))
}

//! Whether moves are taken back.

use serde::{Deserialize, Serialize};

/// Whether moves are taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takebacks {
    /// At any time.
    Free,
    /// Of two people at one board the other one must agree. The computer always does.
    Agreement,
    /// Never.
    None,
}

impl Takebacks {
    /// All, in the order of a menu.
    pub const ALL: [Takebacks; 3] = [Takebacks::Free, Takebacks::Agreement, Takebacks::None];

    /// The word of files.
    pub fn key(self) -> &'static str {
        match self {
            Takebacks::Free => "free",
            Takebacks::Agreement => "agreement",
            Takebacks::None => "none",
        }
    }

    /// Reads the word of files.
    pub fn from_key(key: &str) -> Option<Takebacks> {
        Takebacks::ALL.into_iter().find(|takebacks| takebacks.key() == key)
    }
}

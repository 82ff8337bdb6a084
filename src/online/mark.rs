//! Digests for comparing two records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::event::EventKind;
use crate::game::Position;
use crate::sides::Color;

/// A digest of a record: eight bytes of a BLAKE3 hash over all previous events; written as sixteen hexadecimal
/// digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Mark(pub(super) u64);

impl Mark {
    /// The digest of a game before its first event.
    pub(super) fn first(terms: &str, host: Color, number: u32) -> Self {
        Self::of(&format!("heksy/game/1\n{terms}\n{}\n{number}", host.char()))
    }

    /// The digest after an event that leads to `position`. The hashed text is the same in every version.
    pub(super) fn after(self, by: Color, kind: &EventKind, position: &Position) -> Self {
        Self::of(&format!("{self}\n{}\n{}\n{}", by.char(), plain(kind), position.to_fen()))
    }

    fn of(text: &str) -> Self {
        let hash = blake3::hash(text.as_bytes());
        let (head, _) = hash.as_bytes().split_at(8);
        Self(head.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }
}

fn plain(kind: &EventKind) -> String {
    match kind {
        EventKind::Move { mv, ms } => format!("move {mv} {ms}"),
        EventKind::Takeback { to } => format!("takeback {to}"),
        EventKind::Draw => "draw".to_owned(),
        EventKind::Claim => "claim".to_owned(),
        EventKind::Resign => "resign".to_owned(),
        EventKind::Flag => "flag".to_owned(),
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The error of parsing a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a mark is sixteen hexadecimal digits")]
pub struct ParseMarkError;

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, ParseMarkError> {
        let is_hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = is_hex.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        number.map(Mark).ok_or(ParseMarkError)
    }
}

impl TryFrom<String> for Mark {
    type Error = ParseMarkError;

    fn try_from(text: String) -> Result<Self, ParseMarkError> {
        text.parse()
    }
}

impl From<Mark> for String {
    fn from(mark: Mark) -> String {
        mark.to_string()
    }
}

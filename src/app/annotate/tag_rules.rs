//! The rules for tags of the header, and their problems.

use crate::app::text::{Text, text};
use crate::excerpt;
use crate::game::{date, pgn};

/// A tag without a field of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TagRow {
    /// The name of the tag in a file.
    pub name: String,
    /// The value; an empty one removes the tag.
    pub value: String,
}

impl TagRow {
    /// The name, trimmed.
    pub(super) fn name(&self) -> &str {
        self.name.trim()
    }
}

/// The problem with a date; `None` for a missing one.
pub fn date_problem(text: &str) -> Option<Text> {
    let is_right = text.is_empty() || date::is_tag_value(text);
    (!is_right).then(|| text!("header-date-wrong", text = excerpt::excerpt(text)))
}

/// The problem with a new tag; `is_twice` is whether a tag of the same name is above it.
pub fn tag_problem(row: &TagRow, is_twice: bool) -> Option<Text> {
    let name = row.name();
    let key = match name {
        "" if row.value.trim().is_empty() => return None,
        "" => "header-tag-unnamed",
        _ if pgn::is_from_fields(name) => "header-tag-from-game",
        _ if pgn::ROSTER.contains(&name) => "header-tag-has-field",
        _ if is_twice => "header-tag-twice",
        _ if !pgn::is_standard_name(name) => "header-tag-name-wrong",
        _ => return None,
    };
    Some(text!(key, name = excerpt::excerpt(name)))
}

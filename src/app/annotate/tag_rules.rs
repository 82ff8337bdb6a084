//! What can stand in a tag of the header, and what is wrong with what cannot.

use crate::app::catalogue::Text;
use crate::excerpt;
use crate::game::{date, pgn};

/// A tag without a field of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TagRow {
    /// Its name.
    pub name: String,
    /// Its value; an empty one takes the tag away.
    pub value: String,
}

impl TagRow {
    /// Its name without the spaces around it.
    pub(super) fn name(&self) -> &str {
        self.name.trim()
    }
}

/// What is wrong with a date; nothing with one that is not given.
pub fn date_problem(text: &str) -> Option<Text> {
    let is_right = text.is_empty() || date::is_tag_value(text);
    (!is_right).then(|| Text::new("header-date-wrong", [("text", excerpt::excerpt(text).into())]))
}

/// What is wrong with a tag that is new in the game; `is_twice` says whether one of the same name stands above it.
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
    Some(Text::new(key, [("name", excerpt::excerpt(name).into())]))
}

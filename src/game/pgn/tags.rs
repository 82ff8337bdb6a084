//! The tag pairs at the head of a game.

use indexmap::IndexMap;

/// The Seven Tag Roster of the PGN standard, in its order (section 8.1.1).
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags that are made from the fields of a record, besides `Result`: position, time controls, the end.
const FROM_FIELDS: [&str; 12] = [
    "Variant", "SetUp", "FEN", "HexScore", "Termination", "TimeControl", "WhiteTimeControl",
    "BlackTimeControl", "HexClock", "HexBan", "HexFirstMoves", "HexTimeLeft",
];

/// Whether the writer makes the tag of this name from the fields of a record, so that it cannot be set.
pub fn is_from_fields(name: &str) -> bool {
    name == "Result" || FROM_FIELDS.contains(&name)
}

/// Whether a name is one that the standard allows for a tag: letters, digits and underscores (section 8.1).
pub fn is_standard_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Tag pairs, each name once, in the order they were set.
///
/// A [`GameRecord`](crate::game::GameRecord) has fields of its own for the tags with a meaning (variant, start,
/// result, time controls); all other tags are here: names, dates, places, and unknown ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(IndexMap<String, String>);

impl Tags {
    /// The value of the tag `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The value of `name`, or `?`, the standard's word for unknown.
    pub fn or_unknown(&self, name: &str) -> &str {
        self.get(name).filter(|value| !value.trim().is_empty()).unwrap_or("?")
    }

    /// Sets a tag. An existing tag keeps its place.
    ///
    /// Names should be made of letters, digits and underscores; space, quotes and brackets, which would
    /// break the file, are left out of a name, and control characters in a value become spaces.
    pub fn set(&mut self, name: &str, value: &str) {
        self.replace(name, value);
    }

    /// Sets a tag as [`Self::set`] does, and returns the value it had.
    pub fn replace(&mut self, name: &str, value: &str) -> Option<String> {
        let name: String = name.chars().filter(|&c| is_name_char(c)).collect();
        if name.is_empty() {
            return None;
        }
        let value = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.0.insert(name, value)
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        self.0.shift_remove(name)
    }

    /// All pairs, in the order they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Number of tags.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// `true` without any tag.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// As if each pair were [set](Tags::set), in this order.
impl<'a> FromIterator<(&'a str, &'a str)> for Tags {
    fn from_iter<I: IntoIterator<Item = (&'a str, &'a str)>>(pairs: I) -> Self {
        let mut tags = Self::default();
        pairs.into_iter().for_each(|(name, value)| tags.set(name, value));
        tags
    }
}

/// Characters a tag name may have in a file we read; narrower in the standard.
pub(super) fn is_name_char(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !matches!(c, '"' | '[' | ']' | '\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setting_a_tag_again_replaces_it() {
        let mut tags = Tags::default();
        tags.set("White", "A");
        tags.set("Black", "B");
        tags.set("White", "C");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "C"), ("Black", "B")]);
        assert_eq!(tags.remove("White").as_deref(), Some("C"));
        assert_eq!(tags.get("White"), None);
        assert_eq!(tags.or_unknown("White"), "?");
    }

    #[test]
    fn tags_lose_characters_that_would_break_their_line() {
        let mut tags = Tags::default();
        tags.set("Ev\"e]nt", "two\nlines");
        tags.set("[ ]", "no name left");
        assert_eq!(tags.iter().collect::<Vec<_>>(), [("Event", "two lines")]);
    }
}

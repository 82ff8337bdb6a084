//! The header of the game as a form, the rules for its tags, and the glyphs to choose from.

use crate::app::text::{Text, text};
use crate::excerpt;
use crate::game::pgn::{self, ROSTER};
use crate::game::{GameRecord, Nag, Position, Tags, TreeEdit, date};
use crate::sides::{Outcome, Points, Reason};

/// The form of the game's header.
#[derive(Debug, Clone, PartialEq)]
pub struct HeaderForm {
    /// Players, event, site, date and round, in the order of [`Self::FIELDS`]; empty where nothing is known.
    pub fields: [String; 6],
    /// The result; `None` where the game is not over.
    pub points: Option<Points>,
    /// Whether the result may be changed: that of a game being played is made by playing.
    pub can_end: bool,
    /// The number of games, if the form is for the games of a list.
    pub many: Option<usize>,
    /// All other tags.
    pub tags: Vec<TagRow>,
    /// The problem of each field.
    pub field_problems: [Option<Text>; 6],
    /// The problem of each tag.
    pub tag_problems: Vec<Option<Text>>,
    /// The tags and the result when the form was opened. Only differences from them are put into the record, because
    /// the record may have changed meanwhile: a hint, for example, sets a tag.
    opened: (Tags, Option<Points>),
}

impl HeaderForm {
    /// The place of the date among the fields.
    pub const DATE: usize = 4;

    /// The tags with a field of their own, each with the key of its name.
    pub const FIELDS: [(&str, &str); 6] = [
        ("White", "color-white"),
        ("Black", "color-black"),
        ("Event", "header-event"),
        ("Site", "header-site"),
        ("Date", "header-date"),
        ("Round", "header-round"),
    ];

    /// The form for a game; `can_end` is whether the player may edit its result.
    pub fn of(record: &GameRecord, can_end: bool) -> HeaderForm {
        let has_no_field = |(name, _): &(&str, &str)| !ROSTER.contains(name);
        let row = |(name, value): (&str, &str)| TagRow { name: name.to_owned(), value: value.to_owned() };
        let tags: Vec<TagRow> = record.tags.iter().filter(has_no_field).map(row).collect();
        HeaderForm {
            fields: Self::FIELDS.map(|(tag, _)| shown_tag(&record.tags, tag).to_owned()),
            points: record.result.map(|outcome| outcome.points),
            can_end,
            many: None,
            tag_problems: vec![None; tags.len()],
            tags,
            field_problems: Default::default(),
            opened: (record.tags.clone(), record.result.map(|outcome| outcome.points)),
        }
    }

    /// The empty form for this number of games.
    pub(in crate::app) fn of_many(games: usize) -> HeaderForm {
        let nothing = GameRecord::new(Position::default());
        HeaderForm { many: Some(games), ..HeaderForm::of(&nothing, false) }
    }

    pub(in crate::app) fn filled_in(&self) -> Vec<(String, String)> {
        let fields = Self::FIELDS.iter().zip(&self.fields).map(|((tag, _), value)| (*tag, value));
        let tags = fields.chain(self.tags.iter().map(|row| (row.name(), &row.value)));
        let tags = tags.map(|(name, value)| (name.to_owned(), value.trim().to_owned()));
        tags.filter(|(name, value)| !name.is_empty() && !value.is_empty()).collect()
    }

    /// Whether the form has no problems.
    pub fn is_right(&self) -> bool {
        self.field_problems.iter().chain(&self.tag_problems).all(Option::is_none)
    }

    /// Finds the problems. Values that the game had when the form was opened are accepted.
    pub(in crate::app) fn check(&mut self) {
        let (tags, _) = &self.opened;
        let date = self.fields[Self::DATE].trim();
        let is_old = date == shown_tag(tags, Self::FIELDS[Self::DATE].0);
        self.field_problems[Self::DATE] = date_problem(date).filter(|_| !is_old);
        let problem = |(index, row): (usize, &TagRow)| {
            let is_twice = self.tags[..index].iter().any(|other| other.name() == row.name());
            let is_old = !ROSTER.contains(&row.name()) && tags.get(row.name()).is_some();
            tag_problem(row, is_twice).filter(|_| is_twice || !is_old)
        };
        self.tag_problems = self.tags.iter().enumerate().map(problem).collect();
    }

    /// The edit that stores the changes of the form in the record; `None` without changes.
    pub(in crate::app) fn edit(&self) -> Option<TreeEdit> {
        let (tags, points) = &self.opened;
        let mut edits = Vec::new();
        for ((tag, _), value) in Self::FIELDS.iter().zip(&self.fields) {
            if value.trim() != shown_tag(tags, tag) {
                edits.push(tag_edit(tag, value));
            }
        }
        for row in &self.tags {
            let old = tags.get(row.name()).unwrap_or_default();
            if !row.name().is_empty() && ![row.value.as_str(), row.value.trim()].contains(&old) {
                edits.push(tag_edit(row.name(), &row.value));
            }
        }
        let is_gone = |name: &&str| !ROSTER.contains(name) && self.tags.iter().all(|row| row.name() != *name);
        let gone = tags.iter().map(|(name, _)| name).filter(is_gone);
        edits.extend(gone.map(|name| tag_edit(name, "")));
        if self.can_end && self.points != *points {
            let outcome = self.points.map(|points| Outcome { points, reason: Reason::Unknown });
            edits.push(TreeEdit::Result { outcome });
        }
        (!edits.is_empty()).then_some(TreeEdit::All(edits))
    }
}

/// The value of a tag; empty if it says "unknown".
pub(in crate::app) fn shown_tag<'a>(tags: &'a Tags, name: &str) -> &'a str {
    let value = tags.get(name).unwrap_or_default().trim();
    if value.chars().all(|c| matches!(c, '?' | '.')) { "" } else { value }
}

/// Sets a tag; an empty value takes it away.
fn tag_edit(name: &str, value: &str) -> TreeEdit {
    let value = Some(value.trim()).filter(|value| !value.is_empty());
    TreeEdit::Tag { name: name.to_owned(), value: value.map(str::to_owned) }
}

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

/// Glyphs that belong together.
#[derive(Debug)]
pub struct GlyphGroup {
    /// The key of its name.
    pub name: &'static str,
    /// The glyphs, each with the key of its name.
    pub glyphs: &'static [(Nag, &'static str)],
}

/// All that can be chosen by name. Any other glyph is chosen by its number.
pub const GLYPHS: [GlyphGroup; 5] = [
    GlyphGroup {
        name: "glyphs-moves",
        glyphs: &[
            (Nag(1), "glyph-good"),
            (Nag(2), "glyph-mistake"),
            (Nag(3), "glyph-brilliant"),
            (Nag(4), "glyph-blunder"),
            (Nag(5), "glyph-interesting"),
            (Nag(6), "glyph-dubious"),
            (Nag(7), "glyph-forced"),
            (Nag(8), "glyph-singular"),
            (Nag(9), "glyph-worst"),
            (Nag(146), "glyph-novelty"),
        ],
    },
    GlyphGroup {
        name: "glyphs-positions",
        glyphs: &[
            (Nag(10), "glyph-equal"),
            (Nag(11), "glyph-equal-quiet"),
            (Nag(12), "glyph-equal-active"),
            (Nag(13), "glyph-unclear"),
            (Nag(14), "glyph-white-slightly"),
            (Nag(15), "glyph-black-slightly"),
            (Nag(16), "glyph-white-better"),
            (Nag(17), "glyph-black-better"),
            (Nag(18), "glyph-white-winning"),
            (Nag(19), "glyph-black-winning"),
            (Nag(20), "glyph-white-crushing"),
            (Nag(21), "glyph-black-crushing"),
        ],
    },
    GlyphGroup {
        name: "glyphs-time",
        glyphs: &[
            (Nag(136), "glyph-white-little-time"),
            (Nag(137), "glyph-black-little-time"),
            (Nag(138), "glyph-white-time-trouble"),
            (Nag(139), "glyph-black-time-trouble"),
        ],
    },
    GlyphGroup {
        name: "glyphs-observations",
        glyphs: &[
            (Nag(22), "glyph-white-zugzwang"),
            (Nag(23), "glyph-black-zugzwang"),
            (Nag(26), "glyph-white-space"),
            (Nag(27), "glyph-black-space"),
            (Nag(32), "glyph-white-development"),
            (Nag(33), "glyph-black-development"),
            (Nag(44), "glyph-white-compensation"),
            (Nag(45), "glyph-black-compensation"),
        ],
    },
    GlyphGroup {
        name: "glyphs-play",
        glyphs: &[
            (Nag(36), "glyph-white-initiative"),
            (Nag(37), "glyph-black-initiative"),
            (Nag(40), "glyph-white-attack"),
            (Nag(41), "glyph-black-attack"),
            (Nag(132), "glyph-white-counterplay"),
            (Nag(133), "glyph-black-counterplay"),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::has;

    #[test]
    fn each_glyph_is_there_once_and_has_a_name() {
        let glyphs: Vec<_> = GLYPHS.iter().flat_map(|group| group.glyphs).collect();
        for (index, (nag, name)) in glyphs.iter().enumerate() {
            assert!(has(name), "{name}");
            assert!(glyphs[..index].iter().all(|(other, _)| other != nag), "{nag}");
        }
        assert!(GLYPHS.iter().all(|group| has(group.name)));
        assert!((1..=23).all(|number| glyphs.iter().any(|(nag, _)| *nag == Nag(number))));
    }
}

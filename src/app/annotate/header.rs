//! The header of the game as a form: names, event, date, result and all other tags.

use super::tag_rules::{TagRow, date_problem, tag_problem};
use crate::app::text::Text;
use crate::game::pgn::ROSTER;
use crate::game::{GameRecord, Position, Tags, TreeEdit};
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
            fields: Self::FIELDS.map(|(tag, _)| shown(&record.tags, tag).to_owned()),
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

    /// The tags that are filled in.
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
        let is_old = date == shown(tags, Self::FIELDS[Self::DATE].0);
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
            if value.trim() != shown(tags, tag) {
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
pub(in crate::app) fn shown<'a>(tags: &'a Tags, name: &str) -> &'a str {
    let value = tags.get(name).unwrap_or_default().trim();
    if value.chars().all(|c| matches!(c, '?' | '.')) { "" } else { value }
}

/// Sets a tag; an empty value takes it away.
fn tag_edit(name: &str, value: &str) -> TreeEdit {
    let value = Some(value.trim()).filter(|value| !value.is_empty());
    TreeEdit::Tag { name: name.to_owned(), value: value.map(str::to_owned) }
}

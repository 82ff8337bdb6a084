//! Reading a game part by part.

use super::results::parse_points;
use super::tag_text::parse_tag;
use super::walk::{Part, Walk};
use crate::game::Nag;
use crate::sides::Points;

/// Whether to skip the next part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skip(pub bool);

/// A visitor of games, called for each part in the order of the text.
///
/// All methods except [`Self::end_game`] do nothing by default.
#[expect(unused_variables, reason = "the names are documentation")]
pub trait Visitor {
    /// The result of a visit of a game.
    type Output;

    /// Called at the beginning of a game, with its line of the file, counted from 1.
    fn begin_game(&mut self, line: usize) {}

    /// Called for each tag.
    fn tag(&mut self, name: &str, value: &str) {}

    /// Called after the last tag. Returns whether to skip the rest of the game.
    fn end_tags(&mut self) -> Skip {
        Skip(false)
    }

    /// Called for each move as it is written, perhaps illegal, or a null move such as `--`.
    fn san(&mut self, text: &str) {}

    /// Called for each glyph of the last move, such as `$1` or `!?`.
    fn nag(&mut self, nag: Nag) {}

    /// Called for each comment, without its braces.
    fn comment(&mut self, text: &str) {}

    /// Called at the beginning of a variation, which replaces the last move. Returns whether to skip the variation,
    /// which then has no end.
    fn begin_variation(&mut self) -> Skip {
        Skip(false)
    }

    /// Called at the end of a variation.
    fn end_variation(&mut self) {}

    /// Called for text without meaning in its place.
    fn unknown(&mut self, text: &str) {}

    /// Called once with the result after the moves; `None` without a result, or for `*`.
    fn outcome(&mut self, points: Option<Points>) {}

    /// Called at the end of a game. Returns the result of the visit.
    fn end_game(&mut self) -> Self::Output;
}

/// Calls the visitor for the game in `text`, except for its beginning and end.
pub(super) fn walk<V: Visitor>(text: &str, begins_line: bool, visitor: &mut V) {
    let mut shown = Shown { visitor, depth: 0, skipped: None, points: None };
    let mut in_head = true;
    for (part, _) in Walk::new(text, begins_line) {
        let is_of_head = matches!(
            part,
            Part::Tag(_) | Part::Escape(_) | Part::Remark(_) | Part::Comment { .. } | Part::Nothing
        );
        if in_head && !is_of_head {
            in_head = false;
            if shown.visitor.end_tags().0 {
                return;
            }
        }
        shown.part(part);
    }
    if !in_head || !shown.visitor.end_tags().0 {
        shown.end();
    }
}

struct Shown<'a, V> {
    visitor: &'a mut V,
    /// The number of open variations.
    depth: usize,
    /// The depth of the variation that is skipped.
    skipped: Option<usize>,
    points: Option<Points>,
}

impl<V: Visitor> Shown<'_, V> {
    fn part(&mut self, part: Part) {
        match part {
            Part::Open => self.open(),
            Part::Close => self.close(),
            Part::Border => self.close_all(),
            _ if self.skipped.is_some() => {}
            Part::Tag(text) => match parse_tag(text) {
                Some((name, value)) => self.visitor.tag(&name, &value),
                None => self.visitor.unknown(text),
            },
            Part::Comment { text, .. } => self.visitor.comment(&text),
            Part::Move(text) | Part::NullMove(text) => self.visitor.san(&text),
            Part::Mark(Some(nag), _) => self.visitor.nag(nag),
            // The first result with points counts.
            Part::Result(text) => self.points = self.points.or(parse_points(text)),
            Part::Mark(None, text)
            | Part::IdleWord(text)
            | Part::Word(text)
            | Part::MisplacedTag(text)
            | Part::Remark(text)
            | Part::MisplacedResult(text) => self.visitor.unknown(text),
            Part::UnmatchedClose => self.visitor.unknown(")"),
            Part::Escape(_) | Part::Number | Part::Nothing => {}
        }
    }

    fn open(&mut self) {
        self.depth += 1;
        if self.skipped.is_none() && self.visitor.begin_variation().0 {
            self.skipped = Some(self.depth);
        }
    }

    fn close(&mut self) {
        match self.skipped {
            Some(depth) if depth == self.depth => self.skipped = None,
            Some(_) => {}
            None => self.visitor.end_variation(),
        }
        self.depth -= 1;
    }

    /// Ends the variations without a closing parenthesis.
    fn close_all(&mut self) {
        while self.depth > 0 {
            self.close();
        }
    }

    /// Ends the game, and calls [`Visitor::outcome`].
    fn end(&mut self) {
        self.close_all();
        self.visitor.outcome(self.points);
    }
}

//! Reading the tags of a game.

use super::diagnostic::Problem;
use super::results::parse_points;
use super::tag_text::{parse_tag, tag_line};
use crate::excerpt::excerpt;
use crate::game::typeset::plain;
use crate::game::{GameRecord, NodeId, Position, Tags, TimeControl, TimeLeft, Variant};
use crate::sides::{ByColor, Color, Outcome, Points};

/// The tag of a game of checkers with the total ban on taking kings on their promotion cells.
pub(super) const BAN_TAG: &str = "HexBan";
/// The value of that tag.
pub(super) const TOTAL_BAN: &str = "total";
/// The tag of a game in which each side's first move is untimed.
pub(super) const FIRST_MOVES_TAG: &str = "HexFirstMoves";
/// The value of that tag.
pub(super) const FREE: &str = "free";
/// The tags for the time controls.
const CONTROL_TAGS: [&str; 4] = ["TimeControl", "WhiteTimeControl", "BlackTimeControl", "HexClock"];
/// The tag for the remaining times in an adjourned game, as [`TimeLeft`] writes them.
pub(super) const TIME_LEFT_TAG: &str = "HexTimeLeft";

/// The head of a game: its tags with their places, and the lines that are not tags.
#[derive(Debug, Default)]
pub(crate) struct Head {
    pub tags: Tags,
    pub lines: Vec<String>,
    /// Byte offset of each tag in `tags`.
    pub offsets: Vec<(String, usize)>,
}

impl Head {
    /// The tags that stay tags when a file is read. A record whose tags were set by hand may have others: they could
    /// contradict its fields, from which the writer makes them.
    pub fn into_unread(mut self, record: &GameRecord, outcome: Option<Outcome>) -> Tags {
        let (tree, variant) = (&record.tree, record.variant());
        let is_blank = tree.next(NodeId::ROOT).is_none() && *tree.start() == Position::start(variant);
        // A game that could not be set up has no other tags to keep.
        if !(is_blank && self.take_start(variant).is_err()) {
            self.tags.remove("Variant");
            if self.tags.remove("FEN").is_some() {
                self.tags.remove("SetUp");
            }
            self.take_start(variant).ok();
        }
        if self.take_controls().is_ok() && record.controls.is_some() {
            self.remove(&CONTROL_TAGS);
        }
        self.take_free_first_moves();
        self.take_time_left().ok();
        self.tags.remove("Result");
        self.take_result(outcome.map(|outcome| outcome.points));
        self.tags
    }

    /// Whether there are neither tags nor other lines.
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.lines.is_empty()
    }

    /// Adds a tag from its text.
    pub fn add(&mut self, text: &str, offset: usize) -> Result<(), Problem> {
        let Some((name, value)) = parse_tag(text) else {
            self.lines.push(text.trim_end().to_owned());
            return Err(Problem::BadTag(excerpt(text.trim_end())));
        };
        if self.tags.get(&name).is_some() {
            self.lines.push(text.trim_end().to_owned());
            return Err(Problem::RepeatedTag(excerpt(&name)));
        }
        self.tags.set(&name, &value);
        self.offsets.push((name, offset));
        Ok(())
    }

    /// The offset of the tag `name`; the beginning of the game if the tag is missing.
    pub fn offset(&self, name: &str) -> usize {
        self.offsets.iter().find(|(tag, _)| tag == name).map_or(0, |(_, offset)| *offset)
    }

    /// Takes `Variant`, `SetUp` and `FEN` out of the tags and sets the start position up. Without the
    /// first, the game is of `default_variant`.
    pub fn take_start(&mut self, default_variant: Variant) -> Result<Position, (Problem, usize)> {
        let variant = match self.given("Variant") {
            Some(name) => Variant::named_in(name)
                .ok_or_else(|| (Problem::UnknownVariant(excerpt(name)), self.offset("Variant")))?,
            None => default_variant,
        };
        let start = match self.given("FEN").map(plain) {
            Some(fen) => Position::from_fen(variant, &fen).map_err(|error| {
                let other = Variant::ALL.into_iter().find(|&other| Position::from_fen(other, &fen).is_ok());
                (Problem::BadStart { error, other }, self.offset("FEN"))
            })?,
            None => Position::start(variant),
        };
        let start = start.with_total_ban(self.tags.get(BAN_TAG) == Some(TOTAL_BAN));
        if start.total_ban() {
            self.tags.remove(BAN_TAG);
        }
        self.tags.remove("Variant");
        if self.tags.remove("FEN").is_some() || self.tags.get("SetUp") == Some("0") {
            self.tags.remove("SetUp");
        }
        Ok(start)
    }

    /// The value of a tag, unless it is empty or `?`.
    pub fn given(&self, name: &str) -> Option<&str> {
        self.tags.get(name).filter(|value| !matches!(value.trim(), "" | "?"))
    }

    fn remove(&mut self, names: &[&str]) {
        for name in names {
            self.tags.remove(name);
        }
    }

    /// Removes the tags of the time controls, if they can be parsed, and returns the controls.
    pub fn take_controls(&mut self) -> Result<Option<ByColor<TimeControl>>, (Problem, usize)> {
        let control = |text: &str| text.parse::<TimeControl>().ok();
        let both = self.parse("TimeControl", control, "")?;
        let white = self.parse("WhiteTimeControl", control, "")?;
        let black = self.parse("BlackTimeControl", control, "")?;
        let exact = self.parse("HexClock", parse_hex_clock, "")?;
        let each = white.zip(black).map(|(white, black)| ByColor::new(white, black));
        let controls = exact.or(each).or(both.map(|both| ByColor::from_fn(|_| both.clone())));
        if controls.is_some() {
            self.remove(&CONTROL_TAGS);
        }
        Ok(controls)
    }

    /// Removes the tag for free first moves, and returns whether it was set.
    pub fn take_free_first_moves(&mut self) -> bool {
        let free = self.tags.get(FIRST_MOVES_TAG) == Some(FREE);
        if free {
            self.tags.remove(FIRST_MOVES_TAG);
        }
        free
    }

    /// Removes the tag with the remaining times, if it can be parsed, and returns the times.
    pub fn take_time_left(&mut self) -> Result<Option<TimeLeft>, (Problem, usize)> {
        let hint = ": write plies 24, white 275.5, black 300, spent 12";
        let left = self.parse(TIME_LEFT_TAG, |text| text.parse().ok(), hint)?;
        if left.is_some() {
            self.tags.remove(TIME_LEFT_TAG);
        }
        Ok(left)
    }

    /// Takes `Result` and `HexScore` out of the tags, and settles the result with the marker after the
    /// moves. The tags have the last word.
    pub fn take_result(&mut self, marker: Option<Points>) -> (Option<Points>, Vec<(Problem, usize)>) {
        let mut problems = Vec::new();
        let tag = match self.parse("Result", parse_points, ": write 1-0, 0-1, 1/2-1/2 or *") {
            Ok(points) => points,
            Err(problem) => {
                // The writer makes a tag of this name itself, so the old value is kept as a line.
                self.lines.push(tag_line("Result", self.tags.or_unknown("Result")));
                problems.push(problem);
                None
            }
        };
        if let (Some(tag), Some(marker)) = (tag, marker)
            && tag.pgn_result() != marker.pgn_result()
        {
            problems.push((Problem::ResultsDiffer { tag, marker }, self.offset("Result")));
        }
        self.tags.remove("Result");
        let points = tag.or(marker);
        let agrees = |score: &Points| points.is_some_and(|points| points.pgn_result() == score.pgn_result());
        let hint = ": write 3/4-1/4 or 1/4-3/4, beside the result 1/2-1/2";
        let score = self.parse("HexScore", |text| parse_points(text).filter(agrees), hint);
        let score = score.unwrap_or_else(|problem| {
            problems.push(problem);
            None
        });
        if score.is_some() {
            self.tags.remove("HexScore");
        }
        (score.or(points), problems)
    }

    /// Parses a tag's value; `?`, `*` and an empty one are as good as no tag.
    pub fn parse<T>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Option<T>,
        hint: &'static str,
    ) -> Result<Option<T>, (Problem, usize)> {
        let Some(value) = self.given(name).filter(|&value| value != "*") else {
            return Ok(None);
        };
        parse(value).map(Some).ok_or_else(|| {
            let problem = Problem::BadValue { name: name.to_owned(), value: excerpt(value), hint };
            (problem, self.offset(name))
        })
    }
}

/// `byoyomi 600 30x5` for both sides, or `delay 300 5 / 600` for White and Black.
fn parse_hex_clock(text: &str) -> Option<ByColor<TimeControl>> {
    let (white, black) = text.split_once(" / ").unwrap_or((text, text));
    Some(ByColor::new(white.parse().ok()?, black.parse().ok()?))
}

/// The `HexClock` tag for these controls; `None` where the standard's tags say all.
pub(super) fn hex_clock(controls: &ByColor<TimeControl>) -> Option<String> {
    let [white, black] = Color::ALL.map(|color| &controls[color]);
    if white.is_standard() && black.is_standard() {
        return None;
    }
    Some(if white == black { white.to_string() } else { format!("{white} / {black}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_as_people_write_them() {
        for (text, name, value) in [
            (r#"[White "A. B."]"#, "White", "A. B."),
            (r#"[ White   "A" ]"#, "White", "A"),
            (r#"[White"A"]"#, "White", "A"),
            (r#"[White "a \"b\" \\ \c"]"#, "White", r#"a "b" \ \c"#),
            (r#"[White "Jan "Janek" K."]"#, "White", r#"Jan "Janek" K."#),
            (r#"[X-Timer "3"]"#, "X-Timer", "3"),
            (r#"[White ""]"#, "White", ""),
            (r#"[White "Engine /Level 6\"]"#, "White", r"Engine /Level 6\"),
            ("[White “Anna”]", "White", "Anna"),
            ("[Annotator „Ida”]", "Annotator", "Ida"),
            ("[HexMail «x»]", "HexMail", "x"),
            ("[Białymi gra Sandor Bodor]", "White", "Sandor Bodor"),
            ("[Bia³ymi gra Sandor Bodor]", "White", "Sandor Bodor"),
            ("[Czarnymi gra program Hexodus III]", "Black", "program Hexodus III"),
            ("[Rezultat 0-1]", "Result", "0-1"),
            ("[White Sandor Bodor]", "White", "Sandor Bodor"),
            ("[ Black\tHexodus III ]", "Black", "Hexodus III"),
            ("[Result 0-1]", "Result", "0-1"),
            ("[FEN 1/2k/5 w - 0 1]", "FEN", "1/2k/5 w - 0 1"),
        ] {
            assert_eq!(parse_tag(text), Some((name.to_owned(), value.to_owned())), "{text}");
        }
        for text in
            ["[", "[]", "[White]", "[Remark A]", r#"["A"]"#, r#"[White "A]"#, r#"[White A"]"#, r#"[A B "c"]"#]
        {
            assert_eq!(parse_tag(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_that_differ_go_through_one_tag() {
        for text in ["byoyomi 600 30x5", "delay 300 5 / 40/9000:900"] {
            assert_eq!(hex_clock(&parse_hex_clock(text).unwrap()).as_deref(), Some(text));
        }
        assert_eq!(hex_clock(&parse_hex_clock("300 / 600+5").unwrap()), None);
    }
}

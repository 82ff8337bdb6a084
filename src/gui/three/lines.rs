//! The lines of the list of moves: a round is one, a text as many as it needs. They are laid out a share at a time, so that a
//! long game with many comments does not hold up a picture.

use std::ops::Range;

use crate::app::catalogue::Text;
use crate::app::document::ThreeRow;

/// So many bytes of text are laid out for one picture.
const SHARE: usize = 4_000;
/// So many of them are broken into lines at a time.
const STRETCH: usize = 1_000;

/// Breaks a text: how many letters each of its lines has.
pub type Break<'a> = &'a dyn Fn(&str) -> Vec<usize>;

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The row it belongs to.
    pub row: usize,
    /// What of the row's words stands in it, in bytes.
    from: usize,
    to: usize,
}

/// What is known of a row.
#[derive(Debug)]
enum Known {
    Round,
    Note { text: Text, words: String },
}

impl Known {
    fn of(row: &ThreeRow) -> Known {
        match row {
            ThreeRow::Round { .. } => Known::Round,
            ThreeRow::Note { text, .. } => {
                let words = text.to_string();
                let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
                Known::Note { text: text.clone(), words }
            }
        }
    }

    fn is(&self, row: &ThreeRow) -> bool {
        match (self, row) {
            (Known::Round, ThreeRow::Round { .. }) => true,
            (Known::Note { text, .. }, ThreeRow::Note { text: now, .. }) => text == now,
            _ => false,
        }
    }
}

/// The lines as far as they have been laid out.
#[derive(Debug, Default)]
pub struct Lines {
    rows: Vec<Known>,
    laid: Vec<Line>,
    /// How much of the last row has its lines.
    at: usize,
    /// The room for words, and the size of the letters.
    room: [f32; 2],
}

impl Lines {
    /// Takes up the rows as they are now, and lays out more of them. Returns whether that was all.
    pub fn refresh(&mut self, rows: &[ThreeRow], room: [f32; 2], breaks: Break) -> bool {
        if self.room != room {
            *self = Lines { room, ..Lines::default() };
        }
        let same = self.rows.iter().zip(rows).take_while(|(known, row)| known.is(row)).count();
        if same < self.rows.len() {
            self.truncate(same);
        }
        let mut left = SHARE;
        while left > 0 {
            if self.is_last_done() {
                let Some(row) = rows.get(self.rows.len()) else { return true };
                self.begin(row);
                left = left.saturating_sub(1);
            } else {
                left = left.saturating_sub(self.advance(breaks));
            }
        }
        self.rows.len() == rows.len() && self.is_last_done()
    }

    /// The words have changed.
    pub fn forget_words(&mut self) {
        self.truncate(0);
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.laid.len()
    }

    /// The line with this number.
    pub fn line(&self, number: usize) -> Option<Line> {
        self.laid.get(number).copied()
    }

    /// The first line of a row.
    pub fn first_of(&self, row: usize) -> Option<usize> {
        let first = self.laid.partition_point(|line| line.row < row);
        self.laid.get(first).filter(|line| line.row == row).map(|_| first)
    }

    /// All words of a row, and those that stand in this line.
    pub fn words(&self, line: Line) -> (&str, &str) {
        match self.rows.get(line.row) {
            Some(Known::Note { words, .. }) => (words, words.get(line.from..line.to).unwrap_or_default()),
            Some(Known::Round) | None => ("", ""),
        }
    }

    fn truncate(&mut self, rows: usize) {
        self.rows.truncate(rows);
        self.laid.truncate(self.laid.partition_point(|line| line.row < rows));
        self.at = self.last_words().len();
    }

    fn last_words(&self) -> &str {
        match self.rows.last() {
            Some(Known::Note { words, .. }) => words,
            Some(Known::Round) | None => "",
        }
    }

    fn is_last_done(&self) -> bool {
        self.at >= self.last_words().len()
    }

    fn begin(&mut self, row: &ThreeRow) {
        let known = Known::of(row);
        let is_round = matches!(known, Known::Round);
        self.rows.push(known);
        self.at = 0;
        if is_round {
            self.laid.push(Line { row: self.rows.len() - 1, from: 0, to: 0 });
        }
    }

    /// Lays out the next stretch of the last row; returns how many bytes that was.
    fn advance(&mut self, breaks: Break) -> usize {
        let (row, words) = (self.rows.len().saturating_sub(1), self.last_words());
        let stretch = &words[self.at..stretch_end(words, self.at)];
        let is_end = self.at + stretch.len() == words.len();
        let mut new = lines_of(stretch, &breaks(stretch));
        // What comes behind may stand in the last line as well.
        if !is_end && new.len() > 1 {
            new.pop();
        }
        let size = stretch.len();
        for Range { start, end } in new {
            self.laid.push(Line { row, from: self.at + start, to: self.at + end });
        }
        self.at = self.laid.last().map_or(usize::MAX, |line| line.to);
        size
    }
}

/// Where a stretch from `at` on ends: at the end of a word if it can be.
fn stretch_end(words: &str, at: usize) -> usize {
    let most = words.floor_char_boundary(at + STRETCH);
    match words[at..most].rfind(' ').filter(|&space| most < words.len() && space > 0) {
        Some(space) => at + space,
        None => most,
    }
}

/// The bytes of lines with so many letters each; what is left over is a line of its own.
fn lines_of(text: &str, letters: &[usize]) -> Vec<Range<usize>> {
    let (mut lines, mut start) = (Vec::new(), 0);
    let last = text.len();
    for (number, &count) in letters.iter().enumerate() {
        let is_last = number + 1 == letters.len();
        let after = text[start..].char_indices().nth(count).map_or(last, |(byte, _)| start + byte);
        let end = if is_last { last } else { after };
        lines.push(start..end);
        start = end;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(text: &str) -> ThreeRow {
        ThreeRow::Note { text: Text::verbatim(text), acts: 1 }
    }

    fn round() -> ThreeRow {
        ThreeRow::Round { number: 1, moves: [const { None }; 3] }
    }

    /// Lines of at most ten letters, broken behind a space.
    fn tens(text: &str) -> Vec<usize> {
        let (mut lines, mut line) = (Vec::new(), 0);
        for word in text.split_inclusive(' ') {
            let count = word.chars().count();
            if line > 0 && line + word.trim_end().chars().count() > 10 {
                lines.push(std::mem::take(&mut line));
            }
            line += count;
        }
        lines.push(line);
        lines
    }

    fn texts(lines: &Lines) -> Vec<String> {
        let numbers = 0..lines.len();
        numbers.filter_map(|number| lines.line(number)).map(|line| lines.words(line).1.to_owned()).collect()
    }

    const ROOM: [f32; 2] = [80.0, 1.0];

    #[test]
    fn a_round_is_a_line_and_a_text_as_many_as_it_needs() {
        let mut lines = Lines::default();
        let rows = [round(), note("Łódź is far\naway, they say"), round()];
        assert!(lines.refresh(&rows, ROOM, &tens));
        assert_eq!(texts(&lines), ["", "Łódź is ", "far away, ", "they say", ""]);
        assert_eq!([0, 1, 2, 3].map(|row| lines.first_of(row)), [Some(0), Some(1), Some(4), None]);
        let all = lines.words(lines.line(2).expect("a line")).0;
        assert_eq!(all, "Łódź is far away, they say");
    }

    #[test]
    fn long_texts_are_laid_out_a_share_at_a_time_and_no_word_is_lost() {
        let text: Vec<String> = (0..4000).map(|number| format!("w{number}")).collect();
        let text = text.join(" ");
        let rows = [round(), note(&text), round()];
        let (mut lines, mut pictures, mut before) = (Lines::default(), 1, 0);
        while !lines.refresh(&rows, ROOM, &tens) {
            assert!(lines.len() > before, "something is laid out in each picture");
            (before, pictures) = (lines.len(), pictures + 1);
        }
        assert!(pictures >= text.len() / (2 * SHARE), "{pictures}");
        let found = texts(&lines);
        assert_eq!(found.concat(), text);
        let expected: Vec<usize> = tens(&text);
        assert_eq!(found.len(), expected.len() + 2, "a stretch ends no line");
        assert!(found.iter().all(|line| line.trim_end().len() <= 10));
    }

    #[test]
    fn what_is_taken_back_or_said_otherwise_is_laid_out_again() {
        let mut lines = Lines::default();
        assert!(lines.refresh(&[round(), note("a word here and there"), round()], ROOM, &tens));
        assert!(lines.refresh(&[round(), note("another word")], ROOM, &tens));
        assert_eq!(texts(&lines), ["", "another ", "word"]);
        assert!(lines.refresh(&[round()], ROOM, &tens));
        assert_eq!(texts(&lines), [""]);
        assert!(lines.refresh(&[note(""), round()], ROOM, &tens));
        assert_eq!(texts(&lines), [""], "an empty text has no line");
    }

    #[test]
    fn a_word_without_end_is_broken_somewhere() {
        let mut lines = Lines::default();
        let text = "ł".repeat(3000);
        let twenties = |text: &str| {
            let count = text.chars().count();
            (0..count).step_by(20).map(|from| 20.min(count - from)).collect::<Vec<_>>()
        };
        let rows = [note(&text)];
        while !lines.refresh(&rows, ROOM, &twenties) {}
        assert_eq!(texts(&lines).concat(), text);
        assert_eq!(lines.len(), 150);
    }
}

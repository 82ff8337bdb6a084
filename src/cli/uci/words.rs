//! The words of a `go` command: names and their numbers.

use std::ops::RangeInclusive;
use std::str::SplitWhitespace;
use std::time::Duration;

use crate::cli::perft::MAX_DEPTH;
use crate::excerpt::excerpt;

/// The words after `go`. A name without a usable number is passed over, as unknown words are.
pub(super) struct Words<'a> {
    rest: SplitWhitespace<'a>,
    /// A word that was looked at and belongs to no number.
    back: Option<&'a str>,
    /// A sentence for each name that was passed over.
    pub passed_over: Vec<String>,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Words<'a> {
        Words { rest: text.split_whitespace(), back: None, passed_over: Vec::new() }
    }

    /// The next word.
    pub fn next(&mut self) -> Option<&'a str> {
        self.back.take().or_else(|| self.rest.next())
    }

    /// Returns a word, which is then the next one.
    pub fn put_back(&mut self, word: &'a str) {
        self.back = Some(word);
    }

    /// The number after the word `name`, as near to it as the range allows; digits after a point are dropped.
    pub fn number(&mut self, name: &str, range: RangeInclusive<u64>) -> Option<u64> {
        let word = self.next();
        let number = word.and_then(whole);
        if number.is_none() {
            let found = excerpt(word.unwrap_or_default());
            self.passed_over.push(format!("go {name} wants a number, not \"{found}\"; it is passed over"));
            self.back = word;
        }
        number.map(|number| u64::try_from(number).unwrap_or_default().clamp(*range.start(), *range.end()))
    }

    /// As [`Words::number`], up to the largest `u32`.
    pub fn small_number(&mut self, name: &str) -> Option<u32> {
        self.number(name, 0..=u32::MAX.into()).and_then(|number| u32::try_from(number).ok())
    }

    /// As [`Words::small_number`] for a count of which zero or less means none: `movestogo 0`.
    pub fn count(&mut self, name: &str) -> Option<u32> {
        self.small_number(name).filter(|&number| number > 0)
    }

    /// The depth after `perft`.
    pub fn depth_of_perft(&mut self) -> Option<u32> {
        self.small_number("perft").map(|depth| depth.min(MAX_DEPTH))
    }

    /// The time after the word `name`. A negative time, of an overrun clock, is zero.
    pub fn milliseconds(&mut self, name: &str) -> Option<Duration> {
        self.number(name, 0..=MAX_MILLISECONDS).map(Duration::from_millis)
    }
}

/// The longest time that is read, a thousand years: sums of such times fit.
const MAX_MILLISECONDS: u64 = 1_000 * 366 * 24 * 3_600 * 1_000;

/// The whole part of a number, as near as 64 bits allow; `None` if the word is no number.
fn whole(word: &str) -> Option<i64> {
    word.parse().ok().or_else(|| {
        // `inf`, `nan` and `infinite` are words, though the first two are numbers to the parser.
        let is_number = word.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
            && word.contains(|c: char| c.is_ascii_digit());
        // The conversion saturates.
        word.parse::<f64>().ok().filter(|_| is_number).map(|number| number as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_may_be_large_negative_or_broken() {
        for (word, number) in [
            ("12", Some(12)),
            ("-5", Some(-5)),
            ("+7", Some(7)),
            ("1000.5", Some(1_000)),
            ("-0.5", Some(0)),
            (".5", Some(0)),
            ("1e3", Some(1_000)),
            ("1e999", Some(i64::MAX)),
            ("-1e999", Some(i64::MIN)),
            ("99999999999999999999", Some(i64::MAX)),
            ("-99999999999999999999", Some(i64::MIN)),
        ] {
            assert_eq!(whole(word), number, "{word}");
        }
        for word in
            ["", "many", "inf", "-inf", "nan", "infinite", "depth", "0x10", "1_000", "1,5", "-", "12ms"]
        {
            assert_eq!(whole(word), None, "{word}");
        }
    }

    #[test]
    fn a_name_without_a_number_leaves_the_next_word_alone() {
        let mut words = Words::new("nodes 500");
        assert_eq!(words.number("depth", 0..=9), None);
        assert_eq!(words.passed_over, ["go depth wants a number, not \"nodes\"; it is passed over"]);
        assert_eq!((words.next(), words.number("nodes", 0..=900)), (Some("nodes"), Some(500)));
        assert_eq!(words.next(), None);
        assert_eq!(Words::new("").small_number("depth"), None);
        assert_eq!(Words::new("-3").number("nodes", 1..=9), Some(1));
        assert_eq!((Words::new("0").count("mate"), Words::new("-2").count("mate")), (None, None));
    }
}

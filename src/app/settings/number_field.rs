//! The numbers of a clock and of a match: the name, the unit and the range of each, and the message for an invalid
//! text.

use std::ops::RangeInclusive;

use super::clock_form::ClockForm;
use super::game_setup::MatchLength;
use super::stage::{MAX_BASE, MAX_BONUS, MAX_PERIOD, Stage};
use crate::app::text::{Text, numbers, text};
use crate::excerpt;

/// Shorter times are not offered for a whole game, in seconds.
const MIN_BASE: u32 = 15;

/// A number of a [`ClockForm`] or of a [`Stage`], or the number of games of a match.
#[allow(missing_docs)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NumberField {
    Base,
    /// [`ClockForm::base`] before byo-yomi; may be nothing.
    MainTime,
    Increment,
    Delay,
    Periods,
    Period,
    StageMoves,
    StageTime,
    MatchGames,
}

/// The unit of a number on screen. In a form all times are seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Minutes, with decimals.
    Minutes,
    /// Whole seconds.
    Seconds,
    /// Things.
    Count,
}

impl Unit {
    /// The value of one unit in a form.
    pub fn factor(self) -> f64 {
        if self == Unit::Minutes { 60.0 } else { 1.0 }
    }
}

impl NumberField {
    /// The key of the name, the unit on screen, and the range in a form.
    fn kind(self) -> (&'static str, Unit, RangeInclusive<u32>) {
        match self {
            Self::Base => ("new-game-minutes", Unit::Minutes, MIN_BASE..=MAX_BASE),
            Self::MainTime => ("clock-main-time", Unit::Minutes, 0..=MAX_BASE),
            Self::Increment => ("new-game-increment", Unit::Seconds, 0..=MAX_BONUS),
            Self::Delay => ("clock-delay-seconds", Unit::Seconds, 0..=MAX_BONUS),
            Self::Periods => ("clock-periods", Unit::Count, 1..=ClockForm::MAX_PERIODS),
            Self::Period => ("clock-period-seconds", Unit::Seconds, 1..=MAX_PERIOD),
            Self::StageMoves => ("clock-stage-moves", Unit::Count, 1..=Stage::MAX_MOVES),
            Self::StageTime => ("clock-stage-minutes", Unit::Minutes, MIN_BASE..=MAX_BASE),
            Self::MatchGames => ("match-games", Unit::Count, MatchLength::GAMES),
        }
    }

    /// As in "Minutes for the game".
    pub fn name(self) -> Text {
        Text::key(self.kind().0)
    }

    /// The unit of the number.
    pub fn unit(self) -> Unit {
        self.kind().1
    }

    /// The range, in the unit of the field.
    pub fn range(self) -> RangeInclusive<f64> {
        let (_, unit, range) = self.kind();
        f64::from(*range.start()) / unit.factor()..=f64::from(*range.end()) / unit.factor()
    }

    /// Reads a typed text: the number, in the unit of the field, possibly out of range, or `None` to keep the old one; and
    /// the problem with it. A comma counts as the decimal point, and an empty field as not filled in yet.
    pub fn read(self, text: &str) -> (Option<f64>, Option<Text>) {
        let text = text.trim();
        let value = numbers::read_number(text).filter(|value| value.is_finite());
        let is_whole = self.unit() == Unit::Minutes || value.is_none_or(|value| value.fract() == 0.0);
        let is_fine = is_whole && value.is_some_and(|value| self.range().contains(&value));
        (value, (!is_fine && !text.is_empty()).then(|| self.problem(text)))
    }

    fn problem(self, text: &str) -> Text {
        let key = if self.unit() == Unit::Minutes { "number-wrong" } else { "number-wrong-whole" };
        let range = self.range();
        let text = excerpt::start(text);
        text!(key, name = self.name(), text, least = *range.start(), most = *range.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn valid_numbers_are_read_without_a_message() {
        let fine = [
            (NumberField::Base, "15", 15.0),
            (NumberField::Base, " 0,5 ", 0.5),
            (NumberField::MainTime, "0", 0.0),
            (NumberField::StageMoves, "40", 40.0),
        ];
        for (field, text, value) in fine {
            assert_eq!(field.read(text), (Some(value), None), "{text}");
        }
        assert_eq!(NumberField::Base.read(""), (None, None));
    }

    #[test]
    fn a_wrong_number_is_answered_with_the_allowed_range() {
        for text in ["soon", "-5", "0", "601", "1e9", "inf", "NaN", "5 5", "1:30"] {
            assert!(NumberField::Base.read(text).1.is_some(), "{text}");
        }
        let problem = |field: NumberField, text: &str| {
            field.read(text).1.map_or_else(String::new, |problem| problem.to_string())
        };
        assert_eq!(
            problem(NumberField::Base, "9999"),
            "Minutes per player: enter a number from 0.25 to 600 instead of “9999”."
        );
        assert_eq!(
            problem(NumberField::Periods, "2.5"),
            "Number of periods: enter a whole number from 1 to 99 instead of “2.5”."
        );
    }
}

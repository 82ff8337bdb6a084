//! The clocks of an adjourned game, as stored in its file.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Clock, ClockSnapshot};
use crate::excerpt::excerpt;
use crate::game::seconds::{parse_digits, parse_seconds, seconds_text};
use crate::sides::{ByColor, Color};

/// The remaining times of both sides in an adjourned game, which the notes `[%clk]` of its moves do not have.
///
/// Written as `plies 24, white 275.12, black 0 periods 3, spent 12.5`: the moves made, each side's time at the start
/// of the current move and its byo-yomi periods, and the thinking time that the side to move has spent. Times are
/// seconds with up to nine decimals; a side without a clock is left out. The rest follows from the time controls and
/// the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Number of plies of the game. The times are ignored if the game has a different number.
    plies: usize,
    sides: ByColor<Option<SideLeft>>,
    spent: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SideLeft {
    left: Duration,
    periods: u32,
}

/// The error of a text that is not the remaining times of both sides.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” does not say how much time both sides have left; write for example “plies 24, white 275.5, black 0 periods 3, spent 12”"
)]
pub struct TimeLeftError(String);

impl TimeLeft {
    /// The remaining times of a clock at `now`, after this number of plies.
    pub fn of(clock: &Clock, plies: usize, now: Duration) -> Self {
        let snapshot = clock.snapshot_at(now);
        let side = |color| SideLeft { left: snapshot.left(color), periods: snapshot.periods(color) };
        let sides = ByColor::from_fn(|color| clock.controls()[color].is_timed().then(|| side(color)));
        Self { plies, sides, spent: snapshot.spent }
    }

    /// The clock after this number of plies with the times given here. `None` if they are for another number of plies,
    /// or of other time controls.
    pub fn complete(&self, clock: &Clock, plies: usize) -> Option<ClockSnapshot> {
        let mut snapshot = ClockSnapshot { spent: self.spent, ..clock.snapshot() };
        for color in Color::ALL {
            let told = self.sides[color];
            if plies != self.plies || clock.controls()[color].is_timed() != told.is_some() {
                return None;
            }
            if let Some(SideLeft { left, periods }) = told {
                snapshot.sides[color].left = left;
                snapshot.sides[color].periods = periods;
            }
        }
        Some(snapshot)
    }
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plies {}", self.plies)?;
        for (color, name) in NAMES {
            if let Some(SideLeft { left, periods }) = self.sides[color] {
                write!(f, ", {name} {}", seconds(left))?;
                if periods > 0 {
                    write!(f, " periods {periods}")?;
                }
            }
        }
        write!(f, ", spent {}", seconds(self.spent))
    }
}

impl FromStr for TimeLeft {
    type Err = TimeLeftError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| TimeLeftError(excerpt(text)))
    }
}

const NAMES: [(Color, &str); 2] = [(Color::White, "white"), (Color::Black, "black")];

/// The decimals of a second: the nanoseconds of a clock.
const DECIMALS: usize = 9;

fn seconds(time: Duration) -> String {
    seconds_text(time, DECIMALS)
}

fn parse(text: &str) -> Option<TimeLeft> {
    let (mut plies, mut spent, mut sides) = (None, None, ByColor::<Option<SideLeft>>::default());
    for part in text.split(',') {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        let (&name, values) = words.split_first()?;
        match (name, values) {
            ("plies", [number]) if plies.is_none() => plies = Some(parse_digits(number)? as usize),
            ("spent", [time]) if spent.is_none() => spent = Some(parse_seconds(time, DECIMALS)?),
            (name, [time, periods @ ..]) => {
                let (color, _) = NAMES.into_iter().find(|(_, known)| *known == name)?;
                let periods = match periods {
                    [] => 0,
                    ["periods", number] => parse_digits(number)? as u32,
                    _ => return None,
                };
                let told = SideLeft { left: parse_seconds(time, DECIMALS)?, periods };
                if sides[color].replace(told).is_some() {
                    return None;
                }
            }
            _ => return None,
        }
    }
    Some(TimeLeft { plies: plies?, sides, spent: spent? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_times_left_are_read_back() {
        for text in [
            "plies 24, white 275.12, black 0 periods 3, spent 12.5",
            "plies 0, white 0.000000001, spent 0",
            "plies 1, black 86400, spent 3.25",
        ] {
            assert_eq!(text.parse::<TimeLeft>().unwrap().to_string(), text);
        }
        let loose: TimeLeft = " spent 1.50 ,black 2,  white 3 , plies 7".parse().unwrap();
        assert_eq!(loose.to_string(), "plies 7, white 3, black 2, spent 1.5");
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            ",",
            "plies 3",
            "plies, spent 1",
            "plies 3, spent",
            "plies 3, spent 1, red 3",
            "plies 3, spent 1, white 3, white 3",
            "plies 3, spent 1, spent 2",
            "plies 3, spent 1, white 3 periods",
            "plies 3, spent 1, white 3 times 4",
            "plies 3, spent 1, white 3 periods 4 5",
            "plies 3, spent -1",
            "plies 3, spent 1.",
            "plies 3, spent .5",
            "plies 3, spent 1.0000000001",
            "plies 3, spent 9999999999",
            "plies 3, spent 1, white 3 periods 99999999999",
        ] {
            assert!(text.parse::<TimeLeft>().is_err(), "{text}");
        }
    }
}

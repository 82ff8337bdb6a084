//! Time controls: how much time a side gets, and how it is written in a file.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::seconds::{parse_seconds, seconds_text};

/// How one side's thinking time is measured.
///
/// [`Display`](fmt::Display) and [`FromStr`] keep every kind exactly: the four kinds of the PGN standard
/// in its own notation (`-`, `300`, `300+5`, `*180`, `40/9000:900`), the others by name (`delay 300 5`,
/// `bronstein 300 5`, `byoyomi 600 30x5`). All numbers are seconds, with up to three decimals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// No clock.
    #[default]
    Unlimited,
    /// All moves in `base`.
    SuddenDeath {
        /// Time for the whole game.
        base: Duration,
    },
    /// `increment` is added after each move.
    Fischer {
        /// Time at the start.
        base: Duration,
        /// Bonus for each move made.
        increment: Duration,
    },
    /// The first `delay` of each move costs nothing (also called US delay).
    Delay {
        /// Time at the start.
        base: Duration,
        /// Free time at the start of each move.
        delay: Duration,
    },
    /// After each move the time used is given back, up to `delay`.
    Bronstein {
        /// Time at the start.
        base: Duration,
        /// The most that is given back.
        delay: Duration,
    },
    /// After `base`, moves must be made within a period; a period is lost only when overstepped.
    ByoYomi {
        /// Main time.
        base: Duration,
        /// Length of a period.
        period: Duration,
        /// Number of periods.
        periods: u32,
    },
    /// The time one side uses is added to the other's.
    Hourglass {
        /// Time of each side at the start.
        base: Duration,
    },
    /// A number of moves in a given time, then the next session; the last one repeats if it counts moves.
    Sessions(Vec<Session>),
}

/// A session of [`TimeControl::Sessions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Session {
    /// Moves to be made in this session; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// Time added when the session begins.
    pub time: Duration,
    /// Bonus for each move made.
    pub increment: Duration,
}

/// The text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "“{0}” is not a time control; write “-”, “300”, “300+5”, “40/9000:900”, “*180”, “delay 300 5”, “bronstein 300 5” or “byoyomi 600 30x5”, in seconds"
)]
pub struct TimeControlError(String);

/// The decimals of a second in a time control.
const DECIMALS: usize = 3;

fn seconds(time: Duration) -> String {
    seconds_text(time, DECIMALS)
}

impl TimeControl {
    /// `true` if the game has a clock.
    pub fn is_timed(&self) -> bool {
        *self != Self::Unlimited
    }

    /// The time on the clock when the game begins; `None` without a clock.
    pub fn base(&self) -> Option<Duration> {
        match self {
            Self::Unlimited => None,
            Self::SuddenDeath { base }
            | Self::Fischer { base, .. }
            | Self::Delay { base, .. }
            | Self::Bronstein { base, .. }
            | Self::ByoYomi { base, .. }
            | Self::Hourglass { base } => Some(*base),
            Self::Sessions(sessions) => sessions.first().map(|session| session.time),
        }
    }

    /// The increment an engine may count on after each move.
    pub fn increment(&self) -> Duration {
        match self {
            Self::Fischer { increment: bonus, .. }
            | Self::Delay { delay: bonus, .. }
            | Self::Bronstein { delay: bonus, .. } => *bonus,
            Self::Sessions(sessions) => sessions.first().map_or(Duration::ZERO, |s| s.increment),
            _ => Duration::ZERO,
        }
    }

    /// The PGN standard's field, or the nearest one where the standard has no such kind.
    pub fn to_pgn(&self) -> String {
        match *self {
            Self::Delay { base, delay } | Self::Bronstein { base, delay } => {
                Self::Fischer { base, increment: delay }.to_string()
            }
            Self::ByoYomi { base, .. } => Self::SuddenDeath { base }.to_string(),
            _ => self.to_string(),
        }
    }

    /// `true` if [`Self::to_pgn`] describes the time control completely.
    pub fn is_standard(&self) -> bool {
        !matches!(self, Self::Delay { .. } | Self::Bronstein { .. } | Self::ByoYomi { .. })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unlimited => f.write_str("-"),
            Self::SuddenDeath { base } => f.write_str(&seconds(*base)),
            Self::Fischer { base, increment } => write!(f, "{}+{}", seconds(*base), seconds(*increment)),
            Self::Delay { base, delay } => write!(f, "delay {} {}", seconds(*base), seconds(*delay)),
            Self::Bronstein { base, delay } => write!(f, "bronstein {} {}", seconds(*base), seconds(*delay)),
            Self::ByoYomi { base, period, periods } => {
                write!(f, "byoyomi {} {}x{periods}", seconds(*base), seconds(*period))
            }
            Self::Hourglass { base } => write!(f, "*{}", seconds(*base)),
            Self::Sessions(sessions) => {
                let texts: Vec<String> = sessions.iter().map(ToString::to_string).collect();
                f.write_str(&texts.join(":"))
            }
        }
    }
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        f.write_str(&seconds(self.time))?;
        if self.increment > Duration::ZERO {
            write!(f, "+{}", seconds(self.increment))?;
        }
        Ok(())
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text.trim()).ok_or_else(|| TimeControlError(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<TimeControl> {
    if text == "-" {
        return Some(TimeControl::Unlimited);
    }
    if let Some(base) = text.strip_prefix('*') {
        return Some(TimeControl::Hourglass { base: positive(base)? });
    }
    if let Some((name, numbers)) = text.split_once(char::is_whitespace) {
        return parse_named(name, numbers.trim());
    }
    let sessions: Vec<Session> = text.split(':').map(parse_session).collect::<Option<_>>()?;
    // Only the last session may be for the rest of the game.
    let (last, earlier) = sessions.split_last()?;
    if earlier.iter().any(|session| session.moves.is_none()) {
        return None;
    }
    Some(match *last {
        Session { moves: None, time: base, increment } if earlier.is_empty() => {
            if text.contains('+') {
                TimeControl::Fischer { base, increment }
            } else {
                TimeControl::SuddenDeath { base }
            }
        }
        _ => TimeControl::Sessions(sessions),
    })
}

fn parse_named(name: &str, numbers: &str) -> Option<TimeControl> {
    let (base, rest) = numbers.split_once(char::is_whitespace)?;
    let (base, rest) = (parse_millis(base)?, rest.trim());
    match name.to_ascii_lowercase().as_str() {
        "delay" => Some(TimeControl::Delay { base, delay: parse_millis(rest)? }),
        "bronstein" => Some(TimeControl::Bronstein { base, delay: parse_millis(rest)? }),
        "byoyomi" => {
            let (period, periods) = rest.split_once('x')?;
            let (period, periods) = (positive(period)?, count(periods)?);
            Some(TimeControl::ByoYomi { base, period, periods })
        }
        _ => None,
    }
}

fn parse_session(text: &str) -> Option<Session> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(count(moves)?), rest),
        None => (None, text),
    };
    let (time, increment) = match rest.split_once('+') {
        Some((time, increment)) => (parse_millis(time)?, parse_millis(increment)?),
        None => (positive(rest)?, Duration::ZERO),
    };
    (time + increment > Duration::ZERO).then_some(Session { moves, time, increment })
}

/// Reads a number of moves or periods, which has no sign.
fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&count| count > 0 && !text.starts_with('+'))
}

/// Reads seconds with up to three decimals.
fn parse_millis(text: &str) -> Option<Duration> {
    parse_seconds(text, DECIMALS)
}

fn positive(text: &str) -> Option<Duration> {
    parse_millis(text).filter(|&time| time > Duration::ZERO)
}

#[cfg(feature = "serde")]
crate::text_serde::text_serde! { TimeControl: "a time control" }

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    #[test]
    fn every_kind_is_written_and_read_back() {
        let texts = [
            "-",
            "300",
            "300+5",
            "0.5+0.25",
            "0+10",
            "*180",
            "40/9000",
            "40/9000:900",
            "40/9000+30:20/3600:900+30",
            "delay 300 5",
            "bronstein 300 2.5",
            "byoyomi 600 30x5",
        ];
        for text in texts {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
        }
        assert_eq!("300+5".parse(), Ok(TimeControl::Fischer { base: secs(300), increment: secs(5) }));
        assert_eq!("*180".parse(), Ok(TimeControl::Hourglass { base: secs(180) }));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "", "?", "x", "300+", "+5", "0", "0+0", "-5", "1e3", "40/", "0/60", "900:40/60", "3..5",
            "99999999999999", "+40/9000",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        for text in [
            "delay 300", "byoyomi 600 30", "byoyomi 600 0x5", "byoyomi 600 30x0", "byoyomi 600 30x+5",
            "sand 5 5", "1.2345",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }

    #[test]
    fn kinds_the_standard_lacks_are_rounded_to_the_nearest() {
        let nearest = |text: &str| text.parse::<TimeControl>().unwrap().to_pgn();
        assert_eq!(nearest("delay 300 5"), "300+5");
        assert_eq!(nearest("bronstein 300 5"), "300+5");
        assert_eq!(nearest("byoyomi 600 30x5"), "600");
        assert_eq!(nearest("40/9000:900"), "40/9000:900");
    }

    #[cfg(feature = "serde")]
    #[test]
    fn settings_store_a_time_control_as_text() {
        let control: TimeControl = "300+5".parse().unwrap();
        let json = serde_json::to_string(&control).unwrap();
        assert_eq!(json, "\"300+5\"");
        assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control);
    }
}

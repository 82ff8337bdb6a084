//! A player's corner: name, clock, captured pieces.

use std::time::Duration;

use crate::app::catalogue::tr_args;
use crate::app::document::Document;
use crate::app::model::Model;
use crate::app::words;
use crate::game::{Figure, Reading, TimeControl, face_text};
use crate::sides::{Color, Reason};

/// What stands in a player's corner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Corner {
    /// Whose it is.
    pub color: Color,
    /// The player's name, or "White" or "Black" for one without.
    pub name: String,
    /// Whether a computer plays this side in the running game.
    pub is_computer: bool,
    /// Whether the side is to move in the position shown, unless the game ends there.
    pub is_to_move: bool,
    /// Whether the computer is thinking for this side.
    pub is_thinking: bool,
    /// The clock; `None` where the game has none.
    pub clock: Option<ClockFace>,
    /// The enemy pieces this side has taken, the most valuable first.
    pub captured: Vec<Figure>,
    /// By how much this side is ahead in material, in pawns; zero where it is not.
    pub ahead: u32,
}

/// A clock as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockFace {
    /// As in "9:41", "1:05:00", "7.3", and "0:25 ×3" with three byo-yomi periods left.
    pub text: String,
    /// For screen readers, as in "9 minutes 41 seconds" and "25 seconds, 3 periods left".
    pub spoken: String,
    /// Whether it runs now.
    pub is_running: bool,
    /// Whether little time is left.
    pub is_low: bool,
    /// Whether the flag has fallen.
    pub has_fallen: bool,
}

impl Model {
    /// What stands in the corner of `color`.
    pub fn corner(&self, color: Color, now: Duration) -> Corner {
        let shown = self.document.shown();
        Corner {
            color,
            name: self.document.name(color),
            is_computer: !self.document.is_human(color),
            is_to_move: shown.position.turn() == color && self.document.ending().is_none(),
            is_thinking: self.computer.thinking.is_some_and(|(thinker, _)| thinker == color),
            clock: self.clock_face(color, now),
            captured: shown.captured_by_value(color),
            ahead: shown.ahead(color),
        }
    }

    /// The running clock in a running game, also while an earlier position is looked at; in a game that is looked
    /// through, what the clock showed then.
    fn clock_face(&self, color: Color, now: Duration) -> Option<ClockFace> {
        let document = &self.document;
        if !document.is_live() {
            return document.noted_time(color).map(ClockFace::still);
        }
        let clock = document.game.clock();
        let Reading { time, periods } = clock.reading(color, now)?;
        let left = clock.until_flag(color, now)?;
        let has_fallen = document.game.outcome().is_some_and(|outcome| {
            matches!(outcome.reason, Reason::TimeForfeit | Reason::TimeForfeitNoMaterial)
        }) && time.is_zero();
        Some(ClockFace {
            is_running: clock.is_running() && clock.turn() == color,
            is_low: document.low_time(color).is_some_and(|low| left <= low),
            has_fallen,
            ..periods.map_or_else(|| ClockFace::still(time), |periods| ClockFace::in_period(time, periods))
        })
    }
}

impl ClockFace {
    /// A clock on which the last `periods` run, so much of the first of them being left.
    fn in_period(time: Duration, periods: u32) -> ClockFace {
        let face = ClockFace::still(time);
        if periods == 0 {
            return face;
        }
        let in_words =
            |key, time: String| tr_args(key, &[("time", time.into()), ("periods", periods.into())]);
        let text = in_words("clock-period-face", face.text);
        ClockFace { text, spoken: in_words("clock-period-spoken", face.spoken), ..face }
    }

    /// A clock that stands at `time`.
    fn still(time: Duration) -> ClockFace {
        ClockFace {
            text: face_text(time),
            spoken: spoken(time),
            is_running: false,
            is_low: false,
            has_fallen: false,
        }
    }
}

/// A time in words.
fn spoken(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000) as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let key = if hours > 0 {
        "time-hours"
    } else if minutes > 0 {
        "time-minutes"
    } else {
        "time-seconds"
    };
    tr_args(key, &[("hours", hours.into()), ("minutes", minutes.into()), ("seconds", seconds.into())])
}

impl Document {
    /// The name to show for a colour: the seat's, or "White" or "Black".
    pub fn name(&self, color: Color) -> String {
        let name = self.setup.seat(color).shown_name();
        if name.is_empty() { words::color(color) } else { name }
    }

    /// What the clock of `color` showed in the position at the cursor, as far as it was noted.
    fn noted_time(&self, color: Color) -> Option<Duration> {
        let tree = &self.game.record().tree;
        let noted = |node| {
            tree.notes(node).and_then(|notes| notes.clock).filter(|_| tree.move_number(node).1 == color)
        };
        let base = || self.game.record().controls.as_ref().and_then(|controls| controls[color].base());
        tree.ancestors(self.game.cursor()).find_map(noted).or_else(base)
    }

    /// From when on `color` has little time: a tenth of what it began with, byo-yomi included, but at least 10 s and at
    /// most a minute.
    pub(in crate::app) fn low_time(&self, color: Color) -> Option<Duration> {
        let control = &self.game.clock().controls()[color];
        let whole = match control {
            TimeControl::ByoYomi { base, period, periods } => {
                base.saturating_add(period.saturating_mul(*periods))
            }
            _ => control.base()?,
        };
        Some((whole / 10).clamp(Duration::from_secs(10), Duration::from_mins(1)).min(whole / 2))
    }
}

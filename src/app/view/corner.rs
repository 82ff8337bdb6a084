//! A player's corner: name, clock, captured pieces.

use std::time::Duration;

use super::Status;
use crate::app::board::{Army, BoardPiece};
use crate::app::document::Document;
use crate::app::text::numbers::clock_face;
use crate::app::text::{tr, words};
use crate::game::Reading;
use crate::sides::Color;
use crate::three::Seat;

/// The contents of a player panel.
#[derive(Debug, Clone, PartialEq)]
pub struct Corner {
    /// The side of the panel.
    pub seat: Seat,
    /// The player's name, or that of the side for a player without one.
    pub name: String,
    /// The level of a computer without a name of its own, as in "3 – Learner"; the name has it too.
    pub level: Option<String>,
    /// The player's points in a match of two, as in "1½".
    pub points: Option<String>,
    /// The presence of a player at another computer; in a three-player game the check, the elimination or the points.
    pub note: Option<Status>,
    /// Whether a computer plays this side in the running game.
    pub is_computer: bool,
    /// Whether the side is to move in the position shown, unless the game ends there.
    pub is_to_move: bool,
    /// Whether the side is out in the position shown, in a three-player game.
    pub is_out: bool,
    /// The clock; `None` where the game has none.
    pub clock: Option<ClockFace>,
    /// Whether the paused game resumes here: with a move of this side.
    pub can_resume: bool,
    /// The pieces that this side has captured, the most valuable first.
    pub captured: Vec<BoardPiece>,
    /// The material advantage of this side in pawns; zero where it is not, and in a three-player game.
    pub ahead: u32,
}

/// A clock as it is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClockFace {
    /// The time, as in "9:41", "1:05:00", "7.3", and "0:25 ×3" with three byo-yomi periods left.
    pub text: String,
    /// The time for screen readers, as in "9 minutes 41 seconds" and "25 seconds, 3 periods left".
    pub spoken: String,
    /// Whether the clock is running.
    pub is_running: bool,
    /// Whether little time is left.
    pub is_low: bool,
    /// Whether the panel is in the lit half of a flash: the side has just reached low time.
    pub is_flashing: bool,
    /// Whether the flag has fallen.
    pub has_fallen: bool,
}

impl Corner {
    /// The panel of `color` for the current position, without a clock.
    pub(in crate::app) fn of(document: &Document, color: Color) -> Corner {
        let current = document.current();
        let army = Army::from(!color);
        Corner {
            seat: color.into(),
            name: document.name_at_board(color).to_string(),
            level: document.setup().seat(color).unnamed_level().map(|level| words::level(level).to_string()),
            points: None,
            note: None,
            is_computer: false,
            is_to_move: current.position.turn() == color && document.ending().is_none(),
            is_out: false,
            clock: None,
            can_resume: false,
            captured: current
                .captured_by_value(color)
                .into_iter()
                .map(|kind| BoardPiece { army, kind })
                .collect(),
            ahead: current.ahead(color),
        }
    }
}

impl ClockFace {
    /// A stopped clock; in its byo-yomi the time is that of the first of the periods left.
    pub(in crate::app) fn of(reading: Reading) -> ClockFace {
        let face = ClockFace::standing(reading.time);
        let Some(periods) = reading.periods.filter(|&periods| periods > 0) else { return face };
        let in_words = |key, time: String| tr!(key, time, periods);
        let text = in_words("clock-period-face", face.text);
        ClockFace { text, spoken: in_words("clock-period-spoken", face.spoken), ..face }
    }

    /// A stopped clock at `time`.
    pub(in crate::app) fn standing(time: Duration) -> ClockFace {
        ClockFace { text: clock_face(time), spoken: spoken(time), ..ClockFace::default() }
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
    tr!(key, hours, minutes, seconds)
}

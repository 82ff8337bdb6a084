//! A player's corner: name, clock that flashes when little time is left, captured pieces, score of the match, and the question
//! from the other player.

use std::time::Duration;

use super::{Document, Request, Status};
use crate::app::board::BoardPiece;
use crate::app::settings::Match;
use crate::app::text::numbers::{self, clock_face};
use crate::app::text::{Text, text, tr};
use crate::engine::Level;
use crate::game::{Reading, TimeControl};
use crate::sides::{Color, Outcome};
use crate::three::Seat;

/// The contents of a player panel.
#[derive(Debug, Clone, PartialEq)]
pub struct Corner {
    /// The side of the panel.
    pub seat: Seat,
    /// The player's name, or that of the side for a player without one.
    pub name: String,
    /// The level of a computer without a name of its own; the name has it too.
    pub level: Option<Level>,
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
    /// The time left; in byo-yomi, that of the first of the periods left.
    pub reading: Reading,
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
        let seat = Some((!color).into());
        let is_over = document.ending().is_some() || current.is_end_of_game && document.outcome().is_some();
        Corner {
            seat: color.into(),
            name: document.name_at_board(color).to_string(),
            level: document.setup().seat(color).unnamed_level(),
            points: None,
            note: None,
            is_computer: false,
            is_to_move: current.position.turn() == color && !is_over,
            is_out: false,
            clock: None,
            can_resume: false,
            captured: current
                .captured_by_value(color)
                .into_iter()
                .map(|kind| BoardPiece { seat, kind })
                .collect(),
            ahead: current.ahead(color),
        }
    }
}

impl ClockFace {
    /// A stopped clock at `time`.
    pub(in crate::app) fn standing(time: Duration) -> ClockFace {
        ClockFace { reading: Reading { time, periods: None }, ..ClockFace::default() }
    }

    /// The time, as in "9:41", "1:05:00", "7.3", and "0:25 ×3" with three byo-yomi periods left.
    pub fn text(&self) -> String {
        self.with_periods("clock-period-face", clock_face(self.reading.time))
    }

    /// The time for screen readers, as in "9 minutes 41 seconds" and "25 seconds, 3 periods left".
    pub fn spoken(&self) -> String {
        self.with_periods("clock-period-spoken", spoken(self.reading.time))
    }

    fn with_periods(&self, key: &'static str, time: String) -> String {
        match self.reading.periods.filter(|&periods| periods > 0) {
            Some(periods) => tr!(key, time, periods),
            None => time,
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
    tr!(key, hours, minutes, seconds)
}

/// How long it is lit, and as long not. WCAG 2.3.1 allows three flashes a second.
const HALF: Duration = Duration::from_millis(400);
/// How often it flashes.
const FLASHES: u32 = 3;

/// The half of a flash it is in; `None` when all are over.
fn half(since: Duration, now: Duration) -> Option<u32> {
    let half = (now.saturating_sub(since).as_nanos() / HALF.as_nanos()) as u32;
    (half < 2 * FLASHES).then_some(half)
}

/// Whether a clock that began to flash then is lit now.
pub(in crate::app) fn is_lit(since: Duration, now: Duration) -> bool {
    half(since, now).is_some_and(|half| half % 2 == 0)
}

/// When that changes next.
pub(in crate::app) fn next_flash(since: Duration, now: Duration) -> Option<Duration> {
    half(since, now).map(|half| since + HALF * (half + 1))
}

/// The time from which a side is short of time: a tenth of the initial time, byo-yomi included, but at least 10 s and at
/// most a minute.
pub(in crate::app) fn low_time(control: &TimeControl) -> Option<Duration> {
    let whole = match control {
        TimeControl::ByoYomi { base, period, periods } => {
            base.saturating_add(period.saturating_mul(*periods))
        }
        _ => control.base()?,
    };
    Some((whole / 10).clamp(Duration::from_secs(10), Duration::from_mins(1)).min(whole / 2))
}

/// A question to a person at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionView {
    /// The player who answers.
    pub asked: Seat,
    /// The name of this player.
    pub name: String,
    /// The text, as in "Anna offers a draw".
    pub text: String,
    /// The text that a screen reader says when the question appears.
    pub said: String,
    /// The name of the button that accepts.
    pub accept: String,
    /// The name of the button that declines.
    pub decline: String,
}

impl QuestionView {
    /// A question to `asked` of the players with the names `by`: in a game of three, two may have agreed already. A takeback
    /// takes this number of `moves`.
    pub(in crate::app) fn of(
        asked: Seat,
        name: &Text,
        request: Request,
        by: &[Text],
        moves: usize,
    ) -> Option<QuestionView> {
        let (text, accept) = match (request, by) {
            (_, []) => return None,
            (Request::Draw, [name]) => (text!("question-draw", name), "button-accept"),
            (Request::Draw, [first, second, ..]) => {
                (text!("three-question-draw", first, second), "button-accept")
            }
            (Request::Rematch, [name, ..]) => (text!("question-rematch", name), "button-accept"),
            (Request::TakeBack, [name, ..]) => (text!("question-takeback", name, moves), "button-agree"),
        };
        let (accept, decline) = (tr(accept), tr("button-decline"));
        let text = text.to_string();
        Some(QuestionView { asked, name: name.to_string(), said: text.clone(), text, accept, decline })
    }
}

/// A row of the table of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// The player.
    pub name: String,
    /// The points of each finished game.
    pub games: Vec<String>,
    /// The points of all of them.
    pub sum: String,
}

/// The table of a match of `document`'s players, White of the open game first. `open` is how the open game ended.
pub(in crate::app) fn match_table(
    running: &Match,
    document: &Document,
    open: Option<Outcome>,
) -> Vec<MatchRow> {
    let row = |color| MatchRow {
        name: document.name_at_board(color).to_string(),
        games: running.games_of(color, open).into_iter().map(numbers::quarters).collect(),
        sum: numbers::quarters(running.standing(open).quarters[color]),
    };
    Color::ALL.map(row).to_vec()
}

/// The points of both players: "Anna 1¾, Piotr ¼". `open` is how the open game ended.
pub(in crate::app) fn match_standing(running: &Match, document: &Document, open: Option<Outcome>) -> Text {
    let standing = running.standing(open);
    let [white, black] = Color::ALL.map(|color| document.name_at_board(color));
    let [of_white, of_black] = Color::ALL.map(|color| numbers::quarters(standing.quarters[color]));
    text!("match-standing", white, "white-points" = of_white, black, "black-points" = of_black)
}

/// The winner of the match, if the open game was its last one: "Anna wins the match. Anna 2½, Piotr 1½."
pub(in crate::app) fn match_verdict(running: &Match, document: &Document, open: Outcome) -> Option<Text> {
    if !running.is_over(open) {
        return None;
    }
    let quarters = running.standing(Some(open)).quarters;
    let score = match_standing(running, document, Some(open));
    let winner = match quarters[Color::White].cmp(&quarters[Color::Black]) {
        std::cmp::Ordering::Greater => Color::White,
        std::cmp::Ordering::Less => Color::Black,
        std::cmp::Ordering::Equal => return Some(text!("match-drawn", score)),
    };
    Some(text!("match-won", name = document.name(winner), score))
}

/// The place of the open game in the match: "Game 2 of 4"; `None` for a match without a length.
pub(in crate::app) fn match_round(running: &Match) -> Option<Text> {
    let length = running.length()?;
    Some(text!("match-round", game = running.round(), games = length.games))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_low_on_time_flashes_three_times() {
        let since = Duration::from_secs(100);
        let (mut now, mut lit) = (since, Vec::new());
        while let Some(next) = next_flash(since, now) {
            lit.push(is_lit(since, now));
            assert!(next > now);
            now = next;
        }
        assert_eq!(lit, [true, false, true, false, true, false]);
        assert!(!is_lit(since, now) && now == since + Duration::from_millis(2400));
    }
}

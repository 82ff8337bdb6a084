//! Time controls in words.

use std::time::Duration;

use crate::app::text::{Text, text};
use crate::game::{Session, TimeControl};
use crate::sides::{ByColor, Color};

/// Both sides' time controls in words: once where they are alike.
pub(in crate::app) fn time_controls(controls: &ByColor<TimeControl>) -> Text {
    if controls[Color::White] == controls[Color::Black] {
        return time_control(&controls[Color::White]);
    }
    let [white, black] = Color::ALL.map(|color| side_text(color, controls));
    text!("clock-sides-text", white, black)
}

/// As in "White 5 min for the game".
pub(in crate::app) fn side_text(color: Color, controls: &ByColor<TimeControl>) -> Text {
    let key = match color {
        Color::White => "clock-white-text",
        Color::Black => "clock-black-text",
    };
    text!(key, control = time_control(&controls[color]))
}

/// A time control in words.
pub(in crate::app) fn time_control(control: &TimeControl) -> Text {
    match control {
        TimeControl::Unlimited => Text::key("clock-unlimited-text"),
        TimeControl::SuddenDeath { base } => text!("clock-fixed-text", time = span(*base)),
        TimeControl::Fischer { base, increment } => {
            text!("clock-fischer-text", time = span(*base), increment = span(*increment))
        }
        TimeControl::Delay { base, delay } => {
            text!("clock-delay-text", time = span(*base), delay = span(*delay))
        }
        TimeControl::Bronstein { base, delay } => {
            text!("clock-bronstein-text", time = span(*base), delay = span(*delay))
        }
        TimeControl::ByoYomi { base, period, periods } => {
            let key = if base.is_zero() { "clock-periods-text" } else { "clock-byo-yomi-text" };
            text!(key, time = span(*base), period = span(*period), periods = *periods)
        }
        TimeControl::Hourglass { base } => text!("clock-hourglass-text", time = span(*base)),
        TimeControl::Sessions(sessions) => sessions_text(sessions),
    }
}

/// "40 moves in 90 min + 30 s, then 30 min + 30 s".
fn sessions_text(sessions: &[Session]) -> Text {
    let last = sessions.len().saturating_sub(1);
    let texts = sessions.iter().enumerate().map(|(index, session)| session_text(session, index == last));
    let then = |first: Text, next: Text| text!("clock-then-text", first, next);
    texts.reduce(then).unwrap_or_else(|| Text::verbatim(""))
}

/// The last one comes again if it counts its moves.
fn session_text(session: &Session, is_last: bool) -> Text {
    let mut time = span(session.time);
    if session.increment > Duration::ZERO {
        time = text!("clock-stage-increment-text", time, increment = span(session.increment));
    }
    let Some(moves) = session.moves else { return time };
    let key = if is_last { "clock-stage-again-text" } else { "clock-stage-text" };
    text!(key, moves, time)
}

/// "10 min", "45 s", "1 min 30 s", "0.5 s".
fn span(time: Duration) -> Text {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    let seconds = seconds as f64 + f64::from(time.subsec_millis()) / 1000.0;
    let key = match minutes {
        0 => "span-seconds",
        _ if seconds == 0.0 => "span-minutes",
        _ => "span-minutes-seconds",
    };
    text!(key, minutes, seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        let text = |seconds| span(Duration::from_secs(seconds)).to_string();
        assert_eq!([text(600), text(45), text(90)], ["10 min", "45 s", "1 min 30 s"]);
        assert_eq!(span(Duration::from_millis(61_250)).to_string(), "1 min 1.25 s");
    }

    #[test]
    fn every_time_control_has_words() {
        let text = |text: &str| time_control(&text.parse().unwrap()).to_string();
        assert_eq!(text("-"), "no clock");
        assert_eq!(text("600"), "10 min per player");
        assert_eq!(text("600+5"), "10 min + 5 s per move");
        assert_eq!(text("delay 600 5"), "10 min, 5 s delay");
        assert_eq!(text("bronstein 600 5"), "10 min, 5 s Bronstein delay");
        assert_eq!(text("byoyomi 600 30x5"), "10 min, then 5 periods of 30 s");
        assert_eq!(text("byoyomi 600 30x1"), "10 min, then one period of 30 s");
        assert_eq!(text("byoyomi 0 30x1"), "30 s for each move");
        assert_eq!(text("*180"), "3 min hourglass");
        assert_eq!(text("40/5400+30:1800+30"), "40 moves in 90 min + 30 s, then 30 min + 30 s");
        assert_eq!(text("40/7200:20/3600"), "40 moves in 120 min, then every 20 moves in 60 min");
    }
}

//! The view of an online session.

use std::time::Duration;

use super::meeting::{Online, OnlineGameState};
use crate::app::catalogue::{Text, text};
use crate::app::document::Document;
use crate::app::view::Status;
use crate::app::words::clock_face;
use crate::sides::Color;

/// Round trip time after which the window shows that the connection is slow.
const LONG_WAY: Duration = Duration::from_millis(300);

/// The chat of the two players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatView {
    /// The lines of the chat with their authors, the oldest first.
    pub lines: Vec<(String, String)>,
    /// Whether lines are shown and can be sent.
    pub is_on: bool,
}

/// Whether the player of a colour is there; `None` of the one who sits here.
pub(in crate::app) fn presence(online: &Online, color: Color, now: Duration) -> Option<Status> {
    let game = online.game().filter(|game| game.color != color)?;
    if let Some(left) = game.state.waits(now) {
        let text = text!("online-corner-away", time = clock_face(left));
        return Some(Status { text: text.to_string(), is_urgent: true });
    }
    let meeting = online.meeting.as_ref()?;
    let way = Text::key(match meeting.is_relayed {
        None => "online-corner-there",
        Some(false) => "online-corner-direct",
        Some(true) => "online-corner-relay",
    });
    let text = match meeting.lag.filter(|lag| *lag >= LONG_WAY) {
        Some(lag) => text!("online-corner-lag", way, time = lag.as_millis() as u64),
        None => way,
    };
    Some(Status { text: text.to_string(), is_urgent: false })
}

/// The peer's presence after the session has ended.
pub(in crate::app) fn gone() -> Status {
    Status { text: Text::key("online-corner-gone").to_string(), is_urgent: true }
}

/// The time at which the view changes without an event.
pub(in crate::app) fn next_change(online: &Online, now: Duration) -> Option<Duration> {
    let left = online.game()?.state.waits(now).filter(|left| !left.is_zero())?;
    let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
    let wait = if part.is_zero() { Duration::from_secs(1) } else { part };
    Some(now + wait + Duration::from_millis(1))
}

/// The status while the peer is away.
pub(in crate::app) fn status(online: &Online, document: &Document) -> Option<Status> {
    let game = online.game().filter(|game| !game.is_over)?;
    let key = match game.state {
        OnlineGameState::Together => return None,
        OnlineGameState::Away { .. } => "online-status-away",
        OnlineGameState::Differs => "online-status-differs",
    };
    let text = text!(key, name = document.name(!game.color)).to_string();
    Some(Status { text, is_urgent: true })
}

//! The state of online play, and its view.

use std::time::Duration;

use super::SessionId;
use crate::app::game::{Document, Request, Status};
use crate::app::text::numbers::clock_face;
use crate::app::text::{Check, Reason, Text, require, text};
use crate::online::{News, Offer, Order, Record};
use crate::sides::Color;

/// The most lines of text that are kept.
const MAX_CHAT_LINES: usize = 100;

/// The state of online play.
#[derive(Debug, Default)]
pub struct Online {
    /// From the press of Invite or Join until either side leaves.
    pub(in crate::app) meeting: Option<OnlineSession>,
    /// The number of the latest session: of the meeting, if there is one.
    pub(in crate::app) last: SessionId,
    /// Whether the window looks for players on the same network.
    pub(in crate::app) is_looking: bool,
}

/// An online session.
#[derive(Debug, Default)]
pub struct OnlineSession {
    /// The other side's name, as it gives it itself; may be empty.
    pub(in crate::app) peer: String,
    pub(in crate::app) invitation: Option<String>,
    /// The game, once it has started.
    pub(in crate::app) game: Option<OnlineGame>,
    /// Lines of text, the oldest first.
    pub(in crate::app) chat: Vec<ChatLine>,
    /// How long a message takes there and back.
    pub(in crate::app) lag: Option<Duration>,
    /// Whether the connection goes through a relay, once that is known.
    pub(in crate::app) is_relayed: Option<bool>,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Whether the line was typed here.
    pub is_own: bool,
    /// The text of the message.
    pub text: String,
}

/// The game of an online session.
#[derive(Debug, Clone)]
pub struct OnlineGame {
    /// The record that both sides share.
    pub(in crate::app) record: Record,
    /// The colour played here.
    pub(in crate::app) color: Color,
    /// Whether the clocks run.
    pub(in crate::app) state: OnlineGameState,
    /// Whether it is over, and in the journal.
    pub(in crate::app) is_over: bool,
    /// The peer's offers. The first is on the screen; the others wait for its answer.
    pub(in crate::app) offered: Vec<Offer>,
    /// Our offers.
    pub(in crate::app) asked: Vec<Offer>,
}

impl Online {
    /// Enters a session of the next number.
    pub(in crate::app) fn enter(&mut self) -> SessionId {
        self.last.0 += 1;
        self.meeting = Some(OnlineSession::default());
        self.last
    }

    /// The number of the session, while there is one.
    pub(in crate::app) fn id(&self) -> Option<SessionId> {
        self.meeting.as_ref().map(|_| self.last)
    }

    pub(in crate::app) fn game(&self) -> Option<&OnlineGame> {
        self.meeting.as_ref()?.game.as_ref()
    }

    pub(in crate::app) fn game_mut(&mut self) -> Option<&mut OnlineGame> {
        self.meeting.as_mut()?.game.as_mut()
    }

    /// Whether an online game is running. Its shared record is authoritative, and hints are off.
    pub fn is_playing(&self) -> bool {
        self.game().is_some_and(|game| !game.is_over)
    }

    /// Whether the clocks of the game run: the peer is connected.
    pub(in crate::app) fn clocks_run(&self) -> bool {
        self.game().is_some_and(|game| game.state == OnlineGameState::Together)
    }

    /// Removes and returns the peer's offer of this kind, which the player has answered.
    pub(in crate::app) fn take_offered(&mut self, request: Request) -> Option<Offer> {
        let offered = &mut self.game_mut()?.offered;
        let index = offered.iter().position(|offer| Request::from(*offer) == request)?;
        Some(offered.remove(index))
    }

    /// The number of plies that the peer asks to leave of the game by a takeback.
    pub(in crate::app) fn takeback_to(&self) -> Option<usize> {
        self.game()?.offered.iter().find_map(|offer| match offer {
            Offer::Takeback(to) => Some(*to),
            Offer::Draw | Offer::Rematch => None,
        })
    }

    /// Whether a rematch can be offered: the game is over, the peer is connected, and we have not offered one yet.
    pub(in crate::app) fn check_rematch(&self) -> Check {
        let game = self.game().ok_or(Reason::new("online-nobody-there"))?;
        require(game.is_over, "why-still-played")?;
        require(!game.asked.contains(&Offer::Rematch), "why-rematch-asked")
    }

    /// The own side, if the peer offers a rematch to it.
    pub(in crate::app) fn rematch_asked(&self) -> Option<Color> {
        self.game().filter(|game| game.offered.contains(&Offer::Rematch)).map(|game| game.color)
    }
}

impl OnlineSession {
    /// Follows news of the session.
    pub(in crate::app) fn hear(&mut self, news: &News, now: Duration) {
        match news {
            News::Ready { ticket, .. } => self.invitation = Some(ticket.to_string()),
            News::Invited { name, .. } => self.peer.clone_from(name),
            News::Lag(lag) => self.lag = Some(*lag),
            News::Way { is_relayed } => self.is_relayed = Some(*is_relayed),
            news => {
                if let Some(game) = &mut self.game {
                    game.hear(news, now);
                }
            }
        }
    }

    /// Notes what the player orders: an offer, a line of chat.
    pub(in crate::app) fn note(&mut self, order: &Order) {
        match (order, &mut self.game) {
            (Order::Offer(offer), Some(game)) => game.asked.push(*offer),
            (Order::Chat(line), _) => self.add_line(true, line.clone()),
            _ => {}
        }
    }

    pub(in crate::app) fn add_line(&mut self, is_own: bool, text: String) {
        self.chat.push(ChatLine { is_own, text });
        let surplus = self.chat.len().saturating_sub(MAX_CHAT_LINES);
        self.chat.drain(..surplus);
    }
}

impl OnlineGame {
    pub(in crate::app) fn new(record: Record, color: Color) -> OnlineGame {
        OnlineGame {
            record,
            color,
            state: OnlineGameState::Together,
            is_over: false,
            offered: Vec::new(),
            asked: Vec::new(),
        }
    }

    fn hear(&mut self, news: &News, now: Duration) {
        match news {
            // The session has judged the event, and charged the time, in its own record, which is the same.
            News::Event { event, .. } => {
                self.record.push(event.clone()).ok();
            }
            News::Charged { n, ms, .. } => {
                self.record.charge(*n, *ms).ok();
            }
            News::Overtaken { record, .. } => self.record.clone_from(record),
            News::WentBack { record, .. } => {
                self.record.clone_from(record);
                self.state = OnlineGameState::Together;
            }
            News::OfferMade(offer) => {
                self.forget_offer(*offer);
                self.offered.push(*offer);
            }
            News::OfferAnswered { offer, .. } | News::OfferVoid(offer) => self.forget_offer(*offer),
            News::Away { limit, .. } => {
                self.state = OnlineGameState::Away { since: now, limit: *limit };
            }
            News::Back { .. } => self.state = OnlineGameState::Together,
            News::Differs { .. } => self.state = OnlineGameState::Differs,
            _ => {}
        }
    }

    /// Removes an offer of either side.
    pub(in crate::app) fn forget_offer(&mut self, offer: Offer) {
        self.offered.retain(|other| *other != offer);
        self.asked.retain(|other| *other != offer);
    }
}

impl From<Offer> for Request {
    fn from(offer: Offer) -> Request {
        match offer {
            Offer::Draw => Request::Draw,
            Offer::Takeback(_) => Request::TakeBack,
            Offer::Rematch => Request::Rematch,
        }
    }
}

/// The connection of both players during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlineGameState {
    /// Both are connected: the clocks run.
    Together,
    /// The connection is lost: the clocks are stopped.
    Away {
        /// Since when.
        since: Duration,
        /// For how long the game waits.
        limit: Duration,
    },
    /// The records of the two sides differ: the clocks are stopped.
    Differs,
}

impl OnlineGameState {
    /// Time for which the game still waits for a disconnected peer.
    pub fn waits(self, now: Duration) -> Option<Duration> {
        match self {
            OnlineGameState::Away { since, limit } => Some(limit.saturating_sub(now.saturating_sub(since))),
            OnlineGameState::Together | OnlineGameState::Differs => None,
        }
    }
}

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

/// Whether the player of a colour is there. While the connection is lost, the time away runs for the side to move.
pub(in crate::app) fn presence(online: &Online, color: Color, now: Duration) -> Option<Status> {
    let game = online.game()?;
    if let Some(left) = game.state.waits(now) {
        let text = match (game.record.turn() == color, game.color == color) {
            (true, _) => text!("online-corner-away", time = clock_face(left)),
            (false, false) => Text::key("online-corner-cut"),
            (false, true) => return None,
        };
        return Some(Status { text: text.to_string(), is_urgent: true });
    }
    if game.color == color {
        return None;
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

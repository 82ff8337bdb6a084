//! The state machine of one side of an online session. Its inputs are the peer's lines, the player's orders and the
//! time; its outputs are lines, news and journal entries. It reads no clock, opens no file except its journal, and
//! uses no network.
//!
//! `now` is monotonic time from any fixed moment, as for [`crate::game::Clock`].
//!
//! When both sides act at the same moment, the host's event counts. The guest drops its own event if the host's comes
//! first: that is safe, because the host has not acknowledged it.

mod account;
mod away;
mod differ;
mod greet;
mod keep;
mod meet;
mod moves;
mod offers;
mod time;

use std::time::Duration;

use super::clock::{Allowance, Quota, Trips, Watch};
use super::event::{Event, EventKind};
use super::journal::Journal;
use super::news::{Ending, News, Offer, Order, PeerProblem};
use super::problem::{Nonsense, Problem};
use super::protocol::{Farewell, Line};
use super::record::Record;
use super::saved::Kept;
use super::text::clean_chat;
use crate::game::TimeControl;
use crate::sides::Color;

/// Maximum time to wait for the acknowledgement of the last event when the player's program closes.
const ACK_TIMEOUT: Duration = Duration::from_secs(1);
const OUT_OF_PLACE: Problem = Problem::Nonsense(Nonsense::OutOfPlace);

/// A side of an online session.
#[derive(Debug)]
pub struct Session {
    /// The state that the journal has.
    kept: Kept,
    journal: Journal,
    phase: Phase,
    /// The stopwatch of the side to move.
    watch: Watch,
    /// The latency compensation of the peer.
    quota: Quota,
    /// What the peer may charge beyond the measured time.
    allowance: Allowance,
    /// The last round trips of messages.
    trips: Trips,
    /// The time until the player's last move was acknowledged.
    outward: Duration,
    /// The time since which the game stands because of a lost connection.
    away_since: Option<Duration>,
    /// The time of the last note.
    noted: Duration,
    /// The time of the next report that the time away has run out.
    away_call: Duration,
    /// The open proposals of the player and of the opponent.
    ours: Vec<Offer>,
    theirs: Vec<Offer>,
    /// The number of the opponent's proposals since the last event.
    proposed: u32,
    /// The player's last move, if this run of the program has made it, until it is acknowledged.
    sent: Option<usize>,
    /// A move that is on its way by this connection, and the number of the last ping before it.
    on_its_way: Option<(usize, u32)>,
    /// The number of events that the peer has or that are on their way.
    sent_up_to: usize,
    /// The number of events up to which the peer had the charges of its own moves at its hello.
    peer_known: usize,
    /// For a host that has overtaken the guest: the event that the guest must acknowledge before its events count
    /// again.
    passing_over: Option<usize>,
    /// Whether the guest already went back to the events that the host had acknowledged.
    fell_back: bool,
    /// The opponent's name.
    peer_name: String,
    /// Whether the player was informed of the disconnection.
    away_reported: bool,
    /// Whether the player has received the invitation.
    was_invited: bool,
    /// The time of the last connection or disconnection.
    since: Duration,
    /// The time at which the session last ran.
    ran: Duration,
    /// The time at which the last data arrived from the peer.
    heard: Duration,
    ping: Ping,
    out: Vec<Line>,
    news: Vec<News>,
    /// Orders that wait until both records are compared, because the hello on its way has the record without them.
    waiting: Vec<Order>,
    /// The latest time to leave, once the player has asked for it.
    leaves_by: Option<Duration>,
    /// Whether to close the connection and wait for another one.
    closes_connection: bool,
    ended: Option<Ending>,
}

#[derive(Debug, Default)]
struct Ping {
    id: u32,
    /// The time at which the latest ping was sent.
    at: Duration,
    /// Whether the latest ping is not answered yet.
    is_open: bool,
    /// The ping that was sent after the peer's clock and the allowance had run out.
    last_call: Option<u32>,
    /// The lag that was last reported to the player.
    reported: Option<Duration>,
}

#[derive(Debug)]
enum Phase {
    /// No connection.
    Cut,
    /// Waiting for the peer's hello.
    Greeting,
    /// Waiting for the guest's consent, or for the coin flip.
    Agreeing,
    /// Comparing records, until the local one has this many events.
    Meeting { until: usize },
    /// Game in progress, or over.
    Playing,
    /// Different records.
    Differing(Differing),
}

/// The state of comparing different records.
#[derive(Debug, Default)]
struct Differing {
    /// The part of the peer's record that has arrived.
    events: Vec<Event>,
    /// The number of common events, once the whole record has arrived.
    common: Option<usize>,
    own: Option<bool>,
    theirs: Option<bool>,
}

impl Session {
    /// Creates the session from its state, new or restored from a journal.
    pub fn new(kept: Kept, journal: Journal, now: Duration) -> Self {
        let control = kept.terms.as_ref().map_or(TimeControl::Unlimited, |terms| terms.control.clone());
        let peer_name =
            kept.record.as_ref().zip(kept.color()).map(|(record, own)| &record.beginning().names[!own]);
        let note = kept.note;
        let mut session = Self {
            peer_name: peer_name.cloned().unwrap_or_default(),
            away_reported: false,
            kept,
            journal,
            phase: Phase::Cut,
            watch: Watch::default(),
            quota: Quota::new(&control),
            allowance: Allowance::new(&control),
            trips: Trips::default(),
            outward: Duration::ZERO,
            away_since: None,
            noted: now,
            away_call: now,
            ours: Vec::new(),
            theirs: Vec::new(),
            proposed: 0,
            sent: None,
            on_its_way: None,
            sent_up_to: 0,
            peer_known: 0,
            passing_over: None,
            fell_back: false,
            was_invited: false,
            since: now,
            ran: now,
            heard: now,
            ping: Ping::default(),
            out: Vec::new(),
            news: Vec::new(),
            waiting: Vec::new(),
            leaves_by: None,
            closes_connection: false,
            ended: None,
        };
        if session.has_begun() {
            session.continue_from(note, now);
            session.report_begun(now);
            session.report_away(now);
        }
        session
    }

    /// Whether the game is running or over. After its start no other computer may connect, and both sides can resume
    /// the game.
    pub fn has_begun(&self) -> bool {
        self.kept.record.is_some()
    }

    /// Whether the game has begun and is not over.
    fn is_running(&self) -> bool {
        self.record().is_some_and(|record| record.outcome().is_none())
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        !matches!(self.phase, Phase::Cut)
    }

    /// Takes the lines to send.
    pub fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.out)
    }

    /// Takes the pending news for the player.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Whether to close the connection once all lines are sent.
    pub fn closes_connection(&self) -> bool {
        self.closes_connection || self.ended.is_some()
    }

    /// The reason for the end of the session.
    pub fn ending(&self) -> Option<&Ending> {
        self.ended.as_ref()
    }

    /// Handles a line from the peer.
    pub fn receive(&mut self, line: Line, now: Duration) {
        self.notice_sleep(now);
        if self.closes_connection() {
            return;
        }
        self.heard = now;
        if let Err(problem) = self.handle(line, now) {
            self.fail(problem);
        }
        self.order_waiting(now);
    }

    /// Handles an invalid line from the peer.
    pub fn receive_nonsense(&mut self, nonsense: Nonsense) {
        if !self.closes_connection() {
            self.fail(Problem::Nonsense(nonsense));
        }
    }

    fn handle(&mut self, line: Line, now: Duration) -> Result<(), Problem> {
        match (line, &self.phase) {
            (Line::Ping { id }, _) => {
                // The answer says that there is time left.
                self.call_own_flag(now)?;
                self.out.push(Line::Pong { id });
            }
            (Line::Pong { id }, _) => self.pong(id, now)?,
            (Line::Bye { why }, _) => self.bye(why),
            (Line::Hello(hello), Phase::Greeting) => self.hello(&hello, now)?,
            (Line::Accept { nonce }, Phase::Agreeing) => self.accept(&nonce, now)?,
            (Line::Reveal { nonce, guest }, Phase::Agreeing) => self.reveal(&nonce, &guest, now)?,
            (Line::At(place), Phase::Meeting { .. }) => self.meet(place, now)?,
            (Line::Differ, Phase::Meeting { .. }) => self.differ(now)?,
            (Line::Ev { n, event, mark }, Phase::Meeting { .. } | Phase::Playing) => {
                self.receive_event(n, event, mark, now)?;
            }
            (Line::Ack { n, charged }, Phase::Meeting { .. } | Phase::Playing) => {
                self.receive_ack(n, charged, now)?;
            }
            (Line::Offer { offer, n }, Phase::Meeting { .. } | Phase::Playing) => {
                self.receive_offer(offer, n, now)?;
            }
            (Line::Answer { offer, yes }, Phase::Meeting { .. } | Phase::Playing) => {
                self.receive_answer(offer, yes, now)?;
            }
            (Line::Want { from }, Phase::Meeting { .. } | Phase::Differing(_)) => self.receive_want(from)?,
            (Line::Log { from, total, events }, Phase::Differing(_)) => {
                self.receive_log(from, total, events)?;
            }
            (Line::Back { to, agree }, Phase::Differing(_)) => self.receive_back(to, agree, now)?,
            // Before the game the player has no opponent to chat with; lines that were in transit when the records
            // differed are stale.
            (Line::Chat { .. }, Phase::Agreeing) | (_, Phase::Differing(_)) => {}
            (Line::Chat { text }, Phase::Meeting { .. } | Phase::Playing) => {
                self.news.extend(Some(clean_chat(&text)).filter(|text| !text.is_empty()).map(News::Chat));
            }
            _ => return Err(OUT_OF_PLACE),
        }
        Ok(())
    }

    /// Carries out an order of the player.
    pub fn order(&mut self, order: Order, now: Duration) {
        if self.ended.is_some() {
            return;
        }
        self.notice_sleep(now);
        if self.has_begun()
            && self.is_comparing()
            && matches!(order, Order::Move(_) | Order::Claim | Order::Resign)
        {
            self.waiting.push(order);
            return;
        }
        let done = match order {
            Order::Leave => {
                self.leave_by(now + self.away_limit(), now);
                Ok(())
            }
            Order::Accept => self.accept_terms(now),
            Order::GoBack { agree } => self.go_back(agree, now),
            Order::Chat(text) => {
                self.chat(&text);
                Ok(())
            }
            Order::Move(mv) => self.own_move(mv, now),
            Order::Claim => self.own_event(EventKind::Claim, now),
            Order::Resign => self.own_event(EventKind::Resign, now),
            Order::Offer(offer) => self.offer(offer, now),
            Order::Answer { offer, yes } => self.answer(offer, yes, now),
            Order::Settle(claim) => self.settle(claim, now),
            // The network has it.
            Order::TryRelay => Ok(()),
        };
        if let Err(problem) = done {
            self.fail(problem);
        }
    }

    fn is_comparing(&self) -> bool {
        matches!(self.phase, Phase::Greeting | Phase::Agreeing | Phase::Meeting { .. })
    }

    /// Carries out the waiting orders, once the records are compared.
    fn order_waiting(&mut self, now: Duration) {
        if !self.is_comparing() {
            for order in std::mem::take(&mut self.waiting) {
                self.order(order, now);
            }
        }
    }

    /// Leaves because the player's program closes.
    pub fn close(&mut self, now: Duration) {
        let patience = if self.is_connected() { ACK_TIMEOUT } else { Duration::ZERO };
        self.leave_by(now + patience, now);
    }

    fn chat(&mut self, text: &str) {
        let text = clean_chat(text);
        if matches!(self.phase, Phase::Playing) && !text.is_empty() {
            self.out.push(Line::Chat { text });
        }
    }

    /// Handles the peer's farewell.
    fn bye(&mut self, why: Farewell) {
        if self.kept.head.is_host && !self.has_begun() {
            // Another guest may connect.
            self.closes_connection = true;
            return;
        }
        if why == Farewell::Left && self.is_running() {
            // Leaving is an absence like any other: the opponent can come back, and the player can settle the game.
            self.closes_connection = true;
            return;
        }
        let ending = match why {
            Farewell::Left => Ending::PeerLeft,
            Farewell::Occupied => Ending::Occupied,
            Farewell::StillDiffers => Ending::StillDiffers,
            Farewell::Overtime => Ending::PeerOvertime,
            Farewell::Problem(problem) => Ending::PeerProblem(problem),
        };
        self.end(ending);
    }

    /// Leaves at the latest at this time.
    fn leave_by(&mut self, latest: Duration, now: Duration) {
        self.leaves_by = Some(self.leaves_by.map_or(latest, |known| known.min(latest)));
        self.leave_if_due(now);
    }

    /// Leaves if the player asked for it and the peer has acknowledged the end of the game, or the time is up.
    fn leave_if_due(&mut self, now: Duration) {
        let Some(latest) = self.leaves_by.filter(|_| self.ended.is_none()) else { return };
        let is_over = self.record().is_some_and(|record| record.outcome().is_some());
        let is_on_its_way = is_over && self.kept.known < self.len() || !self.waiting.is_empty();
        if !is_on_its_way || now >= latest {
            self.leave(Farewell::Left, Ending::Left);
        }
    }

    /// Sends a farewell and ends the session.
    fn leave(&mut self, why: Farewell, ending: Ending) {
        if self.is_connected() {
            self.out.push(Line::Bye { why });
        }
        self.end(ending);
    }

    /// Ends the session because of a problem; only the connection, if the peer is a stranger.
    fn fail(&mut self, problem: Problem) {
        if self.is_connected() {
            self.out.push(Line::Bye { why: Farewell::Problem(peer_problem(&problem)) });
        }
        let is_stranger = self.kept.head.is_host && !self.has_begun();
        if is_stranger && !matches!(problem, Problem::Journal(_)) || problem == Problem::Silent {
            self.closes_connection = true;
        } else {
            self.end(Ending::Problem(problem));
        }
    }

    /// The record, after the start of the game.
    pub fn record(&self) -> Option<&Record> {
        self.kept.record.as_ref()
    }

    fn color(&self) -> Option<Color> {
        self.kept.color()
    }
}

/// The form of a problem that is sent to the peer.
fn peer_problem(problem: &Problem) -> PeerProblem {
    match problem {
        Problem::Version { .. } => PeerProblem::Version,
        Problem::Terms(_) => PeerProblem::Terms,
        Problem::Secret => PeerProblem::Secret,
        Problem::OtherGame => PeerProblem::OtherGame,
        Problem::Nonsense(_) | Problem::Silent | Problem::TooMany => PeerProblem::Nonsense,
        Problem::IllegalEvent(_) | Problem::IllegalMove { .. } | Problem::WrongHash(_) => {
            PeerProblem::Illegal
        }
        Problem::Lot => PeerProblem::Lot,
        Problem::Clock(_) | Problem::Unacknowledged(_) => PeerProblem::Clock,
        Problem::Journal(_) | Problem::Network(_) => PeerProblem::Own,
    }
}

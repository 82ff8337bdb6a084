//! A meeting as a machine: lines of the other side, orders of the player and the time go in; lines, news and entries of
//! the journal come out. It reads no clock, opens no file but its journal, and knows no network.
//!
//! `now` is monotonic time from any fixed moment, as for [`crate::game::Clock`].
//!
//! What both sides do at the same moment has an order: the host's event counts. A guest whose event comes too late drops
//! it, which it may, for the host has never acknowledged it.

mod differ;
mod greet;
mod keep;
mod meet;
mod moves;
mod offers;
mod time;

use std::time::Duration;

use super::clock::{Quota, Watch};
use super::event::Event;
use super::journal::Journal;
use super::news::{Ending, News, Offer, Order, PeerProblem};
use super::problem::{Nonsense, Problem};
use super::protocol::{Farewell, Line};
use super::record::Record;
use super::saved::Kept;
use super::text::clean_chat;
use crate::game::TimeControl;
use crate::sides::Color;

/// How long the last event may take to be acknowledged when the player leaves.
const LINGER: Duration = Duration::from_secs(1);

/// One side of a meeting.
#[derive(Debug)]
pub struct Session {
    /// What the journal would tell.
    kept: Kept,
    journal: Journal,
    phase: Phase,
    /// The time of the side to move.
    watch: Watch,
    /// What is forgiven the other side.
    quota: Quota,
    /// Proposals that stand: own, and the other side's.
    ours: Vec<Offer>,
    theirs: Vec<Offer>,
    /// How many proposals the other side has made since the last event.
    proposed: u32,
    /// The last own move on its way.
    sent: Option<Sent>,
    /// The events up to here are known to the other side, or on their way.
    sent_up_to: usize,
    /// Up to which of its own events the other side knew at its hello what was charged.
    peer_known: usize,
    /// The host has overtaken the guest, and passes over its events until it hears that the guest has this one.
    passing_over: Option<usize>,
    /// The program was started in the middle of this move: what had been thought before is not known.
    is_resumed: bool,
    /// The guest has already gone back to what the host had acknowledged.
    fell_back: bool,
    /// The other side's name.
    peer_name: String,
    /// The player knows that the connection is cut.
    is_away_told: bool,
    /// The player was asked whether to play.
    is_asked: bool,
    /// Since when there has been a connection, or none.
    since: Duration,
    /// When the other side was last heard of.
    heard: Duration,
    ping: Ping,
    out: Vec<Line>,
    news: Vec<News>,
    /// Since when the player wants to leave.
    leaving: Option<Duration>,
    /// The connection is to be closed, and another one waited for.
    hangs_up: bool,
    ended: Option<Ending>,
}

/// An own move on its way.
#[derive(Clone, Copy, Debug)]
struct Sent {
    n: usize,
    at: Duration,
    cuts: u32,
}

#[derive(Debug, Default)]
struct Ping {
    id: u32,
    /// When the latest was sent.
    at: Duration,
    lag: Duration,
    /// What the player was told last.
    told: Option<Duration>,
}

#[derive(Debug)]
enum Phase {
    /// There is no connection.
    Cut,
    /// The other side's hello is to come.
    Greeting,
    /// The guest's consent, or the lot, is to come.
    Agreeing,
    /// The records are being compared; the other side's has so many events.
    Meeting { until: usize },
    /// The game is on, or over.
    Playing,
    /// The records differ.
    Differing(Differing),
}

/// Records that differ.
#[derive(Debug, Default)]
struct Differing {
    /// The other side's record, as far as it has come.
    events: Vec<Event>,
    /// What both have in common, when all has come.
    common: Option<usize>,
    own: Option<bool>,
    theirs: Option<bool>,
}

impl Session {
    /// A meeting, new or as its journal tells it.
    pub fn new(kept: Kept, journal: Journal, now: Duration) -> Self {
        let control = kept.terms.as_ref().map_or(TimeControl::Unlimited, |terms| terms.control.clone());
        let peer_name =
            kept.record.as_ref().zip(kept.color()).map(|(record, own)| &record.beginning().names[!own]);
        let mut session = Self {
            peer_name: peer_name.cloned().unwrap_or_default(),
            is_away_told: false,
            is_resumed: kept.record.is_some(),
            kept,
            journal,
            phase: Phase::Cut,
            watch: Watch::default(),
            quota: Quota::new(&control),
            ours: Vec::new(),
            theirs: Vec::new(),
            proposed: 0,
            sent: None,
            sent_up_to: 0,
            peer_known: 0,
            passing_over: None,
            fell_back: false,
            is_asked: false,
            since: now,
            heard: now,
            ping: Ping::default(),
            out: Vec::new(),
            news: Vec::new(),
            leaving: None,
            hangs_up: false,
            ended: None,
        };
        if session.has_begun() {
            session.tell_begun(now);
            session.tell_away(now);
        }
        session
    }

    /// Whether the game has begun: from then on nobody else may come, and both can resume it.
    pub fn has_begun(&self) -> bool {
        self.kept.record.is_some()
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        !matches!(self.phase, Phase::Cut)
    }

    /// The lines to be sent.
    pub fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.out)
    }

    /// What the player is to be told.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Whether the connection is to be closed, once its lines are sent.
    pub fn hangs_up(&self) -> bool {
        self.hangs_up || self.ended.is_some()
    }

    /// How the meeting ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.ended.as_ref()
    }

    /// A line has come.
    pub fn receive(&mut self, line: Line, now: Duration) {
        if self.hangs_up() {
            return;
        }
        self.heard = now;
        if let Err(problem) = self.handle(line, now) {
            self.fail(problem);
        }
    }

    /// The other side has sent what is no line.
    pub fn receive_nonsense(&mut self, nonsense: Nonsense) {
        if !self.hangs_up() {
            self.fail(Problem::Nonsense(nonsense));
        }
    }

    fn handle(&mut self, line: Line, now: Duration) -> Result<(), Problem> {
        match (line, &self.phase) {
            (Line::Ping { id }, _) => self.out.push(Line::Pong { id }),
            (Line::Pong { id }, _) => self.pong(id, now),
            (Line::Bye { why }, _) => self.bye(why),
            (Line::Hello(hello), Phase::Greeting) => self.hello(&hello, now)?,
            (Line::Accept { nonce }, Phase::Agreeing) => self.accept(&nonce, now)?,
            (Line::Reveal { nonce, guest }, Phase::Agreeing) => self.reveal(&nonce, &guest, now)?,
            (Line::At(place), Phase::Meeting { .. }) => self.meet(place, now)?,
            (Line::Differ, Phase::Meeting { .. }) => self.differ(now)?,
            (Line::Ev { n, event, mark }, Phase::Meeting { .. } | Phase::Playing) => {
                self.event_came(n, event, mark, now)?;
            }
            (Line::Ack { n, charged }, Phase::Meeting { .. } | Phase::Playing) => {
                self.ack_came(n, charged, now)?;
            }
            (Line::Offer { offer, n }, Phase::Meeting { .. } | Phase::Playing) => {
                self.offer_came(offer, n, now)?;
            }
            (Line::Answer { offer, yes }, Phase::Meeting { .. } | Phase::Playing) => {
                self.answer_came(offer, yes, now)?;
            }
            (Line::Want { from }, Phase::Meeting { .. } | Phase::Differing(_)) => self.want_came(from)?,
            (Line::Log { from, total, events }, Phase::Differing(_)) => self.log_came(from, total, events)?,
            (Line::Back { to, agree }, Phase::Differing(_)) => self.back_came(to, agree, now)?,
            // Before the game there is nobody to talk to, and what was on its way when the records differed is stale.
            (Line::Chat { .. }, Phase::Agreeing) | (_, Phase::Differing(_)) => {}
            (Line::Chat { text }, Phase::Meeting { .. } | Phase::Playing) => {
                self.news.extend(Some(clean_chat(&text)).filter(|text| !text.is_empty()).map(News::Chat));
            }
            _ => return Err(Problem::Nonsense(Nonsense::OutOfPlace)),
        }
        Ok(())
    }

    /// The player has given an order.
    pub fn order(&mut self, order: Order, now: Duration) {
        if self.ended.is_some() {
            return;
        }
        let done = match order {
            Order::Leave => {
                self.leaving = self.leaving.or(Some(now));
                self.leave_if_told(now);
                Ok(())
            }
            Order::Accept => self.accept_terms(now),
            Order::GoBack { agree } => self.go_back(agree, now),
            Order::Chat(text) => {
                self.chat(&text);
                Ok(())
            }
            Order::Move(mv) => self.own_move(mv, now),
            Order::Claim => self.own_claim(now),
            Order::Resign => self.own_resignation(now),
            Order::Offer(offer) => self.offer(offer, now),
            Order::Answer { offer, yes } => self.answer(offer, yes, now),
        };
        if let Err(problem) = done {
            self.fail(problem);
        }
    }

    fn chat(&mut self, text: &str) {
        let text = clean_chat(text);
        if matches!(self.phase, Phase::Playing) && !text.is_empty() {
            self.out.push(Line::Chat { text });
        }
    }

    /// The other side takes its leave.
    fn bye(&mut self, why: Farewell) {
        if self.kept.head.is_host && !self.has_begun() {
            // Somebody else may come.
            self.hangs_up = true;
            return;
        }
        let ending = match why {
            Farewell::Left => Ending::PeerLeft,
            Farewell::Occupied => Ending::Occupied,
            Farewell::StillDiffers => Ending::StillDiffers,
            Farewell::Problem(problem) => Ending::PeerProblem(problem),
        };
        self.end(ending);
    }

    /// Leaves, but waits a moment for the other side to acknowledge how the game has ended.
    fn leave_if_told(&mut self, now: Duration) {
        let Some(since) = self.leaving else { return };
        let is_over = self.record().is_some_and(|record| record.outcome().is_some());
        let is_on_its_way = is_over && self.kept.known < self.len() && matches!(self.phase, Phase::Playing);
        if !is_on_its_way || now >= since + LINGER {
            self.leave(Farewell::Left, Ending::Left);
        }
    }

    /// Says goodbye.
    fn leave(&mut self, why: Farewell, ending: Ending) {
        if self.is_connected() {
            self.out.push(Line::Bye { why });
        }
        self.end(ending);
    }

    /// The meeting cannot go on; or only this connection, if it is with a stranger.
    fn fail(&mut self, problem: Problem) {
        if self.is_connected() {
            self.out.push(Line::Bye { why: Farewell::Problem(as_told(&problem)) });
        }
        let is_stranger = self.kept.head.is_host && !self.has_begun();
        if is_stranger && !matches!(problem, Problem::Journal(_)) || problem == Problem::Silent {
            self.hangs_up = true;
        } else {
            self.end(Ending::Problem(problem));
        }
    }

    /// The record, once the game has begun.
    pub fn record(&self) -> Option<&Record> {
        self.kept.record.as_ref()
    }

    fn color(&self) -> Option<Color> {
        self.kept.color()
    }
}

/// What the other side is told of a problem.
fn as_told(problem: &Problem) -> PeerProblem {
    match problem {
        Problem::Version { .. } => PeerProblem::Version,
        Problem::Terms(_) => PeerProblem::Terms,
        Problem::Secret => PeerProblem::Secret,
        Problem::OtherGame => PeerProblem::OtherGame,
        Problem::Nonsense(_) | Problem::Silent | Problem::TooMany => PeerProblem::Nonsense,
        Problem::IllegalEvent(_) | Problem::WrongHash(_) => PeerProblem::Illegal,
        Problem::Lot => PeerProblem::Lot,
        Problem::Clock(_) => PeerProblem::Clock,
        Problem::Journal(_) | Problem::Network(_) => PeerProblem::Own,
    }
}

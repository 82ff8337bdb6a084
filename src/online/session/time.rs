//! Timeouts of a session: flags, pings, silence, the limit for disconnections.

use std::time::Duration;

use super::{Phase, Session};
use crate::game::ClockSnapshot;
use crate::online::event::EventKind;
use crate::online::news::{Ending, News};
use crate::online::problem::Problem;
use crate::online::protocol::{Farewell, Line};

/// Maximum time for the peer's hello.
const HANDSHAKE: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(2);
/// Silence after which the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(10);
/// Time that is added to the peer's clock before its flag falls, because its move may be on the way.
const FLAG_GRACE: Duration = Duration::from_secs(1);
const FLAG_GRACE_PER_CUT: Duration = Duration::from_secs(3);
/// Tolerance for clock differences when the peer claims that our flag has fallen.
const FLAG_TOLERANCE: Duration = Duration::from_secs(3);
/// Minimum change of the lag that is reported, so that a waiting window need not wake up for smaller ones.
const LAG_STEP: Duration = Duration::from_millis(50);

impl Session {
    /// Handles all timeouts up to `now`.
    pub fn tick(&mut self, now: Duration) {
        if self.closes_connection() {
            return;
        }
        if let Err(problem) = self.try_tick(now) {
            self.fail(problem);
        }
    }

    fn try_tick(&mut self, now: Duration) -> Result<(), Problem> {
        self.journal.sync_if_due(now).map_err(|error| Problem::Journal(error.to_string()))?;
        match self.phase {
            Phase::Cut => self.wait_for_return(now),
            Phase::Greeting if now >= self.since + HANDSHAKE => return Err(Problem::Silent),
            _ if now >= self.heard + SILENCE => self.closes_connection = true,
            Phase::Greeting => {}
            _ => self.ping_if_due(now),
        }
        self.leave_if_due(now);
        if matches!(self.phase, Phase::Playing) && self.flag_falls(now) {
            self.own_event(EventKind::Flag, now)?;
        }
        Ok(())
    }

    /// The latest time for the next call of [`Self::tick`].
    pub fn deadline(&self, now: Duration) -> Duration {
        let by_phase = match self.phase {
            Phase::Cut => self.away_until().unwrap_or(now + SILENCE),
            Phase::Greeting => self.since + HANDSHAKE,
            _ => (self.ping.at + PING_EVERY).min(self.heard + SILENCE),
        };
        let soonest = [self.journal.due(), self.flag_due(now), self.leaves_by].into_iter().flatten();
        soonest.fold(by_phase, Duration::min).max(now + Duration::from_millis(1))
    }

    /// The tolerance beyond the clock before the flag of the side to move falls.
    fn allowance(&self) -> Duration {
        if self.is_own_turn() {
            return Duration::ZERO;
        }
        self.quota.left + FLAG_GRACE + self.ping.lag + FLAG_GRACE_PER_CUT * self.watch.cuts
    }

    fn flag_falls(&self, now: Duration) -> bool {
        let thought = self.watch.elapsed(now).saturating_sub(self.allowance());
        self.record().is_some_and(|record| record.is_flagged(thought))
    }

    fn flag_due(&self, now: Duration) -> Option<Duration> {
        let left = self.record().filter(|_| matches!(self.phase, Phase::Playing))?.left()?;
        Some(now + (left + self.allowance()).saturating_sub(self.watch.elapsed(now)))
    }

    /// Whether our flag can have fallen, with [`FLAG_TOLERANCE`].
    pub(super) fn may_be_flagged(&self, now: Duration) -> bool {
        let thought = self.watch.elapsed(now) + FLAG_TOLERANCE + self.ping.lag;
        self.record().is_some_and(|record| record.is_flagged(thought)) || self.is_resumed
    }

    pub(super) fn is_own_turn(&self) -> bool {
        self.record().is_some_and(|record| Some(record.turn()) == self.color())
    }

    /// Both clocks.
    pub(super) fn clocks(&self, now: Duration) -> Option<ClockSnapshot> {
        let record = self.record()?;
        let thought = if record.outcome().is_some() { Duration::ZERO } else { self.watch.elapsed(now) };
        Some(record.clocks(thought))
    }

    fn ping_if_due(&mut self, now: Duration) {
        if now >= self.ping.at + PING_EVERY {
            self.ping.id = self.ping.id.wrapping_add(1);
            self.ping.at = now;
            self.out.push(Line::Ping { id: self.ping.id });
        }
    }

    pub(super) fn pong(&mut self, id: u32, now: Duration) {
        if id != self.ping.id {
            return;
        }
        let lag = now.saturating_sub(self.ping.at);
        self.ping.lag = lag;
        if self.ping.reported.is_none_or(|reported| reported.abs_diff(lag) >= LAG_STEP) {
            self.ping.reported = Some(lag);
            self.news.push(News::Lag(lag));
        }
    }

    /// Maximum time for which a disconnected peer is awaited; zero before the guest has the terms.
    pub(super) fn away_limit(&self) -> Duration {
        self.kept.terms.as_ref().map_or(Duration::ZERO, |terms| Duration::from_secs(terms.away_limit.into()))
    }

    fn away_until(&self) -> Option<Duration> {
        self.has_begun().then(|| self.since + self.away_limit())
    }

    fn wait_for_return(&mut self, now: Duration) {
        if self.away_until().is_some_and(|until| now >= until) {
            self.leave(Farewell::Left, Ending::AwayTooLong);
        }
    }

    /// Handles the loss of the connection. Stops the clocks as of the time of the last data from the peer.
    pub fn disconnected(&mut self, now: Duration) {
        if !self.is_connected() {
            return;
        }
        let was_agreeing = matches!(self.phase, Phase::Agreeing) && !self.has_begun();
        if was_agreeing && self.kept.head.is_host && self.ended.is_none() {
            self.news.push(News::GuestLeft);
        }
        self.phase = Phase::Cut;
        self.closes_connection = false;
        self.since = now;
        self.watch.cut(self.heard);
        self.sent = self.sent.map(|sent| super::Sent { cuts: sent.cuts + 1, ..sent });
        self.out.clear();
        let offers = self.ours.drain(..).chain(self.theirs.drain(..));
        self.news.extend(offers.map(News::OfferVoid));
        if self.has_begun() && self.ended.is_none() {
            self.report_away(now);
        }
        self.order_waiting(now);
    }

    pub(super) fn report_away(&mut self, now: Duration) {
        self.away_reported = true;
        let limit = self.away_until().unwrap_or(now).saturating_sub(now);
        self.news.extend(self.clocks(now).map(|clocks| News::Away { clocks, limit }));
    }
}

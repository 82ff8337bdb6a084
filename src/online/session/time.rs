//! Timeouts of a session: flags, pings, silence.

use std::time::Duration;

use super::{Phase, Session};
use crate::game::ClockSnapshot;
use crate::online::clock::SILENCE;
use crate::online::news::News;
use crate::online::problem::Problem;

/// Maximum time for the peer's hello.
const HANDSHAKE: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(2);
/// Maximum time between two calls while there is a connection.
const RUNS_EVERY: Duration = Duration::from_secs(1);
/// Time without a call after which the computer, or the program, has slept.
const SLEEP: Duration = Duration::from_secs(3);
/// Minimum change of the lag that is reported, so that a waiting window need not wake up for smaller ones.
const LAG_STEP: Duration = Duration::from_millis(50);

impl Session {
    /// Handles all timeouts up to `now`.
    pub fn tick(&mut self, now: Duration) {
        self.notice_sleep(now);
        if self.closes_connection() {
            return;
        }
        if let Err(problem) = self.try_tick(now) {
            self.fail(problem);
        }
    }

    fn try_tick(&mut self, now: Duration) -> Result<(), Problem> {
        self.journal.sync_if_due(now).map_err(|error| Problem::Journal(error.to_string()))?;
        self.note_if_due(now)?;
        match self.phase {
            Phase::Cut => self.call_away(now),
            Phase::Greeting if now >= self.since + HANDSHAKE => return Err(Problem::Silent),
            _ if now >= self.heard + SILENCE => self.closes_connection = true,
            Phase::Greeting => {}
            _ => self.ping_if_due(now),
        }
        self.leave_if_due(now);
        if self.closes_connection() { Ok(()) } else { self.call_own_flag(now) }
    }

    /// The latest time for the next call of [`Self::tick`].
    pub fn deadline(&self, now: Duration) -> Duration {
        let by_phase = match self.phase {
            Phase::Cut => now + SILENCE,
            Phase::Greeting => self.since + HANDSHAKE,
            _ => self.ping_due().min(self.heard + SILENCE).min(now + RUNS_EVERY),
        };
        let soonest = [
            self.journal.due(),
            self.note_due(now),
            self.away_due(),
            self.flag_due(now),
            self.overtime_at(now),
            self.leaves_by,
        ];
        soonest.into_iter().flatten().fold(by_phase, Duration::min).max(now + Duration::from_millis(1))
    }

    /// Gives the connection up if the program has not run for a while: what has arrived meanwhile cannot be told from
    /// what arrives now, so that the sleep would look like a slow line.
    pub(super) fn notice_sleep(&mut self, now: Duration) {
        let ran = std::mem::replace(&mut self.ran, now);
        self.closes_connection |= self.is_connected() && now > ran + SLEEP;
    }

    /// Notes that the program itself has worked until now, on a slow disk or for a window that is slow to take its news: that
    /// is no sleep.
    pub fn has_worked(&mut self, now: Duration) {
        self.ran = now;
    }

    fn flag_due(&self, now: Duration) -> Option<Duration> {
        let is_ours = matches!(self.phase, Phase::Playing) && self.is_own_turn();
        let left = self.record().filter(|_| is_ours)?.left()?;
        Some(now + left.saturating_sub(self.own_time(now)))
    }

    /// The time at which the peer is asked for the last time.
    fn overtime_at(&self, now: Duration) -> Option<Duration> {
        let due = self.overtime_due().filter(|_| !self.ping.is_open && self.ping.last_call.is_none())?;
        Some(now + due.saturating_sub(self.watch.elapsed(now)))
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

    fn ping_due(&self) -> Duration {
        self.ping.at + if self.ping.is_open { SILENCE } else { PING_EVERY }
    }

    /// Sends the next ping when the last one is answered. A connection without an answer is lost.
    fn ping_if_due(&mut self, now: Duration) {
        if self.ping.is_open {
            self.closes_connection |= now >= self.ping_due();
        } else if self.peer_is_overtime(now) && self.ping.last_call.is_none() {
            self.send_ping(now);
            self.ping.last_call = Some(self.ping.id);
        } else if now >= self.ping_due() {
            self.send_ping(now);
        }
    }

    pub(super) fn pong(&mut self, id: u32, now: Duration) -> Result<(), Problem> {
        if id != self.ping.id || !self.ping.is_open {
            return Ok(());
        }
        self.ping.is_open = false;
        if let Some((n, _)) = self.on_its_way.filter(|(_, before)| *before != id) {
            return Err(Problem::Unacknowledged(n));
        }
        if self.ping.last_call == Some(id) {
            self.overtime();
            return Ok(());
        }
        let lag = now.saturating_sub(self.ping.at);
        self.trips.add(lag);
        if self.ping.reported.is_none_or(|reported| reported.abs_diff(lag) >= LAG_STEP) {
            self.ping.reported = Some(lag);
            self.news.push(News::Lag(lag));
        }
        Ok(())
    }

    /// Handles the loss of the connection. The player's clock has run until now; the opponent's, until the last data
    /// from its program.
    pub fn disconnected(&mut self, now: Duration) {
        if !self.is_connected() {
            return;
        }
        let was_agreeing = matches!(self.phase, Phase::Agreeing) && !self.has_begun();
        if was_agreeing && self.kept.head.is_host && self.ended.is_none() {
            self.news.push(News::GuestLeft);
        }
        if self.ended.is_none()
            && let Err(problem) = self.call_own_flag(now)
        {
            self.fail(problem);
        }
        self.phase = Phase::Cut;
        self.closes_connection = false;
        (self.since, self.ran) = (now, now);
        let until = if self.is_own_turn() { now.min(self.heard + SILENCE) } else { self.heard };
        self.watch.cut(until);
        (self.on_its_way, self.ping.is_open, self.ping.last_call) = (None, false, None);
        self.out.clear();
        let offers = self.ours.drain(..).chain(self.theirs.drain(..));
        self.news.extend(offers.map(News::OfferVoid));
        if self.has_begun() && self.ended.is_none() {
            self.game_stands(true, now);
            self.report_away(now);
        }
        self.order_waiting(now);
    }
}

//! Time by one's own account: what a move of the peer costs, and what the peer may charge for a move of the player.
//!
//! A program measures the thinking time of its own player. The other program measures the time until the move arrives;
//! the difference is the lag. A lag is charged to the mover beyond a compensation, so that a false report gains no more
//! than that. The mover checks the charge by what it measures itself: the journey of its move.

use std::time::Duration;

use super::{Phase, Session};
use crate::online::clock::SILENCE;
use crate::online::event::{Event, EventKind};
use crate::online::journal::Entry;
use crate::online::news::{Ending, News};
use crate::online::problem::Problem;
use crate::online::protocol::{Farewell, Line};
use crate::online::record::Record;

/// Moves of the peer.
impl Session {
    /// The charge for a move of the peer, in milliseconds.
    ///
    /// The lag has two parts. Until the player's own move was acknowledged, the line may have been disturbed: what was
    /// longer than the shortest of the last round trips is time away of the peer, because its program could not agree to
    /// charge it. The rest is charged beyond the compensation. A move that arrives is never too late because of the
    /// network. But a peer that reports more time than it had does not continue.
    pub(super) fn charge(&mut self, n: usize, ms: u64, now: Duration) -> Result<u64, Problem> {
        let Some(left) = self.record().and_then(Record::left) else { return Ok(ms) };
        let (measured, elapsed) = (Duration::from_millis(ms), self.watch.elapsed(now));
        if measured >= left {
            return Err(Problem::Clock(n));
        }
        let lag = elapsed.saturating_sub(measured);
        let disturbance = if self.watch.was_cut {
            lag.min(SILENCE)
        } else {
            let outward = self.outward.min(lag);
            outward.saturating_sub(self.trips.shortest())
        };
        self.add_peer_away(disturbance);
        let charged = measured + self.quota.charge(lag.saturating_sub(disturbance));
        let most = (left.as_millis() as u64).saturating_sub(1);
        Ok((charged.as_millis() as u64).min(most).max(ms))
    }

    /// Judges the charge for the player's last move again, by the peer's answer: the peer reports to have thought for
    /// `ms` since that move had arrived.
    pub(super) fn judge_by_answer(&mut self, n: usize, ms: u64, now: Duration) -> Result<(), Problem> {
        if self.watch.was_cut {
            self.allowance.settle();
            return Ok(());
        }
        let journey = self.watch.elapsed(now).saturating_sub(Duration::from_millis(ms));
        if self.allowance.answered(journey) { Ok(()) } else { Err(Problem::Clock(n)) }
    }

    /// Withdraws the charge beyond the measured time for the peer's last move, if its acknowledgement was lost with the
    /// connection: the peer has no measure of that journey any more.
    pub(super) fn forgive_unacknowledged(&mut self, known: usize, now: Duration) -> Result<(), Problem> {
        let own = self.color();
        let from = known.max(self.kept.known.saturating_sub(1));
        let events = self.record().map_or(&[][..], Record::events);
        let is_lost = |event: &Event| {
            let is_charged = Some(event.by) != own && !event.ends_at_once();
            is_charged && event.charged.is_some_and(|ms| ms > event.measured())
        };
        let lost: Vec<(usize, u64, u64)> = events
            .iter()
            .enumerate()
            .skip(from)
            .filter(|(_, event)| is_lost(event))
            .map(|(index, event)| (index + 1, event.measured(), event.time()))
            .collect();
        for (n, ms, charged) in lost {
            self.recharge(n, ms, now)?;
            self.add_peer_away(Duration::from_millis(charged - ms));
        }
        Ok(())
    }

    /// Whether the clock of the peer, which is to move, and the whole allowance have run out by this account.
    pub(super) fn peer_is_overtime(&self, now: Duration) -> bool {
        self.overtime_due().is_some_and(|due| self.watch.elapsed(now) >= due)
    }

    /// The thinking time of the peer at which it has lost by this account.
    pub(super) fn overtime_due(&self) -> Option<Duration> {
        let left =
            self.record().filter(|_| matches!(self.phase, Phase::Playing) && !self.is_own_turn())?.left()?;
        Some(left + self.outward + self.allowance.whole())
    }

    /// The peer has answered a ping that was sent after its time had run out, and has sent no move before.
    pub(super) fn overtime(&mut self) {
        let flagged = self.record().cloned().and_then(|mut record| {
            let flag = Event::new(record.turn(), EventKind::Flag);
            record.push(flag).ok()?;
            record.outcome()
        });
        if let Some(outcome) = flagged {
            self.news.push(News::Settled { outcome });
            self.leave(Farewell::Overtime, Ending::Overtime);
        }
    }
}

/// Moves of the player.
impl Session {
    /// Takes the peer's charge for the move of the player that is event `n`.
    pub(super) fn take_charge(
        &mut self,
        n: usize,
        event: &Event,
        charged: u64,
        now: Duration,
    ) -> Result<(), Problem> {
        match event.charged {
            Some(known) if known == charged => return Ok(()),
            Some(_) => return Err(Problem::Clock(n)),
            None => {}
        }
        let extra = Duration::from_millis(charged.checked_sub(event.measured()).ok_or(Problem::Clock(n))?);
        // Without the connection by which the move was sent, or the program that sent it, its journey is unknown.
        let is_measured = self.sent == Some(n) && n == self.len() && !self.watch.was_cut;
        let journey = if is_measured { self.watch.elapsed(now) } else { Duration::ZERO };
        if is_measured {
            self.outward = journey;
            self.trips.add(journey);
        }
        let is_timed = self.record().is_some_and(|record| record.beginning().terms.control.base().is_some());
        if is_timed && !self.allowance.accept(extra, journey) || !is_timed && !extra.is_zero() {
            return Err(Problem::Clock(n));
        }
        self.sent = self.sent.filter(|&sent| sent != n);
        self.on_its_way = self.on_its_way.filter(|(sent, _)| *sent != n);
        self.recharge(n, charged, now)
    }

    /// Stores the charge for a move of either side.
    fn recharge(&mut self, n: usize, charged: u64, now: Duration) -> Result<(), Problem> {
        let Some(record) = self.kept.record.as_mut() else { return Ok(()) };
        let before = record.events().get(n - 1).map(Event::time);
        record.charge(n, charged).map_err(|_| Problem::Clock(n))?;
        self.write(&Entry::Charged { n, ms: charged }, now)?;
        if before != Some(charged) {
            self.news.extend(self.clocks(now).map(|clocks| News::Charged { n, ms: charged, clocks }));
        }
        Ok(())
    }

    /// Whether the peer acknowledges in the right order: a move of the player before any later event.
    pub(super) fn check_acknowledged(&self, n: usize) -> Result<(), Problem> {
        let open = self.uncharged_move().filter(|&index| index + 1 < n);
        open.map_or(Ok(()), |index| Err(Problem::Unacknowledged(index + 1)))
    }

    /// The index of the player's first move that the peer has not charged yet.
    pub(super) fn uncharged_move(&self) -> Option<usize> {
        let own = self.color();
        let is_it = |event: &Event| {
            Some(event.by) == own && event.charged.is_none() && matches!(event.kind, EventKind::Move { .. })
        };
        self.record()?.events().iter().position(is_it)
    }

    /// Calls the player's own flag. Only the program whose clock has fallen does so.
    pub(super) fn call_own_flag(&mut self, now: Duration) -> Result<(), Problem> {
        let has_fallen =
            self.is_own_turn() && self.record().is_some_and(|record| record.is_flagged(self.own_time(now)));
        if has_fallen && matches!(self.phase, Phase::Playing) {
            self.own_event(EventKind::Flag, now)?;
        }
        Ok(())
    }

    /// The thinking time for the current move. The program must have noticed the loss of the connection after a long
    /// silence, even if the computer slept.
    pub(super) fn own_time(&self, now: Duration) -> Duration {
        self.watch.elapsed(now.min(self.heard + SILENCE))
    }

    /// Sends a ping.
    pub(super) fn send_ping(&mut self, now: Duration) {
        self.ping.id = self.ping.id.wrapping_add(1);
        (self.ping.at, self.ping.is_open) = (now, true);
        self.out.push(Line::Ping { id: self.ping.id });
    }
}

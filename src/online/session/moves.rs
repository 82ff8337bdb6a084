//! Events of both sides, their acknowledgement, and the time charged for moves.

use std::time::Duration;

use super::{OUT_OF_PLACE, Phase, Sent, Session};
use crate::game::Move;
use crate::online::event::{Event, EventKind};
use crate::online::journal::Entry;
use crate::online::mark::Mark;
use crate::online::news::{News, Offer};
use crate::online::problem::Problem;
use crate::online::protocol::Line;
use crate::online::record::EventError;

/// Tolerance for the clocks of both sides in addition to network latency: a busy machine, a slow disk.
const SLACK: Duration = Duration::from_secs(3);
/// Additional tolerance for each disconnection, until both sides have noticed it.
const SLACK_PER_CUT: Duration = Duration::from_secs(13);

impl Session {
    pub(super) fn own_move(&mut self, mv: Move, now: Duration) -> Result<(), Problem> {
        let Some(record) = self.record().filter(|record| record.position().is_legal(mv)) else {
            return Ok(());
        };
        let spent = self.watch.elapsed(now);
        if !self.is_own_turn() || record.outcome().is_some() {
            return Ok(());
        }
        if record.is_flagged(spent) {
            return self.own_event(EventKind::Flag, now);
        }
        // Protocol 1 has one text for each move: that of its first path.
        let mv = record.position().coordinates(mv.by_first_path());
        self.own_event(EventKind::Move { mv, ms: spent.as_millis() as u64 }, now)
    }

    /// Adds an event of the player, if it is legal: writes, reports and sends it. Without a connection it is sent
    /// later.
    pub(super) fn own_event(&mut self, kind: EventKind, now: Duration) -> Result<(), Problem> {
        let may_act = matches!(self.phase, Phase::Cut | Phase::Meeting { .. } | Phase::Playing);
        let Some(color) = self.color().filter(|_| may_act) else { return Ok(()) };
        let (is_resumed, cuts) = (self.is_resumed, self.watch.cuts);
        let event = Event::new(color, kind);
        if self.add(event.clone(), None, now)?.is_err() {
            return Ok(());
        }
        let n = self.len();
        if matches!(event.kind, EventKind::Move { .. }) {
            self.sent = (!is_resumed).then_some(Sent { n, at: now, cuts });
        }
        self.after_event(event, now);
        self.send_events();
        Ok(())
    }

    /// Sends the events that the peer does not have, if the peer is ready for them.
    pub(super) fn send_events(&mut self) {
        let Some((record, own)) = self.record().zip(self.color()) else { return };
        if !matches!(self.phase, Phase::Playing) {
            return;
        }
        let from = self.sent_up_to.min(record.len());
        let numbered = record.events().iter().enumerate().skip(from).filter(|(_, event)| event.by == own);
        let lines: Vec<Line> = numbered
            .filter_map(|(index, event)| {
                let event = Event { charged: None, ..event.clone() };
                Some(Line::Ev { n: index + 1, event, mark: record.mark_at(index + 1)? })
            })
            .collect();
        self.sent_up_to = record.len();
        self.out.extend(lines);
    }

    /// Handles an event of the peer.
    pub(super) fn receive_event(
        &mut self,
        n: usize,
        event: Event,
        mark: Mark,
        now: Duration,
    ) -> Result<(), Problem> {
        if Some(event.by) == self.color() {
            return Err(Problem::IllegalEvent(n));
        }
        if self.passing_over.is_some() {
            return Ok(());
        }
        let len = self.len();
        if n == 0 || n > len + 1 {
            return Err(OUT_OF_PLACE);
        }
        if n <= len {
            if self.record().and_then(|record| record.mark_at(n)) == Some(mark) {
                self.acknowledge(n);
                return Ok(());
            }
            if n <= self.kept.known {
                return Err(Problem::WrongHash(n));
            }
            if self.kept.head.is_host {
                self.passing_over = Some(len);
                if matches!(self.phase, Phase::Meeting { .. }) {
                    // The game does not need the missing events any more.
                    self.play_on(now);
                }
                return Ok(());
            }
            self.fall_back_to(n - 1, now)?;
        }
        self.take_event(n, Event { charged: None, ..event }, mark, now)
    }

    fn take_event(&mut self, n: usize, mut event: Event, mark: Mark, now: Duration) -> Result<(), Problem> {
        self.check_consent(n, &event.kind, now)?;
        if let EventKind::Move { ms, .. } = event.kind {
            if self.is_own_turn() {
                return Err(Problem::IllegalEvent(n));
            }
            event.charged = Some(self.charge(n, ms, now)?);
        }
        match self.add(event.clone(), Some(mark), now)? {
            Ok(()) => {}
            Err(EventError::Illegal) => return Err(Problem::IllegalEvent(n)),
            Err(EventError::Late) => return Err(Problem::Clock(n)),
            Err(EventError::TooMany) => return Err(Problem::TooMany),
            Err(EventError::Differs) => return Err(Problem::WrongHash(n)),
        }
        self.forgive_last(n, &mut event, now)?;
        self.kept.known = n;
        self.sent_up_to = self.sent_up_to.max(n);
        self.acknowledge(n);
        self.after_event(event, now);
        self.reached(now);
        Ok(())
    }

    /// Charges the move that ends the game with the time its player measured. Time no longer matters then, and the
    /// peer's program need not wait for the charge before it saves the game.
    fn forgive_last(&mut self, n: usize, event: &mut Event, now: Duration) -> Result<(), Problem> {
        let EventKind::Move { ms, .. } = event.kind else { return Ok(()) };
        let record = self.kept.record.as_mut().filter(|record| record.outcome().is_some());
        if let Some(record) = record.filter(|_| event.charged != Some(ms)) {
            record.charge(n, ms).map_err(|_| Problem::Clock(n))?;
            event.charged = Some(ms);
            self.write(&Entry::Charged { n, ms }, now)?;
        }
        Ok(())
    }

    /// Whether the player has agreed to a draw or takeback, and whether the flag can have fallen.
    fn check_consent(&self, n: usize, kind: &EventKind, now: Duration) -> Result<(), Problem> {
        let is_agreed = match kind {
            EventKind::Takeback { to } => self.has_offered(Offer::Takeback(*to)),
            EventKind::Draw => self.has_offered(Offer::Draw),
            EventKind::Flag if self.is_own_turn() && !self.may_be_flagged(now) => {
                return Err(Problem::Clock(n));
            }
            _ => true,
        };
        if is_agreed { Ok(()) } else { Err(Problem::IllegalEvent(n)) }
    }

    /// The charge for a move of the peer, in milliseconds.
    ///
    /// Latency is compensated within the quota. A move that arrives is never too late because of the network: the
    /// flag falls while the move is awaited, or not at all. But a peer that reports more time than it had does not
    /// continue.
    fn charge(&mut self, n: usize, ms: u64, now: Duration) -> Result<u64, Problem> {
        let Some(left) = self.record().and_then(super::Record::left) else { return Ok(ms) };
        let measured = Duration::from_millis(ms);
        if measured >= left {
            return Err(Problem::Clock(n));
        }
        let charged = self.quota.charge(measured, self.watch.elapsed(now), self.watch.cuts);
        let most = (left.as_millis() as u64).saturating_sub(1);
        Ok((charged.as_millis() as u64).min(most).max(ms))
    }

    pub(super) fn acknowledge(&mut self, n: usize) {
        let event = self.record().and_then(|record| record.events().get(n - 1));
        let ack = event.map(|event| Line::Ack { n, charged: event.charged });
        self.out.extend(ack);
    }

    /// Handles the acknowledgement of an event of the player.
    pub(super) fn receive_ack(
        &mut self,
        n: usize,
        charged: Option<u64>,
        now: Duration,
    ) -> Result<(), Problem> {
        let own = self.color();
        let event = n.checked_sub(1).and_then(|index| self.record()?.events().get(index).cloned());
        let event = event.filter(|event| Some(event.by) == own).ok_or(OUT_OF_PLACE)?;
        if let EventKind::Move { ms, .. } = event.kind {
            let charged = charged.ok_or(OUT_OF_PLACE)?;
            self.take_charge(n, &event, ms, charged, now)?;
        }
        self.kept.known = self.kept.known.max(n);
        self.passing_over = self.passing_over.filter(|&last| n < last);
        self.leave_if_due(now);
        Ok(())
    }

    fn take_charge(
        &mut self,
        n: usize,
        event: &Event,
        ms: u64,
        charged: u64,
        now: Duration,
    ) -> Result<(), Problem> {
        match event.charged {
            Some(known) if known == charged => return Ok(()),
            Some(_) => return Err(Problem::Clock(n)),
            None => {}
        }
        let extra = Duration::from_millis(charged.checked_sub(ms).ok_or(Problem::Clock(n))?);
        if let Some(sent) = self.sent.filter(|sent| sent.n == n) {
            let journey = now.saturating_sub(sent.at) * 2 + self.ping.lag;
            if extra > journey + SLACK + SLACK_PER_CUT * sent.cuts {
                return Err(Problem::Clock(n));
            }
        }
        let Some(record) = self.kept.record.as_mut() else { return Ok(()) };
        record.charge(n, charged).map_err(|_| Problem::Clock(n))?;
        self.write(&Entry::Charged { n, ms: charged }, now)?;
        if charged != ms {
            self.news.extend(self.clocks(now).map(|clocks| News::Charged { n, ms: charged, clocks }));
        }
        Ok(())
    }

    /// Reports an event of either side that was added to the record.
    fn after_event(&mut self, event: Event, now: Duration) {
        self.watch.reset(now);
        (self.is_resumed, self.proposed) = (false, 0);
        let n = self.len();
        let state = self.clocks(now).zip(self.record().map(super::Record::outcome));
        let by = event.by;
        let kind = event.kind.clone();
        self.news.extend(state.map(|(clocks, outcome)| News::Event { n, event, clocks, outcome }));
        self.settle_offers(by, &kind);
    }
}

//! Events of both sides, their acknowledgement, and the time charged for moves.

use std::time::Duration;

use super::{OUT_OF_PLACE, Phase, Session};
use crate::game::Move;
use crate::online::event::{Event, EventKind};
use crate::online::journal::Entry;
use crate::online::mark::Mark;
use crate::online::news::{News, Offer};
use crate::online::problem::Problem;
use crate::online::protocol::Line;
use crate::online::record::EventError;
use crate::online::text::clean_name;

impl Session {
    pub(super) fn own_move(&mut self, mv: Move, now: Duration) -> Result<(), Problem> {
        let Some(record) = self.record().filter(|record| record.position().is_legal(mv)) else {
            return Ok(());
        };
        let spent = self.own_time(now);
        if !self.is_own_turn() || record.outcome().is_some() {
            return Ok(());
        }
        if record.is_flagged(spent) {
            return self.own_event(EventKind::Flag, now);
        }
        // The protocol has one text for each move: that of its first path.
        let mv = record.position().coordinates(mv.by_first_path());
        self.own_event(EventKind::Move { mv, ms: spent.as_millis() as u64 }, now)
    }

    /// Adds an event of the player, if it is legal: writes, reports and sends it. Without a connection it is sent
    /// later.
    pub(super) fn own_event(&mut self, kind: EventKind, now: Duration) -> Result<(), Problem> {
        let may_act = matches!(self.phase, Phase::Cut | Phase::Meeting { .. } | Phase::Playing);
        let Some(color) = self.color().filter(|_| may_act && self.kept.claim.is_none()) else {
            return Ok(());
        };
        self.settle_away(now);
        let mut event = Event::new(color, kind);
        if event.ends_at_once() {
            let thought = if self.is_own_turn() { self.own_time(now) } else { self.watch.elapsed(now) };
            event.charged = Some(thought.as_millis() as u64);
        }
        if self.add(event.clone(), None, now)?.is_err() {
            return Ok(());
        }
        if matches!(event.kind, EventKind::Move { .. }) {
            (self.sent, self.outward) = (Some(self.len()), Duration::ZERO);
        }
        self.after_event(event, now);
        self.send_events();
        if matches!(self.phase, Phase::Cut) {
            // The time away is the other side's now.
            self.report_away(now);
        }
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
                Some(Line::Ev {
                    n: index + 1,
                    event: event.clone().as_sent(),
                    mark: record.mark_at(index + 1)?,
                })
            })
            .collect();
        let is_move = |line: &&Line| matches!(line, Line::Ev { event, .. } if matches!(event.kind, EventKind::Move { .. }));
        self.sent_up_to = record.len();
        if let Some(Line::Ev { n, .. }) = lines.iter().rfind(is_move) {
            self.on_its_way = Some((*n, self.ping.id));
        }
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
        self.check_acknowledged(n)?;
        self.take_event(n, event.as_sent(), mark, now)
    }

    fn take_event(&mut self, n: usize, mut event: Event, mark: Mark, now: Duration) -> Result<(), Problem> {
        self.check_consent(n, &event.kind)?;
        if let EventKind::Move { ms, mv } = &event.kind {
            if self.is_own_turn() || !self.record().is_some_and(|record| record.is_legal(mv)) {
                return Err(Problem::IllegalMove { n, mv: clean_name(mv) });
            }
            let ms = *ms;
            self.judge_by_answer(n - 1, ms, now)?;
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

    /// Whether the player has agreed to a draw or takeback. A flag is called by the program whose clock has fallen, for
    /// itself.
    fn check_consent(&self, n: usize, kind: &EventKind) -> Result<(), Problem> {
        let is_agreed = match kind {
            EventKind::Takeback { to } => self.has_offered(Offer::Takeback(*to)),
            EventKind::Draw => self.has_offered(Offer::Draw),
            EventKind::Flag => !self.is_own_turn(),
            _ => true,
        };
        if is_agreed { Ok(()) } else { Err(Problem::IllegalEvent(n)) }
    }

    pub(super) fn acknowledge(&mut self, n: usize) {
        let event = self.record().and_then(|record| record.events().get(n - 1));
        let ack =
            event.map(|event| Line::Ack { n, charged: event.charged.filter(|_| !event.ends_at_once()) });
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
        if matches!(event.kind, EventKind::Move { .. }) {
            self.take_charge(n, &event, charged.ok_or(OUT_OF_PLACE)?, now)?;
        }
        self.kept.known = self.kept.known.max(n);
        self.passing_over = self.passing_over.filter(|&last| n < last);
        self.leave_if_due(now);
        Ok(())
    }

    /// Reports an event of either side that was added to the record.
    fn after_event(&mut self, event: Event, now: Duration) {
        self.watch.reset(now);
        self.allowance.settle();
        (self.proposed, self.ping.last_call, self.kept.note.thought) = (0, None, 0);
        let n = self.len();
        let state = self.clocks(now).zip(self.record().map(super::Record::outcome));
        let by = event.by;
        let kind = event.kind.clone();
        self.news.extend(state.map(|(clocks, outcome)| News::Event { n, event, clocks, outcome }));
        self.settle_offers(by, &kind);
    }
}

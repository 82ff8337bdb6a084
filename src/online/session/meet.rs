//! Comparison of both records after a reconnection or a restart.
//!
//! If one record is the beginning of the other, the longer side sends the missing events. If the guest has events
//! that the host never acknowledged, and the host has other events in their place, the guest goes back to the
//! acknowledged ones. All other differences are shown to the players.

use std::time::Duration;

use super::{Phase, Session};
use crate::online::news::{News, Offer};
use crate::online::problem::Problem;
use crate::online::protocol::{Line, Place};

impl Session {
    /// Compares the local record with the state of the peer's.
    pub(super) fn meet(&mut self, place: Place, now: Duration) -> Result<(), Problem> {
        let Some(own) = self.place() else { return Err(Problem::OtherGame) };
        if place.game != own.game && !self.catches_up(place, own, now)? {
            return Ok(());
        }
        if self.compare_claims(&place) {
            return Ok(());
        }
        self.until(place.n);
        self.peer_known = place.known;
        if self.record().and_then(|record| record.mark_at(place.got)) == Some(place.got_mark) {
            // The peer's acknowledgement may have been lost.
            self.kept.known = self.kept.known.max(place.got);
        }
        self.forgive_unacknowledged(place.known, now)?;
        let Some(record) = self.record() else { return Err(Problem::OtherGame) };
        if place.n > record.len() {
            // The peer checks whether this record is the beginning of its own.
            self.acknowledge_again(place.known);
            return Ok(());
        }
        if record.mark_at(place.n) != Some(place.mark) {
            return self.marks_differ(now);
        }
        let color = self.color();
        if record.events()[place.n..].iter().any(|event| Some(event.by) != color) {
            // The peer has lost events of its own, which only the peer may send.
            self.show_difference();
            return Ok(());
        }
        self.sent_up_to = place.n;
        self.acknowledge_again(place.known);
        self.play_on(now);
        Ok(())
    }

    fn until(&mut self, n: usize) {
        self.phase = Phase::Meeting { until: n };
    }

    /// Starts the rematch that the other side has already started after both wanted it. Returns whether both sides
    /// are now in the same game.
    fn catches_up(&mut self, place: Place, own: Place, now: Duration) -> Result<bool, Problem> {
        let is_over = self.record().is_some_and(|record| record.outcome().is_some());
        let wants = self.kept.offered.iter().any(|(offer, _)| *offer == Offer::Rematch);
        if Some(place.game) == own.game.checked_add(1) && is_over && wants {
            self.begin_rematch(now)?;
            self.until(place.n);
            self.out.extend(self.place().map(Line::At));
            return Ok(true);
        }
        if Some(own.game) == place.game.checked_add(1) {
            // The peer wanted the rematch, and will send its state once it has started.
            self.until(usize::MAX);
            return Ok(false);
        }
        Err(Problem::OtherGame)
    }

    /// Continues the game if all missing events have arrived.
    pub(super) fn reached(&mut self, now: Duration) {
        if let Phase::Meeting { until } = self.phase
            && self.len() >= until
        {
            self.acknowledge_again(self.peer_known);
            self.play_on(now);
        }
    }

    /// Repeats acknowledgements that the peer may have missed.
    fn acknowledge_again(&mut self, known: usize) {
        let color = self.color();
        let Some(record) = self.record() else { return };
        let missing =
            record.events().iter().enumerate().skip(known).filter(|(_, event)| Some(event.by) != color);
        let numbers: Vec<usize> = missing.map(|(index, _)| index + 1).collect();
        for n in numbers {
            self.acknowledge(n);
        }
    }

    fn marks_differ(&mut self, now: Duration) -> Result<(), Problem> {
        if self.kept.head.is_host {
            self.until(usize::MAX);
            if std::mem::replace(&mut self.fell_back, true) {
                self.show_difference();
            } else {
                self.out.push(Line::Differ);
            }
            Ok(())
        } else {
            self.differ(now)
        }
    }

    /// Handles different events of guest and host: the guest goes back to what the host has acknowledged, if
    /// possible.
    pub(super) fn differ(&mut self, now: Duration) -> Result<(), Problem> {
        if self.kept.head.is_host || std::mem::replace(&mut self.fell_back, true) {
            return Ok(());
        }
        if self.kept.known >= self.len() {
            self.show_difference();
            return Ok(());
        }
        let until = if let Phase::Meeting { until } = self.phase { until } else { 0 };
        self.fall_back_to(self.kept.known, now)?;
        self.until(until);
        self.out.extend(self.place().map(Line::At));
        Ok(())
    }

    /// Drops the guest's events that the host has overtaken.
    pub(super) fn fall_back_to(&mut self, n: usize, now: Duration) -> Result<(), Problem> {
        self.shorten(n, now)?;
        self.watch.reset(now);
        let state = self.record().cloned().zip(self.clocks(now));
        self.news.extend(state.map(|(record, clocks)| News::Overtaken { record: Box::new(record), clocks }));
        Ok(())
    }
}

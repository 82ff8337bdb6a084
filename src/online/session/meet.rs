//! Two records meet, at the first hello after a cut or a crash.
//!
//! If one is the beginning of the other, the longer side sends what the shorter has not. If the guest has events that
//! the host never acknowledged, and the host something else there, the guest goes back to what was acknowledged. All
//! other differences are for the players.

use std::time::Duration;

use super::{Phase, Session};
use crate::online::news::{News, Offer};
use crate::online::problem::Problem;
use crate::online::protocol::{Line, Place};
use crate::online::record::Record;

/// What a program that has just been started has left at least.
const MOMENT: Duration = Duration::from_secs(1);

impl Session {
    /// Compares the own record with what the other side tells of its own.
    pub(super) fn meet(&mut self, place: Place, now: Duration) -> Result<(), Problem> {
        let Some(own) = self.place() else { return Err(Problem::OtherGame) };
        if place.game != own.game && !self.catches_up(place, own, now)? {
            return Ok(());
        }
        self.until(place.n);
        self.peer_known = place.known;
        if self.record().and_then(|record| record.mark_at(place.got)) == Some(place.got_mark) {
            // Its acknowledgement may have been lost.
            self.kept.known = self.kept.known.max(place.got);
        }
        let Some(record) = self.record() else { return Err(Problem::OtherGame) };
        if place.n > record.len() {
            // The other side looks whether this record is the beginning of its own.
            self.acknowledge_again(place.known);
            return Ok(());
        }
        if record.mark_at(place.n) != Some(place.mark) {
            return self.marks_differ(now);
        }
        let color = self.color();
        if record.events()[place.n..].iter().any(|event| Some(event.by) != color) {
            // It has lost events of its own, which nobody else may send it.
            self.show_difference();
            return Ok(());
        }
        if place.n == record.len() {
            self.make_up(Duration::from_millis(place.spent));
        }
        self.sent_up_to = place.n;
        self.acknowledge_again(place.known);
        self.play_on(now);
        Ok(())
    }

    /// A program that was started in the middle of a move does not know how long it has taken, but the other side does.
    /// Whatever it says, a moment is left.
    fn make_up(&mut self, spent: Duration) {
        let left = self.record().filter(|_| self.is_resumed).and_then(Record::left);
        if let Some(left) = left {
            self.watch.make_up(spent.min(left.saturating_sub(MOMENT)));
        }
    }

    fn until(&mut self, n: usize) {
        self.phase = Phase::Meeting { until: n };
    }

    /// One side has begun the rematch that both wanted, and the other has not heard of it. Returns whether both are in
    /// the same game now.
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
            // It has wanted it, and will say where it stands when it has begun.
            self.until(usize::MAX);
            return Ok(false);
        }
        Err(Problem::OtherGame)
    }

    /// If all that the other side was waited for has come, the game goes on.
    pub(super) fn reached(&mut self, now: Duration) {
        if let Phase::Meeting { until } = self.phase
            && self.len() >= until
        {
            self.acknowledge_again(self.peer_known);
            self.play_on(now);
        }
    }

    /// Acknowledges once more what the other side may not have heard.
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
                return Ok(());
            }
            self.out.push(Line::Differ);
            Ok(())
        } else {
            self.differ(now)
        }
    }

    /// The guest has something else than the host: it goes back to what the host has acknowledged, if that is less.
    pub(super) fn differ(&mut self, now: Duration) -> Result<(), Problem> {
        if self.kept.head.is_host {
            return Ok(());
        }
        if std::mem::replace(&mut self.fell_back, true) {
            return Ok(());
        }
        if self.kept.known >= self.len() {
            self.show_difference();
            return Ok(());
        }
        let until = self.phase_until();
        self.fall_back_to(self.kept.known, now)?;
        self.until(until);
        self.out.extend(self.place().map(Line::At));
        Ok(())
    }

    fn phase_until(&self) -> usize {
        if let Phase::Meeting { until } = self.phase { until } else { 0 }
    }

    /// The guest drops own events that the host has overtaken.
    pub(super) fn fall_back_to(&mut self, n: usize, now: Duration) -> Result<(), Problem> {
        self.shorten(n, now)?;
        self.watch.reset(now);
        let told = self.record().cloned().zip(self.clocks(now));
        self.news.extend(told.map(|(record, clocks)| News::Overtaken { record: Box::new(record), clocks }));
        Ok(())
    }
}

//! The clock of a running game: starting, stopping, setting, and writing to the record.

use std::time::Duration;

use super::Game;
use crate::game::{ClockSnapshot, GameRecord, NodeId, TimeControl, TimeLeft};
use crate::sides::Color;

/// The clock.
impl Game {
    /// Starts the clock, or ends a pause. Does nothing after the end of the game.
    pub fn start_clock(&mut self, now: Duration) {
        if self.outcome().is_none() {
            self.clock.start(now);
        }
    }

    /// Stops the clock until [`Self::start_clock`].
    pub fn pause_clock(&mut self, now: Duration) {
        self.clock.stop(now);
    }

    /// Gives a side all its time again, as at the start of the game. The moves it has made still count.
    pub fn refill_clock(&mut self, color: Color) {
        self.clock.refill(color);
        self.snapshots.insert(self.head(), self.clock.snapshot());
    }

    /// Sets the whole clock to the state from a journal. Returns `false` and does nothing if it was the other side's
    /// turn there.
    pub fn set_clock(&mut self, snapshot: &ClockSnapshot, now: Duration) -> bool {
        let fits = snapshot.turn() == self.turn();
        if fits {
            self.clock.restore(snapshot, now);
            self.snapshots.insert(self.head(), self.clock.snapshot());
        }
        fits
    }

    /// Stores the clock of the last move's side as a note of that move.
    pub fn note_clock(&mut self) {
        let (snapshot, mover) = (self.clock.snapshot(), !self.clock.turn());
        let control = &self.clock.controls()[mover];
        if self.plies == 0 || !control.is_timed() {
            return;
        }
        let head = self.head();
        let notes = self.record.tree.notes_mut(head);
        notes.clock = Some(snapshot.left(mover));
        notes.periods = matches!(control, TimeControl::ByoYomi { .. }).then_some(snapshot.periods(mover));
    }

    /// The record to save at `now`: with the remaining times of both sides, if the game is played and not over.
    pub fn record_at(&self, now: Duration) -> GameRecord {
        let mut record = self.record.clone();
        if self.is_studied {
            return record;
        }
        let is_whole = self.head() == record.tree.line_end(NodeId::ROOT);
        let goes_on = self.outcome().is_none() && self.clock.is_timed();
        record.time_left = (goes_on && is_whole).then(|| TimeLeft::of(&self.clock, self.plies, now));
        record
    }

    /// Restores the clock of the current node.
    pub(super) fn set_clock_back(&mut self, now: Duration) {
        if let Some(snapshot) = self.snapshots.get(&self.head()).copied() {
            self.clock.restore(&snapshot, now);
        }
    }
}

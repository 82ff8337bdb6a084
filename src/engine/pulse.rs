//! What a long search reports between its lines.

use std::time::{Duration, Instant};

use super::event::{Progress, Report};
use crate::game::Move;

/// A search is never silent for longer than this.
const LONGEST_SILENCE: Duration = Duration::from_secs(1);
/// From then on the moves of the root and bounds of the score are reported; earlier there would be too many.
const DETAILS_AFTER: Duration = Duration::from_secs(3);

/// The pulse of a search whose owner wants to know how far it is.
pub(super) struct Pulse<'a> {
    report: &'a dyn Fn(Report),
    started: Instant,
    /// When something was reported last.
    last: Instant,
}

impl<'a> Pulse<'a> {
    /// The pulse of a search that began at a time.
    pub fn new(report: &'a dyn Fn(Report), started: Instant) -> Self {
        Self { report, started, last: Instant::now() }
    }

    /// Something else was reported.
    pub fn rest(&mut self) {
        self.last = Instant::now();
    }

    /// Reports the totals if nothing was reported for a while.
    pub fn beat(&mut self, nodes: u64, hashfull: impl FnOnce() -> u32) {
        if self.last.elapsed() >= LONGEST_SILENCE {
            let time = self.started.elapsed();
            let nps = nodes_per_second(nodes, time);
            self.report(Progress::Totals { nodes, nps, time, hashfull: hashfull() });
        }
    }

    /// Reports that the search turns to a move of the root, from 1 in the order of search.
    pub fn root_move(&mut self, depth: u32, mv: impl Into<Move>, number: usize) {
        if self.wants_details() {
            self.report(Progress::RootMove { depth, mv: mv.into(), number });
        }
    }

    /// Whether moves of the root and bounds are to be reported.
    pub fn wants_details(&self) -> bool {
        self.started.elapsed() >= DETAILS_AFTER
    }

    pub fn report(&mut self, progress: Progress) {
        (self.report)(Report::Progress(progress));
        self.rest();
    }
}

/// Nodes per second.
pub(super) fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64
}

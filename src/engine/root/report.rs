//! The reports of a root search.

use std::time::{Duration, Instant};

/// A search is never silent for longer than this.
const MAX_SILENCE: Duration = Duration::from_secs(1);
/// From then on the moves of the root and bounds of the score are reported; earlier there would be too many.
const DETAILS_AFTER: Duration = Duration::from_secs(3);

/// A report of a root search.
pub(crate) enum Report<M> {
    /// A principal variation.
    Line(Line<M>),
    /// A line whose value is only a bound: the true value is at least, or otherwise at most, this.
    Bound { line: Line<M>, is_lower: bool },
    /// The root move that is searched now, with its number in the order of search, from 1.
    RootMove { depth: u32, mv: M, number: usize },
    /// The current totals.
    Totals { nodes: u64, time: Duration, hashfull: u32 },
}

/// A principal variation with the statistics of the search.
pub(crate) struct Line<M> {
    pub depth: u32,
    pub seldepth: u32,
    pub value: i32,
    pub nodes: u64,
    pub time: Duration,
    /// In permille.
    pub hashfull: u32,
    pub pv: Vec<M>,
    /// The rank of the variation, from 1.
    pub multipv: usize,
}

/// Reports the progress of a search between its lines.
pub(crate) struct ProgressReporter<'a, M> {
    report: &'a dyn Fn(Report<M>),
    started: Instant,
    /// The time of the last report.
    last: Instant,
}

impl<'a, M> ProgressReporter<'a, M> {
    /// The reporter of a search that began at a time.
    pub fn new(report: &'a dyn Fn(Report<M>), started: Instant) -> Self {
        Self { report, started, last: Instant::now() }
    }

    /// Marks that a line was reported.
    pub fn mark_reported(&mut self) {
        self.last = Instant::now();
    }

    /// Reports the totals if nothing was reported for a while.
    pub fn report_if_silent(&mut self, nodes: u64, hashfull: impl FnOnce() -> u32) {
        if self.last.elapsed() >= MAX_SILENCE {
            self.report(Report::Totals { nodes, time: self.started.elapsed(), hashfull: hashfull() });
        }
    }

    /// Whether root moves and bounds are reported.
    pub fn reports_details(&self) -> bool {
        self.started.elapsed() >= DETAILS_AFTER
    }

    pub fn report(&mut self, report: Report<M>) {
        (self.report)(report);
        self.mark_reported();
    }
}

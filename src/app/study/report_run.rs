//! The report being made, and the report in the record.

use std::sync::Arc;

use crate::app::search::SearchTicket;
use crate::report::{GameReport, Plan};

/// The report on the studied game.
#[derive(Debug, Clone, Default)]
pub(super) struct Reporting {
    /// The report being made.
    pub run: Option<ReportRun>,
    /// The report on display: the unfinished one, or the one in the record.
    pub shown: Option<Arc<GameReport>>,
    /// The input of the report, so that most messages cost nothing: the document's revision, and the number of searches
    /// that have ended; `None` while none run.
    pub seen: Option<(u64, Option<usize>)>,
}

/// A report that is being made.
#[derive(Debug, Clone)]
pub(super) struct ReportRun {
    pub plan: Plan,
    /// The ticket of the first search; the others follow.
    pub first: SearchTicket,
}

impl ReportRun {
    /// The ply whose search has this ticket.
    pub(super) fn ply(&self, ticket: SearchTicket) -> Option<usize> {
        let ply = ticket.0.checked_sub(self.first.0)? as usize;
        (ply < self.plan.len()).then_some(ply)
    }
}

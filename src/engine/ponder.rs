//! Pondering: the limits of a search on the opponent's time.

use std::time::{Duration, Instant};

use super::event::SearchRequest;
use super::limits::TimeBudget;
use super::stop::StopSignal;

/// The limits of a search that ponders. They hold from the moment the expected move is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pondering {
    /// The time left for the move from then on.
    pub hard: Option<Duration>,
    pub node_limit: u64,
    /// The last iteration.
    pub max_depth: usize,
    /// Whether all that the limits ask for has been searched already: then the move is played at once.
    pub is_enough: bool,
}

/// The limits of a running search.
#[derive(Clone, Copy, Debug)]
pub(super) struct RunningLimits {
    /// The search is aborted at this time.
    pub deadline: Option<Instant>,
    /// The search is aborted at this many nodes.
    pub node_limit: u64,
    /// While the search ponders, the limits to come.
    pub pondering: Option<Pondering>,
}

impl RunningLimits {
    /// No limits.
    pub const NONE: Self = Self { deadline: None, node_limit: u64::MAX, pondering: None };

    /// Those of a search that began at `started`, whose last iteration has this depth. `first_nodes` limits the first
    /// iteration, also while it ponders; the other limits are to come then.
    pub fn of(
        request: &SearchRequest,
        started: Instant,
        budget: &TimeBudget,
        max_depth: usize,
        first_nodes: u64,
    ) -> Self {
        let hard = budget.hard;
        let node_limit = request.limits.nodes.unwrap_or(u64::MAX);
        if request.ponders {
            let pondering = Pondering { hard, node_limit, max_depth, is_enough: false };
            return Self { deadline: None, node_limit: first_nodes, pondering: Some(pondering) };
        }
        let deadline = hard.and_then(|hard| started.checked_add(hard));
        Self { deadline, node_limit: node_limit.min(first_nodes), pondering: None }
    }

    /// Whether the search ends behind an iteration of this depth, after which all may have been searched that the limits
    /// ask for. A search that ponders goes on until the expected move is played.
    pub fn end_after(&mut self, stop: &StopSignal, depth: usize, is_enough: bool) -> bool {
        let is_over = self.see_ponderhit(stop, depth);
        if let Some(pondering) = &mut self.pondering {
            pondering.is_enough = is_enough;
            return false;
        }
        is_enough || is_over
    }

    /// Sets the limits of pondering once the expected move has been played. Returns whether the search is then over, in
    /// an iteration of this depth.
    pub fn see_ponderhit(&mut self, stop: &StopSignal, depth: usize) -> bool {
        let Some((pondering, hit)) = self.pondering.zip(stop.ponderhit_at()) else { return false };
        self.pondering = None;
        self.deadline = pondering.hard.and_then(|hard| hit.checked_add(hard));
        self.node_limit = self.node_limit.min(pondering.node_limit);
        pondering.is_enough || depth > pondering.max_depth
    }

    /// Whether a limit is reached after so many nodes.
    pub fn are_reached(&self, nodes: u64) -> bool {
        nodes >= self.node_limit || self.is_late()
    }

    /// Whether the time is up.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_hold_from_the_ponderhit_on() {
        let pondering =
            Pondering { hard: Some(Duration::ZERO), node_limit: 500, max_depth: 4, is_enough: false };
        let start = RunningLimits { pondering: Some(pondering), ..RunningLimits::NONE };
        let stop = StopSignal::default();
        let mut limits = start;
        assert!(!limits.see_ponderhit(&stop, 9) && !limits.are_reached(1_000_000));
        stop.ponderhit();
        assert!(!limits.see_ponderhit(&stop, 4));
        assert!(limits.are_reached(1), "there is no time left");
        limits.deadline = None;
        assert!(limits.are_reached(500) && !limits.are_reached(499));
        let mut deep = start;
        assert!(deep.see_ponderhit(&stop, 5), "an iteration beyond the last one");
        let mut done = RunningLimits {
            pondering: Some(Pondering { is_enough: true, ..pondering }),
            ..RunningLimits::NONE
        };
        assert!(done.see_ponderhit(&stop, 1));
        assert!(!done.see_ponderhit(&stop, 1), "once only");
    }
}

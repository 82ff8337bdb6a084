//! The limits of a running search, also of one that ponders: on the opponent's time.

use std::time::{Duration, Instant};

use super::plan::Plan;
use crate::engine::stop::StopSignal;

/// The limits of a search that ponders. They hold from the moment the expected move is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pondering {
    /// The time for the move from then on.
    pub hard: Option<Duration>,
    pub node_limit: u64,
    /// The last iteration.
    pub max_depth: usize,
    /// Whether the limits require no more: then the move is played at once.
    pub is_enough: bool,
}

/// The limits of a running search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunningLimits {
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

    /// The limits of the first iteration of a search whose last iteration has this depth.
    pub fn of(plan: &Plan, max_depth: usize) -> Self {
        let hard = plan.budget.hard;
        let node_limit = plan.limits.nodes.unwrap_or(u64::MAX);
        if plan.ponders {
            let pondering = Pondering { hard, node_limit, max_depth, is_enough: false };
            return Self { deadline: None, node_limit: u64::MAX, pondering: Some(pondering) };
        }
        let deadline = hard.and_then(|hard| plan.started.checked_add(hard));
        Self { deadline, node_limit, pondering: None }
    }

    /// Whether the search ends after an iteration of this depth; `is_enough` if the limits require no more. A search that
    /// ponders continues until the expected move is played.
    pub fn end_after(&mut self, stop: &StopSignal, depth: usize, is_enough: bool) -> bool {
        let is_over = self.apply_ponderhit(stop, depth);
        if let Some(pondering) = &mut self.pondering {
            pondering.is_enough = is_enough;
            return false;
        }
        is_enough || is_over
    }

    /// Sets the limits of pondering after the expected move was played. Returns whether the search must then end, in
    /// an iteration of this depth.
    pub fn apply_ponderhit(&mut self, stop: &StopSignal, depth: usize) -> bool {
        let Some((pondering, hit)) = self.pondering.zip(stop.ponderhit_at()) else { return false };
        self.pondering = None;
        self.deadline = pondering.hard.and_then(|hard| hit.checked_add(hard));
        self.node_limit = self.node_limit.min(pondering.node_limit);
        pondering.is_enough || depth > pondering.max_depth
    }

    /// Whether a limit is reached after this number of nodes.
    pub fn exceeded(&self, nodes: u64) -> bool {
        nodes >= self.node_limit || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
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
        assert!(!limits.apply_ponderhit(&stop, 9) && !limits.exceeded(1_000_000));
        stop.ponderhit();
        assert!(!limits.apply_ponderhit(&stop, 4));
        assert!(limits.exceeded(1), "there is no time left");
        limits.deadline = None;
        assert!(limits.exceeded(500) && !limits.exceeded(499));
        let mut deep = start;
        assert!(deep.apply_ponderhit(&stop, 5), "an iteration beyond the last one");
        let mut done = RunningLimits {
            pondering: Some(Pondering { is_enough: true, ..pondering }),
            ..RunningLimits::NONE
        };
        assert!(done.apply_ponderhit(&stop, 1));
        assert!(!done.apply_ponderhit(&stop, 1), "once only");
    }
}

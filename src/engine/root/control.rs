//! When the search of one thread stops: its limits, the stop signal, and the nodes of all threads.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::limits::RunningLimits;
use super::report::ProgressReporter;
use crate::engine::stop::StopSignal;

/// Limits are checked once in this many nodes: a few milliseconds apart at most.
pub(super) const NODES_BETWEEN_CHECKS: u64 = 1_024;

/// The limits and statistics of one search thread, whose moves have this type.
pub(crate) struct Control<'a, M> {
    pub stop: &'a StopSignal,
    pub limits: RunningLimits,
    /// Set when a limit is reached; values returned afterwards are meaningless.
    pub aborted: bool,
    /// The nodes of this thread.
    pub nodes: u64,
    /// The selective depth: the deepest ply reached in the iteration.
    pub seldepth: usize,
    /// The depth of the iteration.
    pub root_depth: usize,
    /// Reports progress; `None` if the request does not ask.
    pub progress: Option<ProgressReporter<'a, M>>,
    /// The node count at which the limits are checked next.
    next_check: u64,
    /// The node counter of all threads.
    shared_nodes: &'a AtomicU64,
    /// The number of nodes that this thread has added to the counter.
    nodes_shared: u64,
}

impl<'a, M> Control<'a, M> {
    /// The control of a thread without limits, which adds its nodes to a counter of all threads.
    pub fn new(stop: &'a StopSignal, shared_nodes: &'a AtomicU64) -> Self {
        Self {
            stop,
            limits: RunningLimits::NONE,
            aborted: false,
            nodes: 0,
            seldepth: 0,
            root_depth: 0,
            progress: None,
            next_check: 0,
            shared_nodes,
            nodes_shared: 0,
        }
    }

    /// Checks the limits if that is due. Returns whether the search is aborted.
    #[inline(always)]
    pub fn is_over(&mut self, hashfull: impl FnOnce() -> u32) -> bool {
        if self.nodes >= self.next_check.min(self.limits.node_limit) {
            self.check_limits(hashfull);
        }
        self.aborted
    }

    #[cold]
    fn check_limits(&mut self, hashfull: impl FnOnce() -> u32) {
        self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
        self.shared_nodes.fetch_add(self.nodes - self.nodes_shared, Relaxed);
        self.nodes_shared = self.nodes;
        let nodes = self.all_nodes();
        self.aborted |= self.limits.apply_ponderhit(self.stop, self.root_depth)
            || self.limits.exceeded(nodes)
            || self.stop.is_requested();
        if let Some(progress) = &mut self.progress {
            progress.report_if_silent(nodes, hashfull);
        }
    }

    /// The nodes of all threads; those of the others up to their latest check of the limits.
    pub fn all_nodes(&self) -> u64 {
        self.shared_nodes.load(Relaxed) + (self.nodes - self.nodes_shared)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    /// Counts nodes until a limit aborts the search; returns the nodes.
    fn nodes_until_aborted(limit: impl FnOnce(&mut Control<()>)) -> u64 {
        let (stop, shared) = (StopSignal::default(), AtomicU64::new(0));
        let mut control = Control::new(&stop, &shared);
        limit(&mut control);
        while !control.is_over(|| 0) {
            control.nodes += 1;
        }
        control.nodes
    }

    #[test]
    fn a_stop_is_seen_within_a_thousand_nodes() {
        let stopped_while_running = |control: &mut Control<()>| {
            assert!(!control.is_over(|| 0));
            control.stop.request();
        };
        assert_eq!(nodes_until_aborted(stopped_while_running), NODES_BETWEEN_CHECKS);
        assert_eq!(nodes_until_aborted(|control| control.stop.request()), 0);
    }

    #[test]
    fn a_deadline_is_seen_within_a_thousand_nodes() {
        let nodes = nodes_until_aborted(|control| {
            assert!(!control.is_over(|| 0));
            control.limits.deadline = Some(Instant::now());
        });
        assert_eq!(nodes, NODES_BETWEEN_CHECKS);
    }

    #[test]
    fn the_node_limit_is_exact() {
        for limit in [1, 2, 1_000, 5_000] {
            assert_eq!(nodes_until_aborted(|control| control.limits.node_limit = limit), limit);
        }
    }

    #[test]
    fn the_nodes_of_all_threads_count() {
        let (stop, shared) = (StopSignal::default(), AtomicU64::new(0));
        let mut threads = [(); 2].map(|()| Control::<()>::new(&stop, &shared));
        for thread in &mut threads {
            thread.limits.node_limit = 3;
            thread.nodes = 2;
        }
        assert!(!threads[0].is_over(|| 0));
        assert!(threads[1].is_over(|| 0));
        assert_eq!((threads[0].all_nodes(), threads[1].all_nodes()), (4, 4));
    }
}

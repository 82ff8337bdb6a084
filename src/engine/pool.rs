//! What the threads of one search share besides the transposition table (lazy SMP).

use std::sync::atomic::AtomicU64;

use super::event::SearchRequest;
use super::limits::Limits;
use super::stop::StopSignal;

/// The helper threads of one search.
#[derive(Default)]
pub(super) struct WorkerPool {
    /// Stops the helpers.
    pub stop: StopSignal,
    /// The nodes of all threads.
    pub nodes: AtomicU64,
}

impl WorkerPool {
    /// A guard that stops the helpers when it is dropped, also if the main search panics.
    pub fn stop_on_drop(&self) -> impl Drop + '_ {
        struct StopOnDrop<'a>(&'a StopSignal);
        impl Drop for StopOnDrop<'_> {
            fn drop(&mut self) {
                self.0.request();
            }
        }
        StopOnDrop(&self.stop)
    }
}

/// What the helpers search: the same with one line, without an end of their own. The node limit is that of all threads;
/// while the main thread ponders it has none.
pub(super) fn request_of_helpers(request: &SearchRequest) -> SearchRequest {
    let nodes = request.limits.nodes.filter(|_| !request.ponders);
    let search_moves = request.limits.search_moves.clone();
    let limits = Limits { nodes, search_moves, ..Limits::default() };
    SearchRequest { limits, lines: 1, ponders: false, reports_progress: false, ..request.clone() }
}

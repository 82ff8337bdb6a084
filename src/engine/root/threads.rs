//! The threads of one search: lazy SMP with a shared transposition table.

use std::panic::resume_unwind;
use std::sync::atomic::AtomicU64;
use std::thread::{self, Builder, ScopedJoinHandle};

use super::control::Control;
use super::deepening::Root;
use super::moves::RootMove;
use super::plan::Plan;
use super::report::Report;
use super::tree::Tree;
use crate::engine::stop::StopSignal;

/// The stack size of a search thread in bytes: the search recurses to the maximum ply, and debug frames are large.
pub const STACK_BYTES: usize = 32 << 20;

/// The state that the threads of one search share, in addition to the transposition table.
pub(crate) struct WorkerPool {
    /// Stops the helpers.
    stop: StopSignal,
    /// The nodes of all threads.
    nodes: AtomicU64,
    helper_plan: Plan,
}

impl WorkerPool {
    /// The pool of a search.
    pub fn new(plan: &Plan) -> Self {
        Self { stop: StopSignal::default(), nodes: AtomicU64::new(0), helper_plan: plan.for_helpers() }
    }

    /// A guard that stops the helpers when it is dropped, also if the main search panics.
    fn stop_on_drop(&self) -> impl Drop + '_ {
        struct StopOnDrop<'a>(&'a StopSignal);
        impl Drop for StopOnDrop<'_> {
            fn drop(&mut self) {
                self.0.request();
            }
        }
        StopOnDrop(&self.stop)
    }

    /// Searches until a limit is reached or `stop` is requested, then waits as long as the plan asks for. Returns the root
    /// search of the main thread after the vote of all threads.
    ///
    /// `main` makes the tree of the main thread, each of `helpers` that of a helper thread.
    pub fn search<'a, T: Tree<'a>, H>(
        &'a self,
        (plan, stop): (&'a Plan, &'a StopSignal),
        moves: &[RootMove<T::Move>],
        report: &'a dyn Fn(Report<T::Move>),
        main: impl FnOnce(Control<'a, T::Move>) -> T,
        helpers: impl Iterator<Item = H>,
    ) -> Root<'a, T>
    where
        T::Move: Send + Sync,
        H: FnOnce(Control<'a, T::Move>) -> T + Send,
    {
        let mut main = Root::new(plan, main(Control::new(stop, &self.nodes)), moves.to_vec(), report);
        if moves.is_empty() {
            main.report_game_over();
        } else {
            let found = thread::scope(|scope| {
                let stop_helpers = self.stop_on_drop();
                let start = |tree: H| {
                    let work = || {
                        let tree = tree(Control::new(&self.stop, &self.nodes));
                        let mut root = Root::new(&self.helper_plan, tree, moves.to_vec(), &|_| {});
                        root.iterative_deepening();
                        root.best().cloned()
                    };
                    // If the system cannot create the thread, the others search without it.
                    Builder::new()
                        .name("helper".into())
                        .stack_size(STACK_BYTES)
                        .spawn_scoped(scope, work)
                        .ok()
                };
                let threads: Vec<_> = helpers.filter_map(start).collect();
                main.iterative_deepening();
                drop(stop_helpers);
                // A panic of a helper ends the search like one of the main thread.
                let join =
                    |thread: ScopedJoinHandle<_>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
                threads.into_iter().filter_map(join).collect()
            });
            main.vote(found);
        }
        if plan.ponders {
            stop.wait_for_ponderhit();
        }
        if plan.limits.infinite {
            stop.wait();
        }
        main
    }
}

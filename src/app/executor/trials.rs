//! Trying engines: each on a thread of its own, one at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Builder, JoinHandle};

use crate::app::engines::{AddedEngine, Fault, Patience, TrialTicket, identify};
use crate::app::message::DiskNews;

/// Reports the result of a trial.
type Tell = Arc<dyn Fn(DiskNews) + Send + Sync>;

/// Engines that are being tried. Dropping it gives the trials up, and waits until their processes have ended.
pub(super) struct EngineTrials {
    tell: Tell,
    /// Whether the latest trial was cancelled.
    is_given_up: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl EngineTrials {
    pub fn new(tell: impl Fn(DiskNews) + Send + Sync + 'static) -> EngineTrials {
        EngineTrials { tell: Arc::new(tell), is_given_up: Arc::default(), threads: Vec::new() }
    }

    /// Begins a trial, and cancels the one before.
    pub fn begin(&mut self, ticket: TrialTicket, engine: AddedEngine) {
        self.give_up();
        self.threads.retain(|thread| !thread.is_finished());
        let (tell, is_given_up) = (Arc::clone(&self.tell), Arc::clone(&self.is_given_up));
        let work = move || {
            if let Some(result) = identify(engine.command(), &Patience::USUAL, &is_given_up) {
                tell(DiskNews::EngineTried(ticket, result.map(Box::new)));
            }
        };
        match Builder::new().name("engine trial".into()).spawn(work) {
            Ok(thread) => self.threads.push(thread),
            Err(error) => (self.tell)(DiskNews::EngineTried(ticket, Err(Fault::of_start(&error)))),
        }
    }

    fn give_up(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        self.is_given_up = Arc::default();
    }
}

impl Drop for EngineTrials {
    fn drop(&mut self) {
        self.give_up();
        for thread in self.threads.drain(..) {
            // One that panicked has told so; there is nothing left to wait for.
            thread.join().ok();
        }
    }
}

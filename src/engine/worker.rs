//! The engine thread: runs commands in order, searches, and turns a panic into an event.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{Builder, JoinHandle};
use std::time::Instant;

use super::event::{Event, SearchId, SearchRequest};
use super::root::STACK_BYTES;
use super::state::EngineState;
use super::stop::StopSignal;

/// Sends an event to the owner of the engine.
pub(super) type SendEvent = dyn Fn(Event) + Send + Sync;

/// A command from the handle to the engine thread.
pub(super) enum Command {
    Go(SearchJob),
    /// Changes the state before the next search.
    Change(Change),
    /// Reports that all commands before it are done.
    Ready(Sender<()>),
    Quit,
}

/// A change of the engine between searches.
pub(super) type Change = Box<dyn FnOnce(&mut EngineState) + Send>;

pub(super) struct SearchJob {
    pub id: SearchId,
    pub request: Box<SearchRequest>,
    /// The start of its time: the table may have to be made or cleared before the search begins.
    pub asked: Instant,
    pub stop: Arc<StopSignal>,
}

/// Runs the searches of the engine thread. A trait, so that tests can use a mock.
pub(super) trait Searcher: Send {
    /// Searches, sending `Info` events, and returns the last event. An error becomes `Failed`.
    fn search(&mut self, job: &SearchJob, send: &dyn Fn(Event)) -> Result<Event, String>;
    /// Prepares for the next search after the best move was sent.
    fn after_search(&mut self) {}
    /// Prepares for a search whose clock is about to run.
    fn get_ready(&mut self) {}
    /// Changes the state of the engine.
    fn change(&mut self, change: Change);
    /// Resets the state after a panic.
    fn reset(&mut self);
}

/// Spawns the engine thread; `None` if the system cannot create one.
pub(super) fn spawn(
    inbox: Receiver<Command>,
    send: Arc<SendEvent>,
    mut searcher: impl Searcher + 'static,
) -> Option<JoinHandle<()>> {
    let run = move || {
        for command in inbox {
            match command {
                Command::Go(job) => {
                    send(run_search(&mut searcher, &job, &*send));
                    searcher.after_search();
                }
                Command::Quit => return,
                Command::Change(change) => searcher.change(change),
                Command::Ready(done) => {
                    searcher.get_ready();
                    // Nobody may wait any more.
                    done.send(()).ok();
                }
            }
        }
    };
    Builder::new().name("engine".into()).stack_size(STACK_BYTES).spawn(run).ok()
}

/// Runs a search and returns its last event, also after a panic.
pub(super) fn run_search(searcher: &mut impl Searcher, job: &SearchJob, send: &dyn Fn(Event)) -> Event {
    let id = job.id;
    let result = catch_unwind(AssertUnwindSafe(|| searcher.search(job, send)));
    let failed = |message| Event::Failed { id, message };
    match result {
        Ok(event) => event.unwrap_or_else(failed),
        Err(panic) => {
            searcher.reset();
            let text = panic.downcast_ref::<&str>().copied();
            let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
            failed(format!("the engine stopped: {}", text.unwrap_or("cause unknown")))
        }
    }
}

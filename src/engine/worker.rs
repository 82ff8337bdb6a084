//! The engine thread: runs commands in order, searches, and turns a panic into an event.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{Builder, JoinHandle};
use std::time::Instant;

use super::event::{Event, SearchId, SearchRequest};
use super::root::STACK_BYTES;
use super::stop::StopSignal;

/// The events of a searcher.
pub(super) type EventOf<S> = Event<<S as Searcher>::Info, <S as Searcher>::Move>;
/// Sends an event to the owner of the engine.
pub(super) type SendEvent<S> = dyn Fn(EventOf<S>) + Send + Sync;

/// A command from the handle to the engine thread.
pub(super) enum Command<S: Searcher> {
    Go(SearchJob<S::Request>),
    /// Changes the state before the next search.
    Change(Box<dyn FnOnce(&mut S) + Send>),
    /// Reports that all commands before it are done.
    Ready(Sender<()>),
    Quit,
}

/// A search to be made.
pub struct SearchJob<R = SearchRequest> {
    /// Identifies its events.
    pub id: SearchId,
    /// The position, the limits and the strength.
    pub request: Box<R>,
    /// The start of its time: the table may have to be made or cleared before the search begins.
    pub asked: Instant,
    /// Stops this search alone.
    pub stop: Arc<StopSignal>,
}

/// Runs the searches of an [`Engine`](super::Engine): those for two players, for three, or of a test.
pub trait Searcher: Send + Sized + 'static {
    /// The request of a search.
    type Request: Send;
    /// A principal variation.
    type Info: Send;
    /// A move of the game.
    type Move: Send;

    /// Searches, sending `Info` events, and returns the last event.
    ///
    /// # Errors
    /// The message of [`Event::Failed`].
    fn search(
        &mut self,
        job: &SearchJob<Self::Request>,
        send: &dyn Fn(Event<Self::Info, Self::Move>),
    ) -> Result<Event<Self::Info, Self::Move>, String>;
    /// Prepares for the next search after the best move was sent.
    fn after_search(&mut self) {}
    /// Prepares for a search whose clock is about to run.
    fn get_ready(&mut self) {}
    /// Resets the state after a panic.
    fn reset(&mut self);
}

/// Spawns the engine thread; `None` if the system cannot create one.
pub(super) fn spawn<S: Searcher>(
    inbox: Receiver<Command<S>>,
    send: Arc<SendEvent<S>>,
    mut searcher: S,
) -> Option<JoinHandle<()>> {
    let run = move || {
        for command in inbox {
            match command {
                Command::Go(job) => {
                    send(run_search(&mut searcher, &job, &*send));
                    searcher.after_search();
                }
                Command::Quit => return,
                Command::Change(change) => change(&mut searcher),
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
pub(super) fn run_search<S: Searcher>(
    searcher: &mut S,
    job: &SearchJob<S::Request>,
    send: &dyn Fn(EventOf<S>),
) -> EventOf<S> {
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

//! The engine as its users see it: requests in, events out, nothing that waits.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::memory::{EvalSource, Memory};
use super::stop::Stop;
use super::worker::{self, Announce, Command, DEFAULT_HASH_MB, Job, Think};
use super::{Event, SearchId, SearchRequest};

/// A chess engine on a thread of its own. Dropping it stops the search and ends the thread.
pub struct Engine {
    commands: Sender<Command>,
    events: Receiver<Event>,
    announce: Arc<Announce>,
    /// The stop flag of the latest search.
    stop: Arc<Stop>,
    latest: SearchId,
    thread: Option<JoinHandle<()>>,
}

impl Engine {
    /// Starts an engine. `notify` is called, from the engine's thread, after each event has been sent.
    pub fn new(notify: impl Fn() + Send + Sync + 'static) -> Self {
        Self::with_thinker(notify, Memory::new(DEFAULT_HASH_MB))
    }

    /// The seam for tests: an engine that thinks with something else.
    pub(super) fn with_thinker(
        notify: impl Fn() + Send + Sync + 'static,
        thinker: impl Think + 'static,
    ) -> Self {
        let (commands, inbox) = mpsc::channel();
        let (outbox, events) = mpsc::channel();
        let announce: Arc<Announce> = Arc::new(move |event| {
            // The receiver is gone only while the engine is being dropped; then nobody waits for the event.
            outbox.send(event).ok();
            notify();
        });
        let thread = worker::spawn(inbox, Arc::clone(&announce), thinker);
        Self { commands, events, announce, stop: Arc::default(), latest: SearchId(0), thread }
    }

    /// Begins a search, after stopping the one before it, and returns at once.
    ///
    /// The search ends with exactly one [`Event::BestMove`] or [`Event::Failed`] that carries the returned id.
    pub fn go(&mut self, request: SearchRequest) -> SearchId {
        self.stop();
        self.stop = Arc::default();
        let id = SearchId(self.latest.0 + 1);
        self.latest = id;
        let job = Job { id, request: Box::new(request), stop: Arc::clone(&self.stop) };
        if self.commands.send(Command::Go(job)).is_err() {
            (self.announce)(Event::Failed { id, message: "the system gave the engine no thread".into() });
        }
        id
    }

    /// Makes the running search answer now with what it has.
    pub fn stop(&self) {
        self.stop.request();
    }

    /// The next event, if there is one.
    pub fn try_recv(&self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    /// The events so far that have not been fetched yet.
    pub fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.events.try_iter()
    }

    /// Waits for the next event.
    pub fn wait(&self) -> Option<Event> {
        self.events.recv().ok()
    }

    /// Forgets what was learnt in the game so far, and draws new luck for the levels. Takes effect before the
    /// next search.
    pub fn new_game(&self) {
        self.send(Command::NewGame { seed: fastrand::u64(..) });
    }

    /// As [`Engine::new_game`], with luck that can be repeated.
    pub fn new_game_with_seed(&self, seed: u64) {
        self.send(Command::NewGame { seed });
    }

    /// Empties the transposition table and nothing else, before the next search.
    pub fn clear_hash(&self) {
        self.send(Command::ClearHash);
    }

    /// Gives the transposition table another size, in mebibytes, before the next search. What was in it is lost.
    pub fn set_hash_mb(&self, megabytes: usize) {
        self.send(Command::HashSize { megabytes });
    }

    /// Searches with so many threads, at least one, from the next search on. With one, a search at a fixed depth or
    /// number of nodes can be repeated exactly.
    pub fn set_threads(&self, count: usize) {
        self.send(Command::Threads { count });
    }

    /// Evaluates by this from the next search on, and forgets what was learnt in the game so far.
    pub fn set_eval(&self, source: EvalSource) {
        self.send(Command::Eval { source });
    }

    /// Without a thread there is nobody to obey, and `go` says so.
    fn send(&self, command: Command) {
        self.commands.send(command).ok();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
        self.send(Command::Quit);
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

//! The public handle of the engine: requests in, events out, without blocking.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::Instant;

use super::event::{Event, SearchId};
use super::nnue::Network;
use super::state::{DEFAULT_HASH_MB, DirectEngine};
use super::stop::StopSignal;
use super::worker::{self, Command, EventOf, SearchJob, Searcher, SendEvent};

/// An engine on a thread of its own, by default for two players. Dropping it stops the search and joins the thread.
pub struct Engine<S: Searcher = DirectEngine> {
    commands: Sender<Command<S>>,
    events: Receiver<EventOf<S>>,
    send_event: Arc<SendEvent<S>>,
    /// The stop signal of the latest search.
    stop: Arc<StopSignal>,
    latest: SearchId,
    thread: Option<JoinHandle<()>>,
}

impl<S: Searcher> Engine<S> {
    /// Starts an engine with the searches of a game. `notify` is called on the engine thread after each event is sent.
    pub fn with_searcher(notify: impl Fn() + Send + Sync + 'static, searcher: S) -> Self {
        let (commands, inbox) = mpsc::channel();
        let (outbox, events) = mpsc::channel();
        let send_event: Arc<SendEvent<S>> = Arc::new(move |event| {
            // The receiver is gone only while the engine is dropped.
            outbox.send(event).ok();
            notify();
        });
        let thread = worker::spawn(inbox, Arc::clone(&send_event), searcher);
        Self { commands, events, send_event, stop: Arc::default(), latest: SearchId(0), thread }
    }

    /// Starts a search, after stopping the previous one, and returns at once.
    ///
    /// The search ends with exactly one [`Event::BestMove`] or [`Event::Failed`] with the returned id.
    pub fn go(&mut self, request: S::Request) -> SearchId {
        self.stop();
        self.stop = Arc::default();
        let id = SearchId(self.latest.0 + 1);
        self.latest = id;
        let (request, stop) = (Box::new(request), Arc::clone(&self.stop));
        let job = SearchJob { id, request, asked: Instant::now(), stop };
        if self.commands.send(Command::Go(job)).is_err() {
            (self.send_event)(Event::Failed { id, message: "the system gave the engine no thread".into() });
        }
        id
    }

    /// Stops the running search, which then sends its best move.
    pub fn stop(&self) {
        self.stop.request();
    }

    /// Signals that the expected move of a search that ponders was played: from now on its limits hold. The search continues
    /// with all its results.
    pub fn ponderhit(&self) {
        self.stop.ponderhit();
    }

    /// Blocks until all earlier commands are done, and all memory is there: a large table takes a while to clear, and the
    /// system to give its pages.
    pub fn wait_until_ready(&self) {
        let (done, is_done) = mpsc::channel();
        self.send(Command::Ready(done));
        // Without a thread there is nothing to wait for: the other end is gone.
        is_done.recv().ok();
    }

    /// The next event, if one is waiting.
    pub fn try_recv(&self) -> Option<EventOf<S>> {
        self.events.try_recv().ok()
    }

    /// All waiting events.
    pub fn events(&self) -> impl Iterator<Item = EventOf<S>> + '_ {
        self.events.try_iter()
    }

    /// Blocks until the next event.
    pub fn wait(&self) -> Option<EventOf<S>> {
        self.events.recv().ok()
    }

    /// Changes the state of the engine before the next search.
    pub fn change(&self, change: impl FnOnce(&mut S) + Send + 'static) {
        self.send(Command::Change(Box::new(change)));
    }

    /// The answer of the engine to a question. Blocks until all earlier commands are done, searches too; `None` without
    /// a thread.
    pub fn ask<T: Send + 'static>(&self, question: impl FnOnce(&S) -> T + Send + 'static) -> Option<T> {
        let (sender, answer) = mpsc::channel();
        self.change(move |state| sender.send(question(state)).unwrap_or_default());
        answer.recv().ok()
    }

    /// Ignores a missing thread, which `go` reports.
    fn send(&self, command: Command<S>) {
        self.commands.send(command).ok();
    }
}

impl Engine {
    /// Starts an engine. `notify` is called on the engine thread after each event is sent.
    pub fn new(notify: impl Fn() + Send + Sync + 'static) -> Self {
        Self::with_searcher(notify, DirectEngine::new(DEFAULT_HASH_MB))
    }

    /// Starts a new game: clears the transposition table and the histories, and draws a new random seed for levels and
    /// book. Takes effect before the next search.
    pub fn new_game(&self) {
        self.new_game_with_seed(fastrand::u64(..));
    }

    /// As [`Engine::new_game`], with a given seed.
    pub fn new_game_with_seed(&self, seed: u64) {
        self.change(move |state| state.new_game_with_seed(seed));
    }

    /// Clears the transposition table alone, before the next search.
    pub fn clear_hash(&self) {
        self.change(|state| state.table.clear());
    }

    /// Resizes the transposition table, in mebibytes, before the next search. Its contents are lost.
    pub fn set_hash_mb(&self, megabytes: usize) {
        self.change(move |state| state.set_hash_mb(megabytes));
    }

    /// The size of the transposition table in mebibytes, which is less than was set where the system has no more to give.
    /// Blocks until all earlier commands are done, searches too; `None` without a thread.
    pub fn hash_mb(&self) -> Option<usize> {
        self.ask(|state| state.table.megabytes())
    }

    /// Sets the number of threads, at least one, from the next search on. With one thread a search to a fixed depth or
    /// number of nodes is deterministic.
    pub fn set_threads(&self, count: usize) {
        self.change(move |state| state.set_threads(count));
    }

    /// Selects a network for its own game from the next search on (`None`: the built-in one), and clears the transposition
    /// table and the histories.
    pub fn set_network(&self, network: Option<Arc<Network>>) {
        self.change(move |state| state.set_network(network));
    }
}

impl<S: Searcher> Drop for Engine<S> {
    fn drop(&mut self) {
        self.stop();
        self.send(Command::Quit);
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

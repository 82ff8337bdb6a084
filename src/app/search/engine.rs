//! The interface of an engine for the service, and its news: our own engine, an external one, or a test double.

use std::thread::{Builder, JoinHandle};

use super::resources::Resources;
use crate::app::text::Text;
use crate::engine::{Engine, Event, Info, SearchId, SearchRequest, Searcher};
use crate::game::Move;
use crate::{three, three_engine};

/// An engine that searches on threads, or in a process, of its own. Nothing here waits.
pub trait SearchEngine: Send {
    /// Begins a search after ending the one before. Its news ends with exactly one [`EngineNews::BestMove`] or
    /// [`EngineNews::Failed`].
    fn go(&mut self, request: SearchRequest) -> SearchId;
    /// Makes the running search answer now.
    fn stop(&self);
    /// Prepares for another game.
    fn new_game(&self);
    /// Sets the number of threads from the next search on.
    fn set_threads(&self, threads: usize);
    /// Sets the size of the table before the next search; the contents of the table are lost.
    fn set_hash_mb(&self, megabytes: usize);
    /// Takes the pending news.
    fn news(&self) -> Vec<(SearchId, EngineNews)>;
    /// Ends the engine; that is done when the thread is.
    fn end(self: Box<Self>) -> Option<JoinHandle<()>>;
}

impl SearchEngine for Engine {
    fn go(&mut self, request: SearchRequest) -> SearchId {
        Engine::go(self, request)
    }

    fn stop(&self) {
        Engine::stop(self);
    }

    fn new_game(&self) {
        Engine::new_game(self);
    }

    fn set_threads(&self, threads: usize) {
        Engine::set_threads(self, threads);
    }

    fn set_hash_mb(&self, megabytes: usize) {
        Engine::set_hash_mb(self, megabytes);
    }

    fn news(&self) -> Vec<(SearchId, EngineNews)> {
        self.events().filter_map(EngineNews::of).collect()
    }

    fn end(self: Box<Self>) -> Option<JoinHandle<()>> {
        end(*self)
    }
}

/// Ends an engine of our own on another thread: the table of a large one takes a while to free.
pub(super) fn end<S: Searcher>(engine: Engine<S>) -> Option<JoinHandle<()>> {
    engine.stop();
    Builder::new().name("engine's end".into()).spawn(move || drop(engine)).ok()
}

/// Sends an engine the changes of its share.
pub(super) fn configure(engine: &dyn SearchEngine, before: Option<Resources>, allocation: Resources) {
    if before.map(|allocation| allocation.hash_mb) != Some(allocation.hash_mb) {
        engine.set_hash_mb(allocation.hash_mb);
    }
    if before.map(|allocation| allocation.threads) != Some(allocation.threads) {
        engine.set_threads(allocation.threads);
    }
}

/// News of an engine about a search, by default in a game of two.
#[derive(Debug, Clone)]
pub enum EngineNews<I = Info, M = Move> {
    /// The result until now.
    Thinking(Box<I>),
    /// The move; `None` in a position without legal moves.
    BestMove(Option<M>),
    /// The engine has failed, for this reason: a clause without a full stop.
    Failed(Text),
}

/// News of the computer of the three-player game.
pub type ThreeNews = EngineNews<three_engine::Info, three::Move>;

impl<I, M> EngineNews<I, M> {
    /// Whether this is the last news of the search.
    pub(super) fn is_last(&self) -> bool {
        !matches!(self, EngineNews::Thinking(_))
    }

    /// The news in an event of our own engine, with the id of the search. The window uses lines only.
    pub(super) fn of(event: Event<I, M>) -> Option<(SearchId, Self)> {
        let id = event.id();
        let news = match event {
            Event::Info { info, .. } => EngineNews::Thinking(Box::new(info)),
            Event::Progress { .. } => return None,
            Event::BestMove { best, .. } => EngineNews::BestMove(best),
            Event::Failed { message, .. } => EngineNews::Failed(Text::Verbatim(message)),
        };
        Some((id, news))
    }
}

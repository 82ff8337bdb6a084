//! The engine of the three-player game. It has one search at a time, and a table of a fixed size.

use std::sync::Arc;
use std::thread::JoinHandle;

use super::engine::{EngineNews, ThreeNews, end};
use super::resources::{Purpose, SearchTicket};
use crate::engine::{Engine, SearchId};
use crate::three_engine::{self, SearchRequest};

/// The size of its table in mebibytes: it searches for about a second.
const HASH_MB: usize = 32;

/// The engine, and what it searches.
pub(super) struct ThreeEngine {
    engine: Engine<three_engine::Engine>,
    running: Option<(Purpose, SearchTicket, SearchId)>,
    pub(super) is_released: bool,
}

impl ThreeEngine {
    /// Starts the engine, whose table is made on its own thread.
    pub(super) fn new(notify: Arc<dyn Fn() + Send + Sync>) -> ThreeEngine {
        let engine = Engine::with_searcher(move || notify(), three_engine::Engine::new(1));
        engine.change(|engine| engine.set_hash_mb(HASH_MB));
        let engine = ThreeEngine { engine, running: None, is_released: false };
        engine.new_game();
        engine
    }

    /// Begins a search with this number of threads; the one before it ends.
    pub(super) fn go(
        &mut self,
        purpose: Purpose,
        threads: usize,
        ticket: SearchTicket,
        request: SearchRequest,
    ) {
        self.is_released = false;
        self.engine.change(move |engine| engine.set_threads(threads));
        self.running = Some((purpose, ticket, self.engine.go(request)));
    }

    /// Makes the search for this purpose answer.
    pub(super) fn stop(&self, purpose: Purpose) {
        if self.running.is_some_and(|(running, ..)| running == purpose) {
            self.engine.stop();
        }
    }

    /// Forgets the game before.
    pub(super) fn new_game(&self) {
        self.engine.change(|engine| engine.clear(fastrand::u64(..)));
    }

    /// Takes the news of the running search.
    pub(super) fn news(&self) -> impl Iterator<Item = (SearchTicket, ThreeNews)> {
        let running = self.running;
        let news = self.engine.events().filter_map(EngineNews::of);
        news.filter_map(move |(id, news)| {
            let (_, ticket, _) = running.filter(|&(.., running)| running == id)?;
            Some((ticket, news))
        })
    }

    /// Ends the engine; that is done when the thread is.
    pub(super) fn end(self) -> Option<JoinHandle<()>> {
        end(self.engine)
    }
}

//! The interface of an engine for the service: commands, and news, which wait to be fetched. Only the latest news of each line waits, so
//! that their number is limited.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

use super::EngineChoice;
use super::resources::{Purpose, Resources, SearchTicket};
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

/// The results of an engine until they are fetched.
#[derive(Debug, Default)]
pub(super) struct Mailbox {
    contents: Mutex<Contents>,
}

#[derive(Debug, Default)]
struct Contents {
    /// The latest search of which there is a line, and its lines by rank.
    lines: Option<(SearchId, BTreeMap<usize, Info>)>,
    /// Searches that have ended, and how.
    ends: Vec<(SearchId, EngineNews)>,
}

impl Mailbox {
    /// Stores a line of a search.
    pub fn put(&self, search: SearchId, info: Info) {
        let mut contents = self.lock();
        contents.lines.take_if(|(latest, _)| *latest != search);
        let (_, lines) = contents.lines.get_or_insert_with(|| (search, BTreeMap::new()));
        lines.insert(info.multipv, info);
    }

    /// Stores the end of a search.
    pub fn end(&self, search: SearchId, news: EngineNews) {
        self.lock().ends.push((search, news));
    }

    /// Takes all stored news, each search's end after its lines.
    pub fn fetch(&self) -> Vec<(SearchId, EngineNews)> {
        let mut contents = self.lock();
        let lines = contents.lines.take().into_iter().flat_map(|(search, lines)| {
            lines.into_values().map(move |info| (search, EngineNews::Thinking(Box::new(info))))
        });
        lines.chain(std::mem::take(&mut contents.ends)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A command for the search service.
#[derive(Debug, Clone)]
pub enum SearchCommand {
    /// Search for this purpose, and send the news with this ticket. A search for the same purpose, or on the same
    /// engine, ends.
    Go {
        /// Decides the share of threads and memory.
        purpose: Purpose,
        /// Goes with each answer.
        ticket: SearchTicket,
        /// Started if it does not run.
        engine: EngineChoice,
        /// Position, limits and strength.
        request: Box<SearchRequest>,
    },
    /// Begin a search in the three-player game, whose one engine has a share of its own.
    GoThree {
        /// Stops the search by its name.
        purpose: Purpose,
        /// Goes with each answer.
        ticket: SearchTicket,
        /// Game, limits and level.
        request: Box<three_engine::SearchRequest>,
    },
    /// Search all of these for this purpose, several at a time as the share of threads allows, with one thread and an
    /// empty table for each. The news of each search are its last result and its end. An earlier batch is cancelled.
    GoAll {
        /// Decides the share of threads and memory.
        purpose: Purpose,
        /// The engine, and its number of simultaneous instances.
        engine: EngineChoice,
        /// Mebibytes of each table, independent of the share: the results depend on it.
        hash_mb: usize,
        /// The searches, each with the ticket of its answers.
        searches: Vec<(SearchTicket, SearchRequest)>,
    },
    /// Answer at once with the best move found; a batch is abandoned without an answer.
    Stop(Purpose),
    /// Release the engine of this purpose. The processes of its external engines end; the built-in engine
    /// keeps its table until [`EndReleased`](SearchCommand::EndReleased).
    Release(Purpose),
    /// End the engines that were released and have not searched since, so that their tables are freed.
    EndReleased,
    /// Prepare for another game: forget the results of the one before.
    NewGame,
    /// The resources of the searches from the next one on.
    Use(Resources),
}

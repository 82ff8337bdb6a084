//! The commands of the search service.

use super::resources::{Purpose, Resources, SearchTicket};
use crate::app::engines::EngineChoice;
use crate::engine::SearchRequest;
use crate::three_engine;

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
    /// The same in the three-player game, whose one engine has a share of its own.
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

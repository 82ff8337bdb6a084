//! What the program asks of the service.

use super::purpose::{Purpose, SearchTicket};
use super::resources::Resources;
use crate::app::engines::EngineChoice;
use crate::engine::SearchRequest;

/// What the program asks of the service.
#[derive(Debug, Clone)]
pub enum SearchCommand {
    /// Search for this purpose, and send the news with this ticket. A search for the same purpose, or on the same
    /// engine, ends.
    Go {
        /// What for.
        purpose: Purpose,
        /// Goes with each answer.
        ticket: SearchTicket,
        /// Who searches.
        engine: EngineChoice,
        /// What to search.
        request: Box<SearchRequest>,
    },
    /// Search all of these for this purpose, several at a time as the share of threads allows, one thread and an empty
    /// table for each. Of each search come the last thing found and its end. A batch before it is given up.
    GoAll {
        /// What for.
        purpose: Purpose,
        /// Who searches: as many of this engine as run at a time.
        engine: EngineChoice,
        /// Mebibytes of each table, whatever the share is: the results depend on it.
        hash_mb: usize,
        /// What to search, each with the ticket that goes with its answers.
        searches: Vec<(SearchTicket, SearchRequest)>,
    },
    /// Answer at once with the best found so far; a batch is given up, without an answer.
    Stop(Purpose),
    /// This purpose needs no engine for now. The processes of other programs that searched for it end; our own engine
    /// keeps its table until [`EndReleased`](SearchCommand::EndReleased).
    Release(Purpose),
    /// End the engines that were released and have not searched since, so that their tables are freed.
    EndReleased,
    /// Another game begins: forget what was found in the one before.
    NewGame,
    /// What the searches may use of the machine, from the next ones on.
    Use(Resources),
}

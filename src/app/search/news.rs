//! News of an engine about a search.

use crate::app::catalogue::Text;
use crate::engine::{Event, Info, SearchId};
use crate::game::Move;

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

impl EngineNews {
    /// Whether this is the last news of the search.
    pub(super) fn is_last(&self) -> bool {
        !matches!(self, EngineNews::Thinking(_))
    }

    /// The news in an event of our own engine, with the id of the search. The window uses lines only.
    pub(super) fn of(event: Event) -> Option<(SearchId, EngineNews)> {
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

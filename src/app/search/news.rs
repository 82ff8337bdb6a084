//! What an engine says about a search.

use crate::app::catalogue::Text;
use crate::engine::{Event, Info, SearchId};
use crate::game::Move;

/// What an engine says about a search.
#[derive(Debug, Clone)]
pub enum EngineNews {
    /// How far it is.
    Thinking(Box<Info>),
    /// Its move; `None` where there is none.
    BestMove(Option<Move>),
    /// It has broken down, for this reason: a clause without a full stop.
    Failed(Text),
}

impl EngineNews {
    /// Whether there is nothing more to come of the search.
    pub(super) fn is_last(&self) -> bool {
        !matches!(self, EngineNews::Thinking(_))
    }

    /// What our own engine says, and about which search. The window asks for no more than lines.
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

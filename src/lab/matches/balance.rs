//! Selection of balanced openings by a short search.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Engine, Event, Limits, Score, SearchRequest};
use crate::game::Position;

/// Nodes per opening; the result is the same on every machine.
const NODES: u64 = 10_000;
/// The hash size in mebibytes.
const HASH_MB: usize = 1;

/// Accepts balanced openings.
#[derive(Clone)]
pub(in crate::lab) struct Balance {
    /// The maximum absolute score in centipawns.
    limit: i32,
    engine: Arc<Mutex<Engine>>,
}

impl Balance {
    /// Accepts openings with a score of at most `limit` centipawns for either side.
    pub fn new(limit: i32) -> Self {
        let engine = Engine::new(|| {});
        engine.set_hash_mb(HASH_MB);
        Self { limit, engine: Arc::new(Mutex::new(engine)) }
    }

    /// Whether the position is balanced.
    pub fn accepts(&self, position: &Position) -> bool {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        // An empty hash, so that the result depends on the position alone.
        engine.new_game_with_seed(0);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        engine.go(SearchRequest::new(*position, limits));
        let mut score = None;
        while let Some(Event::Info { info, .. }) = engine.wait() {
            score = Some(info.score);
        }
        matches!(score, Some(Score::Cp(cp)) if cp.abs() <= self.limit)
    }
}

impl fmt::Debug for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Balance").field(&self.limit).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    #[test]
    fn a_missing_rook_is_not_balanced_and_the_start_is() {
        let balance = Balance::new(100);
        for variant in Variant::ALL {
            assert!(balance.accepts(&Position::start(variant)), "{variant}");
        }
        let start = Position::start(Variant::Glinski).to_fen();
        let without_rook = Position::from_fen(Variant::Glinski, &start.replacen('R', "1", 1)).unwrap();
        assert!(!balance.accepts(&without_rook));
        assert!(Balance::new(3_000).accepts(&without_rook));
        assert!(balance.accepts(&Position::start(Variant::Glinski)), "independent of earlier calls");
    }
}

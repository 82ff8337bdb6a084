//! Whether an opening gives both sides a chance: a short search by this program judges it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Engine, Event, Limits, Score, SearchRequest};
use crate::game::Position;

/// Positions visited for each opening looked at; the verdict is the same on every machine.
const NODES: u64 = 10_000;
/// Mebibytes of transposition table for that.
const HASH_MB: usize = 1;

/// A judge of openings.
#[derive(Clone)]
pub(in crate::cli) struct Balance {
    /// How many centipawns a side may be ahead.
    limit: i32,
    engine: Arc<Mutex<Engine>>,
}

impl Balance {
    /// Lets openings pass in which neither side is more than `limit` centipawns ahead.
    pub fn new(limit: i32) -> Self {
        let engine = Engine::new(|| {});
        engine.set_hash_mb(HASH_MB);
        Self { limit, engine: Arc::new(Mutex::new(engine)) }
    }

    /// Whether the game may begin here.
    pub fn allows(&self, position: &Position) -> bool {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        // As if nothing had been looked at before, so that the verdict depends on the position alone.
        engine.new_game_with_seed(0);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        engine.go(SearchRequest::new(*position, limits));
        let mut found = None;
        while let Some(Event::Info { info, .. }) = engine.wait() {
            found = Some(info.score);
        }
        matches!(found, Some(Score::Cp(cp)) if cp.abs() <= self.limit)
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
    fn a_man_more_is_too_much_and_the_start_is_not() {
        let balance = Balance::new(100);
        for variant in Variant::ALL {
            assert!(balance.allows(&Position::start(variant)), "{variant}");
        }
        let start = Position::start(Variant::Glinski).to_fen();
        let without_rook = Position::from_fen(Variant::Glinski, &start.replacen('R', "1", 1)).unwrap();
        assert!(!balance.allows(&without_rook));
        assert!(Balance::new(3_000).allows(&without_rook));
        assert!(balance.allows(&Position::start(Variant::Glinski)), "the same whatever came before");
    }
}

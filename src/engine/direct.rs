//! A search on the thread of the caller.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use super::event::{Event, Info, SearchId, SearchRequest};
use super::state::DirectEngine;
use super::worker::{SearchJob, Searcher, run_search};
use crate::game::Move;

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Found {
    /// The move to play; `None` when the game is over.
    pub best: Option<Move>,
    /// The lines, the best first; empty if the move comes from a book.
    pub lines: Vec<Info>,
}

impl DirectEngine {
    /// Searches until a limit is reached. The search cannot be stopped otherwise: without limits it runs to the
    /// maximum depth.
    ///
    /// # Errors
    /// The error message, as in [`Event::Failed`].
    pub fn search(&mut self, request: SearchRequest) -> Result<Found, String> {
        let lines = RefCell::new(BTreeMap::new());
        let send = |event: Event| {
            if let Event::Info { info, .. } = event {
                lines.borrow_mut().insert(info.multipv, info);
            }
        };
        let request = Box::new(request);
        let job = SearchJob { id: SearchId(0), request, asked: Instant::now(), stop: Arc::default() };
        let end = run_search(self, &job, &send);
        self.after_search();
        let lines = lines.into_inner().into_values().collect();
        match end {
            Event::BestMove { best, .. } => Ok(Found { best, lines }),
            Event::Failed { message, .. } => Err(message),
            Event::Info { .. } | Event::Progress { .. } => Err("the engine did not finish".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{DEFAULT_HASH_MB, Engine, Limits};
    use crate::game::{Position, Variant};

    /// Plays a game of searches of a few hundred nodes, each by `search`.
    fn game(variant: Variant, mut search: impl FnMut(SearchRequest) -> Found) -> Vec<(Move, String)> {
        let (start, mut moves, mut played) = (Position::start(variant), Vec::new(), Vec::new());
        for _ in 0..12 {
            let limits = Limits { nodes: Some(400), ..Limits::default() };
            let found = search(SearchRequest { moves: moves.clone(), ..SearchRequest::new(start, limits) });
            let best = found.best.expect("the game goes on");
            let info = found.lines.first().expect("there is no book");
            moves.push(best);
            played.push((best, format!("{:?} {:?} {}", info.score, info.pv, info.nodes)));
        }
        played
    }

    #[test]
    fn the_direct_engine_finds_the_moves_of_the_threaded_one() {
        for variant in Variant::ALL {
            let mut direct = DirectEngine::new(DEFAULT_HASH_MB);
            direct.new_game_with_seed(1);
            let mut engine = Engine::new(|| {});
            engine.new_game_with_seed(1);
            let expected = game(variant, |request| {
                engine.go(request);
                let mut lines = Vec::new();
                loop {
                    match engine.wait() {
                        Some(Event::Info { info, .. }) => lines = vec![info],
                        Some(Event::BestMove { best, .. }) => return Found { best, lines },
                        other => panic!("{other:?}"),
                    }
                }
            });
            assert_eq!(game(variant, |request| direct.search(request).unwrap()), expected, "{variant}");
        }
    }

    #[test]
    fn a_failed_search_returns_the_reason() {
        let start = Position::start(Variant::Glinski);
        let illegal = Position::start(Variant::McCooey).legal_moves()[0];
        let limits = Limits { depth: Some(1), ..Limits::default() };
        let request = SearchRequest { moves: vec![illegal; 2], ..SearchRequest::new(start, limits) };
        let message = DirectEngine::new(1).search(request).unwrap_err();
        assert!(message.contains("not legal"), "{message}");
    }
}

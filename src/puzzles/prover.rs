//! The engine that finds and proves puzzles.

use crate::engine::{Engine, Event, Info, Limits, SearchRequest, Strength};
use crate::game::{Move, Position};

const HASH_MB: usize = 16;

/// Finds and proves puzzles with an engine of its own. Every search has a fixed number of nodes and one thread.
pub struct Prover {
    engine: Engine,
    /// The nodes of the proof of a move.
    pub nodes: u64,
}

impl Prover {
    /// Starts the engine.
    pub fn new(nodes: u64) -> Self {
        let engine = Engine::new(|| {});
        engine.set_hash_mb(HASH_MB);
        Self { engine, nodes }
    }

    /// Begins anew with an empty table and this seed.
    pub fn forget(&mut self, seed: u64) {
        self.engine.new_game_with_seed(seed);
    }

    /// The lines of a search, the best first.
    pub fn search(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Info> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        self.engine.go(SearchRequest { lines, ..SearchRequest::new(*position, limits) });
        let mut found: Vec<Option<Info>> = vec![None; lines];
        while let Some(Event::Info { info, .. }) = self.engine.wait() {
            if let Some(line) = found.get_mut(info.multipv - 1).filter(|_| !info.pv.is_empty()) {
                *line = Some(info);
            }
        }
        found.into_iter().flatten().collect()
    }

    /// The move of a level of play after these moves.
    pub fn play(&mut self, start: &Position, moves: Vec<Move>, strength: Strength) -> Option<Move> {
        self.engine.go(SearchRequest { moves, strength, ..SearchRequest::new(*start, Limits::default()) });
        loop {
            match self.engine.wait()? {
                Event::BestMove { best, .. } => return best,
                Event::Failed { .. } => return None,
                Event::Info { .. } | Event::Progress { .. } => {}
            }
        }
    }
}

/// Whether a line leads to stalemate.
pub fn ends_in_stalemate(position: &Position, line: &[Move]) -> bool {
    let mut end = *position;
    for &mv in line {
        end.play_unchecked(mv);
    }
    end.is_stalemate()
}

//! The engine of the maker of puzzles.

use crate::engine::{Engine, Event, Info, Limits, SearchRequest, Strength};
use crate::game::{Move, Position};

const HASH_MB: usize = 16;

/// Makes puzzles with one engine.
pub(super) struct Maker {
    engine: Engine,
    pub nodes: u64,
}

impl Maker {
    pub fn new(nodes: u64) -> Self {
        let engine = Engine::new(|| {});
        engine.set_hash_mb(HASH_MB);
        Self { engine, nodes }
    }

    /// Empties the table.
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
pub(super) fn ends_in_stalemate(position: &Position, line: &[Move]) -> bool {
    let mut end = *position;
    for &mv in line {
        end.play_unchecked(mv);
    }
    end.is_stalemate()
}

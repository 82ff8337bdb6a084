//! The engine that finds and proves puzzles.

use std::io;
use std::thread::{self, Builder};

use crate::engine::{DirectEngine, Info, Limits, STACK_BYTES, SearchRequest, Strength};
use crate::game::{Move, Position};

const HASH_MB: usize = 16;

/// Finds and proves puzzles with an engine of its own. Every search has a fixed number of nodes and one thread.
pub struct Prover {
    engine: DirectEngine,
    /// The nodes of the proof of a move.
    pub nodes: u64,
    /// The points by which a move of the solver is better than all others: at first [`Prover::GAP`].
    pub gap: f64,
}

impl Prover {
    /// A move of the solver is better than all others by this many points, in the first sieve and in the proof.
    pub const GAP: f64 = 0.30;
    /// The same in a puzzle of a game of people, whose mistakes are smaller than those of the levels of play.
    pub const GAP_OF_PEOPLE: f64 = 0.20;

    /// An engine that proves moves with this many nodes. Its thread needs a stack of [`STACK_BYTES`].
    pub fn new(nodes: u64) -> Self {
        Self { engine: DirectEngine::new(HASH_MB), nodes, gap: Prover::GAP }
    }

    /// Does some work with an engine that proves moves with this many nodes, on a thread with a large stack.
    ///
    /// # Errors
    /// If the thread cannot be started.
    pub fn run<T: Send>(nodes: u64, work: impl FnOnce(&mut Prover) -> T + Send) -> io::Result<T> {
        let work = || work(&mut Prover::new(nodes));
        thread::scope(|scope| {
            let thread = Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work)?;
            Ok(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    }

    /// Empties the table, and takes this seed.
    pub fn forget(&mut self, seed: u64) {
        self.engine.new_game_with_seed(seed);
    }

    /// The lines of a search, the best first; empty where the game is over.
    pub fn search(&mut self, position: &Position, nodes: u64, lines: usize) -> Vec<Info> {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = self.engine.search(SearchRequest { lines, ..SearchRequest::new(*position, limits) });
        let mut found = found.map(|found| found.lines).unwrap_or_default();
        found.retain(|line| !line.pv.is_empty());
        found
    }

    /// The move of a level of play after these moves.
    pub fn play(&mut self, start: &Position, moves: Vec<Move>, strength: Strength) -> Option<Move> {
        let request = SearchRequest { moves, strength, ..SearchRequest::new(*start, Limits::default()) };
        self.engine.search(request).ok()?.best
    }
}

/// Whether a line leads to stalemate.
pub fn ends_in_stalemate(position: &Position, line: &[Move]) -> bool {
    position.after(line).is_stalemate()
}

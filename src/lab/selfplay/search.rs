//! The searches of self-play.

use crate::engine::{DirectEngine, Limits, Score, SearchRequest};
use crate::game::{Move, Position};
use crate::lab::labelled::ScoredMove;
use crate::sides::Color;

/// A search finishes its last iteration, unless that takes the search to this multiple of its nodes: a value from the middle of an
/// iteration is the label of an earlier one, or of some of the moves only.
const MAX_NODES: u64 = 8;

/// The part of a game that a search needs: the moves since the last irreversible one, because only these positions can
/// be repeated.
#[derive(Clone)]
pub(super) struct History {
    start: Position,
    moves: Vec<Move>,
    /// The position after the moves.
    pub position: Position,
}

impl History {
    /// A game that begins with this position.
    pub fn new(start: Position) -> Self {
        Self { start, moves: Vec::new(), position: start }
    }

    /// Adds a legal move.
    pub fn add(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        if self.position.halfmove_clock() == 0 {
            *self = Self::new(self.position);
        } else {
            self.moves.push(mv);
        }
    }

    /// Searches the position.
    ///
    /// # Errors
    /// The message of a failed search.
    pub fn search(&self, engine: &mut DirectEngine, nodes: u64) -> Result<SearchResult, String> {
        let (soft_nodes, nodes) = (Some(nodes), Some(nodes.saturating_mul(MAX_NODES)));
        let limits = Limits { nodes, soft_nodes, ..Limits::default() };
        let request = SearchRequest { moves: self.moves.clone(), ..SearchRequest::new(self.start, limits) };
        let found = engine.search(request)?;
        let best = found.best.ok_or("the engine found no move")?;
        let score = found.lines.first().map_or(Score::Cp(0), |info| info.score);
        Ok(SearchResult { turn: self.position.turn(), best, score })
    }
}

/// The result of a search.
#[derive(Clone, Copy)]
pub(super) struct SearchResult {
    turn: Color,
    pub best: Move,
    /// From the point of view of the side to move.
    pub score: Score,
}

impl SearchResult {
    /// The best move with its score.
    pub fn scored(self) -> ScoredMove {
        let score = match self.score {
            Score::Cp(score) => Some(if self.turn == Color::White { score } else { -score }),
            Score::Mate(_) => None,
        };
        ScoredMove { mv: self.best, score }
    }
}

//! The searches of self-play.

use crate::engine::{DirectEngine, Limits, Score, SearchRequest};
use crate::game::{Move, Position};
use crate::lab::labelled::ScoredMove;

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

    /// Searches the position. Returns the best move with its score for White, and the score for the side to move.
    ///
    /// # Errors
    /// The message of a failed search.
    pub fn search(&self, engine: &mut DirectEngine, nodes: u64) -> Result<(ScoredMove, Score), String> {
        let (soft_nodes, nodes) = (Some(nodes), Some(nodes.saturating_mul(MAX_NODES)));
        let limits = Limits { nodes, soft_nodes, ..Limits::default() };
        let request = SearchRequest { moves: self.moves.clone(), ..SearchRequest::new(self.start, limits) };
        let found = engine.search(request)?;
        let mv = found.best.ok_or("the engine found no move")?;
        let own = found.lines.first().map_or(Score::Cp(0), |info| info.score);
        let score = match own.for_white(self.position.turn()) {
            Score::Cp(score) => Some(score),
            Score::Mate(_) => None,
        };
        Ok((ScoredMove { mv, score }, own))
    }
}

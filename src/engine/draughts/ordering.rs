//! The order in which the checkers search tries the moves of a node, learnt from the moves that refuted others.

use crate::chess;
use crate::draughts::Move;
use crate::engine::score::MAX_PLY;
use crate::hex::Cell;

/// Scores stay within this.
const LIMIT: i32 = 8_192;
/// The maximum number of moves that are sorted; only with many kings are there more.
const MAX_SORTED: usize = 128;

/// Scores of moves, learnt by the search.
pub(super) struct Ordering {
    /// By ply, the last move that refuted the one before it.
    killers: Vec<Option<Move>>,
    /// Scores of a move by origin and target.
    history: Vec<[i16; Cell::COUNT]>,
    /// Scores of a move as a reply: by origin and target of the move before, and by its own target.
    replies: Vec<[i16; Cell::COUNT]>,
}

impl Ordering {
    pub fn new() -> Self {
        Self {
            killers: vec![None; MAX_PLY + 1],
            history: vec![[0; Cell::COUNT]; Cell::COUNT],
            replies: vec![[0; Cell::COUNT]; Cell::COUNT * Cell::COUNT],
        }
    }

    /// Orders the moves of a node: the move of the table, captures, the killer, then by score. `before` is the move that
    /// led to the node.
    pub fn order(
        &self,
        moves: &mut [Move],
        hash_move: Option<chess::Move>,
        before: Option<Move>,
        ply: usize,
    ) {
        let killer = self.killers[ply];
        let score = |mv: &Move| {
            if hash_move == Some(table_move(*mv)) {
                i32::MIN
            } else if killer == Some(*mv) {
                i32::MIN + 1
            } else {
                -self.score(*mv, before)
            }
        };
        // Few moves: insertion without an allocation.
        let mut scores = [0; MAX_SORTED];
        for i in 0..moves.len().min(MAX_SORTED) {
            let (mv, value) = (moves[i], score(&moves[i]));
            let mut at = i;
            while at > 0 && scores[at - 1] > value {
                (moves[at], scores[at]) = (moves[at - 1], scores[at - 1]);
                at -= 1;
            }
            (moves[at], scores[at]) = (mv, value);
        }
    }

    fn score(&self, mv: Move, before: Option<Move>) -> i32 {
        let reply = before.map_or(0, |before| self.replies[reply_row(before)][mv.to.index()]);
        i32::from(self.history[mv.from.index()][mv.to.index()]) + i32::from(reply)
    }

    /// Learns that a quiet move refuted the move before it, and that those `tried` earlier did not.
    pub fn learn(&mut self, tried: &[Move], mv: Move, before: Option<Move>, depth: i32, ply: usize) {
        if depth <= 0 {
            return;
        }
        self.killers[ply] = Some(mv);
        let bonus = (32 * depth * depth).min(LIMIT / 4);
        self.add(mv, before, bonus);
        for &other in tried {
            self.add(other, before, -bonus);
        }
    }

    fn add(&mut self, mv: Move, before: Option<Move>, bonus: i32) {
        let own = &mut self.history[mv.from.index()][mv.to.index()];
        let reply = before.map(|before| &mut self.replies[reply_row(before)][mv.to.index()]);
        for score in std::iter::once(own).chain(reply) {
            let old = i32::from(*score);
            *score = (old + bonus - old * bonus.abs() / LIMIT) as i16;
        }
    }
}

fn reply_row(before: Move) -> usize {
    before.from.index() * Cell::COUNT + before.to.index()
}

/// The form of a move in the transposition table: origin and target. Captures of different pieces with the same ends
/// share it, which only affects the move ordering.
pub(super) fn table_move(mv: Move) -> chess::Move {
    chess::Move::normal(mv.from, mv.to)
}

//! The order in which moves are tried: the sooner the best comes, the smaller the tree.

use super::history::{HISTORY_LIMIT, History};
use super::see::{gain, see_reaches};
use crate::chess::{Move, Position};

/// Good captures come first, then killers, then quiet moves by history, then captures that lose material.
const GOOD_CAPTURE: i32 = 1_000_000;
const KILLER: i32 = 500_000;
const BAD_CAPTURE: i32 = -1_000_000;
const _: () = assert!(HISTORY_LIMIT < KILLER);

/// Hands out a position's moves one by one, the most promising first.
pub(crate) struct MovePicker {
    hash_move: Option<Move>,
    killers: [Option<Move>; 2],
    stage: Stage,
    /// Empty until the hash move has failed.
    list: ScoredMoves,
}

enum Stage {
    HashMove,
    Generate,
    Rest,
}

impl MovePicker {
    /// All legal moves of a node of the main search.
    pub fn new(position: &Position, hash_move: Option<Move>, killers: [Option<Move>; 2]) -> Self {
        // The table may hold another position's move; an illegal one is dropped here.
        let hash_move = hash_move.filter(|&m| position.is_legal(m));
        let stage = if hash_move.is_some() { Stage::HashMove } else { Stage::Generate };
        Self { hash_move, killers, stage, list: ScoredMoves::default() }
    }

    /// The next move; `None` when all have been handed out.
    ///
    /// Moves are generated only if the hash move does not settle the node.
    pub fn next(&mut self, position: &Position, history: &History) -> Option<Move> {
        match self.stage {
            Stage::HashMove => {
                self.stage = Stage::Generate;
                return self.hash_move;
            }
            Stage::Generate => {
                self.stage = Stage::Rest;
                let moves = position.legal_moves();
                let rest = moves.iter().filter(|&&m| Some(m) != self.hash_move);
                self.list = ScoredMoves(rest.map(|&m| (self.score(position, history, m), m)).collect());
            }
            Stage::Rest => {}
        }
        while let Some((score, m)) = self.list.take_best() {
            // Exchanges are played out only for the captures that get this far.
            if score < GOOD_CAPTURE || see_reaches(position, m, 0) {
                return Some(m);
            }
            self.list.0.push((score - GOOD_CAPTURE + BAD_CAPTURE, m));
        }
        None
    }

    fn score(&self, position: &Position, history: &History, m: Move) -> i32 {
        match material_score(position, m) {
            Some(score) => GOOD_CAPTURE + score,
            None if Some(m) == self.killers[0] => KILLER + 1,
            None if Some(m) == self.killers[1] => KILLER,
            None => history.get(position.turn(), m),
        }
    }
}

/// Hands out the moves of a quiescence node: captures and promotions, or every evasion of a check.
pub(crate) struct QuiescencePicker(ScoredMoves);

impl QuiescencePicker {
    /// These moves of the position, captures of the most valuable men first.
    pub fn new(position: &Position, moves: &[Move], history: &History) -> Self {
        let quiet = |m| history.get(position.turn(), m);
        let score = |m| material_score(position, m).map_or_else(|| quiet(m), |score| GOOD_CAPTURE + score);
        Self(ScoredMoves(moves.iter().map(|&m| (score(m), m)).collect()))
    }
}

impl Iterator for QuiescencePicker {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.0.take_best().map(|(_, m)| m)
    }
}

/// Moves and what each promises.
#[derive(Default)]
struct ScoredMoves(Vec<(i32, Move)>);

impl ScoredMoves {
    /// Takes out the best move. One scan a move is enough: most nodes are settled by the first few.
    fn take_best(&mut self) -> Option<(i32, Move)> {
        let mut best = 0;
        for (i, scored) in self.0.iter().enumerate() {
            if scored.0 > self.0[best].0 {
                best = i;
            }
        }
        (!self.0.is_empty()).then(|| self.0.swap_remove(best))
    }
}

/// Most valuable victim first, least valuable attacker first among equals; `None` for a quiet move.
fn material_score(position: &Position, m: Move) -> Option<i32> {
    if is_quiet(position, m) {
        return None;
    }
    let attacker = position.role_at(m.from).map_or(0, |role| role as i32);
    Some(8 * gain(position, m) - attacker)
}

/// Neither a capture nor a promotion.
pub(crate) fn is_quiet(position: &Position, m: Move) -> bool {
    m.promotion().is_none() && !position.is_capture(m)
}

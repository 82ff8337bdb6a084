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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    fn order(position: &Position, hash_move: Option<Move>, history: &History) -> Vec<Move> {
        let mut picker = MovePicker::new(position, hash_move, [None; 2]);
        std::iter::from_fn(|| picker.next(position, history)).collect()
    }

    #[test]
    fn every_legal_move_comes_once() {
        let mut rng = fastrand::Rng::with_seed(5);
        let mut position = Position::start(Variant::Glinski);
        for _ in 0..200 {
            let mut legal = position.legal_moves().to_vec();
            let Some(&hash_move) = rng.choice(legal.iter()) else { break };
            for hash_move in [None, Some(hash_move)] {
                let mut handed_out = order(&position, hash_move, &History::default());
                assert!(hash_move.is_none() || handed_out.first() == hash_move.as_ref());
                handed_out.sort();
                legal.sort();
                assert_eq!(handed_out, legal);
            }
            position.play_unchecked(hash_move);
        }
    }

    #[test]
    fn good_captures_then_killers_then_history_then_bad_captures() {
        // The rook on f2 may take the free pawn f6; the one on c1 only the defended pawn c4.
        let fen = "k/3/5/7/9/5p5/3p7/2p8/11/5R5/K1R8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let find = |text: &str| position.legal_moves().into_iter().find(|m| m.to_string() == text).unwrap();
        let (killer, favourite) = (find("a1a2"), find("c1c3"));
        let mut history = History::default();
        history.update(position.turn(), favourite, 500);
        let mut picker = MovePicker::new(&position, None, [None, Some(killer)]);
        let moves: Vec<Move> = std::iter::from_fn(|| picker.next(&position, &history)).collect();
        assert_eq!(moves[..3], [find("f2f6"), killer, favourite]);
        assert_eq!(moves.last(), Some(&find("c1c4")));
    }

    #[test]
    fn another_positions_hash_move_is_dropped() {
        let start = Position::start(Variant::Glinski);
        let stray = Move::normal(crate::hex::Cell::F6, crate::hex::Cell::F7);
        assert_eq!(order(&start, Some(stray), &History::default()).len(), 51);
    }

    #[test]
    fn quiescence_takes_the_most_valuable_first() {
        let fen = "k/3/5/7/9/5q5/11/2p8/11/5R5/1KR8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let captures = position.legal_captures();
        let picked: Vec<String> =
            QuiescencePicker::new(&position, &captures, &History::default()).map(|m| m.to_string()).collect();
        assert_eq!(picked, ["f2f6", "c1c4"]);
    }
}

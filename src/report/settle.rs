//! Correction of evaluations by later searches.

use crate::engine::Score;
use crate::game::{Eval, EvalScore, Move};
use crate::sides::{Color, Outcome};

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The evaluation, from White's point of view.
    pub eval: Eval,
    /// The best line.
    pub line: Vec<Move>,
}

/// White's expected points by an evaluation.
pub(super) fn white_points(score: EvalScore) -> f64 {
    Score::from(score).expected()
}

/// White's points of an outcome.
pub(super) fn outcome_points(outcome: Outcome) -> f64 {
    outcome.points.score(Color::White)
}

/// White's expected points as those of a side.
pub(super) fn for_side(white: f64, color: Color) -> f64 {
    if color == Color::White { white } else { 1.0 - white }
}

/// Corrects the evaluations of a line of positions, from its end to its start. A position is worth at least as much as
/// the move played in it, and exactly as much if the search would have played the same move. `first` is the side to move
/// at the start.
pub(super) fn settle(found: &mut [Option<Found>], moves: &[Move], ending: Option<Outcome>, first: Color) {
    for (ply, &mv) in moves.iter().enumerate().rev() {
        let turn = if ply.is_multiple_of(2) { first } else { !first };
        let Some(brought) = brought_by(found, ply, turn, ending.filter(|_| ply + 1 == moves.len())) else {
            continue;
        };
        let next =
            found.get(ply + 1).and_then(Option::as_ref).map_or_else(Vec::new, |next| next.line.clone());
        let Some(here) = &mut found[ply] else { continue };
        let is_choice = here.line.first() == Some(&mv);
        let points = |eval: Eval| for_side(white_points(eval.score), turn);
        if is_choice || points(brought) > points(here.eval) {
            here.eval = Eval { depth: brought.depth.or(here.eval.depth), ..brought };
            if !is_choice {
                here.line = std::iter::once(mv).chain(next).collect();
            }
        }
    }
}

/// The value of the move at a ply, as an evaluation of the position before it.
fn brought_by(found: &[Option<Found>], ply: usize, turn: Color, ending: Option<Outcome>) -> Option<Eval> {
    if let Some(outcome) = ending {
        return Some(Eval { score: Score::of_last_move(outcome.points).into(), depth: None });
    }
    let eval = found.get(ply + 1)?.as_ref()?.eval;
    Some(Eval { score: before_move(eval.score, turn), depth: eval.depth.map(|depth| depth + 1) })
}

/// Converts a score after a move of `turn` to one before the move: a mate of that side takes one move more.
fn before_move(score: EvalScore, turn: Color) -> EvalScore {
    match (score, turn) {
        (EvalScore::Mate(moves), Color::White) if moves > 0 => EvalScore::Mate(moves + 1),
        (EvalScore::Mate(moves), Color::Black) if moves < 0 => EvalScore::Mate(moves - 1),
        _ => score,
    }
}

/// Converts a score before the best move of `turn` to one after it; `None` if that move mates.
pub(super) fn after_best_move(score: EvalScore, turn: Color) -> Option<EvalScore> {
    match (score, turn) {
        (EvalScore::Mate(1), Color::White) | (EvalScore::Mate(-1), Color::Black) => None,
        (EvalScore::Mate(moves), Color::White) if moves > 0 => Some(EvalScore::Mate(moves - 1)),
        (EvalScore::Mate(moves), Color::Black) if moves < 0 => Some(EvalScore::Mate(moves + 1)),
        _ => Some(score),
    }
}

/// The number of moves in which a side mates, by this score from White's point of view.
pub(super) fn mate_for(score: Option<EvalScore>, color: Color) -> Option<u32> {
    match score? {
        EvalScore::Mate(moves) if (moves > 0) == (color == Color::White) => Some(moves.unsigned_abs()),
        _ => None,
    }
}

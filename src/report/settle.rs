//! What later searches say of earlier positions.

use crate::engine::Score;
use crate::game::{Eval, EvalScore, Move};
use crate::sides::{Color, Outcome};

/// The evaluation of a position, and what the search would play there.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// From White's side.
    pub eval: Eval,
    /// The best line.
    pub line: Vec<Move>,
}

/// The points that an evaluation promises White.
pub(super) fn white_points(score: EvalScore) -> f64 {
    Score::from(score).expected()
}

/// White's points of an outcome.
pub(super) fn outcome_points(outcome: Outcome) -> f64 {
    outcome.points.share(Color::White)
}

/// A side's share of White's points.
pub(super) fn for_side(white: f64, color: Color) -> f64 {
    if color == Color::White { white } else { 1.0 - white }
}

/// Corrects the evaluations of a line of positions, from its end to its start: a position is worth at least what the
/// move played in it brings, and exactly that if the search would have played it too. `first` is to move at the start.
pub(super) fn settle(found: &mut [Option<Found>], moves: &[Move], ending: Option<Outcome>, first: Color) {
    for (ply, &mv) in moves.iter().enumerate().rev() {
        let turn = if ply.is_multiple_of(2) { first } else { !first };
        let Some(brought) = brought_by(found, ply, turn, ending.filter(|_| ply + 1 == moves.len())) else {
            continue;
        };
        let Some(here) = &mut found[ply] else { continue };
        let is_choice = here.line.first() == Some(&mv);
        let points = |eval: Eval| for_side(white_points(eval.score), turn);
        if is_choice || points(brought) > points(here.eval) {
            here.eval = Eval { depth: brought.depth.or(here.eval.depth), ..brought };
            if !is_choice {
                here.line = vec![mv];
            }
        }
    }
}

/// What the move at a ply brings, as an evaluation of the position before it.
fn brought_by(found: &[Option<Found>], ply: usize, turn: Color, ending: Option<Outcome>) -> Option<Eval> {
    if let Some(outcome) = ending {
        return Some(Eval { score: Score::of_last_move(outcome.points).into(), depth: None });
    }
    let eval = found.get(ply + 1)?.as_ref()?.eval;
    Some(Eval { score: before_move(eval.score, turn), depth: eval.depth.map(|depth| depth + 1) })
}

/// A score after a move of `turn` as one before it: a mate of that side takes one move more.
fn before_move(score: EvalScore, turn: Color) -> EvalScore {
    match (score, turn) {
        (EvalScore::Mate(moves), Color::White) if moves > 0 => EvalScore::Mate(moves + 1),
        (EvalScore::Mate(moves), Color::Black) if moves < 0 => EvalScore::Mate(moves - 1),
        _ => score,
    }
}

/// A score before the best move of `turn` as one after it; `None` if that move mates.
pub(super) fn after_best_move(score: EvalScore, turn: Color) -> Option<EvalScore> {
    match (score, turn) {
        (EvalScore::Mate(1), Color::White) | (EvalScore::Mate(-1), Color::Black) => None,
        (EvalScore::Mate(moves), Color::White) if moves > 0 => Some(EvalScore::Mate(moves - 1)),
        (EvalScore::Mate(moves), Color::Black) if moves < 0 => Some(EvalScore::Mate(moves + 1)),
        _ => Some(score),
    }
}

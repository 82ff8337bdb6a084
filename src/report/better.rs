//! What else there was in the place of a move.

use super::settle::{for_side, outcome_points, white_points};
use crate::game::{EvalScore, GameRecord, Move, NodeId, Position};
use crate::sides::{Color, DrawRules, Outcome, Reason};

/// A move that would have been better, with what it would have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Better {
    /// Where it stands, as a variation.
    pub node: NodeId,
    /// The move.
    pub mv: Move,
    /// What it would have brought.
    pub promise: Promise,
}

/// What a better move would have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// More points than the move played.
    More,
    /// Mate, or in checkers a win, in so many moves, itself counted.
    Mate(u32),
    /// A stalemate on the board.
    Stalemate(Outcome),
    /// A stalemate at the end of the best line.
    LineToStalemate(Outcome),
}

/// The best alternative to a move of `turn` among the variations beside it that carry an evaluation, or that end the
/// game at once; `None` if none is better than `played`, the points it has for White. `before` is the position in which
/// it was played.
pub(super) fn better(
    record: &GameRecord,
    node: NodeId,
    before: &Position,
    played: f64,
    draws: DrawRules,
) -> Option<Better> {
    let tree = &record.tree;
    let siblings = tree.children(tree.parent(node)?).iter().filter(|&&other| other != node);
    let turn = before.turn();
    let worth = |&other: &NodeId| {
        let mv = tree.move_at(other)?;
        let after = before.play(mv).ok()?;
        let ended = after.terminal(&draws);
        let score = tree.notes(other).and_then(|notes| notes.eval).map(|eval| eval.score);
        let points = ended.map(outcome_points).or(score.map(white_points))?;
        let promise = promise(record, other, after, ended, score, turn, draws);
        Some((for_side(points, turn), Better { node: other, mv, promise }))
    };
    let best = siblings.filter_map(worth).max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(points, _)| *points > for_side(played, turn)).map(|(_, better)| better)
}

fn promise(
    record: &GameRecord,
    node: NodeId,
    after: Position,
    ended: Option<Outcome>,
    score: Option<EvalScore>,
    turn: Color,
    draws: DrawRules,
) -> Promise {
    let is_win = |outcome: Outcome| for_side(outcome_points(outcome), turn) == 1.0;
    match (ended, score) {
        (Some(outcome), _) if is_win(outcome) => return Promise::Mate(1),
        (Some(outcome), _) if outcome.reason == Reason::Stalemate => return Promise::Stalemate(outcome),
        (None, Some(EvalScore::Mate(moves))) if (moves > 0) == (turn == Color::White) => {
            return Promise::Mate(moves.unsigned_abs() + 1);
        }
        _ => {}
    }
    let end = record.tree.line_after(node).fold(after, |mut position, node| {
        record.tree.move_at(node).into_iter().for_each(|mv| position.play_unchecked(mv));
        position
    });
    let stalemate = end.terminal(&draws).filter(|outcome| outcome.reason == Reason::Stalemate);
    // The line says so only if the evaluation does.
    let agrees = |outcome: &Outcome| {
        score.is_some_and(|score| (white_points(score) - outcome_points(*outcome)).abs() < 0.01)
    };
    stalemate.filter(agrees).map_or(Promise::More, Promise::LineToStalemate)
}

//! Better alternatives to a move.

use super::settle::{for_side, mate_for, outcome_points, white_points};
use crate::game::{EvalScore, GameRecord, Move, NodeId, Position};
use crate::sides::{Color, DrawRules, Outcome, Reason};

/// A better move than the one played, and the reason why it is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Better {
    /// The node of the variation.
    pub node: NodeId,
    /// In place of the move played.
    pub mv: Move,
    /// The result it would have had.
    pub promise: Promise,
}

/// The result that a better move would have had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// More expected points than the move played.
    More,
    /// Mate, or in checkers a win, in this number of moves, including the better move.
    Mate(u32),
    /// A stalemate on the board.
    Stalemate(Outcome),
    /// A stalemate at the end of the best line.
    LineToStalemate(Outcome),
}

/// The best alternative to the move at `node`, among its sibling variations that have an evaluation or end the game.
/// `None` if no variation is better than `played`, White's expected points after the move. `before` is the position
/// before the move.
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
        let promise = promise(record, other, ended, score, turn, draws);
        Some((for_side(points, turn), Better { node: other, mv, promise }))
    };
    let best = siblings.filter_map(worth).max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(points, _)| *points > for_side(played, turn)).map(|(_, better)| better)
}

fn promise(
    record: &GameRecord,
    node: NodeId,
    ended: Option<Outcome>,
    score: Option<EvalScore>,
    turn: Color,
    draws: DrawRules,
) -> Promise {
    let is_win = |outcome: Outcome| for_side(outcome_points(outcome), turn) == 1.0;
    match (ended, mate_for(score, turn)) {
        (Some(outcome), _) if is_win(outcome) => return Promise::Mate(1),
        (Some(outcome), _) if outcome.reason == Reason::Stalemate => return Promise::Stalemate(outcome),
        (None, Some(moves)) => return Promise::Mate(moves + 1),
        _ => {}
    }
    let end = record.tree.position(record.tree.line_end(node));
    let stalemate = end.terminal(&draws).filter(|outcome| outcome.reason == Reason::Stalemate);
    // The stalemate counts only if the evaluation agrees with it.
    let agrees = |outcome: &Outcome| {
        score.is_some_and(|score| (white_points(score) - outcome_points(*outcome)).abs() < 0.01)
    };
    stalemate.filter(agrees).map_or(Promise::More, Promise::LineToStalemate)
}

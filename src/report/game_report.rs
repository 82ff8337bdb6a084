//! The report on a game, read from a record.

use super::better::{Better, better};
use super::judgement::{Judgement, accuracy};
use super::main_line::MainLine;
use super::phase::{Phase, phases};
use super::settle::{for_side, outcome_points, white_points};
use crate::game::{Eval, EvalScore, GameRecord, Move, NodeId};
use crate::sides::{ByColor, Color, DrawRules};

/// The report on a game: its main line, judged move by move.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// The root and the node after each move.
    pub nodes: Vec<NodeId>,
    /// White's expected points at each node, 0 to 1; `None` without an evaluation.
    pub points: Vec<Option<f64>>,
    /// The phase at each node; empty in checkers.
    pub phases: Vec<Phase>,
    /// The moves; each leads from a node to the next.
    pub moves: Vec<MoveReport>,
    /// The summary of each side.
    pub sides: ByColor<SideReport>,
}

/// The judgement of a move, with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// The side that moved.
    pub color: Color,
    /// As played.
    pub mv: Move,
    /// The expected points that the mover lost by the move, 0 to 1, if both positions have an evaluation.
    pub loss: Option<f64>,
    /// The judgement; `None` if the move is good enough, in the opening book, or not evaluated.
    pub judgement: Option<Judgement>,
    /// Whether the move and all moves before it are in the opening book.
    pub is_book: bool,
    /// The number of moves in which the opponent now mates, or in checkers wins, if the opponent had no such win
    /// before.
    pub lets_mate: Option<u32>,
    /// The number of moves in which the mover had a mate, or in checkers a win, that the move gave away.
    pub misses_mate: Option<u32>,
    /// A better move, if the move is notable and the record has a variation.
    pub better: Option<Better>,
}

/// The summary of one side's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SideReport {
    /// The mean accuracy of the moves in percent; `None` without evaluated moves.
    pub accuracy: Option<f64>,
    /// The mean loss of the moves in expected points.
    pub average_loss: Option<f64>,
    /// The number of moves of each [`Judgement`], in the order of [`Judgement::ALL`].
    pub counts: [usize; 3],
}

impl MoveReport {
    /// Whether the move has a judgement, allows a mate or misses one.
    pub fn is_notable(&self) -> bool {
        self.judgement.is_some() || self.lets_mate.is_some() || self.misses_mate.is_some()
    }
}

impl GameReport {
    /// Reads the report from the evaluations in a record; `None` if less than half of the positions of the main line
    /// have one.
    pub fn of(record: &GameRecord, draws: DrawRules) -> Option<GameReport> {
        let eval = |node| record.tree.notes(node).and_then(|notes| notes.eval);
        let nodes = || std::iter::once(NodeId::ROOT).chain(record.tree.mainline());
        let known = nodes().filter(|&node| eval(node).is_some()).count();
        let all = nodes().count();
        // Other programs write no evaluation at the start and at the end of a game.
        if known == 0 || all == 1 || 2 * known + 1 < all {
            return None;
        }
        let line = MainLine::of(record, draws);
        let evals: Vec<_> = line.nodes.iter().map(|&node| eval(node)).collect();
        Some(GameReport::new(record, &line, &evals, draws))
    }

    /// The report that follows from these evaluations of the main line, one a position.
    pub(super) fn new(
        record: &GameRecord,
        line: &MainLine,
        evals: &[Option<Eval>],
        draws: DrawRules,
    ) -> GameReport {
        let points = |ply: usize| {
            let eval = evals.get(ply).copied().flatten();
            line.ending_at(ply).map(outcome_points).or(eval.map(|eval| white_points(eval.score)))
        };
        let points: Vec<_> = (0..line.nodes.len()).map(points).collect();
        let book = line.book_moves();
        let moves: Vec<_> = (0..line.moves.len())
            .map(|ply| {
                let judged = judged(line, evals, &points, ply, ply < book);
                let (before, played) = (&line.positions[ply], points[ply + 1]);
                let better = played
                    .filter(|_| judged.is_notable())
                    .and_then(|played| better(record, line.nodes[ply + 1], before, played, draws));
                MoveReport { better, ..judged }
            })
            .collect();
        let sides = ByColor::from_fn(|color| side(&moves, color));
        GameReport { nodes: line.nodes.clone(), points, phases: phases(&line.positions), moves, sides }
    }

    /// The report on the move that leads to a node; `None` outside the main line.
    pub fn move_to(&self, node: NodeId) -> Option<&MoveReport> {
        let ply = self.nodes.iter().position(|&known| known == node)?;
        self.moves.get(ply.checked_sub(1)?)
    }

    /// The ply of the next move of a side with this judgement after `ply`, continuing at the start; `None` without
    /// such a move.
    pub fn next_judged(&self, ply: usize, color: Color, judgement: Judgement) -> Option<usize> {
        let is_match =
            |&ply: &usize| self.moves[ply].color == color && self.moves[ply].judgement == Some(judgement);
        let here = ply.min(self.moves.len());
        (here..self.moves.len()).chain(0..here).find(is_match).map(|index| index + 1)
    }
}

/// The largest difference in expected points that counts as a rounding error: evaluations are whole centipawns.
const ROUNDING: f64 = 0.001;

/// The report on a move, without its better alternative.
fn judged(
    line: &MainLine,
    evals: &[Option<Eval>],
    points: &[Option<f64>],
    ply: usize,
    is_book: bool,
) -> MoveReport {
    let color = line.positions[ply].turn();
    let loss = points[ply].zip(points[ply + 1]);
    let loss = loss.map(|(before, after)| (for_side(before, color) - for_side(after, color)).max(0.0));
    let loss = loss.map(|loss| if loss < ROUNDING { 0.0 } else { loss });
    let judgement = loss.filter(|_| !is_book).and_then(Judgement::of);
    let score = |ply: usize| evals.get(ply).copied().flatten().map(|eval| eval.score);
    let has_ended = line.ending_at(ply + 1).is_some();
    let (before, after) = (score(ply), score(ply + 1).filter(|_| !has_ended));
    let (own, other) = (mate_for(before, color), mate_for(after, !color));
    let still_mates = has_ended && points[ply + 1].is_some_and(|white| for_side(white, color) == 1.0);
    let had_other = mate_for(before, !color).is_some();
    MoveReport {
        color,
        mv: line.moves[ply],
        loss,
        judgement,
        is_book,
        lets_mate: other.filter(|_| before.is_some() && !had_other),
        misses_mate: own
            .filter(|_| (after.is_some() || has_ended) && mate_for(after, color).is_none() && !still_mates),
        better: None,
    }
}

/// The number of moves in which a side mates, by this score from White's point of view.
fn mate_for(score: Option<EvalScore>, color: Color) -> Option<u32> {
    match score? {
        EvalScore::Mate(moves) if (moves > 0) == (color == Color::White) => Some(moves.unsigned_abs()),
        _ => None,
    }
}

fn side(moves: &[MoveReport], color: Color) -> SideReport {
    let own = || moves.iter().filter(move |mv| mv.color == color);
    let losses: Vec<f64> = own().filter_map(|mv| mv.loss).collect();
    let mean = |values: &mut dyn Iterator<Item = f64>| {
        (!losses.is_empty()).then(|| values.sum::<f64>() / losses.len() as f64)
    };
    SideReport {
        accuracy: mean(&mut losses.iter().map(|&loss| accuracy(loss))),
        average_loss: mean(&mut losses.iter().copied()),
        counts: Judgement::ALL.map(|judgement| own().filter(|mv| mv.judgement == Some(judgement)).count()),
    }
}

//! The report on a game, read from a record.

use super::better::{Better, better};
use super::grounds::{Grounds, Mates};
use super::judgement::{Judgement, accuracy};
use super::lines::Lines;
use super::main_line::MainLine;
use super::phase::{Phase, phases};
use super::settle::{for_side, outcome_points, white_points};
use crate::game::{Eval, GameRecord, Move, NodeId};
use crate::sides::{ByColor, Color, DrawRules};
use crate::tactics::{Cause, Lapse};

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
    /// A better move, if the move is notable and the record has a variation.
    pub better: Option<Better>,
    /// Why the move was bad, if it is notable and something true can be said.
    pub cause: Option<Cause>,
    /// What that depends on, if the move is notable.
    grounds: Option<Grounds>,
}

/// The summary of one side's moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideReport {
    /// The mean accuracy of the moves in percent; `None` without evaluated moves.
    pub accuracy: Option<f64>,
    /// The mean loss of the moves in expected points.
    pub average_loss: Option<f64>,
    /// The number of moves of each [`Judgement`], in the order of [`Judgement::ALL`].
    pub counts: [usize; 3],
    /// The expected points that all judged moves have lost.
    pub lost: f64,
    /// The kinds of the judged moves whose causes are known, the costliest first.
    pub lapses: Vec<LapseSum>,
}

/// The mistakes of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LapseSum {
    /// The kind.
    pub lapse: Lapse,
    /// Their number.
    pub count: usize,
    /// The expected points that they have lost.
    pub loss: f64,
}

/// The most kinds of mistakes that a summary names, and the points that each of them must have lost.
const NAMED: (usize, f64) = (2, 0.2);

impl SideReport {
    /// The kinds of mistakes that a summary names.
    pub fn named(&self) -> &[LapseSum] {
        let named = self.lapses.iter().take(NAMED.0).take_while(|sum| sum.loss >= NAMED.1);
        &self.lapses[..named.count()]
    }
}

impl MoveReport {
    /// Whether the move has a judgement, allows a mate or misses one.
    pub fn is_notable(&self) -> bool {
        self.judgement.is_some() || self.cause.is_some()
    }

    /// The kind of mistake that the move is, if it is judged and its cause is known.
    pub fn lapse(&self) -> Option<Lapse> {
        self.cause.as_ref().filter(|_| self.judgement.is_some()).map(Cause::lapse)
    }
}

impl GameReport {
    /// Reads the report from the evaluations in a record; `None` if less than half of the positions of the main line
    /// have one.
    pub fn of(record: &GameRecord, draws: DrawRules) -> Option<GameReport> {
        GameReport::after(None, record, draws)
    }

    /// Like [`Self::of`]. Causes that a former report of the game has found are not looked for again.
    pub fn after(former: Option<&GameReport>, record: &GameRecord, draws: DrawRules) -> Option<GameReport> {
        if !GameReport::is_in(record) {
            return None;
        }
        let eval = |node| eval_at(record, node);
        let line = MainLine::of(record, draws);
        let evals: Vec<_> = line.nodes.iter().map(|&node| eval(node)).collect();
        let lines = |ply, better| Lines::in_record(record, &line, ply, better);
        Some(GameReport::new(record, &line, &evals, former, draws, lines))
    }

    /// Whether a record has a report, which is quickly found out: nothing is judged.
    pub fn is_in(record: &GameRecord) -> bool {
        let nodes = || std::iter::once(NodeId::ROOT).chain(record.tree.mainline());
        let known = nodes().filter(|&node| eval_at(record, node).is_some()).count();
        let all = nodes().count();
        // Other programs write no evaluation at the start and at the end of a game.
        known > 0 && all > 1 && 2 * known + 1 >= all
    }

    /// The report that follows from these evaluations of the main line, one a position, and the lines behind the notable
    /// moves. Of a former report it takes the causes whose grounds are the same.
    pub(super) fn new(
        record: &GameRecord,
        line: &MainLine,
        evals: &[Option<Eval>],
        former: Option<&GameReport>,
        draws: DrawRules,
        lines: impl Fn(usize, Option<Better>) -> Lines,
    ) -> GameReport {
        let points = points(line, evals);
        let book = line.book_moves();
        let report = |ply: usize| {
            let judged = judged(line, &points, ply, ply < book);
            let mates = Mates::of(line, evals, &points, ply);
            let (before, played) = (&line.positions[ply], points[ply + 1]);
            let is_notable = judged.judgement.is_some() || mates != Mates::default();
            let played = played.filter(|_| is_notable);
            let better = played.and_then(|played| better(record, line.nodes[ply + 1], before, played, draws));
            let lines = is_notable.then(|| lines(ply, better));
            let grounds = lines.and_then(|lines| Grounds::of(line, &points, ply, mates, lines));
            let known = former.and_then(|former| former.moves.get(ply)).filter(|mv| mv.grounds == grounds);
            let cause = match known {
                Some(known) => known.cause.clone(),
                None => grounds.as_ref().and_then(Grounds::cause),
            };
            MoveReport { better, cause, grounds, ..judged }
        };
        let moves: Vec<_> = (0..line.moves.len()).map(report).collect();
        let sides = ByColor::from_fn(|color| side(&moves, color));
        GameReport { nodes: line.nodes.clone(), points, phases: phases(&line.positions), moves, sides }
    }

    /// The report on the move that leads to a node; `None` outside the main line.
    pub fn move_to(&self, node: NodeId) -> Option<&MoveReport> {
        let ply = self.nodes.iter().position(|&known| known == node)?;
        self.moves.get(ply.checked_sub(1)?)
    }

    /// The ply of the next such move of a side after `ply`, continuing at the start; `None` if there is none.
    pub fn next(&self, ply: usize, color: Color, is_such: impl Fn(&MoveReport) -> bool) -> Option<usize> {
        let is_match = |&ply: &usize| self.moves[ply].color == color && is_such(&self.moves[ply]);
        let here = ply.min(self.moves.len());
        (here..self.moves.len()).chain(0..here).find(is_match).map(|index| index + 1)
    }
}

/// The largest difference in expected points that counts as a rounding error: evaluations are whole centipawns.
const ROUNDING: f64 = 0.001;

/// The evaluation in a record of the position at a node.
fn eval_at(record: &GameRecord, node: NodeId) -> Option<Eval> {
    record.tree.notes(node).and_then(|notes| notes.eval)
}

/// White's expected points at each node of a line.
fn points(line: &MainLine, evals: &[Option<Eval>]) -> Vec<Option<f64>> {
    let points = |ply: usize| {
        let eval = evals.get(ply).copied().flatten();
        line.ending_at(ply).map(outcome_points).or(eval.map(|eval| white_points(eval.score)))
    };
    (0..line.nodes.len()).map(points).collect()
}

/// The report on a move, without its better alternative and its cause.
fn judged(line: &MainLine, points: &[Option<f64>], ply: usize, is_book: bool) -> MoveReport {
    let color = line.positions[ply].turn();
    let loss = points[ply].zip(points[ply + 1]);
    let loss = loss.map(|(before, after)| (for_side(before, color) - for_side(after, color)).max(0.0));
    let loss = loss.map(|loss| if loss < ROUNDING { 0.0 } else { loss });
    let judgement = loss.filter(|_| !is_book).and_then(Judgement::of);
    MoveReport {
        color,
        mv: line.moves[ply],
        loss,
        judgement,
        is_book,
        better: None,
        cause: None,
        grounds: None,
    }
}

fn side(moves: &[MoveReport], color: Color) -> SideReport {
    let own = || moves.iter().filter(move |mv| mv.color == color);
    let losses: Vec<f64> = own().filter_map(|mv| mv.loss).collect();
    let mean = |values: &mut dyn Iterator<Item = f64>| {
        (!losses.is_empty()).then(|| values.sum::<f64>() / losses.len() as f64)
    };
    let judged = || own().filter(|mv| mv.judgement.is_some());
    let mut lapses: Vec<LapseSum> = Vec::new();
    for (lapse, loss) in judged().filter_map(|mv| Some((mv.lapse()?, mv.loss?))) {
        match lapses.iter_mut().find(|sum| sum.lapse == lapse) {
            Some(sum) => (sum.count, sum.loss) = (sum.count + 1, sum.loss + loss),
            None => lapses.push(LapseSum { lapse, count: 1, loss }),
        }
    }
    lapses.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    SideReport {
        lost: judged().filter_map(|mv| mv.loss).sum(),
        lapses,
        accuracy: mean(&mut losses.iter().map(|&loss| accuracy(loss))),
        average_loss: mean(&mut losses.iter().copied()),
        counts: Judgement::ALL.map(|judgement| own().filter(|mv| mv.judgement == Some(judgement)).count()),
    }
}

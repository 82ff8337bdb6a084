//! The searches for a report, and the edit that they result in.

use super::end_line;
use super::game_report::{GameReport, MoveReport};
use super::judgement::Judgement;
use super::lines::Lines;
use super::main_line::MainLine;
use super::settle::{Found, after_best_move, settle};
use crate::engine::{Info, Limits, SearchRequest};
use crate::game::{Eval, GameRecord, GameTree, Move, Nag, NodeId, Position, TreeEdit};
use crate::sides::{Color, DrawRules, Outcome};

/// Default number of nodes for each position.
pub const NODES: u64 = 200_000;
/// Size of the transposition table of each search, in mebibytes. It influences the result, so it is the same on every
/// machine.
pub const HASH_MB: usize = 16;

/// The searches for the report on a game.
#[derive(Clone, Debug)]
pub struct Plan {
    start: Position,
    /// The main line when the report was requested.
    moves: Vec<Move>,
    ending: Option<Outcome>,
    draws: DrawRules,
    nodes: u64,
    /// The searches by ply, without the final position if the game has ended there.
    searches: Vec<Search>,
}

#[derive(Clone, Debug, Default)]
struct Search {
    found: Option<Found>,
    is_done: bool,
}

impl Plan {
    /// Plans a search to `nodes` nodes for each position of the main line of a game.
    pub fn new(record: &GameRecord, draws: DrawRules, nodes: u64) -> Plan {
        let line = MainLine::of(record, draws);
        let count = line.nodes.len() - usize::from(line.ending.is_some());
        Plan {
            start: *record.tree.start(),
            moves: line.moves,
            ending: line.ending,
            draws,
            nodes,
            searches: vec![Search::default(); count],
        }
    }

    /// Plans the searches before and after a move that is not made yet.
    pub fn of_move(position: Position, mv: Move, draws: DrawRules, nodes: u64) -> Plan {
        Plan::new(&record_of(position, &[mv]), draws, nodes)
    }

    /// The move of such a plan, if it is a mistake with a cause. No better move is given away.
    pub fn mistake(&self) -> Option<MoveReport> {
        let mv = self.judged(&record_of(self.start, &self.moves), true).moves.pop()?;
        let is_serious = matches!(mv.judgement, Some(Judgement::Mistake | Judgement::Blunder));
        Some(mv).filter(|mv| is_serious && mv.cause.is_some())
    }

    /// The search requests, by ply. Each is for one thread with an empty table of [`HASH_MB`].
    pub fn requests(&self) -> Vec<SearchRequest> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let request = |ply: usize| SearchRequest {
            moves: self.moves[..ply].to_vec(),
            draws: self.draws,
            ..SearchRequest::new(self.start, limits.clone())
        };
        (0..self.searches.len()).map(request).collect()
    }

    /// The number of searches.
    pub fn len(&self) -> usize {
        self.searches.len()
    }

    /// Whether the plan has no searches.
    pub fn is_empty(&self) -> bool {
        self.searches.is_empty()
    }

    /// The number of finished searches.
    pub fn done(&self) -> usize {
        self.searches.iter().filter(|search| search.is_done).count()
    }

    /// Stores the latest result of the search of a ply.
    pub fn take(&mut self, ply: usize, info: &Info) {
        let Some(search) = self.searches.get_mut(ply) else { return };
        let turn = if ply.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() };
        let score = info.score.for_white(turn).into();
        let eval = Eval { score, depth: Some(info.depth) };
        search.found = Some(Found { eval, line: info.pv.clone() });
    }

    /// Marks the search of a ply as finished.
    pub fn finish(&mut self, ply: usize) {
        if let Some(search) = self.searches.get_mut(ply) {
            search.is_done = true;
        }
    }

    /// The report from the results received until now. `record` is the current game. Causes that a former report has found
    /// are not looked for again.
    pub fn report(&self, record: &GameRecord, former: Option<&GameReport>) -> GameReport {
        let line = MainLine::of(record, self.draws);
        let evals = evals(&self.settled());
        let common = line.moves.iter().zip(&self.moves).take_while(|(now, then)| now == then).count();
        let is_same = line.positions[0] == self.start;
        let known = if is_same { (common + 1).min(evals.len()) } else { 0 };
        let lines = |ply, better| Lines::in_record(record, &line, ply, better);
        GameReport::new(record, &line, &evals[..known], former, self.draws, lines)
    }

    /// The edit that writes the report into the record: evaluations, glyphs, and, if `with_lines`, the best lines as
    /// alternatives to bad moves, and after them as far as they show the cause, at the end of the game as a comment. `None` if the record has nothing of the
    /// game any more.
    ///
    /// Glyphs that a person has set stay.
    pub fn edit(&self, record: &GameRecord, with_lines: bool) -> Option<TreeEdit> {
        let tree = &record.tree;
        if *tree.start() != self.start {
            return None;
        }
        let nodes = self.nodes(tree);
        let settled = self.settled();
        let game = record.up_to(*nodes.last()?);
        let line = MainLine::of(&game, self.draws);
        let judged = self.judged(&game, false);
        let former = GameReport::of(record, self.draws);
        let evaluation = |(&node, found): (&NodeId, &Option<Found>)| {
            let eval = Some(found.as_ref()?.eval);
            Some(TreeEdit::Evaluation { node, eval })
        };
        let mut edits: Vec<_> = nodes.iter().zip(&settled).filter_map(evaluation).collect();
        for (ply, mv) in judged.moves.iter().enumerate() {
            let node = nodes[ply + 1];
            edits.extend(glyph(record, node, mv, former.as_ref().and_then(|former| former.move_to(node))));
            if with_lines && mv.is_notable() {
                let Lines { better, answer, .. } = Lines::found(&settled, &line, ply);
                let eval = |ply: usize| settled.get(ply)?.as_ref().map(|found| found.eval);
                edits.extend(added(tree, nodes[ply], &better, eval(ply), mv.color));
                let answer = if mv.cause.is_some() { answer } else { Vec::new() };
                edits.extend(added(tree, node, &answer, eval(ply + 1), !mv.color));
                edits.extend(end_line::written(tree, node, &line.positions[ply + 1], &answer));
            }
        }
        (!edits.is_empty()).then_some(TreeEdit::All(edits))
    }

    /// The report on the moves searched, by the results alone.
    pub fn found(&self) -> GameReport {
        self.judged(&record_of(self.start, &self.moves), false)
    }

    /// The report by the lines that the searches have found; with a secret, no better move is given away.
    fn judged(&self, game: &GameRecord, is_secret: bool) -> GameReport {
        let (line, settled) = (MainLine::of(game, self.draws), self.settled());
        let lines = |ply, _| Lines { is_secret, ..Lines::found(&settled, &line, ply) };
        GameReport::new(game, &line, &evals(&settled), None, self.draws, lines)
    }

    /// The nodes of the main line, up to the last one that is still in the tree.
    fn nodes(&self, tree: &GameTree) -> Vec<NodeId> {
        let mut nodes = vec![NodeId::ROOT];
        for &mv in &self.moves {
            let Some(next) = tree.child_by_move(nodes[nodes.len() - 1], mv) else { break };
            nodes.push(next);
        }
        nodes
    }

    /// The results by ply, each corrected by the ones after it.
    fn settled(&self) -> Vec<Option<Found>> {
        let mut found: Vec<_> = self.searches.iter().map(|search| search.found.clone()).collect();
        settle(&mut found, &self.moves, self.ending, self.start.turn());
        found
    }
}

/// The record of these moves alone.
fn record_of(start: Position, moves: &[Move]) -> GameRecord {
    let mut record = GameRecord::new(start);
    let mut node = NodeId::ROOT;
    for &mv in moves {
        node = record.tree.add(node, mv).unwrap_or(node);
    }
    record
}

fn evals(found: &[Option<Found>]) -> Vec<Option<Eval>> {
    found.iter().map(|found| found.as_ref().map(|found| found.eval)).collect()
}

/// The edit that sets the glyph of a move. An existing glyph is replaced only if it is from the report `before`.
fn glyph(
    record: &GameRecord,
    node: NodeId,
    mv: &MoveReport,
    before: Option<&MoveReport>,
) -> Option<TreeEdit> {
    let nags = record.tree.notes(node).map_or(&[][..], |notes| &notes.nags);
    let mark = nags.iter().copied().find(|nag| nag.is_move_mark());
    let reported = before.and_then(|before| before.judgement).map(Judgement::nag);
    let wanted: Option<Nag> = mv.judgement.map(Judgement::nag);
    let is_free = mark.is_none() || mark == reported;
    (is_free && mark != wanted).then(|| TreeEdit::move_mark(&record.tree, node, wanted))
}

/// The edit that adds a best line at a node, with the evaluation there; `None` if the game went that way, and at its end,
/// where the line would become the game.
fn added(tree: &GameTree, at: NodeId, moves: &[Move], eval: Option<Eval>, turn: Color) -> Option<TreeEdit> {
    let (mut node, mut count) = (at, 0);
    while let Some(next) = tree.next(node).filter(|&next| tree.move_at(next) == moves.get(count).copied()) {
        (node, count) = (next, count + 1);
    }
    // The first move beside the game gets the evaluation that follows from the one at the node.
    let after = |eval: Eval, ply: usize| {
        let score = after_best_move(eval.score, if ply.is_multiple_of(2) { turn } else { !turn })?;
        Some(Eval { score, depth: eval.depth.map(|depth| depth.saturating_sub(1)) })
    };
    let eval = eval.and_then(|eval| (0..=count).try_fold(eval, after));
    (count < moves.len() && tree.next(node).is_some()).then(|| TreeEdit::AddLine {
        at: node,
        moves: moves[count..].to_vec(),
        eval,
    })
}

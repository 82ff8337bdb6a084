//! Iterative deepening with aspiration windows and `MultiPV`.

use std::cmp::Reverse;

use super::control::Control;
use super::limits::RunningLimits;
use super::moves::RootMove;
use super::plan::Plan;
use super::report::{Line, ProgressReporter, Report};
use super::timing::TimeScale;
use super::tree::{RootNode, Tree};
use super::voting;
use crate::engine::parameters::{aspiration_delta, aspiration_growth};
use crate::engine::score::{INFINITE, MAX_PLY, is_proven};

/// A window grown beyond this becomes a full window.
const ASPIRATION_LIMIT: i32 = 500;
/// The lowest depth with an aspiration window.
const ASPIRATION_DEPTH: i32 = 4;
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchResult<M> {
    pub best: Option<M>,
    pub ponder: Option<M>,
}

/// The root search of one thread.
pub(crate) struct Root<'a, T: Tree<'a>> {
    plan: &'a Plan,
    tree: T,
    /// Best first.
    moves: Vec<RootMove<T::Move>>,
    report: &'a dyn Fn(Report<T::Move>),
}

impl<'a, T: Tree<'a>> Root<'a, T> {
    /// The root search of a tree.
    pub fn new(
        plan: &'a Plan,
        mut tree: T,
        moves: Vec<RootMove<T::Move>>,
        report: &'a dyn Fn(Report<T::Move>),
    ) -> Self {
        let progress = plan.reports_progress.then(|| ProgressReporter::new(report, plan.started));
        tree.control_mut().progress = progress;
        Self { plan, tree, moves, report }
    }

    /// Iterative deepening until a limit is reached.
    pub fn iterative_deepening(&mut self) {
        let plan = self.plan;
        let is_only_move = self.moves.len() == 1;
        let is_played_at_once = is_only_move && plan.limits.clock.is_some();
        let is_forced = is_only_move && plan.limits.depth.is_none();
        let max_depth = if is_played_at_once { 1 } else { plan.limits.max_depth().min(T::MAX_DEPTH) };
        self.tree.control_mut().limits = RunningLimits::of(plan, max_depth);
        let mut scale = TimeScale::new(plan.last_value);
        let mut before = Vec::new();

        for depth in 1..MAX_PLY {
            before.clone_from(&self.moves);
            self.iterate(depth as i32);
            if self.tree.control().aborted {
                self.finish_aborted_iteration(before);
                self.report_lines();
                return;
            }
            self.report_lines();
            let best = &self.moves[0];
            scale.after_iteration(best.mv == before[0].mv, best.value);
            let nodes = self.tree.control().nodes;
            let percent = scale.percent(best.nodes, nodes);
            let is_enough = depth >= max_depth
                || plan.limits.is_mate_found(best.value)
                || plan.limits.soft_nodes.is_some_and(|soft| nodes >= soft)
                || self.tree.is_decided(best.value, depth, is_forced)
                || plan.budget.soft.is_some_and(|soft| plan.started.elapsed() >= soft * percent / 100);
            let Control { limits, stop, .. } = self.tree.control_mut();
            if limits.end_after(stop, depth, is_enough) {
                return;
            }
            limits.node_limit = limits.node_limit.min(plan.level_nodes.unwrap_or(u64::MAX));
        }
    }

    /// The number of best moves with exact values.
    fn multipv(&self) -> usize {
        self.plan.lines.clamp(1, self.moves.len())
    }

    /// Searches one iteration. Sorts the root moves, the best first.
    fn iterate(&mut self, depth: i32) {
        let control = self.tree.control_mut();
        (control.root_depth, control.seldepth) = (depth as usize, 0);
        let best = &self.moves[0];
        if T::ASPIRATION && self.multipv() == 1 && depth >= ASPIRATION_DEPTH && best.has_value() {
            self.aspiration_search(depth, best.value);
        } else {
            self.search_moves(depth, -INFINITE, INFINITE);
        }
    }

    /// Searches in a narrow window around the previous value, and widens it while the search fails low or high.
    fn aspiration_search(&mut self, depth: i32, previous: i32) {
        let mut delta = aspiration_delta();
        let (mut alpha, mut beta) = (previous - delta, previous + delta);
        loop {
            let value = self.search_moves(depth, alpha.max(-INFINITE), beta.min(INFINITE));
            if self.tree.control().aborted || alpha < value && value < beta {
                return;
            }
            self.report_bound(value >= beta);
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = value - delta;
            } else {
                beta = value + delta;
            }
            delta += delta * aspiration_growth() / 100;
            if delta > ASPIRATION_LIMIT {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches the moves of the root, each as the tree searches the moves of any node. Returns the best value.
    ///
    /// With `MultiPV` alpha is the lowest value among the best lines already searched, so that one pass gives all
    /// lines exact values.
    fn search_moves(&mut self, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let multipv = self.multipv();
        self.tree.enter_root();
        self.moves.iter_mut().for_each(|root| root.value = -INFINITE);
        let mut values: Vec<i32> = Vec::with_capacity(self.moves.len());
        for (index, root) in self.moves.iter_mut().enumerate() {
            let control = self.tree.control_mut();
            let nodes_before = control.nodes;
            if let Some(progress) = control.progress.as_mut().filter(|progress| progress.reports_details()) {
                progress.report(Report::RootMove { depth: depth as u32, mv: root.mv, number: index + 1 });
            }
            // A window at the end of all values has no room to move.
            let raised =
                |bound: i32| if bound.abs() < INFINITE { (bound + root.malus).min(INFINITE) } else { bound };
            let node =
                RootNode { mv: root.mv, index, multipv, depth, alpha: raised(alpha), beta: raised(beta) };
            let value = self.tree.search_root_move(&node);
            let value = if is_proven(value) { value } else { value - root.malus };
            let control = self.tree.control();
            root.nodes += control.nodes - nodes_before;
            if control.aborted {
                break;
            }
            if node.is_exact() || value > alpha {
                (root.value, root.depth, root.seldepth) = (value, depth, control.seldepth);
                root.pv.truncate(1);
                root.pv.extend_from_slice(self.tree.pv());
            }
            values.insert(values.partition_point(|&better| better >= value), value);
            alpha = values.get(multipv - 1).map_or(alpha, |&lowest| alpha.max(lowest));
            if alpha >= beta {
                break;
            }
        }
        // The sort is stable: moves without an exact value keep their order.
        self.moves.sort_by_key(|root| Reverse(root.value));
        values.first().copied().unwrap_or(-INFINITE)
    }

    /// After an aborted iteration, keeps its results if they are valid, otherwise those of the previous one.
    fn finish_aborted_iteration(&mut self, before: Vec<RootMove<T::Move>>) {
        if self.multipv() > 1 && before[0].has_value() {
            self.moves = before;
        } else if !self.moves[0].has_value()
            && let Some(previous) = before.into_iter().find(|root| root.mv == self.moves[0].mv)
        {
            self.moves[0] = previous;
        }
    }

    /// Makes the move for which the threads vote the best one. `others` are the best moves of the helper threads.
    ///
    /// The threads do not vote on several lines, or in a search to a given depth or mate, which only the main thread
    /// has reached.
    pub fn vote(&mut self, others: Vec<RootMove<T::Move>>) {
        let Plan { limits, lines, .. } = self.plan;
        let has_vote = *lines <= 1 && limits.depth.is_none() && limits.mate.is_none();
        if has_vote && voting::vote(&mut self.moves, others) {
            self.report_lines();
        }
    }

    /// The best move, if it has a value.
    pub fn best(&self) -> Option<&RootMove<T::Move>> {
        self.moves.first().filter(|root| root.has_value())
    }

    /// The result: the best move, and the expected reply.
    pub fn result(&self) -> SearchResult<T::Move> {
        let best = self.moves.first();
        SearchResult { best: best.map(|root| root.mv), ponder: best.and_then(|root| root.pv.get(1).copied()) }
    }

    /// Reports the requested lines.
    fn report_lines(&mut self) {
        for (i, root) in self.moves[..self.multipv()].iter().enumerate().filter(|(_, root)| root.has_value())
        {
            (self.report)(Report::Line(self.line(root, i + 1)));
        }
        if let Some(progress) = &mut self.tree.control_mut().progress {
            progress.mark_reported();
        }
    }

    /// Reports that the best line is at least or at most as good as its value, once a search is long.
    fn report_bound(&mut self, is_lower: bool) {
        let has_details =
            self.tree.control().progress.as_ref().is_some_and(ProgressReporter::reports_details);
        let Some(best) = self.best().filter(|_| has_details) else { return };
        let line = self.line(best, 1);
        if let Some(progress) = &mut self.tree.control_mut().progress {
            progress.report(Report::Bound { line, is_lower });
        }
    }

    /// Reports the result of a game that is over.
    pub fn report_game_over(&self) {
        (self.report)(Report::Line(Line { value: self.tree.no_moves_value(), ..self.statistics() }));
    }

    /// The line of a root move.
    fn line(&self, root: &RootMove<T::Move>, multipv: usize) -> Line<T::Move> {
        let depth = root.depth as u32;
        let seldepth = depth.max(root.seldepth as u32);
        Line { depth, seldepth, value: root.value, pv: root.pv.clone(), multipv, ..self.statistics() }
    }

    /// A line without moves.
    fn statistics(&self) -> Line<T::Move> {
        let control = self.tree.control();
        let hashfull = control.progress.as_ref().map_or(0, |_| self.tree.hashfull());
        let (nodes, time) = (control.all_nodes(), self.plan.started.elapsed());
        Line { depth: 0, seldepth: 0, value: 0, nodes, time, hashfull, pv: Vec::new(), multipv: 1 }
    }
}

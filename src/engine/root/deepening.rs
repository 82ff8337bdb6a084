//! Iterative deepening with aspiration windows, `MultiPV` and time control.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use super::moves::RootMove;
use super::timing::TimeScale;
use crate::chess::{Move, Position};
use crate::engine::event::{Info, Progress, Report, SearchRequest};
use crate::engine::history::MoveHistory;
use crate::engine::level::Skill;
use crate::engine::limits::TimeBudget;
use crate::engine::ordering::is_quiet;
use crate::engine::parameters::{self, aspiration_delta};
use crate::engine::ponder::RunningLimits;
use crate::engine::pulse::{Pulse, nodes_per_second};
use crate::engine::reductions::{PLY, base_reduction};
use crate::engine::score::{INFINITE, MAX_PLY, Score, mate_in};
use crate::engine::search::Search;
use crate::game::Move as AnyMove;

/// A window grown beyond this becomes a full window.
const ASPIRATION_LIMIT: i32 = 500;
/// The lowest depth with an aspiration window.
const ASPIRATION_DEPTH: i32 = 4;
/// The node limit of the first iteration of a level, which gives every root move a value.
const LEVEL_FIRST_NODES: u64 = 100_000;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::engine) struct SearchResult {
    pub best: Option<Move>,
    pub ponder: Option<Move>,
}

/// The root search of one thread.
pub(super) struct RootSearch<'a> {
    pub request: &'a SearchRequest,
    pub skill: Option<Skill>,
    pub position: Position,
    /// Best first.
    pub moves: Vec<RootMove>,
    pub search: Search<'a>,
    pub started: Instant,
    pub report: &'a dyn Fn(Report),
}

impl RootSearch<'_> {
    /// Iterative deepening until a limit is reached.
    pub fn iterative_deepening(&mut self) {
        let limits = &self.request.limits;
        let budget = TimeBudget::new(limits, self.position.turn());
        // A level searches every root move to depth 1; its node limit holds from then on.
        let (first_limit, level_limit) =
            self.skill.map_or((u64::MAX, u64::MAX), |skill| (LEVEL_FIRST_NODES, skill.nodes));
        let is_forced = limits.clock.is_some() && self.moves.len() == 1;
        let max_depth = if is_forced { 1 } else { limits.max_depth() };
        self.search.limits =
            RunningLimits::of(self.request, self.started, &budget, max_depth, first_limit.max(level_limit));
        let mut scale = TimeScale::new(self.search.histories.last_value, self.position.turn());
        let mut before = Vec::new();

        for depth in 1..MAX_PLY {
            before.clone_from(&self.moves);
            self.iterate(depth as i32);
            if self.search.aborted {
                self.finish_aborted_iteration(before);
                self.report_lines();
                return;
            }
            self.report_lines();
            let best = &self.moves[0];
            scale.after_iteration(best.m == before[0].m, best.value);
            let percent = scale.percent(best.nodes, self.search.nodes);
            let is_enough = depth >= max_depth || self.should_stop(budget.soft, percent);
            let limits = &mut self.search.limits;
            if limits.end_after(self.search.stop, depth, is_enough) {
                return;
            }
            limits.node_limit = limits.node_limit.min(level_limit);
        }
    }

    /// The number of best moves with exact values: `MultiPV`, or what the level chooses from.
    fn multipv(&self) -> usize {
        let wanted = self.request.lines.max(self.skill.map_or(1, |skill| skill.lines));
        wanted.max(1).min(self.moves.len())
    }

    /// One iteration. It sorts the root moves, the best first.
    fn iterate(&mut self, depth: i32) {
        self.search.root_depth = depth as usize;
        self.search.seldepth = 0;
        let previous = self.moves[0].value;
        if self.multipv() == 1 && depth >= ASPIRATION_DEPTH && previous > -INFINITE {
            self.aspiration_search(depth, previous);
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
            if self.search.aborted || alpha < value && value < beta {
                return;
            }
            self.report_bound(value >= beta);
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = value - delta;
            } else {
                beta = value + delta;
            }
            delta *= 2;
            if delta > ASPIRATION_LIMIT {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches the root node, as steps 11 to 17 of [`Search::search`] but without pruning. Returns the best value.
    ///
    /// With `MultiPV` alpha is the lowest value among the best lines so far, so that one pass gives all lines exact
    /// values.
    fn search_moves(&mut self, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let multipv = self.multipv();
        let search = &mut self.search;
        search.enter_root(&self.position);
        search.move_stack.clear();
        self.moves.iter_mut().for_each(|root| root.value = -INFINITE);
        let mut values: Vec<i32> = Vec::with_capacity(self.moves.len());
        for (i, root) in self.moves.iter_mut().enumerate() {
            if let Some(pulse) = &mut search.pulse {
                pulse.root_move(depth as u32, AnyMove::Chess(root.m), i + 1);
            }
            let quiet = is_quiet(&self.position, root.m);
            search.set_current_quiet(root.m, quiet, 0);
            let mut child = self.position;
            let nodes_before = search.nodes;
            search.make_move(&mut child, root.m, 0);
            let mut value = alpha + 1;
            if i >= multipv {
                let is_late = depth >= 3 && i > multipv + usize::from(!quiet);
                let reduction = if is_late {
                    let gives_check = child.in_check();
                    root_reduction(&search.histories.moves, &self.position, root.m, gives_check, depth, i + 1)
                } else {
                    0
                };
                value =
                    -search.search_child::<false>(&child, -alpha - 1, -alpha, depth - 1 - reduction, 1, true);
                if value > alpha && reduction > 0 {
                    value = -search.search_child::<false>(&child, -alpha - 1, -alpha, depth - 1, 1, true);
                }
            }
            if value > alpha {
                value = -search.search_child::<true>(&child, -beta, -alpha, depth - 1, 1, false);
            }
            root.nodes += search.nodes - nodes_before;
            if search.aborted {
                break;
            }
            if i < multipv || value > alpha {
                root.value = value;
                root.depth = depth;
                root.seldepth = search.seldepth;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&search.pv[1]);
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

    /// After an aborted iteration, keeps its results as far as they are valid, and else those of the previous one.
    fn finish_aborted_iteration(&mut self, before: Vec<RootMove>) {
        let first_iteration = before[0].value == -INFINITE;
        if self.multipv() > 1 && !first_iteration {
            self.moves = before;
        } else if self.moves[0].value == -INFINITE
            && let Some(previous) = before.into_iter().find(|root| root.m == self.moves[0].m)
        {
            self.moves[0] = previous;
        }
    }

    /// Whether to stop after an iteration: the requested mate is found, or so many percent of the soft time limit have
    /// passed.
    fn should_stop(&self, soft: Option<Duration>, percent: u32) -> bool {
        self.request.limits.is_mate_found(self.moves[0].value)
            || soft.is_some_and(|soft| self.started.elapsed() >= soft * percent / 100)
    }

    /// Reports the requested lines, without those a level adds to choose from.
    pub fn report_lines(&mut self) {
        let wanted = self.request.lines.clamp(1, self.moves.len());
        for (i, root) in self.moves[..wanted].iter().enumerate() {
            if root.value > -INFINITE {
                (self.report)(Report::Line(self.line(root, i + 1)));
            }
        }
        self.search.pulse.as_mut().into_iter().for_each(Pulse::rest);
    }

    /// Reports that the best line is at least or at most as good as its value, once a search is long.
    fn report_bound(&mut self, is_lower: bool) {
        let root = &self.moves[0];
        let wants_details = self.search.pulse.as_ref().is_some_and(Pulse::wants_details);
        if wants_details && root.value > -INFINITE {
            let info = self.line(root, 1);
            if let Some(pulse) = &mut self.search.pulse {
                pulse.report(Progress::Bound { info, is_lower });
            }
        }
    }

    /// The line of a root move.
    fn line(&self, root: &RootMove, multipv: usize) -> Info {
        let score = Score::from_value(root.value);
        let seldepth = root.seldepth.max(root.depth as usize) as u32;
        self.info(root.depth as u32, seldepth, score, root.pv.clone(), multipv)
    }

    /// Reports the result of a game that is over.
    pub fn report_game_over(&mut self) {
        let value = self.search.draws.no_moves_value(&self.position, 0);
        let info = self.info(0, 0, Score::from_value(value), Vec::new(), 1);
        (self.report)(Report::Line(info));
    }

    fn info(&self, depth: u32, seldepth: u32, score: Score, pv: Vec<Move>, multipv: usize) -> Info {
        let time = self.started.elapsed();
        let nodes = self.search.all_nodes();
        let nps = nodes_per_second(nodes, time);
        Info {
            depth,
            seldepth,
            score,
            wdl: None,
            nodes,
            nps,
            time,
            hashfull: self.search.pulse.as_ref().map_or(0, |_| self.search.table.hashfull()),
            pv: pv.into_iter().map(AnyMove::Chess).collect(),
            multipv,
        }
    }

    /// The static evaluation after a move, or its value if it mates at once.
    fn static_value(&self, root: &RootMove) -> i32 {
        if root.value >= mate_in(1) {
            return root.value;
        }
        let mut after = self.position;
        after.play_unchecked(root.m);
        -self.search.evaluator.evaluate(&after)
    }

    /// Keeps the value for the time management of the next search.
    pub fn keep_value(&mut self) {
        let value = self.moves.first().map(|root| root.value);
        self.search.histories.last_value = value.map(|value| (self.position.turn(), value));
    }

    /// The best move, or the choice of the level.
    pub fn choose(&self, rng: &mut fastrand::Rng) -> SearchResult {
        let searched = || {
            let lines = self.moves[..self.multipv()].iter();
            lines.filter(|root| root.value > -INFINITE).map(|root| (root.m, root.value)).collect()
        };
        let static_values = || self.moves.iter().map(|root| (root.m, self.static_value(root))).collect();
        let by_level = self.skill.and_then(|skill| skill.choose(searched, static_values, rng));
        let chosen = by_level.and_then(|m| self.moves.iter().find(|root| root.m == m)).or(self.moves.first());
        SearchResult {
            best: chosen.map(|root| root.m),
            ponder: chosen.and_then(|root| root.pv.get(1).copied()),
        }
    }
}

/// How many plies less deep the `count`-th root move (from 1) is searched at first.
fn root_reduction(
    history: &MoveHistory,
    position: &Position,
    m: Move,
    gives_check: bool,
    depth: i32,
    count: usize,
) -> i32 {
    let score = if is_quiet(position, m) {
        history.quiet(position, m, [None; 2])
    } else {
        history.capture(position, m)
    };
    let check = if gives_check { parameters::reduction_check_killer() } else { 0 };
    let reduction = base_reduction(depth, count)
        - parameters::reduction_root()
        - score / parameters::reduction_history_divisor()
        - check;
    (reduction.max(0) / PLY).min(depth - 2)
}

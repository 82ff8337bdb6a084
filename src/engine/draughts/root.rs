//! Iterative deepening for checkers, with `MultiPV` and time control.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use super::eval::evaluate;
use super::search::Search;
use crate::draughts::{Move, Position};
use crate::engine::event::{Info, Report, SearchRequest};
use crate::engine::level::Skill;
use crate::engine::limits::TimeBudget;
use crate::engine::ponder::RunningLimits;
use crate::engine::pulse::{Pulse, nodes_per_second};
use crate::engine::score::{INFINITE, MAX_PLY, Score, mated_in};
use crate::engine::stop::StopSignal;
use crate::engine::transposition::TranspositionTable;
use crate::game;

/// The node limit of the first iteration of a level, which gives every root move a value.
const LEVEL_FIRST_NODES: u64 = 20_000;

/// The result of a search.
pub(in crate::engine) struct SearchResult {
    pub best: Option<Move>,
    pub ponder: Option<Move>,
}

/// A root move with its search results.
#[derive(Clone)]
pub(super) struct RootMove {
    pub mv: Move,
    /// The value of this iteration; `-INFINITE` unless it is exact.
    pub value: i32,
    /// The principal variation, starting with the move.
    pub pv: Vec<Move>,
}

/// The root search of one thread.
pub(super) struct RootSearch<'a> {
    pub request: &'a SearchRequest,
    pub skill: Option<Skill>,
    pub position: Position,
    /// Best first.
    pub moves: Vec<RootMove>,
    pub search: Search<'a>,
    pub stop: &'a StopSignal,
    pub table: &'a TranspositionTable,
    pub started: Instant,
    pub report: &'a dyn Fn(Report),
}

impl RootSearch<'_> {
    /// Iterative deepening until a limit is reached.
    pub fn iterative_deepening(&mut self) {
        let limits = &self.request.limits;
        let budget = TimeBudget::new(limits, self.position.turn());
        let level_limit = self.skill.map_or(u64::MAX, |skill| skill.nodes);
        let first_limit = if self.skill.is_some() { level_limit.max(LEVEL_FIRST_NODES) } else { u64::MAX };
        // A forced move in a timed game needs no search.
        let is_forced = self.moves.len() == 1 && (limits.clock.is_some() || self.skill.is_some());
        let max_depth = if is_forced { 1 } else { limits.max_depth() };
        self.search.limits = RunningLimits::of(self.request, self.started, &budget, max_depth, first_limit);
        for depth in 1..MAX_PLY {
            let before = self.moves.clone();
            self.search.root_depth = depth;
            self.iterate(depth as i32);
            if self.search.aborted {
                self.finish_aborted_iteration(before);
                self.report_lines(depth as i32);
                return;
            }
            self.report_lines(depth as i32);
            let is_enough = depth >= max_depth || self.should_stop(budget.soft);
            let limits = &mut self.search.limits;
            if limits.end_after(self.stop, depth, is_enough) {
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
        let multipv = self.multipv();
        self.search.seldepth = 0;
        self.moves.iter_mut().for_each(|root| root.value = -INFINITE);
        let mut values: Vec<i32> = Vec::with_capacity(self.moves.len());
        let mut alpha = -INFINITE;
        for (i, root) in self.moves.iter_mut().enumerate() {
            let search = &mut self.search;
            if let Some(pulse) = &mut search.pulse {
                pulse.root_move(depth as u32, game::Move::Draughts(root.mv), i + 1);
            }
            let mut value = alpha + 1;
            if i >= multipv {
                value = search.search_move(&self.position, root.mv, alpha, alpha + 1, depth - 1, 1);
            }
            if value > alpha {
                value = search.search_move(&self.position, root.mv, alpha, INFINITE, depth - 1, 1);
            }
            if search.aborted {
                break;
            }
            if i < multipv || value > alpha {
                root.value = value;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&search.pv[1]);
            }
            values.insert(values.partition_point(|&better| better >= value), value);
            alpha = values.get(multipv - 1).map_or(alpha, |&lowest| alpha.max(lowest));
        }
        // The sort is stable: moves without an exact value keep their order.
        self.moves.sort_by_key(|root| Reverse(root.value));
    }

    /// After an aborted iteration, keeps its results if the best move is valid, and else those of the previous one.
    fn finish_aborted_iteration(&mut self, before: Vec<RootMove>) {
        let is_first = before[0].value == -INFINITE;
        let has_best = self.multipv() == 1 && self.moves[0].value > -INFINITE;
        if !is_first && !has_best {
            self.moves = before;
        }
    }

    /// Whether to stop after an iteration: the requested win is found, or the soft time limit is reached.
    fn should_stop(&self, soft: Option<Duration>) -> bool {
        self.request.limits.is_mate_found(self.moves[0].value)
            || soft.is_some_and(|soft| self.started.elapsed() >= soft)
    }

    fn report_lines(&mut self, depth: i32) {
        let wanted = self.request.lines.clamp(1, self.moves.len());
        for line in 0..wanted {
            if self.moves[line].value > -INFINITE {
                self.report_line(depth as u32, line);
            }
        }
    }

    /// Reports the `line`th best move, or the lost game if there is no move.
    pub fn report_line(&mut self, depth: u32, line: usize) {
        let root = self.moves.get(line);
        let value = root.map_or(mated_in(0), |root| root.value);
        let pv = root.map_or(&[][..], |root| &root.pv);
        let time = self.started.elapsed();
        let nodes = self.search.all_nodes();
        (self.report)(Report::Line(Info {
            depth,
            seldepth: self.search.seldepth as u32,
            score: Score::from_value(value),
            wdl: None,
            nodes,
            nps: nodes_per_second(nodes, time),
            time,
            hashfull: self.search.pulse.as_ref().map_or(0, |_| self.table.hashfull()),
            pv: pv.iter().copied().map(game::Move::Draughts).collect(),
            multipv: line + 1,
        }));
        self.search.pulse.as_mut().into_iter().for_each(Pulse::rest);
    }

    /// The static evaluation after a move.
    fn static_value(&self, root: &RootMove) -> i32 {
        let mut after = self.position;
        after.play_unchecked(root.mv);
        -evaluate(&after)
    }

    /// The best move, or the choice of the level.
    pub fn choose(&self, rng: &mut fastrand::Rng) -> SearchResult {
        let searched = || {
            let lines = self.moves[..self.multipv()].iter();
            lines.filter(|root| root.value > -INFINITE).map(|root| (root.mv, root.value)).collect()
        };
        let static_values = || self.moves.iter().map(|root| (root.mv, self.static_value(root))).collect();
        let by_level = self.skill.and_then(|skill| skill.choose(searched, static_values, rng));
        let chosen =
            by_level.and_then(|mv| self.moves.iter().find(|root| root.mv == mv)).or(self.moves.first());
        SearchResult {
            best: chosen.map(|root| root.mv),
            ponder: chosen.and_then(|root| root.pv.get(1).copied()),
        }
    }
}

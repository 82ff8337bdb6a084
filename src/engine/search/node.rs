//! What the nodes of the tree have in common: moves made, limits looked at, lines and experience kept.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use super::{Search, Tried};
use crate::chess::{Move, Position};
use crate::engine::history::{Arrival, Before};
use crate::engine::ordering::is_quiet;
use crate::engine::score::EVAL_LIMIT;
use crate::engine::table::{Bound, Entry};

/// Limits are looked at once in so many nodes: a few milliseconds apart at the most.
const NODES_BETWEEN_CHECKS: u64 = 1_024;

/// The most that the static evaluations before and after a move count for it in its history.
const MOST_JUDGED: i32 = 600;

/// What a move gains in its history by settling a node of this depth.
pub(super) fn bonus(depth: i32) -> i32 {
    (16 * depth * depth + 32 * depth).min(1_600)
}

impl<'a> Search<'a> {
    /// Plays a move, which the nodes after it will know of.
    pub fn play(&mut self, position: &mut Position, m: Move, ply: usize) {
        self.table.prefetch_after(position, m);
        self.frames[ply].moved = Arrival::of(position, m);
        position.play_unchecked(m);
    }

    /// Keeps in mind whether the move tried here is a quiet one, to credit or to blame it for what follows.
    pub fn note_quiet(&mut self, m: Move, quiet: bool, ply: usize) {
        self.frames[ply].quiet = quiet.then_some(m);
    }

    /// The moves of either side before this node.
    pub fn before(&self, ply: usize) -> Before {
        let moved = |back: usize| ply.checked_sub(back).and_then(|ply| self.frames[ply].moved);
        [moved(1), moved(2)]
    }

    /// Searches a child, whose key joins the line that repetitions are looked for in.
    pub fn descend<const PV: bool>(
        &mut self,
        child: &Position,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        self.draws.push(child.key());
        let value = self.search::<PV>(child, alpha, beta, depth, ply, cut);
        self.draws.pop();
        value
    }

    /// Counts a node. Returns true if the search is to be broken off.
    pub fn enter<const PV: bool>(&mut self, ply: usize) -> bool {
        if self.aborted {
            return true;
        }
        self.nodes += 1;
        if PV {
            self.seldepth = self.seldepth.max(ply);
            self.pv[ply].clear();
        }
        if self.nodes >= self.next_check.min(self.node_limit) {
            self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
            if let Some(shared) = self.shared {
                shared.fetch_add(self.nodes - self.told, Relaxed);
                self.told = self.nodes;
            }
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted = late || self.nodes >= self.node_limit || self.stop.is_requested();
        }
        self.aborted
    }

    /// From now on adds its nodes to these.
    pub fn shares_nodes(&mut self, shared: &'a AtomicU64) {
        self.shared = Some(shared);
    }

    /// Makes ready for the root's children.
    pub fn enter_root(&mut self, position: &Position) {
        self.enter::<true>(0);
        self.frames[0].eval = (!position.in_check()).then(|| self.evaluate(position, 0));
    }

    /// The position's own evaluation, from the table if it is there.
    pub fn raw_eval(&mut self, position: &Position, known: Option<Entry>, ply: usize) -> i32 {
        known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluate(position, ply))
    }

    /// Keeps an evaluation, and that the position is worth at least so much: the next iteration comes by again.
    pub fn keep_eval(&self, key: u64, ply: usize, eval: Option<i32>, value: i32) {
        self.table.store(
            key,
            ply,
            Entry { best: None, value, eval, depth: 0, bound: Bound::Lower, on_pv: false },
        );
    }

    /// The position's evaluation without looking ahead, in centipawns for the side to move.
    pub fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let Some(network) = self.network else { return self.evaluator.evaluate(position) };
        let accumulators = &mut self.accumulators;
        self.evaluator.with_network(position, || accumulators.evaluate(network, position, ply))
    }

    /// The evaluation with what experience has to add to it.
    pub fn corrected(&self, position: &Position, eval: i32) -> i32 {
        (eval + self.learnt.corrections.get(position)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The line from `ply` is this move and the line after it.
    pub fn extend_pv(&mut self, ply: usize, m: Move) {
        let (here, after) = self.pv.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(m);
        here[ply].extend_from_slice(&after[0]);
    }

    /// Rewards the quiet move that led to this node, or with a negative bonus blames it.
    pub(super) fn credit_parent(&mut self, position: &Position, ply: usize, bonus: i32) {
        if let Some(m) = ply.checked_sub(1).and_then(|parent| self.frames[parent].quiet) {
            self.learnt.history.update_butterfly(!position.turn(), m, bonus);
        }
    }

    /// Judges the move that led here by what it did to the static evaluation, before any search.
    pub(super) fn judge_parent(&mut self, position: &Position, eval: Option<i32>, ply: usize) {
        let before = ply.checked_sub(1).and_then(|parent| self.frames[parent].eval);
        if let (Some(after), Some(before)) = (eval, before) {
            self.credit_parent(position, ply, (-2 * (before + after)).clamp(-MOST_JUDGED, MOST_JUDGED));
        }
    }

    /// Remembers a move that refuted the position, and that those tried before it did not.
    pub(super) fn reward(&mut self, position: &Position, m: Move, tried: &Tried, depth: i32, ply: usize) {
        let bonus = bonus(depth);
        let before = self.before(ply);
        let history = &mut self.learnt.history;
        if is_quiet(position, m) {
            history.update_quiet(position, m, before, bonus);
            for &failed in tried.quiets() {
                history.update_quiet(position, failed, before, -bonus);
            }
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(m) {
                *killers = [Some(m), killers[0]];
            }
        } else {
            history.update_capture(position, m, bonus);
        }
        for &failed in tried.captures() {
            history.update_capture(position, failed, -bonus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::engine::draws::TreeDraws;
    use crate::engine::eval::Evaluator;
    use crate::engine::score::INFINITE;
    use crate::engine::search::Learnt;
    use crate::engine::stop::Stop;
    use crate::engine::table::Table;

    /// Searches the start position until a limit ends it; the nodes it took.
    fn nodes_until_aborted(limit: impl Fn(&mut Search)) -> u64 {
        let position = Position::start(Variant::Glinski);
        let (table, stop, mut learnt) = (Table::new(1), Stop::default(), Learnt::default());
        let draws = TreeDraws::new(position.rules().default_draws(), &position, vec![position.key()]);
        let evaluator = Evaluator::new(Variant::Glinski);
        let mut search = Search::new(&table, &stop, &mut learnt, &evaluator, None, draws);
        search.root_depth = 60;
        limit(&mut search);
        search.search::<true>(&position, -INFINITE, INFINITE, 60, 1, false);
        assert!(search.aborted);
        search.nodes
    }

    #[test]
    fn a_stop_is_seen_within_a_thousand_nodes() {
        let stopped_while_running = |search: &mut Search| {
            // As if the last look had just been taken.
            search.next_check = NODES_BETWEEN_CHECKS;
            search.stop.request();
        };
        assert_eq!(nodes_until_aborted(stopped_while_running), NODES_BETWEEN_CHECKS);
        assert_eq!(nodes_until_aborted(|search| search.stop.request()), 1);
    }

    #[test]
    fn a_deadline_is_seen_within_a_thousand_nodes() {
        let nodes = nodes_until_aborted(|search| {
            search.next_check = NODES_BETWEEN_CHECKS;
            search.deadline = Some(Instant::now());
        });
        assert_eq!(nodes, NODES_BETWEEN_CHECKS);
    }

    #[test]
    fn the_node_limit_is_exact() {
        for limit in [1, 2, 1_000, 5_000] {
            assert_eq!(nodes_until_aborted(|search| search.node_limit = limit), limit);
        }
    }
}

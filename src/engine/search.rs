//! The search tree: principal-variation search with the usual, well-proven prunings.

use std::time::Instant;

use super::draws::TreeDraws;
use super::eval::Evaluator;
use super::history::{HISTORY_LIMIT, History};
use super::ordering::{MovePicker, is_quiet};
use super::reductions::reduction;
use super::score::{INFINITE, MATE_BOUND, MAX_PLY, is_mate, mate_in, mated_in};
use super::see::see_reaches;
use super::stop::Stop;
use super::table::{Bound, Entry, Table, table_key};
use crate::chess::{Move, Position, Role};

/// Limits are looked at once in so many nodes: a few milliseconds apart at the most.
const NODES_BETWEEN_CHECKS: u64 = 1_024;
/// Quiet moves beyond so many are not remembered as tried.
const TRIED: usize = 32;
/// Where the 50-move draw comes near, values from the table, which know nothing of it, no longer cut.
const TABLE_CLOCK_LIMIT: u32 = 90;

/// One thread at work on one search. The table and the stop flag are all it shares with others.
pub(super) struct Search<'a> {
    pub table: &'a Table,
    pub stop: &'a Stop,
    pub history: &'a mut History,
    pub evaluator: Evaluator,
    pub draws: TreeDraws,
    /// The search is broken off at this instant.
    pub deadline: Option<Instant>,
    /// The search is broken off at this many nodes.
    pub node_limit: u64,
    /// Set once a limit is reached; from then on no value means anything.
    pub aborted: bool,
    pub nodes: u64,
    /// The deepest ply visited.
    pub seldepth: usize,
    /// The depth of the iteration; checks are extended up to twice as deep.
    pub root_depth: usize,
    /// The best line from each ply of the principal variation.
    pub pv: Vec<Vec<Move>>,
    frames: Vec<Frame>,
    next_check: u64,
}

/// What a node keeps for its children and siblings.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// Quiet moves that refuted a sibling.
    killers: [Option<Move>; 2],
    /// The static evaluation; `None` in check.
    eval: Option<i32>,
    /// Whether the side to move passes here.
    passing: bool,
}

impl<'a> Search<'a> {
    pub fn new(
        table: &'a Table,
        stop: &'a Stop,
        history: &'a mut History,
        evaluator: Evaluator,
        draws: TreeDraws,
    ) -> Self {
        Self {
            table,
            stop,
            history,
            evaluator,
            draws,
            deadline: None,
            node_limit: u64::MAX,
            aborted: false,
            nodes: 0,
            seldepth: 0,
            root_depth: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
            frames: vec![Frame::default(); MAX_PLY + 2],
            next_check: 0,
        }
    }

    /// The value of the position for the side to move, within or beyond `alpha..beta`.
    ///
    /// `PV` is true on the line both sides are expected to play, where values are wanted exactly; elsewhere the
    /// window is empty, `beta == alpha + 1`.
    #[expect(clippy::too_many_lines, reason = "the steps belong together and are numbered")]
    pub fn search<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
    ) -> i32 {
        // Step 1. At the horizon, only settle the captures.
        if depth <= 0 {
            return self.quiesce::<PV>(position, alpha, beta, ply);
        }

        // Step 2. Count the node and look at the limits.
        if self.enter::<PV>(ply) {
            return 0;
        }

        // Step 3. Draws, and the end of the stack.
        if self.draws.is_draw(position, ply) {
            return 0;
        }
        if ply >= MAX_PLY {
            return self.evaluator.evaluate(position);
        }

        // Step 4. Mate distance: nothing from here can beat a shorter mate that is already found.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(mate_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 5. What the table knows.
        let key = table_key(position);
        let known = self.table.probe(key, ply);
        if let Some(entry) = known
            && !PV
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
            && position.halfmove_clock() < TABLE_CLOCK_LIMIT
        {
            return entry.value;
        }
        let hash_move = known.and_then(|entry| entry.best);

        // Step 6. Static evaluation; a bound from the table may know better.
        let in_check = position.in_check();
        let static_eval = (!in_check).then(|| self.static_eval(position, known));
        self.frames[ply].eval = static_eval;
        let eval = static_eval.map_or(-INFINITE, |eval| match known {
            Some(entry) if entry.cuts(eval, eval + 1) && !is_mate(entry.value) => entry.value,
            _ => eval,
        });
        let improving = ply >= 2 && static_eval > self.frames[ply - 2].eval;

        // With the king and pawns alone, having to move may be a misfortune and stalemate is near: nothing that
        // takes a good move for granted is tried.
        let men =
            position.by_color(position.turn()) - position.by_role(Role::Pawn) - position.by_role(Role::King);
        if !PV && !in_check && !men.is_empty() && !is_mate(beta) {
            // Step 7. Reverse futility: so far ahead that a few plies will not bring it down.
            if depth <= 7 && eval - 85 * (depth - i32::from(improving)) >= beta {
                return i32::midpoint(eval, beta);
            }

            // Step 8. Null move: if even passing keeps the value above beta, some move will, too.
            if depth >= 3 && eval >= beta && men.has_many() && !self.frames[ply - 1].passing {
                let saved = 3 + depth / 4 + ((eval - beta) / 200).min(3);
                let mut child = *position;
                child.pass();
                self.frames[ply].passing = true;
                let value = -self.descend::<false>(&child, -beta, -beta + 1, depth - saved, ply + 1);
                self.frames[ply].passing = false;
                if self.aborted {
                    return 0;
                }
                if value >= beta {
                    return if is_mate(value) { beta } else { value };
                }
            }
        }

        // Step 9. Internal reduction: without a known move the order is poor; look less far, and learn one.
        if depth >= 4 && hash_move.is_none() {
            depth -= 1;
        }

        // Step 10. Try the moves, one after the other.
        let window = (alpha, beta);
        let mut best_value = -INFINITE;
        let mut best_move = None;
        let mut tried = [None; TRIED];
        let mut count = 0;
        let mut picker = MovePicker::new(position, hash_move, self.frames[ply].killers);
        while let Some(m) = picker.next(position, self.history) {
            count += 1;
            let quiet = is_quiet(position, m);
            let mut reduced = reduction(depth, count) + i32::from(!PV) - i32::from(improving);

            // Step 11. Prune what promises nothing, once there is a move that is not mated.
            if best_value > -MATE_BOUND && !men.is_empty() {
                let depth_left = (depth - reduced).max(0);
                let hopeless = if quiet {
                    let late = count > (6 + (depth * depth) as usize) / if improving { 1 } else { 2 } + 3;
                    let futile = !in_check && depth_left <= 6 && eval + 100 + 90 * depth_left <= alpha;
                    late || futile
                        || depth_left <= 6 && !see_reaches(position, m, -30 * depth_left * depth_left)
                } else {
                    depth <= 6 && !see_reaches(position, m, -100 * depth)
                };
                if hopeless && !position.gives_check(m) {
                    continue;
                }
            }

            // Step 12. Make the move. A sound check is searched a ply deeper: the reply is all but forced.
            let mut child = *position;
            child.play_unchecked(m);
            let checks = child.in_check();
            let extension = i32::from(checks && ply < 2 * self.root_depth && see_reaches(position, m, 0));
            let new_depth = depth - 1 + extension;

            // Step 13. Late moves are looked at less deep at first, and only against alpha.
            let mut value = alpha + 1;
            if depth >= 3 && count > 1 + usize::from(PV) && (quiet || count > 6) {
                if quiet {
                    reduced -= self.history.get(position.turn(), m) * 2 / HISTORY_LIMIT;
                }
                reduced -= i32::from(checks) + i32::from(self.frames[ply].killers.contains(&Some(m)));
                let reduced_depth = (new_depth - reduced).clamp(1, new_depth);
                value = -self.descend::<false>(&child, -alpha - 1, -alpha, reduced_depth, ply + 1);
                if value > alpha && reduced_depth < new_depth {
                    value = -self.descend::<false>(&child, -alpha - 1, -alpha, new_depth, ply + 1);
                }
            } else if !PV || count > 1 {
                value = -self.descend::<false>(&child, -alpha - 1, -alpha, new_depth, ply + 1);
            }

            // Step 14. On the principal variation, the first move and every better one gets the full window.
            if PV && (count == 1 || value > alpha) {
                value = -self.descend::<true>(&child, -beta, -alpha, new_depth, ply + 1);
            }
            if self.aborted {
                return 0;
            }

            // Step 15. A new best move?
            if value > best_value {
                best_value = value;
                if value > alpha {
                    best_move = Some(m);
                    alpha = value;
                    if PV {
                        self.extend_pv(ply, m);
                    }
                    if value >= beta {
                        if quiet {
                            self.reward(position, m, &tried, depth, ply);
                        }
                        break;
                    }
                }
            }
            if quiet && let Some(slot) = tried.iter_mut().find(|slot| slot.is_none()) {
                *slot = Some(m);
            }
        }

        // Step 16. Without a legal move the game is over.
        if count == 0 {
            return self.draws.no_moves_value(position, ply);
        }

        // Step 17. Keep what was found.
        let bound = match best_value {
            value if value >= window.1 => Bound::Lower,
            value if value > window.0 => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.store(
            key,
            ply,
            Entry { best: best_move, value: best_value, eval: static_eval, depth, bound },
        );
        best_value
    }

    /// Searches a child, whose key joins the line that repetitions are looked for in.
    pub fn descend<const PV: bool>(
        &mut self,
        child: &Position,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.draws.push(child.key());
        let value = self.search::<PV>(child, alpha, beta, depth, ply);
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
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted = late || self.nodes >= self.node_limit || self.stop.is_requested();
        }
        self.aborted
    }

    /// Makes ready for the root's children.
    pub fn enter_root(&mut self, position: &Position) {
        self.enter::<true>(0);
        self.frames[0].eval = (!position.in_check()).then(|| self.evaluator.evaluate(position));
    }

    /// The position's own evaluation, from the table if it is there.
    pub fn static_eval(&self, position: &Position, known: Option<Entry>) -> i32 {
        known.and_then(|entry| entry.eval).unwrap_or_else(|| self.evaluator.evaluate(position))
    }

    /// The line from `ply` is this move and the line after it.
    pub fn extend_pv(&mut self, ply: usize, m: Move) {
        let (here, after) = self.pv.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(m);
        here[ply].extend_from_slice(&after[0]);
    }

    /// Remembers a quiet move that refuted the position, and that those tried before it did not.
    fn reward(&mut self, position: &Position, m: Move, tried: &[Option<Move>], depth: i32, ply: usize) {
        let bonus = (16 * depth * depth + 32 * depth).min(1_600);
        let side = position.turn();
        self.history.update(side, m, bonus);
        for &failed in tried.iter().flatten() {
            self.history.update(side, failed, -bonus);
        }
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// Searches the start position until a limit ends it; the nodes it took.
    fn nodes_until_aborted(limit: impl Fn(&mut Search)) -> u64 {
        let position = Position::start(Variant::Glinski);
        let (table, stop, mut history) = (Table::new(1), Stop::default(), History::default());
        let draws = TreeDraws::new(position.rules().default_draws(), &position, vec![position.key()]);
        let evaluator = Evaluator::new(Variant::Glinski);
        let mut search = Search::new(&table, &stop, &mut history, evaluator, draws);
        search.root_depth = 60;
        limit(&mut search);
        search.search::<true>(&position, -INFINITE, INFINITE, 60, 1);
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

//! The search tree: principal-variation search with the usual, well-proven prunings.

mod node;
mod tried;

use std::sync::atomic::AtomicU64;
use std::time::Instant;

use self::node::bonus;
use self::tried::Tried;
use super::correction::Corrections;
use super::draws::TreeDraws;
use super::endgames;
use super::eval::Evaluator;
use super::history::{Arrival, History};
use super::nnue::{Accumulators, Network};
use super::ordering::{MovePicker, MoveStack, is_quiet};
use super::reductions::{PLY, reduction};
use super::score::{INFINITE, MATE_BOUND, MAX_PLY, is_mate, mate_in, mated_in};
use super::see::see_reaches;
use super::stop::Stop;
use super::table::{Bound, Entry, Table, table_key};
use crate::chess::{Move, Position, Role};

/// Where the 50-move draw comes near, values from the table, which know nothing of it, no longer cut.
const TABLE_CLOCK_LIMIT: u32 = 90;

/// Beyond this many centipawns the question is not who wins but how.
const DECIDED: i32 = 1_500;

/// One thread at work on one search. The table and the stop flag are all it shares with others.
pub(super) struct Search<'a> {
    pub table: &'a Table,
    pub stop: &'a Stop,
    pub learnt: &'a mut Learnt,
    pub evaluator: &'a Evaluator,
    /// Where there is one, it evaluates in the evaluator's place.
    pub network: Option<&'a Network>,
    accumulators: Accumulators,
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
    /// The moves of the nodes of the current line.
    pub stack: MoveStack,
    frames: Vec<Frame>,
    next_check: u64,
    /// Where a helper adds up its nodes, and how many it has added.
    shared: Option<&'a AtomicU64>,
    told: u64,
    /// Below this ply no null move is tried: one is being verified.
    null_from: usize,
}

/// What a thread has learnt in the game so far.
#[derive(Default)]
pub(super) struct Learnt {
    pub history: History,
    pub corrections: Corrections,
}

/// What a node keeps for its children and siblings.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// Quiet moves that refuted a sibling.
    killers: [Option<Move>; 2],
    /// The static evaluation; `None` in check.
    eval: Option<i32>,
    /// The man that moved last here and where to; `None` where the side passed.
    moved: Option<Arrival>,
    /// A move left out, to see how the others fare without it.
    excluded: Option<Move>,
    /// The move that is being tried here, if it is a quiet one.
    quiet: Option<Move>,
}

impl<'a> Search<'a> {
    pub fn new(
        table: &'a Table,
        stop: &'a Stop,
        learnt: &'a mut Learnt,
        evaluator: &'a Evaluator,
        network: Option<&'a Network>,
        draws: TreeDraws,
    ) -> Self {
        Self {
            table,
            stop,
            learnt,
            evaluator,
            network,
            accumulators: Accumulators::default(),
            draws,
            deadline: None,
            node_limit: u64::MAX,
            aborted: false,
            nodes: 0,
            seldepth: 0,
            root_depth: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
            stack: MoveStack::default(),
            frames: vec![Frame::default(); MAX_PLY + 3],
            next_check: 0,
            shared: None,
            told: 0,
            null_from: 0,
        }
    }

    /// The value of the position for the side to move, within or beyond `alpha..beta`.
    ///
    /// `PV` is true on the line both sides are expected to play, where values are wanted exactly; elsewhere the
    /// window is empty, `beta == alpha + 1`, and `cut` tells whether the value is expected to be above it.
    #[expect(clippy::too_many_lines, reason = "the steps belong together and are numbered")]
    pub fn search<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        // Step 1. At the horizon, only settle the captures.
        if depth <= 0 {
            return self.quiesce::<PV>(position, alpha, beta, ply);
        }

        // Step 2. Count the node and look at the limits.
        if self.enter::<PV>(ply) {
            return 0;
        }

        // Step 3. Draws, endgames that are known, and the end of the stack.
        if self.draws.is_draw(position, ply) {
            return self.draws.draw_value(ply);
        }
        if let Some(value) = endgames::value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }

        // Step 4. Mate distance: nothing from here can beat a shorter mate that is already found.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(mate_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 5. What the table knows.
        let excluded = self.frames[ply].excluded;
        let key = table_key(position);
        let known = self.table.probe(key, ply);
        if let Some(entry) = known
            && !PV
            && excluded.is_none()
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
            && position.halfmove_clock() < TABLE_CLOCK_LIMIT
        {
            return entry.value;
        }
        let hash_move = known.and_then(|entry| entry.best);
        let on_pv = PV || known.is_some_and(|entry| entry.on_pv);

        // Step 6. Static evaluation, corrected by experience; a bound from the table may know better.
        let in_check = position.in_check();
        let raw_eval = (!in_check).then(|| self.raw_eval(position, known, ply));
        let static_eval = raw_eval.map(|raw| self.corrected(position, raw));
        self.frames[ply].eval = static_eval;
        let eval = static_eval.map_or(-INFINITE, |eval| known.map_or(eval, |entry| entry.refines(eval)));
        if excluded.is_none() {
            self.judge_parent(position, static_eval, ply);
        }
        let improving = ply >= 2 && static_eval > self.frames[ply - 2].eval;
        self.frames[ply + 1].killers = [None; 2];

        // With the king and pawns alone, having to move may be a misfortune and stalemate is near: nothing that
        // takes a good move for granted is tried.
        let men =
            position.by_color(position.turn()) - position.by_role(Role::Pawn) - position.by_role(Role::King);
        if !PV && !in_check && excluded.is_none() && !men.is_empty() && !is_mate(beta) {
            // Step 7. Reverse futility: so far ahead that a few plies will not bring it down. (Not in a
            // game that is decided anyhow: this and razoring would hide the mates that end it.)
            let is_open = beta.abs() < DECIDED;
            if is_open && depth <= 8 && eval - 80 * (depth - i32::from(improving)) >= beta {
                if known.is_none() {
                    self.keep_eval(key, ply, raw_eval, -INFINITE);
                }
                return i32::midpoint(eval, beta);
            }

            // Step 8. Razoring: so far behind that only captures can help.
            if is_open && depth <= 3 && eval + 200 + 150 * depth <= alpha {
                let value = self.quiesce::<false>(position, alpha, alpha + 1, ply);
                if value <= alpha || self.aborted {
                    return value;
                }
            }

            // Step 9. Null move: if even passing keeps the value above beta, some move will, too. From high depths
            // a search without passing has to confirm it, for there may be nothing to move but into misfortune.
            if depth >= 3
                && eval >= beta
                && static_eval.is_some_and(|eval| eval + 20 * depth >= beta + 80)
                && men.has_many()
                && ply >= self.null_from
                && self.frames[ply - 1].moved.is_some()
            {
                let saved = 3 + depth / 3 + ((eval - beta) / 200).min(3);
                let mut child = *position;
                child.pass();
                self.frames[ply].moved = None;
                self.frames[ply].quiet = None;
                let value = -self.descend::<false>(&child, -beta, -beta + 1, depth - saved, ply + 1, !cut);
                if self.aborted {
                    return 0;
                }
                if value >= beta {
                    let value = if is_mate(value) { beta } else { value };
                    if depth < 12 || self.null_from > 0 {
                        return value;
                    }
                    self.null_from = ply + 3 * (depth - saved).max(0) as usize / 4;
                    let verified = self.search::<false>(position, beta - 1, beta, depth - saved, ply, false);
                    self.null_from = 0;
                    if self.aborted {
                        return 0;
                    }
                    if verified >= beta {
                        return value;
                    }
                }
            }
        }

        // Step 10. Internal reduction: without a known move the order is poor; look less far, and learn one.
        if depth >= 4 && hash_move.is_none() && excluded.is_none() && (PV || cut) {
            depth -= 1;
        }

        // Step 11. Try the moves, one after the other.
        let window = (alpha, beta);
        let before = self.before(ply);
        let killers = self.frames[ply].killers;
        // Where a capture is known to be best, quiet moves seldom are.
        let takes_first = hash_move.is_some_and(|m| !is_quiet(position, m));
        let checks = position.checks();
        let mut best_value = -INFINITE;
        let mut best_move = None;
        let mut tried = Tried::default();
        let mut count = 0;
        let mut picker = MovePicker::new(position, &self.stack, hash_move, killers, before);
        while let Some(m) = picker.next(position, &self.learnt.history, &mut self.stack) {
            if Some(m) == excluded {
                continue;
            }
            count += 1;
            let quiet = is_quiet(position, m);
            let gives_check = position.gives_one_of(&checks, m);
            let history = if quiet {
                picker.promise(position, &self.learnt.history, m)
            } else {
                self.learnt.history.capture(position, m)
            };
            let mut reduced = reduction(depth, count) - if improving { PLY } else { 0 };
            // What has been on the principal variation may come there again.
            if !on_pv {
                reduced += PLY;
            }

            // Step 12. Prune what promises nothing, once there is a move that is not mated.
            if best_value > -MATE_BOUND && !men.is_empty() && !gives_check {
                let depth_left = (depth - (reduced - history / 8) / PLY).clamp(0, depth);
                if quiet {
                    let most = (6 + 5 * (depth * depth) as usize / 4) / if improving { 1 } else { 2 } + 3;
                    if count > most {
                        picker.keep_only_checks(position, &checks, &mut self.stack);
                        continue;
                    }
                    let futile = !in_check && depth_left <= 6 && eval + 100 + 90 * depth_left <= alpha;
                    let disliked = depth <= 4 && history < -3_500 * depth;
                    if futile
                        || disliked
                        || depth_left <= 6 && !see_reaches(position, m, -22 * depth_left * depth_left)
                    {
                        continue;
                    }
                } else if depth <= 6 && !see_reaches(position, m, -100 * depth) {
                    continue;
                }
            }

            // Step 13. Singular extension: where the other moves fall well short of the known one, it is all that
            // stands between the sides, and is looked at a ply deeper. Where several do well enough, the node is
            // settled.
            let mut extension = 0;
            if let Some(entry) = known
                && depth >= 7
                && Some(m) == hash_move
                && excluded.is_none()
                && ply < 2 * self.root_depth
                && entry.depth >= depth - 3
                && entry.bound != Bound::Upper
                && !is_mate(entry.value)
            {
                let bar = entry.value - 2 * depth;
                self.frames[ply].excluded = Some(m);
                let value = self.search::<false>(position, bar - 1, bar, (depth - 1) / 2, ply, cut);
                self.frames[ply].excluded = None;
                if self.aborted {
                    return 0;
                }
                if value < bar {
                    extension = 1 + i32::from(!PV && value < bar - 25);
                } else if value >= beta && !is_mate(value) {
                    return value;
                } else if entry.value >= beta {
                    extension = -1;
                }
            } else if gives_check && ply < 2 * self.root_depth && see_reaches(position, m, 0) {
                // A sound check is searched a ply deeper, too: the reply is all but forced.
                extension = 1;
            }

            // Step 14. Make the move.
            self.note_quiet(m, quiet, ply);
            let mut child = *position;
            self.play(&mut child, m, ply);
            let new_depth = depth - 1 + extension;

            // Step 15. Late moves are looked at less deep at first, and only against alpha.
            let mut value = alpha + 1;
            if depth >= 3 && count > 1 + usize::from(PV) && (quiet || count > 3) {
                reduced -= history / 8;
                if gives_check || killers.contains(&Some(m)) {
                    reduced -= PLY;
                }
                if takes_first {
                    reduced += PLY;
                }
                if cut {
                    reduced += PLY;
                }
                let reduced_depth = (new_depth - reduced.max(0) / PLY).clamp(1, new_depth.max(1));
                value = -self.descend::<false>(&child, -alpha - 1, -alpha, reduced_depth, ply + 1, true);
                if value > alpha && reduced_depth < new_depth {
                    value = -self.descend::<false>(&child, -alpha - 1, -alpha, new_depth, ply + 1, !cut);
                }
            } else if !PV || count > 1 {
                value = -self.descend::<false>(&child, -alpha - 1, -alpha, new_depth, ply + 1, !cut);
            }

            // Step 16. On the principal variation, the first move and every better one gets the full window.
            if PV && (count == 1 || value > alpha) {
                value = -self.descend::<true>(&child, -beta, -alpha, new_depth, ply + 1, false);
            }
            if self.aborted {
                return 0;
            }

            // Step 17. A new best move?
            if value > best_value {
                best_value = value;
                if value > alpha {
                    best_move = Some(m);
                    alpha = value;
                    if PV {
                        self.extend_pv(ply, m);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
            tried.push(m, quiet);
        }

        // Step 18. Without a legal move the game is over.
        if count == 0 {
            return if excluded.is_some() { alpha } else { self.draws.no_moves_value(position, ply) };
        }

        // Step 19. Learn from a move that refuted the position, and from those tried before it that did not; where
        // none did, the enemy's move that led here was good.
        if best_value >= beta
            && let Some(m) = best_move
        {
            self.reward(position, m, &tried, depth, ply);
        }
        if excluded.is_some() {
            return best_value;
        }
        if best_value <= window.0 {
            self.credit_parent(position, ply, bonus(depth) / 2);
        }

        // Step 20. Keep what was found.
        let bound = match best_value {
            value if value >= window.1 => Bound::Lower,
            value if value > window.0 => Bound::Exact,
            _ => Bound::Upper,
        };
        if let Some(eval) = static_eval
            && best_move.is_none_or(|m| is_quiet(position, m))
            && !is_mate(best_value)
            && (bound != Bound::Lower || best_value > eval)
            && (bound != Bound::Upper || best_value < eval)
        {
            self.learnt.corrections.update(position, best_value - eval, depth);
        }
        self.table.store(
            key,
            ply,
            Entry { best: best_move, value: best_value, eval: raw_eval, depth, bound, on_pv },
        );
        best_value
    }
}

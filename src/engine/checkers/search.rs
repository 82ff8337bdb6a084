//! The tree of checkers: alpha-beta with principal variations, the shared table, and forced captures played out.

use std::time::Instant;

use super::eval::evaluate;
use crate::checkers::{Move, Position};
use crate::chess;
use crate::engine::score::{INFINITE, MAX_PLY, mated_in};
use crate::engine::stop::Stop;
use crate::engine::table::{Bound, Entry, Table};
use crate::hex::Cell;
use crate::sides::DrawRules;

/// How often the clock is looked at, in nodes.
const CLOCK_NODES: u64 = 1_024;
/// From this depth on, late quiet moves are searched less deep at first.
const REDUCE_DEPTH: i32 = 3;
/// So many moves are searched in full before the others are reduced.
const FULL_MOVES: usize = 3;
/// History counters are halved beyond this.
const HISTORY_LIMIT: u32 = 1 << 20;

/// A search and what it has found out.
pub(super) struct Search<'a> {
    pub nodes: u64,
    pub node_limit: u64,
    pub deadline: Option<Instant>,
    pub aborted: bool,
    pub seldepth: usize,
    /// The best line from each ply.
    pub pv: Vec<Vec<Move>>,
    table: &'a Table,
    stop: &'a Stop,
    draws: DrawRules,
    /// Keys of the game's positions and of those on the way to the node.
    keys: Vec<u64>,
    killers: Vec<Option<Move>>,
    history: Vec<[u32; Cell::COUNT]>,
}

impl<'a> Search<'a> {
    /// `keys` are those of the game's positions, the last of which is the root.
    pub fn new(table: &'a Table, stop: &'a Stop, draws: DrawRules, keys: Vec<u64>) -> Self {
        Self {
            nodes: 0,
            node_limit: u64::MAX,
            deadline: None,
            aborted: false,
            seldepth: 0,
            pv: vec![Vec::new(); MAX_PLY + 1],
            table,
            stop,
            draws,
            keys,
            killers: vec![None; MAX_PLY + 1],
            history: vec![[0; Cell::COUNT]; Cell::COUNT],
        }
    }

    /// The value of the position after `mv`, for the side that made it.
    pub fn descend(
        &mut self,
        position: &Position,
        mv: Move,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let mut child = *position;
        child.play_unchecked(mv);
        self.keys.push(child.key());
        let value = -self.search(&child, -beta, -alpha, depth, ply);
        self.keys.pop();
        value
    }

    /// The value of a position for the side to move.
    fn search(&mut self, position: &Position, mut alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        self.pv[ply].clear();
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.is_out_of_time() {
            self.aborted = true;
            return 0;
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return mated_in(ply);
        }
        if self.is_draw(position) {
            return 0;
        }
        // A capture is forced, so the position is not quiet: it is played out before it is judged.
        let captures = moves.first().is_some_and(|mv| !mv.taken.is_empty());
        if ply >= MAX_PLY - 1 || depth <= 0 && !captures {
            return evaluate(position);
        }
        let is_pv = beta - alpha > 1;
        let known = self.table.probe(position.key(), ply);
        if let Some(entry) = known.filter(|entry| !is_pv && entry.depth >= depth.max(0))
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }
        // Captures cost no depth: they are forced, and there is an end to them.
        let next_depth = if captures { depth } else { depth - 1 };
        let hint = known.and_then(|entry| entry.best);
        self.order(&mut moves, hint, ply);

        let (mut best, mut best_move, old_alpha) = (-INFINITE, moves[0], alpha);
        for (i, &mv) in moves.iter().enumerate() {
            let value = self.value_of(position, mv, i, (alpha, beta), (depth, next_depth), ply + 1);
            if self.aborted {
                return 0;
            }
            if value > best {
                best = value;
                best_move = mv;
                if value > alpha {
                    alpha = value;
                    self.keep_line(mv, ply);
                }
                if alpha >= beta {
                    self.reward(mv, depth, ply);
                    break;
                }
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > old_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry {
            best: Some(hint_of(best_move)),
            value: best,
            eval: None,
            depth: depth.max(0),
            bound,
            on_pv: false,
        };
        self.table.store(position.key(), ply, entry);
        best
    }

    /// The value of the `i`th move: the first in the whole window, the others in a narrow one and, late quiet ones,
    /// less deep, until they prove better.
    fn value_of(
        &mut self,
        position: &Position,
        mv: Move,
        i: usize,
        (alpha, beta): (i32, i32),
        (depth, next_depth): (i32, i32),
        ply: usize,
    ) -> i32 {
        if i == 0 {
            return self.descend(position, mv, alpha, beta, next_depth, ply);
        }
        let late = depth >= REDUCE_DEPTH && i >= FULL_MOVES && mv.taken.is_empty();
        let reduction =
            if late { 1 + i32::from(i >= 3 * FULL_MOVES && depth >= 2 * REDUCE_DEPTH) } else { 0 };
        let mut value = self.descend(position, mv, alpha, alpha + 1, next_depth - reduction, ply);
        if value > alpha && reduction > 0 {
            value = self.descend(position, mv, alpha, alpha + 1, next_depth, ply);
        }
        if value > alpha && value < beta {
            value = self.descend(position, mv, alpha, beta, next_depth, ply);
        }
        value
    }

    fn keep_line(&mut self, mv: Move, ply: usize) {
        let (head, tail) = self.pv.split_at_mut(ply + 1);
        let line = &mut head[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0]);
    }

    /// The best guess first: the table's move, big captures, the killer, then by history.
    fn order(&self, moves: &mut [Move], hint: Option<chess::Move>, ply: usize) {
        let killer = self.killers[ply];
        moves.sort_by_cached_key(|&mv| {
            let rank = if hint == Some(hint_of(mv)) {
                u32::MAX
            } else if !mv.taken.is_empty() {
                u32::MAX - 1
            } else if killer == Some(mv) {
                u32::MAX - 2
            } else {
                self.history[mv.from.index()][mv.to.index()]
            };
            std::cmp::Reverse(rank)
        });
    }

    /// A quiet move that refuted: it will be tried early elsewhere.
    fn reward(&mut self, mv: Move, depth: i32, ply: usize) {
        if !mv.taken.is_empty() || depth <= 0 {
            return;
        }
        self.killers[ply] = Some(mv);
        let count = &mut self.history[mv.from.index()][mv.to.index()];
        *count += (depth * depth) as u32;
        if *count > HISTORY_LIMIT {
            self.history.iter_mut().flatten().for_each(|count| *count /= 2);
        }
    }

    /// Whether the game is drawn here: 50 (75) moves, or a position that has been there before, once within the tree or
    /// the game, where the line could go around for ever.
    fn is_draw(&self, position: &Position) -> bool {
        let clock = position.halfmove_clock();
        if self.draws.by_quiet_plies(clock).is_some() {
            return true;
        }
        let Some((now, before)) = self.keys.split_last() else { return false };
        let reach = (clock as usize).min(before.len());
        (4..=reach).step_by(2).any(|distance| before[before.len() - distance] == *now)
    }

    fn is_out_of_time(&self) -> bool {
        if self.aborted || self.nodes > self.node_limit {
            return true;
        }
        self.nodes.is_multiple_of(CLOCK_NODES)
            && (self.stop.is_requested() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }
}

/// The table knows a move of checkers by its ends. Captures that take different men on the way from one cell to
/// another share a hint, which costs nothing but the order.
fn hint_of(mv: Move) -> chess::Move {
    chess::Move::normal(mv.from, mv.to)
}

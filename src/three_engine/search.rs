//! The search tree: alpha-beta, in which the side at the root plays against both others as one team (paranoid search).
//!
//! Values are for the team to move: the points of the side at the root, or minus them. Two sides of one team may move
//! one after the other; then the window is handed on as it is, and else turned round.

mod quiescence;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use super::eval::evaluate;
use super::ordering::{Ordering, Scored, select};
use super::table::{Bound, Entry, Table};
use super::value::{INFINITE, MARGIN, MAX_PLY, POINT, draw, going_out, win};
use crate::three::{Move, Outs, Position, Role, Seat};

/// The clock and the stop flag are looked at every so many nodes.
const NODES_A_LOOK: u64 = 512;

/// One search, from one root.
pub(super) struct Search<'a> {
    pub table: &'a mut Table,
    pub ordering: &'a mut Ordering,
    /// The side at the root.
    pub us: Seat,
    pub nodes: u64,
    pub node_limit: u64,
    pub deadline: Option<Instant>,
    pub stop: &'a AtomicBool,
    /// Whether a limit was reached: values are then meaningless.
    pub is_aborted: bool,
    /// The keys of the positions before, the game's and those of the line.
    pub keys: Vec<u64>,
    /// The best line from each ply.
    pub lines: Vec<Vec<Move>>,
    list: Vec<Scored>,
}

/// A window of values for the team to move.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window of no width at the lower end.
    fn null(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }
}

impl<'a> Search<'a> {
    pub fn new(
        table: &'a mut Table,
        ordering: &'a mut Ordering,
        us: Seat,
        keys: Vec<u64>,
        stop: &'a AtomicBool,
    ) -> Search<'a> {
        Search {
            table,
            ordering,
            us,
            nodes: 0,
            node_limit: u64::MAX,
            deadline: None,
            stop,
            is_aborted: false,
            keys,
            lines: vec![Vec::new(); MAX_PLY + 2],
            list: Vec::new(),
        }
    }

    /// The value, for the team to move in `before`, of what came of its move.
    pub fn child(
        &mut self,
        before: &Position,
        after: &Position,
        outs: Outs,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.keys.push(before.key());
        let value = self.child_of_line(before, after, outs, window, depth, ply);
        self.keys.pop();
        value
    }

    fn child_of_line(
        &mut self,
        before: &Position,
        after: &Position,
        outs: Outs,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let sign = self.sign(before);
        if let Some(points) = going_out(before, outs, self.us, ply) {
            self.count();
            self.lines[ply].clear();
            return sign * points;
        }
        if sign == self.sign(after) {
            self.search(after, window, depth, ply)
        } else {
            -self.search(after, window.turned(), depth, ply)
        }
    }

    /// 1 where the side at the root is to move, -1 where another one is.
    fn sign(&self, position: &Position) -> i32 {
        if position.turn() == self.us { 1 } else { -1 }
    }

    /// Whether a seat plays against the team to move.
    fn is_foe(&self, position: &Position, seat: Seat) -> bool {
        (position.turn() == self.us) != (seat == self.us)
    }

    /// Counts a node and looks from time to time whether to stop.
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.node_limit {
            self.is_aborted = true;
        } else if self.nodes.is_multiple_of(NODES_A_LOOK) {
            let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.is_aborted |= is_late || self.stop.load(Relaxed);
        }
    }

    /// The value of a position in which the game is over, for the side at the root.
    fn end_value(&self, position: &Position, ply: usize) -> Option<i32> {
        if position.playing().len() < 2 {
            return Some(win(ply));
        }
        let is_drawn = position.end().is_some() || self.is_repetition(position);
        is_drawn.then(|| draw(position))
    }

    /// Whether the position was there before, in the game or on the line.
    fn is_repetition(&self, position: &Position) -> bool {
        let reversible = position.halfmove_clock() as usize;
        if reversible < 4 {
            return false;
        }
        let key = position.key();
        let step = position.playing().len() as usize;
        self.keys.iter().rev().take(reversible).skip(step - 1).step_by(step).any(|&earlier| earlier == key)
    }

    fn key(&self, position: &Position) -> u64 {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        position.key() ^ (self.us as u64 + 1).wrapping_mul(MULTIPLIER)
    }

    /// The value of a position for the team to move.
    fn search(&mut self, position: &Position, window: Window, depth: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        let sign = self.sign(position);
        if let Some(value) = self.end_value(position, ply) {
            self.count();
            return sign * value;
        }
        if ply >= MAX_PLY {
            self.count();
            return sign * evaluate(position, self.us);
        }
        let depth = if position.in_check() { depth + 1 } else { depth };
        if depth <= 0 {
            return self.quiescence(position, window, ply, 0);
        }
        self.count();
        if self.is_aborted {
            return 0;
        }

        let Window { mut alpha, beta } = window;
        let is_pv = beta - alpha > 1;
        let key = self.key(position);
        let entry = self.table.probe(key);
        if let Some(entry) = entry
            && !is_pv
            && i32::from(entry.depth) >= depth
            && entry.decides(alpha, beta)
        {
            return entry.value.into();
        }

        if !is_pv && !position.in_check() {
            let eval = sign * evaluate(position, self.us);
            if let Some(value) = self.prune(position, eval, window, depth, ply) {
                return value;
            }
        }

        let us = self.us;
        let moves = position.legal_moves();
        let start = self.list.len();
        let is_ours = position.turn() == us;
        let foe = |seat| is_ours != (seat == us);
        let first = entry.and_then(|entry| entry.best);
        self.ordering.list(position, &moves, first, ply, foe, &mut self.list);
        let mut best = -INFINITE;
        let mut best_move = None;
        let old_alpha = alpha;
        let mut quiets: [Option<Move>; 32] = [None; 32];
        let mut quiet_count = 0;
        for i in 0..moves.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            let mv = scored.mv;
            let mut next = *position;
            let outs = next.play_unchecked(mv);
            let is_quiet =
                !scored.is_gain() && position.captured_at(mv).is_none() && mv.promotion().is_none();
            let gives_check = !outs.is_empty() || next.in_check();

            let mut value;
            if i == 0 {
                value = self.child(position, &next, outs, window_from(alpha, beta), depth - 1, ply + 1);
            } else {
                let is_late =
                    depth >= 3 && i >= 3 && !scored.is_gain() && !gives_check && !position.in_check();
                let reduction = if is_late { reduction(depth, i) } else { 0 };
                value =
                    self.child(position, &next, outs, Window::null(alpha), depth - 1 - reduction, ply + 1);
                if value > alpha && reduction > 0 {
                    value = self.child(position, &next, outs, Window::null(alpha), depth - 1, ply + 1);
                }
                if value > alpha && value < beta {
                    value = self.child(position, &next, outs, window_from(alpha, beta), depth - 1, ply + 1);
                }
            }
            if self.is_aborted {
                break;
            }
            if value > best {
                best = value;
                best_move = Some(mv);
                if value > alpha {
                    alpha = value;
                    if is_pv {
                        self.extend_line(ply, mv);
                    }
                }
                if alpha >= beta {
                    if is_quiet {
                        let tried: Vec<Move> = quiets.iter().flatten().copied().collect();
                        self.ordering.reward(position.turn(), mv, &tried, depth, ply);
                    }
                    break;
                }
            }
            if is_quiet && quiet_count < quiets.len() {
                quiets[quiet_count] = Some(mv);
                quiet_count += 1;
            }
        }
        self.list.truncate(start);
        if self.is_aborted {
            return 0;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let best_move = best_move.filter(|_| bound != Bound::Upper);
        self.table.store(
            key,
            Entry { best: best_move, value: best as i16, depth: depth.clamp(0, 255) as u8, bound },
        );
        best
    }

    /// Cutoffs without a look at the moves: the position is so good that a margin is left, or even passing keeps it so.
    fn prune(
        &mut self,
        position: &Position,
        eval: i32,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        let beta = window.beta;
        if beta.abs() <= MARGIN || beta.abs() >= POINT - MARGIN || eval < beta {
            return None;
        }
        if depth <= 3 && eval - 700 * depth >= beta {
            return Some(eval);
        }
        let seat = position.turn();
        let has_pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .iter()
            .any(|&role| !position.pieces(seat, role).is_empty());
        if depth < 3 || !has_pieces {
            return None;
        }
        let mut next = *position;
        let outs = next.pass();
        if !outs.is_empty() {
            return None;
        }
        let value = self.child(position, &next, outs, Window::null(beta - 1), depth - 3 - depth / 4, ply + 1);
        (value >= beta && !self.is_aborted).then_some(value.min(POINT - MARGIN))
    }

    /// Makes the line from a ply this move and the line after it.
    pub fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (here.last_mut(), deeper.first()) else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }
}

fn window_from(alpha: i32, beta: i32) -> Window {
    Window { alpha, beta }
}

/// By how many plies a late quiet move is searched less deep.
fn reduction(depth: i32, place: usize) -> i32 {
    let by_place = (place + 1).ilog2() as i32;
    (1 + depth * by_place / 12).clamp(1, depth - 2)
}

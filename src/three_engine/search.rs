//! The search tree: best-reply search (Schadd and Winands, "Best Reply Search for Multi-Player Games", 2011).
//!
//! The side at the root plays against both others as one team. Only the team member with the stronger reply moves;
//! the other one passes, or gets out of check by the move that is first in the move ordering. But the other one may
//! capture hanging pieces, above all a king, on the line that the first one has opened, because that needs no
//! agreement between the two. So the search does not treat two opponents as one that moves twice, which would see
//! every king mated from the first move on. The root side moves every second ply, so that the search is deeper than
//! one of all three sides.
//!
//! Values are for the team to move: the points of the side at the root, or minus them. If two sides of one team move
//! one after the other, the window is passed on unchanged; otherwise it is negated.

mod quiescence;
mod replies;

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use super::eval::evaluate;
use super::ordering::{Ordering, Scored, select};
use super::pruning::{MARGIN_A_PLY, MARGIN_DEPTH, is_hopeless, is_near_end, reduction};
use super::table::{Bound, Entry, Table};
use super::value::{INFINITE, MARGIN, MAX_PLY, POINT, draw, going_out, win};
use crate::three::{Move, Outs, Position, Role, Seat};

/// Number of nodes between two checks of the clock and the stop flag.
const NODES_A_LOOK: u64 = 128;
/// Maximum number of quiet moves that are remembered as tried without success.
const TRIED: usize = 32;

/// Whether the opponents have replied to the last move of the side at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Open,
    Given,
}

/// The way to search the position after a move.
#[derive(Clone, Copy)]
enum Next {
    /// A search of this depth in plies.
    Search(i32),
    /// A quiescence search, this many plies after its start.
    Quiescence(usize),
}

/// A node of the tree.
#[derive(Clone, Copy)]
struct Node<'p> {
    position: &'p Position,
    /// The key of the position.
    key: u64,
    reply: Reply,
    depth: i32,
    ply: usize,
}

/// The position after a move, with its effects.
struct After {
    position: Position,
    outs: Outs,
    reply: Reply,
}

/// A search from one root.
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
    /// The keys of the earlier positions of the game and of the current line.
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

    /// The null window at the lower end.
    pub fn null(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
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

    /// The value of a move at the root.
    pub fn root_move(&mut self, position: &Position, mv: Move, window: Window, depth: i32) -> i32 {
        let node = Node { position, key: position.key(), reply: Reply::Open, depth, ply: 0 };
        let after = self.play(node, mv);
        self.child(node, &after, window, Next::Search(depth - 1))
    }

    fn play(&self, node: Node, mv: Move) -> After {
        let mut position = *node.position;
        let outs = position.play_unchecked(mv);
        let is_reply = node.position.turn() != self.us;
        After { position, outs, reply: if is_reply { Reply::Given } else { Reply::Open } }
    }

    /// The value, for the team to move at a node, of the position after its move.
    fn child(&mut self, node: Node, after: &After, window: Window, next: Next) -> i32 {
        let (sign, ply) = (self.sign(node.position), node.ply + 1);
        if let Some(points) = going_out(node.position, after.outs, self.us, ply) {
            self.count();
            self.lines[ply].clear();
            return sign * points;
        }
        self.keys.push(node.key);
        let (position, key) = (&after.position, after.position.key());
        let depth = if let Next::Search(depth) = next { depth } else { 0 };
        let child = Node { position, key, reply: after.reply, depth, ply };
        let is_same_team = sign == self.sign(&after.position);
        let window = if is_same_team { window } else { window.turned() };
        let value = match next {
            Next::Search(_) => self.search(child, window),
            Next::Quiescence(deep) => self.quiescence(child, window, deep),
        };
        self.keys.pop();
        if is_same_team { value } else { -value }
    }

    /// 1 where the side at the root is to move, -1 where another one is.
    fn sign(&self, position: &Position) -> i32 {
        if position.turn() == self.us { 1 } else { -1 }
    }

    /// Counts a node, and regularly checks whether to stop.
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.node_limit {
            self.is_aborted = true;
        } else if self.nodes.is_multiple_of(NODES_A_LOOK) {
            let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            self.is_aborted |= is_late || self.stop.load(Relaxed);
        }
    }

    /// The value of a finished game for the side at the root.
    fn end_value(&self, node: Node) -> Option<i32> {
        let position = node.position;
        if position.playing().len() < 2 {
            return Some(win(node.ply));
        }
        let is_drawn = position.end().is_some() || self.is_repetition(node);
        is_drawn.then(|| draw(position))
    }

    /// Whether the position has occurred before, in the game or on the line.
    fn is_repetition(&self, node: Node) -> bool {
        let position = node.position;
        let reversible = position.halfmove_clock() as usize;
        if reversible < 4 {
            return false;
        }
        let step = position.playing().len() as usize;
        self.keys
            .iter()
            .rev()
            .take(reversible)
            .skip(step - 1)
            .step_by(step)
            .any(|&earlier| earlier == node.key)
    }

    /// The key of a node in the table, which has separate entries for the three sides at the root.
    fn table_key(&self, node: Node) -> u64 {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        node.key ^ (self.us as u64 + 1).wrapping_mul(MULTIPLIER)
    }

    /// The value of a node for the team to move.
    fn search(&mut self, node: Node, window: Window) -> i32 {
        let Node { position, depth, ply, .. } = node;
        self.lines[ply].clear();
        let sign = self.sign(position);
        if let Some(value) = self.end_value(node) {
            self.count();
            return sign * value;
        }
        if ply >= MAX_PLY {
            self.count();
            return sign * evaluate(position, self.us);
        }
        if self.stands_by(node) {
            return self.second_reply(node, window, Next::Search(depth));
        }
        let depth = if position.in_check() { depth + 1 } else { depth };
        if depth <= 0 {
            return self.quiescence(node, window, 0);
        }
        self.count();
        if self.is_aborted {
            return 0;
        }
        let key = self.table_key(node);
        let entry = self.table.probe(key);
        if let Some(entry) = entry
            && window.is_null()
            && i32::from(entry.depth) >= depth
            && entry.decides(window.alpha, window.beta)
        {
            return entry.value.into();
        }
        let node = Node { depth, ..node };
        let eval = entry.map_or_else(|| sign * evaluate(position, self.us), |entry| entry.eval.into());
        if window.is_null()
            && !position.in_check()
            && let Some(value) = self.prune(node, eval, window)
        {
            return value;
        }
        let (value, best) = self.search_moves(node, window, eval, entry.and_then(|entry| entry.best));
        if self.is_aborted {
            return 0;
        }
        let bound = Bound::of(value, window.alpha, window.beta);
        let best = best.filter(|_| bound != Bound::Upper);
        let (value, eval, depth) = (value as i16, eval as i16, depth.clamp(0, 255) as u8);
        self.table.store(key, Entry { best, value, eval, depth, bound });
        value.into()
    }

    /// The best value and the best move; no move if passing is best.
    fn search_moves(
        &mut self,
        node: Node,
        window: Window,
        eval: i32,
        first: Option<Move>,
    ) -> (i32, Option<Move>) {
        let Node { position, depth, ply, .. } = node;
        let Window { mut alpha, beta } = window;
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut tried: Vec<Move> = Vec::new();
        let moves = position.legal_moves();
        let start = self.list.len();
        let foes = self.foes(position);
        self.ordering.list(position, &moves, first, ply, |seat| foes.contains(&Some(seat)), &mut self.list);
        for i in 0..moves.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            let mv = scored.mv;
            let after = self.play(node, mv);
            let is_quiet = position.captured_at(mv).is_none() && mv.promotion().is_none();
            let gives_check = !after.outs.is_empty() || after.position.in_check();
            let is_tame = !scored.is_gain() && !gives_check && !position.in_check();
            if is_tame && i > 0 && is_hopeless(depth, i, eval, alpha) && !is_near_end(alpha) {
                continue;
            }
            let reduction = if is_tame && depth >= 3 && i >= 3 { reduction(depth, i) } else { 0 };
            let value = self.search_move(node, &after, Window { alpha, beta }, i == 0, reduction);
            if self.is_aborted {
                break;
            }
            if value > best {
                (best, best_move) = (value, Some(mv));
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
            }
            if alpha >= beta {
                if is_quiet {
                    self.ordering.reward(position.turn(), mv, &tried, depth, ply);
                }
                break;
            }
            if is_quiet && tried.len() < TRIED {
                tried.push(mv);
            }
        }
        self.list.truncate(start);
        if alpha < beta && !self.is_aborted && self.leaves_reply(node) {
            let after = After { reply: Reply::Open, ..self.stand_by(node) };
            let value = self.child(node, &after, Window { alpha, beta }, Next::Search(depth));
            if value > best {
                (best, best_move) = (value, None);
                if value > alpha {
                    self.lines[ply].clear();
                }
            }
        }
        (best, best_move)
    }

    /// The value of a move: by a null window and with a reduction first, unless it is the first move.
    fn search_move(
        &mut self,
        node: Node,
        after: &After,
        window: Window,
        is_first: bool,
        reduction: i32,
    ) -> i32 {
        let depth = node.depth - 1;
        if is_first {
            return self.child(node, after, window, Next::Search(depth));
        }
        let null = Window::null(window.alpha);
        let mut value = self.child(node, after, null, Next::Search(depth - reduction));
        if value > window.alpha && reduction > 0 {
            value = self.child(node, after, null, Next::Search(depth));
        }
        if value > window.alpha && value < window.beta {
            value = self.child(node, after, window, Next::Search(depth));
        }
        value
    }

    /// The opponents of the team to move.
    fn foes(&self, position: &Position) -> [Option<Seat>; 2] {
        if position.turn() == self.us { self.us.others().map(Some) } else { [Some(self.us), None] }
    }

    /// Cutoffs before a search of the moves: the evaluation is above beta by a margin, or by a search after passing.
    fn prune(&mut self, node: Node, eval: i32, window: Window) -> Option<i32> {
        let (position, depth, beta) = (node.position, node.depth, window.beta);
        if is_near_end(beta) || eval < beta {
            return None;
        }
        if depth <= MARGIN_DEPTH && eval - MARGIN_A_PLY * depth >= beta {
            return Some(eval);
        }
        let seat = position.turn();
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        if depth < 3 || pieces.iter().all(|&role| position.pieces(seat, role).is_empty()) {
            return None;
        }
        let mut passed = *position;
        let outs = passed.pass();
        if !outs.is_empty() {
            return None;
        }
        let reply = if seat == self.us { Reply::Open } else { Reply::Given };
        let after = After { position: passed, outs, reply };
        let next = Next::Search(depth - 3 - depth / 4);
        let value = self.child(node, &after, Window::null(beta - 1), next);
        (value >= beta && !self.is_aborted).then_some(value.min(POINT - MARGIN))
    }

    /// Sets the line from a ply to this move and the line after it.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (here.last_mut(), deeper.first()) else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }
}

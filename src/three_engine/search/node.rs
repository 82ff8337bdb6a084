//! The nodes of the tree: making moves, counting nodes, ends of games, and the principal variation.

use crate::engine::TranspositionTable;
use crate::engine::root::Control;
use crate::three::{Move, Outs, Position, Seat};
use crate::three_engine::ordering::{Ordering, Scored};
use crate::three_engine::value::{MAX_PLY, draw, going_out, win};

/// Whether the opponents have replied to the last move of the side at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    Open,
    Given,
}

/// A node of the tree.
#[derive(Clone, Copy)]
pub(super) struct Node<'p> {
    pub position: &'p Position,
    /// The key of the position.
    pub key: u64,
    pub reply: Reply,
    pub depth: i32,
    pub ply: usize,
}

/// The position after a move, with its effects.
pub(super) struct After {
    pub position: Position,
    pub outs: Outs,
    pub reply: Reply,
}

/// A search from one root.
pub(in crate::three_engine) struct Search<'a> {
    pub(super) control: Control<'a, Move>,
    pub(super) table: &'a TranspositionTable,
    pub(super) ordering: &'a mut Ordering,
    pub(super) root: Position,
    /// The side at the root.
    pub(super) us: Seat,
    /// The keys of the earlier positions of the game and of the current line.
    keys: Vec<u64>,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<Move>>,
    /// The generated moves of the nodes on the current path.
    pub(super) list: Vec<Scored>,
}

/// A window of values for the team to move.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub(super) fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The null window at the lower end.
    pub fn null(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }
}

impl<'a> Search<'a> {
    /// The search of a position. `keys` are those of the earlier positions of the game.
    pub fn new(
        control: Control<'a, Move>,
        table: &'a TranspositionTable,
        ordering: &'a mut Ordering,
        root: Position,
        keys: Vec<u64>,
    ) -> Self {
        let lines = vec![Vec::new(); MAX_PLY + 2];
        Search { control, table, ordering, root, us: root.turn(), keys, lines, list: Vec::new() }
    }

    /// The position after a move.
    pub(super) fn play(&self, node: Node, mv: Move) -> After {
        let mut position = *node.position;
        let outs = position.play_unchecked(mv);
        let is_reply = node.position.turn() != self.us;
        After { position, outs, reply: if is_reply { Reply::Given } else { Reply::Open } }
    }

    /// The value of the position after a move of the team to move at a node. `next` searches that position to a depth
    /// in plies.
    pub(super) fn child(
        &mut self,
        node: Node,
        after: &After,
        depth: i32,
        window: Window,
        next: impl FnOnce(&mut Self, Node, Window) -> i32,
    ) -> i32 {
        let (sign, ply) = (self.sign(node.position), node.ply + 1);
        if let Some(points) = going_out(node.position, after.outs, self.us, ply) {
            self.count();
            self.lines[ply].clear();
            return sign * points;
        }
        self.keys.push(node.key);
        let (position, key) = (&after.position, after.position.key());
        let child = Node { position, key, reply: after.reply, depth, ply };
        let is_same_team = sign == self.sign(&after.position);
        let window = if is_same_team { window } else { window.turned() };
        let value = next(self, child, window);
        self.keys.pop();
        if is_same_team { value } else { -value }
    }

    /// 1 where the side at the root is to move, -1 where another one is.
    pub(super) fn sign(&self, position: &Position) -> i32 {
        if position.turn() == self.us { 1 } else { -1 }
    }

    /// Counts a node. Returns whether the search is aborted.
    pub(super) fn count(&mut self) -> bool {
        self.control.nodes += 1;
        self.control.is_over(|| 0)
    }

    /// The value of a finished game for the side at the root.
    pub(super) fn end_value(&self, node: Node) -> Option<i32> {
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
    pub(super) fn table_key(&self, node: Node) -> u64 {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        node.key ^ (self.us as u64 + 1).wrapping_mul(MULTIPLIER)
    }

    /// The opponents of the team to move.
    pub(super) fn foes(&self, position: &Position) -> [Option<Seat>; 2] {
        if position.turn() == self.us { self.us.others().map(Some) } else { [Some(self.us), None] }
    }

    /// Sets the line from a ply to this move and the line after it.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (here, deeper) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (here.last_mut(), deeper.first()) else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }
}

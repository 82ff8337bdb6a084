//! The replies of the opponents: one of them moves, the other one passes or captures hanging pieces.

use super::node::{After, Node, Reply, Search, Window};
use crate::three::Move;
use crate::three_engine::ordering::{loses, select};
use crate::three_engine::value::INFINITE;

impl Search<'_> {
    /// Whether the opponents have replied and the other opponent is to move, who then passes.
    pub(super) fn passes(&self, node: Node) -> bool {
        node.reply == Reply::Given && node.position.turn() != self.us
    }

    /// Whether the other opponent could reply in place of the one to move.
    pub(super) fn leaves_reply(&self, node: Node) -> bool {
        let turn = node.position.turn();
        node.reply == Reply::Open
            && turn != self.us
            && turn.next() != self.us
            && node.position.playing().contains(turn.next())
    }

    /// The value of a node whose side to move passes: it may still capture hanging pieces.
    /// `next` searches the positions after it to a depth in plies.
    pub(super) fn partner_reply(
        &mut self,
        node: Node,
        depth: i32,
        window: Window,
        next: impl Fn(&mut Self, Node, Window) -> i32,
    ) -> i32 {
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let start = self.list.len();
        let prey = node.position.by_seat(self.us);
        let captures = node.position.legal_captures(prey);
        let us = self.us;
        self.ordering.list(node.position, &captures, None, node.ply, |seat| seat == us, &mut self.list);
        for i in 0..captures.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            if !scored.is_gain() || loses(node.position, scored.mv) {
                continue;
            }
            let after = self.play(node, scored.mv);
            let value = self.child(node, &after, depth, Window { alpha, beta }, &next);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.control.aborted {
                break;
            }
        }
        self.list.truncate(start);
        if alpha < beta && !self.control.aborted {
            let after = self.passed(node);
            best = best.max(self.child(node, &after, depth, Window { alpha, beta }, &next));
        }
        best
    }

    /// The position after the side to move passes because the other opponent replies. In check it must move.
    pub(super) fn passed(&self, node: Node) -> After {
        let mut position = *node.position;
        let outs = if position.in_check() {
            match self.evasion(node) {
                Some(mv) => position.play_unchecked(mv),
                None => position.pass(),
            }
        } else {
            position.pass()
        };
        After { position, outs, reply: Reply::Given }
    }

    /// The first evasion in the move ordering.
    pub(super) fn evasion(&self, node: Node) -> Option<Move> {
        let first = self.table.probe(self.table_key(node), node.ply).and_then(|entry| entry.best);
        let mut list = Vec::new();
        let moves = node.position.legal_moves();
        self.ordering.list(node.position, &moves, first, node.ply, |_| true, &mut list);
        select(&mut list).map(|scored| scored.mv)
    }
}

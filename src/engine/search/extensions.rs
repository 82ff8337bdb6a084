//! Extensions: moves that are searched deeper than others.

use super::node::Node;
use super::thread::Search;
use crate::chess::Move;
use crate::engine::parameters;
use crate::engine::score::is_proven;
use crate::engine::see::see_ge;
use crate::engine::transposition::{Bound, Entry};

/// The decision on a move before it is searched.
pub(super) enum Extension {
    /// The number of plies by which the move is searched deeper; less deep if negative.
    Plies(i32),
    /// The node has this value: other moves fail high, too (multi-cut). Meaningless after an aborted search.
    Cut(i32),
}

impl Search<'_> {
    /// How many plies deeper a move is searched.
    pub(super) fn extension<const PV: bool>(&mut self, node: &Node, m: Move, gives_check: bool) -> Extension {
        if node.ply >= 2 * self.control.root_depth {
            return Extension::Plies(0);
        }
        if let Some(entry) = node.tt_entry
            && entry.best == Some(m)
            && node.excluded.is_none()
            && node.depth >= parameters::singular_depth()
            && entry.depth >= node.depth - 3
            && entry.bound != Bound::Upper
            && !is_proven(entry.value)
        {
            return self.singular_extension::<PV>(node, m, entry);
        }
        // Check extension, for checks that lose no material.
        Extension::Plies(i32::from(gives_check && see_ge(node.position, m, 0)))
    }

    /// Singular extension: if all other moves fail low against a bound below the table value, the hash move is
    /// extended. If others fail high against beta too, the node is cut. If they may, the hash move is searched less deep.
    fn singular_extension<const PV: bool>(&mut self, node: &Node, m: Move, entry: Entry) -> Extension {
        let &Node { position, ply, beta, depth, is_cut, .. } = node;
        let singular_beta = entry.value - parameters::singular_margin() * depth;
        self.stack[ply].excluded = Some(m);
        let value =
            self.search::<false>(position, singular_beta - 1, singular_beta, (depth - 1) / 2, ply, is_cut);
        self.stack[ply].excluded = None;
        if self.control.aborted {
            return Extension::Cut(0);
        }
        if value < singular_beta {
            let is_double = !PV && value < singular_beta - parameters::singular_double();
            Extension::Plies(1 + i32::from(is_double))
        } else if value >= beta && !is_proven(value) {
            Extension::Cut(value)
        } else if entry.value >= beta {
            Extension::Plies(-2)
        } else {
            Extension::Plies(-i32::from(is_cut))
        }
    }
}

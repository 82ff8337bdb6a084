//! The root moves.

use std::sync::LazyLock;

use crate::chess::{Move, Position};
use crate::engine::history::MoveHistory;
use crate::engine::ordering::{MovePicker, MoveStack};
use crate::engine::score::INFINITE;
use crate::game::Move as AnyMove;

/// A root move with its search results.
#[derive(Debug)]
pub(super) struct RootMove {
    pub m: Move,
    /// The value of this iteration; `-INFINITE` unless it is exact.
    pub value: i32,
    /// The principal variation, starting with the move.
    pub pv: Vec<Move>,
    /// The depth of the iteration that gave the value.
    pub depth: i32,
    pub seldepth: usize,
    /// The nodes of its subtree in all iterations.
    pub nodes: u64,
}

impl Clone for RootMove {
    fn clone(&self) -> Self {
        Self { pv: self.pv.clone(), ..*self }
    }

    /// Keeps the allocation of the variation: the moves are copied before each iteration.
    fn clone_from(&mut self, source: &Self) {
        let mut pv = std::mem::take(&mut self.pv);
        pv.clone_from(&source.pv);
        *self = Self { pv, ..*source };
    }
}

/// An empty history; creating one takes as long as a hundred nodes.
static EMPTY_HISTORY: LazyLock<MoveHistory> = LazyLock::new(MoveHistory::default);

/// The root moves in the order of the move picker: those of `only`, or all legal moves if none of these is legal.
pub(super) fn root_moves(position: &Position, only: &[AnyMove]) -> Vec<RootMove> {
    let mut stack = MoveStack::default();
    let mut picker = MovePicker::new(position, &stack, None, [None; 2], [None; 2]);
    let all: Vec<Move> =
        std::iter::from_fn(|| picker.next(position, &EMPTY_HISTORY, || None, &mut stack)).collect();
    let mut wanted: Vec<Move> = all.iter().copied().filter(|&m| only.contains(&AnyMove::Chess(m))).collect();
    if wanted.is_empty() {
        wanted = all;
    }
    wanted
        .into_iter()
        .map(|m| RootMove { m, value: -INFINITE, pv: vec![m], depth: 0, seldepth: 0, nodes: 0 })
        .collect()
}

//! The root moves.

use crate::engine::score::INFINITE;

/// A root move with its search results.
#[derive(Debug)]
pub(crate) struct RootMove<M> {
    pub mv: M,
    /// The value of this iteration; `-INFINITE` unless it is exact.
    pub value: i32,
    /// The principal variation, starting with the move.
    pub pv: Vec<M>,
    /// The depth of the iteration that gave the value.
    pub depth: i32,
    pub seldepth: usize,
    /// The nodes of its subtree in all iterations.
    pub nodes: u64,
    /// Centipawns deducted from its value, unless that decides the game.
    pub malus: i32,
}

impl<M: Copy> RootMove<M> {
    /// A move that is not searched yet.
    pub fn new(mv: M) -> Self {
        Self { mv, value: -INFINITE, pv: vec![mv], depth: 0, seldepth: 0, nodes: 0, malus: 0 }
    }

    /// The root moves: those for which `wanted` is true, or all moves if it is always false.
    pub fn list(all: Vec<M>, wanted: impl Fn(M) -> bool) -> Vec<Self> {
        let any = all.iter().any(|&mv| wanted(mv));
        all.into_iter().filter(|&mv| !any || wanted(mv)).map(Self::new).collect()
    }

    /// Whether the move has an exact value.
    pub fn has_value(&self) -> bool {
        self.value > -INFINITE
    }
}

impl<M: Copy> Clone for RootMove<M> {
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

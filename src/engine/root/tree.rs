//! The interface between the root search and the search tree of a game.

use super::control::Control;

/// The search tree of a game, as the root search uses it.
pub(crate) trait Tree<'a> {
    /// A move of the game.
    type Move: Copy + PartialEq;

    /// The maximum depth of an iteration.
    const MAX_DEPTH: usize;
    /// Whether the root search uses aspiration windows.
    const ASPIRATION: bool;

    /// The limits and statistics of the thread.
    fn control(&self) -> &Control<'a, Self::Move>;

    /// The limits and statistics of the thread.
    fn control_mut(&mut self) -> &mut Control<'a, Self::Move>;

    /// Enters the root node, before its moves are searched.
    fn enter_root(&mut self) {}

    /// The value of a root move: with the full window, or, unless it needs an exact value, with a null window first.
    fn search_root_move(&mut self, node: &RootNode<Self::Move>) -> i32;

    /// The principal variation after the root move that was searched last.
    fn pv(&self) -> &[Self::Move];

    /// The value of a root without moves.
    fn no_moves_value(&self) -> i32;

    /// Whether a deeper search is useless after an iteration; `is_forced` if there is only one move, and no depth is
    /// requested.
    fn is_decided(&self, _best: i32, _depth: usize, _is_forced: bool) -> bool {
        false
    }

    /// How full the transposition table is, in permille.
    fn hashfull(&self) -> u32 {
        0
    }
}

/// A root move to search, with its window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootNode<M> {
    pub mv: M,
    /// The index of the move in the order of search, from 0.
    pub index: usize,
    /// The number of moves with exact values: those with lower indices.
    pub multipv: usize,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
}

impl<M> RootNode<M> {
    /// Whether the move needs an exact value.
    pub fn is_exact(&self) -> bool {
        self.index < self.multipv
    }
}

//! The state of one search thread: its control, its histories, the shared table, and the search stack.

use crate::chess::{Move, Position};
use crate::engine::correction::CorrectionHistory;
use crate::engine::draws::DrawDetector;
use crate::engine::history::{MoveHistory, PieceTo};
use crate::engine::nnue::{Accumulators, Network};
use crate::engine::ordering::MoveStack;
use crate::engine::root::Control;
use crate::engine::score::MAX_PLY;
use crate::engine::transposition::TranspositionTable;

/// The search of one thread. It shares the transposition table with others.
pub(in crate::engine) struct Search<'a> {
    pub control: Control<'a, Move>,
    pub table: &'a TranspositionTable,
    pub histories: &'a mut Histories,
    pub network: &'a Network,
    pub draws: DrawDetector,
    pub root: Position,
    /// The principal variation from each ply (triangular table).
    pub pv: Vec<Vec<Move>>,
    /// The generated moves of the nodes on the current path.
    pub move_stack: MoveStack,
    /// The search stack, by ply.
    pub(super) stack: Vec<StackEntry>,
    /// No null move is tried below this ply, while one is being verified.
    pub(super) null_move_min_ply: usize,
}

/// The histories of one thread, kept from search to search.
#[derive(Default)]
pub(in crate::engine) struct Histories {
    pub moves: MoveHistory,
    pub correction: CorrectionHistory,
    /// The accumulators of the last search: nearly as good a start as any position of this one, and already allocated.
    pub accumulators: Accumulators,
}

/// An entry of the search stack: data that a node keeps for its children and siblings.
#[derive(Clone, Copy, Default)]
pub(super) struct StackEntry {
    /// Quiet moves that caused a cutoff in a sibling node.
    pub killers: [Option<Move>; 2],
    /// The static evaluation; `None` in check.
    pub eval: Option<i32>,
    /// The piece moved at this ply and its target; `None` after a null move.
    pub piece_to: Option<PieceTo>,
    /// The move excluded in a singular search.
    pub excluded: Option<Move>,
    /// The current move, if it is quiet.
    pub current_quiet: Option<Move>,
}

impl<'a> Search<'a> {
    pub fn new(
        control: Control<'a, Move>,
        table: &'a TranspositionTable,
        histories: &'a mut Histories,
        network: &'a Network,
        (root, draws): (Position, DrawDetector),
    ) -> Self {
        Self {
            control,
            table,
            histories,
            network,
            draws,
            root,
            pv: vec![Vec::new(); MAX_PLY + 2],
            move_stack: MoveStack::default(),
            stack: vec![StackEntry::default(); MAX_PLY + 3],
            null_move_min_ply: 0,
        }
    }
}

//! What one thread searches with: the table and the stop signal it shares, its histories, and the search stack.

use std::sync::atomic::AtomicU64;

use crate::chess::{Color, Move};
use crate::engine::correction::CorrectionHistory;
use crate::engine::draws::DrawDetector;
use crate::engine::eval::Evaluator;
use crate::engine::history::{MoveHistory, PieceTo};
use crate::engine::nnue::{Accumulators, Network};
use crate::engine::ordering::MoveStack;
use crate::engine::ponder::RunningLimits;
use crate::engine::pulse::Pulse;
use crate::engine::score::MAX_PLY;
use crate::engine::stop::StopSignal;
use crate::engine::transposition::TranspositionTable;

/// The search of one thread. It shares the transposition table, the stop signal and a node counter with others.
pub(in crate::engine) struct Search<'a> {
    pub table: &'a TranspositionTable,
    pub stop: &'a StopSignal,
    pub histories: &'a mut Histories,
    pub evaluator: &'a Evaluator,
    /// Replaces the hand-crafted evaluation if there is one.
    pub network: Option<&'a Network>,
    pub draws: DrawDetector,
    pub limits: RunningLimits,
    /// Signs of life, if they are wanted.
    pub pulse: Option<Pulse<'a>>,
    /// Set when a limit is reached; values returned afterwards are meaningless.
    pub aborted: bool,
    pub nodes: u64,
    /// The selective depth: the deepest ply reached.
    pub seldepth: usize,
    /// The depth of the iteration; extensions stop at twice this ply.
    pub root_depth: usize,
    /// The principal variation from each ply (triangular table).
    pub pv: Vec<Vec<Move>>,
    /// The generated moves of the nodes on the current path.
    pub move_stack: MoveStack,
    /// The search stack, by ply.
    pub(super) stack: Vec<StackEntry>,
    /// The node count at which the limits are checked next.
    pub(super) next_check: u64,
    /// The node counter of all threads, and how many nodes this thread has added to it.
    pub(super) shared_nodes: Option<&'a AtomicU64>,
    pub(super) nodes_shared: u64,
    /// No null move is tried below this ply, while one is being verified.
    pub(super) null_move_min_ply: usize,
}

/// The histories of one thread, kept from search to search.
#[derive(Default)]
pub(in crate::engine) struct Histories {
    pub moves: MoveHistory,
    pub correction: CorrectionHistory,
    /// The side to move and the value for it of the last search, if this game had one.
    pub last_value: Option<(Color, i32)>,
    /// Those of the last search: nearly as good a start as any position of this one, and in place.
    pub accumulators: Accumulators,
}

/// An entry of the search stack: what a node keeps for its children and siblings.
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
        table: &'a TranspositionTable,
        stop: &'a StopSignal,
        histories: &'a mut Histories,
        evaluator: &'a Evaluator,
        network: Option<&'a Network>,
        draws: DrawDetector,
    ) -> Self {
        Self {
            table,
            stop,
            histories,
            evaluator,
            network,
            draws,
            limits: RunningLimits::NONE,
            pulse: None,
            aborted: false,
            nodes: 0,
            seldepth: 0,
            root_depth: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
            move_stack: MoveStack::default(),
            stack: vec![StackEntry::default(); MAX_PLY + 3],
            next_check: 0,
            shared_nodes: None,
            nodes_shared: 0,
            null_move_min_ply: 0,
        }
    }
}

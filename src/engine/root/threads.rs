//! The threads of a search: lazy SMP with a shared transposition table.

use std::time::Instant;

use super::deepening::RootSearch;
use super::moves::RootMove;
use crate::chess::Position;
use crate::engine::draws::DrawDetector;
use crate::engine::eval::Evaluator;
use crate::engine::event::{Report, SearchRequest};
use crate::engine::nnue::Network;
use crate::engine::pool::WorkerPool;
use crate::engine::pulse::Pulse;
use crate::engine::score::INFINITE;
use crate::engine::search::{Histories, Search};
use crate::engine::stop::StopSignal;
use crate::engine::transposition::TranspositionTable;

/// What all threads of one search share.
pub(super) struct SharedSearch<'a> {
    pub table: &'a TranspositionTable,
    pub evaluator: &'a Evaluator,
    pub network: Option<&'a Network>,
    pub pool: &'a WorkerPool,
    pub position: Position,
    /// The keys of the game's positions, the root last.
    pub keys: Vec<u64>,
    pub moves: Vec<RootMove>,
    pub started: Instant,
}

impl SharedSearch<'_> {
    /// The root search of one thread.
    pub fn thread<'b>(
        &'b self,
        request: &'b SearchRequest,
        stop: &'b StopSignal,
        histories: &'b mut Histories,
        report: &'b dyn Fn(Report),
    ) -> RootSearch<'b> {
        let skill = request.strength.skill();
        let draws = DrawDetector::new(request.draws, &self.position, self.keys.clone());
        // Each level uses the evaluation with which its Elo was measured.
        let network = self.network.filter(|_| skill.is_none_or(|skill| skill.network));
        let mut search = Search::new(self.table, stop, histories, self.evaluator, network, draws);
        search.share_nodes(&self.pool.nodes);
        search.pulse = request.reports_progress.then(|| Pulse::new(report, self.started));
        RootSearch {
            request,
            skill,
            position: self.position,
            moves: self.moves.clone(),
            search,
            started: self.started,
            report,
        }
    }

    /// Runs a helper thread until the pool is stopped. Its results are shared through the transposition table, and it
    /// returns its best move if it finished an iteration.
    ///
    /// Its histories are aged here, in parallel; those of the main thread were aged after the previous search.
    pub fn run_helper(&self, request: &SearchRequest, histories: &mut Histories) -> Option<RootMove> {
        histories.moves.age();
        let mut thread = self.thread(request, &self.pool.stop, histories, &|_| {});
        thread.iterative_deepening();
        thread.moves.into_iter().next().filter(|root| root.value > -INFINITE)
    }
}

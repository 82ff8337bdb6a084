//! The checkers engine: an alpha-beta search of its own with the same limits, levels and events as in chess. It judges
//! positions by a network (`nnue/checkers.rs`), its levels by the hand-crafted evaluation.

mod eval;
mod root;
mod search;

use std::thread::{self, Builder};
use std::time::Instant;

pub(super) use self::eval::evaluate;
use self::root::{RootMove, RootSearch, SearchResult};
use self::search::Search;
use super::event::{Report, SearchRequest};
use super::level::LEVEL_HASH_MB;
use super::nnue::Network;
use super::pool::{WorkerPool, request_of_helpers};
use super::pulse::Pulse;
use super::score::INFINITE;
use super::search::STACK_BYTES;
use super::stop::StopSignal;
use super::transposition::TranspositionTable;
use crate::draughts::{Move, Position};
use crate::game;

/// Searches until a limit is reached or a stop is requested; its time counts from `started`. So many helper threads
/// search the same with the table shared.
///
/// # Errors
/// A message if a move of the game is illegal.
pub(super) fn search(
    request: &SearchRequest,
    started: Instant,
    stop: &StopSignal,
    (table, network, helpers): (&TranspositionTable, Option<&Network>, usize),
    rng: &mut fastrand::Rng,
    report: &dyn Fn(Report),
) -> Result<SearchResult, String> {
    let (position, keys) = replay(request)?;
    let skill = request.strength.skill();
    // A level starts each search from nothing.
    let own = skill.map(|_| TranspositionTable::new(LEVEL_HASH_MB));
    let table = own.as_ref().unwrap_or(table);
    table.new_search();
    // Each level uses the evaluation with which its Elo was measured.
    let network = network.filter(|_| skill.is_none_or(|skill| skill.network));
    let moves = root_moves(&position, &request.limits.search_moves);
    let shared =
        SharedSearch { table, network, pool: &WorkerPool::default(), position, keys, moves, started };
    let mut main = shared.thread(request, stop, report);
    if main.moves.is_empty() {
        main.report_line(0, 0);
    } else {
        // A level uses a single thread, so that its node limit is deterministic.
        let helpers = if skill.is_none() { helpers } else { 0 };
        let for_helpers = request_of_helpers(request);
        thread::scope(|scope| {
            let _stop_helpers = shared.pool.stop_on_drop();
            for _ in 0..helpers {
                let work = || shared.thread(&for_helpers, &shared.pool.stop, &|_| {}).iterative_deepening();
                // If the system cannot create the thread, the others search without it.
                Builder::new().name("helper".into()).stack_size(STACK_BYTES).spawn_scoped(scope, work).ok();
            }
            main.iterative_deepening();
        });
    }
    if request.ponders {
        stop.wait_for_ponderhit();
    }
    if request.limits.infinite {
        stop.wait();
    }
    Ok(main.choose(rng))
}

/// What all threads of one search share.
struct SharedSearch<'a> {
    table: &'a TranspositionTable,
    network: Option<&'a Network>,
    pool: &'a WorkerPool,
    position: Position,
    /// The keys of the game's positions, the root last.
    keys: Vec<u64>,
    moves: Vec<RootMove>,
    started: Instant,
}

impl SharedSearch<'_> {
    /// The root search of one thread.
    fn thread<'b>(
        &'b self,
        request: &'b SearchRequest,
        stop: &'b StopSignal,
        report: &'b dyn Fn(Report),
    ) -> RootSearch<'b> {
        let keys = self.keys.clone();
        let mut search = Search::new(self.table, self.network, stop, &self.pool.nodes, request.draws, keys);
        search.pulse = request.reports_progress.then(|| Pulse::new(report, self.started));
        RootSearch {
            request,
            skill: request.strength.skill(),
            position: self.position,
            moves: self.moves.clone(),
            search,
            stop,
            table: self.table,
            started: self.started,
            report,
        }
    }
}

/// The root position and the keys of all positions up to it.
fn replay(request: &SearchRequest) -> Result<(Position, Vec<u64>), String> {
    let mut position = *request.start.draughts().ok_or("this search is for checkers")?;
    let mut keys = vec![position.key()];
    for (i, mv) in request.moves.iter().enumerate() {
        let illegal = || format!("move {} of the game is not legal", i + 1);
        position = mv.draughts().and_then(|mv| position.play(mv).ok()).ok_or_else(illegal)?;
        keys.push(position.key());
    }
    Ok((position, keys))
}

/// The root moves: those of `only`, or all legal moves if none of these is legal.
fn root_moves(position: &Position, only: &[game::Move]) -> Vec<RootMove> {
    let all = position.legal_moves();
    let wanted = |mv: &Move| only.contains(&game::Move::Draughts(*mv));
    let any = all.iter().any(wanted);
    let moves = all.iter().copied().filter(|mv| !any || wanted(mv));
    moves.map(|mv| RootMove { mv, value: -INFINITE, pv: vec![mv] }).collect()
}

//! The root search of the chess games.

mod deepening;
mod moves;
mod threads;
mod timing;
mod voting;

use std::panic::resume_unwind;
use std::thread::{self, Builder, ScopedJoinHandle};
use std::time::Instant;

use self::deepening::SearchResult;
use self::moves::root_moves;
use self::threads::SharedSearch;
use super::event::{Report, SearchRequest};
use super::level::LEVEL_HASH_MB;
use super::pool::{WorkerPool, request_of_helpers};
use super::search::{Histories, STACK_BYTES};
use super::state::EngineState;
use super::stop::StopSignal;
use super::transposition::TranspositionTable;
use crate::chess::Position;

/// Searches until a limit is reached or a stop is requested; its time counts from `started`.
///
/// # Errors
/// A message if a move of the game is illegal.
pub(super) fn search(
    request: &SearchRequest,
    started: Instant,
    stop: &StopSignal,
    state: &mut EngineState,
    report: &dyn Fn(Report),
) -> Result<SearchResult, String> {
    let (position, keys) = replay(request)?;
    state.table.new_search();
    state.set_variant(position.variant());
    let moves = root_moves(&position, &request.limits.search_moves);
    // A level starts each search from nothing.
    let mut own =
        request.strength.skill().map(|_| (TranspositionTable::new(LEVEL_HASH_MB), Histories::default()));
    let (table, histories) = match &mut own {
        Some((table, histories)) => (&*table, histories),
        None => (&state.table, &mut state.histories),
    };
    let shared = SharedSearch {
        table,
        evaluator: &state.evaluator,
        network: state.network.as_deref(),
        pool: &WorkerPool::default(),
        position,
        keys,
        moves,
        started,
    };
    let mut main = shared.thread(request, stop, histories, report);
    if main.moves.is_empty() {
        main.report_game_over();
    } else {
        // A level uses a single thread, so that its node limit is deterministic.
        let helpers = if main.skill.is_none() { &mut state.helpers[..] } else { &mut [] };
        let for_helpers = request_of_helpers(request);
        let found = thread::scope(|scope| {
            let stop_helpers = shared.pool.stop_on_drop();
            let start = |histories| {
                let work = || shared.run_helper(&for_helpers, histories);
                // If the system cannot create the thread, the others search without it.
                Builder::new().name("helper".into()).stack_size(STACK_BYTES).spawn_scoped(scope, work).ok()
            };
            let threads: Vec<_> = helpers.iter_mut().filter_map(start).collect();
            main.iterative_deepening();
            drop(stop_helpers);
            // A panic of a helper ends the search like one of the main thread.
            let join =
                |thread: ScopedJoinHandle<_>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            threads.into_iter().filter_map(join).collect::<Vec<_>>()
        });
        main.vote(found);
        main.keep_value();
    }
    if request.ponders {
        stop.wait_for_ponderhit();
    }
    if request.limits.infinite {
        stop.wait();
    }
    Ok(main.choose(&mut state.rng))
}

/// The root position and the keys of all positions up to it.
fn replay(request: &SearchRequest) -> Result<(Position, Vec<u64>), String> {
    let mut position = *request.start.chess().ok_or("this search is for the chess games")?;
    let mut keys = vec![position.key()];
    for (i, m) in request.moves.iter().enumerate() {
        let illegal = || format!("move {} of the game, {} to {}, is not legal", i + 1, m.from(), m.to());
        position = m.chess().and_then(|m| position.play(m).ok()).ok_or_else(illegal)?;
        keys.push(position.key());
    }
    Ok((position, keys))
}

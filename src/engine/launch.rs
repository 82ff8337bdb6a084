//! The searches of the engine: the search tree of the game under the root search that all games share.

use fastrand::Rng;

use super::draughts::Search as CheckersSearch;
use super::draws::DrawDetector;
use super::event::{Event, SearchRequest};
use super::level::{LEVEL_HASH_MB, Strength};
use super::limits::TimeBudget;
use super::root::{Plan, Report, Root, RootMove, SearchResult, Tree, WorkerPool};
use super::search::{Histories, Search, ordered_moves};
use super::state::EngineState;
use super::transposition::TranspositionTable;
use super::worker::{Command, SearchJob, Searcher, SendEvent};
use super::{book, endgames, greedy};
use crate::chess;
use crate::draughts;
use crate::game::{Position, Variant};
use crate::sides::Color;

/// The node limit of the first iteration of a level, which gives every root move a value.
const LEVEL_FIRST_NODES: u64 = 100_000;

/// The searcher of the real engine.
impl Searcher for EngineState {
    fn search(&mut self, job: &SearchJob, send: &SendEvent) -> Result<Event, String> {
        let (id, request) = (job.id, &*job.request);
        if let Some((best, ponder)) = book::probe(request, &mut self.rng) {
            return Ok(Event::BestMove { id, best: Some(best), ponder });
        }
        let (position, keys) = replay(request)?;
        if request.strength == Strength::Greedy {
            let best = greedy::choose(&position, &mut self.rng);
            return Ok(Event::BestMove { id, best, ponder: None });
        }
        self.table.new_search();
        let turn = position.turn();
        let skill = request.strength.skill();
        let plan = Plan {
            limits: request.limits.clone(),
            budget: TimeBudget::new(&request.limits, turn),
            lines: request.lines,
            // A level searches every root move to depth 1; its node limit holds from then on.
            first_nodes: skill.map_or(u64::MAX, |skill| skill.nodes.max(LEVEL_FIRST_NODES)),
            later_nodes: skill.map_or(u64::MAX, |skill| skill.nodes),
            skill,
            ponders: request.ponders,
            reports_progress: request.reports_progress,
            last_value: self.last_value_for(turn),
            started: job.asked,
        };
        Ok(match position {
            Position::Chess(position) => {
                let exact = endgames::probe(&position, request.draws.material);
                let report = |report| {
                    let mut event = Event::of_report(id, report);
                    if let Event::Info { info, .. } = &mut event {
                        info.exact = exact;
                    }
                    send(event);
                };
                Event::of_result(id, search_chess(self, job, &plan, position, &keys, &report))
            }
            Position::Draughts(position) => {
                let report = |report| send(Event::of_report(id, report));
                Event::of_result(id, search_checkers(self, job, &plan, position, &keys, &report))
            }
        })
    }

    fn after_search(&mut self) {
        self.histories.moves.age();
    }

    fn run_command(&mut self, command: &Command) {
        match command {
            Command::NewGame { seed } => self.new_game(*seed),
            Command::ClearHash => self.table.clear(),
            Command::HashSize { megabytes } => {
                // Free the old table first: both together may not fit into memory.
                self.table = TranspositionTable::new(1);
                self.table = TranspositionTable::new(*megabytes);
            }
            Command::Threads { count } => self.set_threads(*count),
            Command::Network { network } => self.set_network(network.clone()),
            Command::Go(_) | Command::Ready { .. } | Command::Quit => {}
        }
    }

    fn reset(&mut self) {
        self.clear();
    }
}

/// The root position and the keys of all positions up to it.
///
/// # Errors
/// A message if a move of the game is illegal.
fn replay(request: &SearchRequest) -> Result<(Position, Vec<u64>), String> {
    let mut position = request.start;
    let mut keys = vec![position.key()];
    for (i, &mv) in request.moves.iter().enumerate() {
        let illegal = |_| format!("move {} of the game, {} to {}, is not legal", i + 1, mv.from(), mv.to());
        position = position.play(mv).map_err(illegal)?;
        keys.push(position.key());
    }
    Ok((position, keys))
}

/// Searches a position of a chess game.
fn search_chess(
    state: &mut EngineState,
    job: &SearchJob,
    plan: &Plan,
    position: chess::Position,
    keys: &[u64],
    report: &dyn Fn(Report<chess::Move>),
) -> SearchResult<chess::Move> {
    state.set_variant(position.variant());
    let request = &job.request;
    // A level starts each search from nothing and has one thread, so that its node limit is deterministic.
    let mut fresh = plan.skill.map(|_| (TranspositionTable::new(LEVEL_HASH_MB), Histories::default()));
    let (table, histories, helpers) = match &mut fresh {
        Some((table, histories)) => (&*table, histories, &mut [][..]),
        None => (&state.table, &mut state.histories, &mut state.helpers[..]),
    };
    let network = &*state.network;
    let tree = |control, histories| {
        let draws = DrawDetector::new(request.draws, &position, keys.to_vec());
        Search::new(control, table, histories, network, (position, draws))
    };
    // The histories of the helpers are aged by them, in parallel.
    let tree = &tree;
    let helpers = helpers.iter_mut().map(|helper: &mut Histories| {
        move |control| {
            let histories = helper;
            histories.moves.age();
            tree(control, histories)
        }
    });
    let mut moves =
        RootMove::list(ordered_moves(&position), |mv| request.limits.search_moves.contains(&mv.into()));
    // A level may err, and several lines are those of the best moves of all.
    if plan.skill.is_none() && plan.lines <= 1 {
        keep_best_by_tables(&position, request.draws.material, &mut moves);
    }
    let pool = WorkerPool::new(plan);
    let main = pool.search((plan, &job.stop), &moves, report, |control| tree(control, histories), helpers);
    conclude(&main, position.turn(), plan, &mut state.rng, &mut state.last_value)
}

/// Chooses the move of a finished search, and keeps the value of the best move for the next search at full strength.
fn conclude<'a, T: Tree<'a>>(
    root: &Root<'a, T>,
    turn: Color,
    plan: &Plan,
    rng: &mut Rng,
    last_value: &mut Option<(Color, i32)>,
) -> SearchResult<T::Move> {
    let is_static = plan.skill.is_some_and(|skill| skill.is_static(rng));
    if plan.skill.is_none() {
        *last_value = root.best().map(|best| (turn, best.value));
    }
    root.choose(is_static, rng)
}

/// Drops the moves that give away points by the endgame tables. All moves stay if the tables do not cover each of them.
fn keep_best_by_tables(
    position: &chess::Position,
    material: chess::MaterialRule,
    moves: &mut Vec<RootMove<chess::Move>>,
) {
    if position.occupied().len() as usize > endgames::MAX_PIECES {
        return;
    }
    let rank_after = |root: &RootMove<chess::Move>| {
        let mut after = *position;
        after.play_unchecked(root.mv);
        endgames::rank(&after, material)
    };
    let Some(ranks) = moves.iter().map(rank_after).collect::<Option<Vec<u8>>>() else { return };
    // The ranks are for the other side.
    let best = ranks.iter().copied().min();
    let mut ranks = ranks.into_iter();
    moves.retain(|_| ranks.next() == best);
}

/// Searches a position of checkers.
fn search_checkers(
    state: &mut EngineState,
    job: &SearchJob,
    plan: &Plan,
    position: draughts::Position,
    keys: &[u64],
    report: &dyn Fn(Report<draughts::Move>),
) -> SearchResult<draughts::Move> {
    let request = &job.request;
    let fresh = plan.skill.map(|_| TranspositionTable::new(LEVEL_HASH_MB));
    let helpers = if fresh.is_some() { 0 } else { state.helpers.len() };
    let table = fresh.as_ref().unwrap_or(&state.table);
    let network = state.network_of(Variant::Checkers);
    let network = &*network;
    let tree = |control| CheckersSearch::new(control, table, network, request.draws, position, keys.to_vec());
    let legal = position.legal_moves().clone();
    let moves = RootMove::list(legal, |mv| request.limits.search_moves.contains(&mv.into()));
    let pool = WorkerPool::new(plan);
    let main = pool.search((plan, &job.stop), &moves, report, tree, (0..helpers).map(|_| tree));
    conclude(&main, position.turn(), plan, &mut state.rng, &mut state.last_value)
}

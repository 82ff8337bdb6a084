//! The searches of the engine: the search tree of the game under the root search that all games share.

use super::attention::{Attention, Choice, takes_back};
use super::draughts::Search as CheckersSearch;
use super::draws::DrawDetector;
use super::event::{Event, Info, SearchRequest};
use super::level::Strength;
use super::limits::TimeBudget;
use super::root::{Line, Plan, Report, Root, RootMove, SearchResult, Tree, WorkerPool};
use super::root_tables::Known;
use super::search::{Histories, Search, ordered_moves};
use super::state::DirectEngine;
use super::transposition::TranspositionTable;
use super::worker::{SearchJob, Searcher};
use super::{book, endgames, greedy};
use crate::chess;
use crate::draughts;
use crate::game::{Move, Position, Variant};
use crate::hex::Cell;
use crate::sides::Color;

/// The hash size of a level, in mebibytes.
const LEVEL_HASH_MB: usize = 4;

/// The searcher of the real engine.
impl Searcher for DirectEngine {
    type Request = SearchRequest;
    type Info = Info;
    type Move = Move;

    fn search(&mut self, job: &SearchJob, send: &dyn Fn(Event)) -> Result<Event, String> {
        let (id, request) = (job.id, &*job.request);
        if let Some((best, ponder)) = book::probe(request, &mut self.rng) {
            return Ok(Event::BestMove { id, best: Some(best), ponder });
        }
        let (position, keys, captured_at) = replay(request)?;
        if request.strength == Strength::Greedy {
            let best = greedy::choose(&position, &mut self.rng);
            return Ok(Event::BestMove { id, best, ponder: None });
        }
        let skill = request.strength.skill(position.variant(), self.lot);
        if let Some(skill) = skill.filter(|skill| !skill.searches_at(request.moves.len() / 2, self.lot)) {
            return Ok(self.choose(job, skill.attention, (&position, &keys, captured_at), send));
        }
        self.table.new_search();
        let turn = position.turn();
        let plan = Plan {
            limits: request.limits.clone(),
            budget: TimeBudget::new(&request.limits, turn),
            lines: request.lines,
            level_nodes: skill.map(|skill| skill.nodes),
            malus: skill.map_or(0, |skill| skill.malus()),
            ponders: request.ponders,
            reports_progress: request.reports_progress,
            last_value: self.last_value_for(turn),
            started: job.asked,
        };
        Ok(match position {
            Position::Chess(position) => {
                let exact = endgames::known(&position, request.draws.material);
                let report = |report| {
                    let mut event = Event::of_report(id, report, Info::from);
                    if let Event::Info { info, .. } = &mut event {
                        info.exact = exact;
                    }
                    send(event);
                };
                Event::of_result(id, search_chess(self, job, &plan, position, &keys, &report))
            }
            Position::Draughts(position) => {
                let report = |report| send(Event::of_report(id, report, Info::from));
                Event::of_result(id, search_checkers(self, job, &plan, position, &keys, &report))
            }
        })
    }

    fn after_search(&mut self) {
        self.histories.moves.age();
    }

    fn get_ready(&mut self) {
        self.table.take_pages();
    }

    fn reset(&mut self) {
        self.clear();
    }
}

impl DirectEngine {
    /// The move of a level that plays by attention, as the last event of its search.
    fn choose(
        &mut self,
        job: &SearchJob,
        attention: Attention,
        (position, keys, captured_at): (&Position, &[u64], Option<Cell>),
        send: &dyn Fn(Event),
    ) -> Event {
        let SearchRequest { draws, limits, ponders, .. } = &*job.request;
        let own = last_own(&job.request);
        let choice = Choice { attention, position, keys, own, captured_at, draws };
        let mut legal = position.legal_moves();
        if legal.iter().any(|mv| limits.search_moves.contains(mv)) {
            legal.retain(|mv| limits.search_moves.contains(mv));
        }
        let chosen = choice.choose(&legal, &mut self.rng);
        if let Some((mv, value, nodes)) = chosen {
            let (pv, time) = (vec![mv], job.asked.elapsed());
            let line = Line { depth: 1, seldepth: 1, value, nodes, time, hashfull: 0, pv, multipv: 1 };
            send(Event::Info { id: job.id, info: line.into() });
        }
        if *ponders {
            job.stop.wait_for_ponderhit();
        }
        if limits.infinite {
            job.stop.wait();
        }
        Event::BestMove { id: job.id, best: chosen.map(|(mv, ..)| mv), ponder: None }
    }
}

/// The last move of the side to move.
fn last_own(request: &SearchRequest) -> Option<Move> {
    request.moves.len().checked_sub(2).map(|at| request.moves[at])
}

/// Makes a level reluctant to take its last move back.
fn hold_back<M: Copy + Into<Move>>(
    moves: &mut [RootMove<M>],
    (plan, request): (&Plan, &SearchRequest),
    position: &Position,
) {
    let own = last_own(request);
    for root in moves.iter_mut().filter(|root| takes_back(position, root.mv.into(), own)) {
        root.malus = plan.malus;
    }
}

/// The root position, the keys of all positions up to it, and the cell of the last move if it was a capture.
///
/// # Errors
/// A message if a move of the game is illegal.
fn replay(request: &SearchRequest) -> Result<(Position, Vec<u64>, Option<Cell>), String> {
    let mut position = request.start;
    let (mut keys, mut captured_at) = (vec![position.key()], None);
    for (i, &mv) in request.moves.iter().enumerate() {
        let illegal = |_| format!("move {} of the game, {} to {}, is not legal", i + 1, mv.from(), mv.to());
        captured_at = position.is_capture(mv).then_some(mv.to());
        position = position.play(mv).map_err(illegal)?;
        keys.push(position.key());
    }
    Ok((position, keys, captured_at))
}

/// Searches a position of a chess game.
fn search_chess(
    state: &mut DirectEngine,
    job: &SearchJob,
    plan: &Plan,
    position: chess::Position,
    keys: &[u64],
    report: &dyn Fn(Report<chess::Move>),
) -> SearchResult<chess::Move> {
    state.set_variant(position.variant());
    let request = &job.request;
    // A level starts each search from nothing and has one thread, so that its node limit is deterministic.
    let mut fresh = plan.level_nodes.map(|_| (TranspositionTable::new(LEVEL_HASH_MB), Histories::default()));
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
    let mut known = Known::of(position, request.draws.material);
    // Several lines are those of the best moves of all.
    if plan.lines <= 1 {
        known.keep_best(&mut moves);
    }
    hold_back(&mut moves, (plan, request), &position.into());
    let report = |told| report(known.corrected(told));
    let pool = WorkerPool::new(plan);
    let main = pool.search((plan, &job.stop), &moves, &report, |control| tree(control, histories), helpers);
    conclude(&main, position.turn(), plan, &mut state.last_value)
}

/// The move of a finished search. Keeps the value of the best move for the next search at full strength.
fn conclude<'a, T: Tree<'a>>(
    root: &Root<'a, T>,
    turn: Color,
    plan: &Plan,
    last_value: &mut Option<(Color, i32)>,
) -> SearchResult<T::Move> {
    if plan.level_nodes.is_none() {
        *last_value = root.best().map(|best| (turn, best.value));
    }
    root.result()
}

/// Searches a position of checkers.
fn search_checkers(
    state: &mut DirectEngine,
    job: &SearchJob,
    plan: &Plan,
    position: draughts::Position,
    keys: &[u64],
    report: &dyn Fn(Report<draughts::Move>),
) -> SearchResult<draughts::Move> {
    let request = &job.request;
    let fresh = plan.level_nodes.map(|_| TranspositionTable::new(LEVEL_HASH_MB));
    let helpers = if fresh.is_some() { 0 } else { state.helpers.len() };
    let table = fresh.as_ref().unwrap_or(&state.table);
    let network = state.network_of(Variant::Checkers);
    let network = &*network;
    let tree = |control| CheckersSearch::new(control, table, network, request.draws, position, keys.to_vec());
    let legal = position.legal_moves().clone();
    let mut moves = RootMove::list(legal, |mv| request.limits.search_moves.contains(&mv.into()));
    hold_back(&mut moves, (plan, request), &position.into());
    let pool = WorkerPool::new(plan);
    let main = pool.search((plan, &job.stop), &moves, report, tree, (0..helpers).map(|_| tree));
    conclude(&main, position.turn(), plan, &mut state.last_value)
}

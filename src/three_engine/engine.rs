//! The state between moves, and the search for a move under the root search of all games.

use std::cell::RefCell;
use std::time::Instant;

use super::eval::{evaluate_all, value_after};
use super::info::Info;
use super::level::{Skill, skill};
use super::limits::{Limits, SearchRequest};
use super::ordering::Ordering;
use super::search::Search;
use super::value::thousandths;
use crate::engine::root::{Line, Plan, Report, RootMove, WorkerPool};
use crate::engine::{
    self, Event, Level, SearchJob, Searcher, StopSignal, TimeBudget, TranspositionTable, hardness, is_noticed,
};
use crate::hex::Bitboard;
use crate::three::{BySeat, Game, Move, Position};

/// Seed of the random numbers of levels, unless [`Engine::clear`] sets another one.
const SEED: u64 = 1;

/// The engine: a transposition table and the other state that it keeps between moves.
pub struct Engine {
    table: TranspositionTable,
    /// The move ordering of the main thread.
    ordering: Ordering,
    /// The move ordering of each helper thread.
    helpers: Vec<Ordering>,
    rng: fastrand::Rng,
}

impl Engine {
    /// An engine with a table of about `hash_mebibytes`, at least one.
    pub fn new(hash_mebibytes: usize) -> Engine {
        Engine {
            table: TranspositionTable::new(hash_mebibytes),
            ordering: Ordering::new(),
            helpers: Vec::new(),
            rng: fastrand::Rng::with_seed(SEED),
        }
    }

    /// The size of the table in mebibytes, which is less than was asked for where the system has no more to give.
    pub fn hash_mb(&self) -> usize {
        self.table.megabytes()
    }

    /// Replaces the table by an empty one of about `mebibytes`. All that was found before is lost.
    pub fn set_hash_mb(&mut self, mebibytes: usize) {
        // Free the old table first: both together may not fit into memory.
        self.table = TranspositionTable::new(1);
        self.table = TranspositionTable::new(mebibytes);
        self.forget_moves();
    }

    /// Sets the number of threads of a search at full strength, at least one. With one thread a search to a fixed depth
    /// or number of nodes is deterministic.
    pub fn set_threads(&mut self, count: usize) {
        self.helpers.resize_with(count.saturating_sub(1), Ordering::new);
    }

    /// Clears all state, for a new game. `seed` determines the errors of levels.
    pub fn clear(&mut self, seed: u64) {
        self.table.clear();
        self.forget_moves();
        self.rng = fastrand::Rng::with_seed(seed);
    }

    /// Clears the move ordering of every thread.
    fn forget_moves(&mut self) {
        self.ordering = Ordering::new();
        self.helpers.iter_mut().for_each(|ordering| *ordering = Ordering::new());
    }

    /// Finds a move for the side to move; `None` if the game is over.
    ///
    /// Searches on this thread until a limit is reached or `stop` is requested (within some milliseconds), and reports
    /// intermediate results. The search considers the earlier positions of the game to detect repetitions.
    pub fn think(
        &mut self,
        game: &Game,
        level: Level,
        limits: &Limits,
        stop: &StopSignal,
        on_info: &mut dyn FnMut(Info),
    ) -> Option<Move> {
        let on_info = RefCell::new(on_info);
        let report = |report| {
            if let Report::Line(line) = report {
                (on_info.borrow_mut())(info(game.position(), line));
            }
        };
        self.find(game, level, plan(limits, Instant::now()), stop, &report)
    }

    /// Finds a move by a plan, which this completes with the nodes of the level.
    fn find(
        &mut self,
        game: &Game,
        level: Level,
        mut plan: Plan,
        stop: &StopSignal,
        report: &dyn Fn(Report<Move>),
    ) -> Option<Move> {
        if game.end().is_some() {
            return None;
        }
        let position = game.position();
        let mut moves: Vec<Move> = position.legal_moves().iter().copied().collect();
        let skill = skill(level);
        if let Some(Skill { share, nodes }) = skill {
            let salt = self.rng.u64(..);
            let best = self.rng.choice(moves.iter().copied());
            moves.retain(|&Move { from, to, .. }| {
                is_noticed(share, hardness(from, to, Bitboard::EMPTY), salt, from, to)
            });
            if moves.is_empty() || nodes == 0 {
                return moves.into_iter().max_by_key(|&mv| value_after(position, mv)).or(best);
            }
        }
        self.table.new_search();
        self.ordering.new_search();
        plan.level_nodes = skill.map(|skill| skill.nodes).into_iter().chain(plan.level_nodes).min();
        let moves = RootMove::list(moves, |_| true);
        // A level has one thread, so that its limit of nodes gives the same move on every machine.
        let Engine { table, ordering, helpers, .. } = self;
        let helpers = if plan.level_nodes.is_some() { &mut [][..] } else { &mut helpers[..] };
        let (table, keys) = (&*table, earlier_keys(game));
        let tree = |control, ordering| Search::new(control, table, ordering, *position, keys.clone());
        let tree = &tree;
        let helpers = helpers.iter_mut().map(|helper: &mut Ordering| {
            move |control| {
                let ordering = helper;
                ordering.new_search();
                tree(control, ordering)
            }
        });
        let pool = WorkerPool::new(&plan);
        pool.search((&plan, stop), &moves, report, |control| tree(control, ordering), helpers).result().best
    }
}

impl Searcher for Engine {
    type Request = SearchRequest;
    type Info = Info;
    type Move = Move;

    fn search(
        &mut self,
        job: &SearchJob<SearchRequest>,
        send: &dyn Fn(Event<Info, Move>),
    ) -> Result<Event<Info, Move>, String> {
        let (id, SearchRequest { game, level, limits, is_infinite }) = (job.id, &*job.request);
        let plan = Plan { reports_progress: true, ..plan(limits, job.asked) };
        let report = |report| send(Event::of_report(id, report, |line| info(game.position(), line)));
        let best = self.find(game, *level, plan, &job.stop, &report);
        if *is_infinite {
            job.stop.wait();
        }
        Ok(Event::BestMove { id, best, ponder: None })
    }

    fn reset(&mut self) {
        self.clear(fastrand::u64(..));
    }
}

/// The plan of a search with these limits, at full strength.
fn plan(limits: &Limits, started: Instant) -> Plan {
    Plan {
        limits: engine::Limits { depth: limits.depth, ..Default::default() },
        budget: TimeBudget { soft: limits.soft_time, hard: limits.time },
        lines: 1,
        // The first iteration is always completed.
        level_nodes: limits.nodes,
        malus: 0,
        ponders: false,
        reports_progress: false,
        last_value: None,
        started,
    }
}

/// The keys of the positions before the current one, as far back as they can be repeated.
fn earlier_keys(game: &Game) -> Vec<u64> {
    let mut keys = vec![game.start().key()];
    for (.., after) in game.acts() {
        if after.halfmove_clock() == 0 {
            keys.clear();
        }
        keys.push(after.key());
    }
    keys.pop();
    keys
}

/// The public form of a line of the search.
fn info(position: &Position, line: Line<Move>) -> Info {
    let Line { depth, nodes, time, value, pv, .. } = line;
    Info { mover: position.turn(), depth, nodes, time, scores: scores(position, value, &pv), pv }
}

/// The expected points of all sides in thousandths: those of the side to move by the search, the rest shared in
/// proportion to the evaluation at the end of the line.
fn scores(position: &Position, value: i32, line: &[Move]) -> BySeat<u16> {
    let us = position.turn();
    let mut end = *position;
    for &mv in line {
        end.play_unchecked(mv);
    }
    let all = evaluate_all(&end);
    let total = 1_500;
    let ours = thousandths(value);
    let [next, after] = us.others();
    let rest = total - ours;
    let sum = (all[next] + all[after]).max(1);
    let share =
        (i32::from(rest) * all[next] / sum).clamp(i32::from(rest.saturating_sub(1_000)), 1_000) as u16;
    let mut scores = BySeat::default();
    (scores[us], scores[next], scores[after]) = (ours, share, rest - share);
    scores
}

//! The root of the search: iterative deepening over the legal moves, and the time for it.

use std::cmp::Reverse;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use super::draws::TreeDraws;
use super::eval::Evaluator;
use super::history::History;
use super::level::Style;
use super::limits::Budget;
use super::memory::Memory;
use super::nnue::Network;
use super::ordering::{MovePicker, MoveStack, is_quiet};
use super::reductions::{PLY, reduction};
use super::score::{INFINITE, MAX_PLY, Score, mate_in};
use super::search::{Learnt, Search};
use super::stop::Stop;
use super::table::Table;
use super::worker::STACK_BYTES;
use super::{Info, Limits, MOST_CONTEMPT, SearchRequest};
use crate::chess::{Move, Position};
use crate::game::Move as AnyMove;

/// Half the width of the first window around the value of the iteration before.
const ASPIRATION: i32 = 22;
/// A window that has grown beyond this is opened wholly.
const ASPIRATION_LIMIT: i32 = 500;
/// From this depth on, values are steady enough to guess the next.
const ASPIRATION_DEPTH: i32 = 4;
/// Nodes a level may spend on its first look, where every move and every capture after it is weighed exactly.
const FIRST_LOOK: u64 = 100_000;
/// The table that a level begins each move with, in mebibytes.
pub(super) const LEVEL_HASH_MB: usize = 4;
/// The share of the soft time limit in percent, by the number of iterations the best move has stood.
const STABILITY: [u32; 5] = [140, 120, 100, 85, 70];

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub best: Option<Move>,
    pub ponder: Option<Move>,
}

/// A move at the root and what is known about it.
#[derive(Clone, Debug)]
struct RootMove {
    m: Move,
    /// The value of this iteration; `-INFINITE` while not known exactly.
    value: i32,
    /// The move and the expected line after it.
    pv: Vec<Move>,
    /// The iteration that gave the value.
    depth: i32,
    seldepth: usize,
    /// Positions visited behind it, in all iterations.
    nodes: u64,
}

/// Searches until a limit is reached or a stop is asked for.
///
/// # Errors
/// A move of the game that is not legal is told in words.
pub(super) fn think(
    request: &SearchRequest,
    stop: &Stop,
    memory: &mut Memory,
    report: &mut dyn FnMut(Info),
) -> Result<Found, String> {
    let started = Instant::now();
    let (position, keys) = replay(request)?;
    memory.table.next_search();
    if memory.evaluator.variant() != position.variant() {
        memory.evaluator = Evaluator::new(position.variant());
        memory.network = memory.source.network(position.variant());
    }
    let moves = root_moves(&position, &request.limits.search_moves);
    // A level knows nothing but what it sees itself.
    let mut own = request.strength.style().map(|_| (Table::new(LEVEL_HASH_MB), Learnt::default()));
    let (table, learnt) = match &mut own {
        Some((table, learnt)) => (&*table, learnt),
        None => (&memory.table, &mut memory.learnt),
    };
    let task = Task {
        table,
        evaluator: &memory.evaluator,
        network: memory.network.as_deref(),
        crew: &Crew::default(),
        position,
        keys,
        moves,
        started,
    };
    let mut main = task.root(request, stop, learnt, report);
    if main.moves.is_empty() {
        main.report_game_over();
    } else {
        // A level counts nodes and gives them to one thread, so that it is the same everywhere.
        let helpers = if main.style.is_none() { &mut memory.helpers[..] } else { &mut [] };
        let limits = Limits { search_moves: request.limits.search_moves.clone(), ..Limits::default() };
        let without_limits = SearchRequest { limits, lines: 1, ..request.clone() };
        thread::scope(|scope| {
            let _dismissal = task.crew.dismissal();
            for learnt in helpers {
                let work = || task.help(&without_limits, learnt);
                // Where the system has no thread to give, the others do the work.
                Builder::new().name("helper".into()).stack_size(STACK_BYTES).spawn_scoped(scope, work).ok();
            }
            main.deepen();
        });
    }
    if request.limits.infinite {
        stop.wait();
    }
    Ok(main.choose(&mut memory.rng))
}

/// What is to be searched, and what all threads search it with.
struct Task<'a> {
    table: &'a Table,
    evaluator: &'a Evaluator,
    network: Option<&'a Network>,
    crew: &'a Crew,
    position: Position,
    /// Of the game's positions, the last of which is searched.
    keys: Vec<u64>,
    moves: Vec<RootMove>,
    started: Instant,
}

impl Task<'_> {
    /// One thread's search.
    fn root<'b>(
        &'b self,
        request: &'b SearchRequest,
        stop: &'b Stop,
        learnt: &'b mut Learnt,
        report: &'b mut dyn FnMut(Info),
    ) -> Root<'b> {
        let style = request.strength.style();
        let contempt =
            if style.is_none() { request.contempt.clamp(-MOST_CONTEMPT, MOST_CONTEMPT) } else { 0 };
        let draws = TreeDraws::new(request.draws, &self.position, self.keys.clone()).with_contempt(contempt);
        // The levels stay where they were measured, whatever network comes: they judge by the hand-made terms.
        let network = self.network.filter(|_| style.is_none());
        Root {
            request,
            crew: self.crew,
            style,
            position: self.position,
            moves: self.moves.clone(),
            search: Search::new(self.table, stop, learnt, self.evaluator, network, draws),
            started: self.started,
            report,
        }
    }

    /// Searches along for the others, until the crew is dismissed: what is found gets around by the table.
    ///
    /// What moves have been worth fades first, in every helper's own thread; the main search's has done so before.
    fn help(&self, request: &SearchRequest, learnt: &mut Learnt) {
        let mut silent = |_| {};
        learnt.history.fade();
        let mut helper = self.root(request, &self.crew.stop, learnt, &mut silent);
        helper.search.shares_nodes(&self.crew.nodes);
        helper.deepen();
    }
}

/// What the threads of one search share besides the table.
#[derive(Default)]
struct Crew {
    /// Stops the helpers.
    stop: Stop,
    /// Positions the helpers have visited.
    nodes: AtomicU64,
}

impl Crew {
    /// Stops the helpers when it is dropped, whatever becomes of the main search.
    fn dismissal(&self) -> impl Drop + '_ {
        struct Dismissal<'a>(&'a Stop);
        impl Drop for Dismissal<'_> {
            fn drop(&mut self) {
                self.0.request();
            }
        }
        Dismissal(&self.stop)
    }
}

/// The position to search and the keys of all positions up to it.
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

/// A history before anything is learnt; making one takes as long as a hundred nodes.
static UNTAUGHT: LazyLock<History> = LazyLock::new(History::default);

/// The legal moves to look at, captures first. If none of `only` is legal, all are looked at.
fn root_moves(position: &Position, only: &[AnyMove]) -> Vec<RootMove> {
    let mut stack = MoveStack::default();
    let mut picker = MovePicker::new(position, &stack, None, [None; 2], [None; 2]);
    let all: Vec<Move> = std::iter::from_fn(|| picker.next(position, &UNTAUGHT, &mut stack)).collect();
    let mut wanted: Vec<Move> = all.iter().copied().filter(|&m| only.contains(&AnyMove::Chess(m))).collect();
    if wanted.is_empty() {
        wanted = all;
    }
    wanted
        .into_iter()
        .map(|m| RootMove { m, value: -INFINITE, pv: vec![m], depth: 0, seldepth: 0, nodes: 0 })
        .collect()
}

struct Root<'a> {
    request: &'a SearchRequest,
    crew: &'a Crew,
    style: Option<Style>,
    position: Position,
    /// Best first.
    moves: Vec<RootMove>,
    search: Search<'a>,
    started: Instant,
    report: &'a mut dyn FnMut(Info),
}

impl Root<'_> {
    /// Searches ever deeper until a limit is reached.
    fn deepen(&mut self) {
        let limits = &self.request.limits;
        let budget = Budget::new(limits, self.position.turn());
        self.search.deadline = budget.hard.and_then(|hard| self.started.checked_add(hard));
        // A level looks at every move one ply deep, within reason; its own limit holds from then on.
        let (first_limit, own_limit) =
            self.style.map_or((u64::MAX, u64::MAX), |style| (FIRST_LOOK, style.nodes));
        self.search.node_limit = limits.nodes.unwrap_or(u64::MAX).min(first_limit.max(own_limit));
        let forced = limits.clock.is_some() && self.moves.len() == 1;
        let deepest = if forced { 1 } else { limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 1) };
        let mut steady = 0;

        for depth in 1..=deepest as i32 {
            let before = self.moves.clone();
            self.iterate(depth);
            if self.search.aborted {
                self.settle_unfinished(before);
                self.report_lines();
                return;
            }
            self.report_lines();
            steady = if self.moves[0].m == before[0].m { steady + 1 } else { 0 };
            if self.is_enough(budget.soft, steady) {
                return;
            }
            self.search.node_limit = self.search.node_limit.min(own_limit);
        }
    }

    /// The number of best moves whose values are wanted exactly.
    fn lines(&self) -> usize {
        let wanted = self.request.lines.max(self.style.map_or(1, |style| style.lines));
        wanted.max(1).min(self.moves.len())
    }

    /// One iteration. Afterwards the moves are sorted, the best first.
    fn iterate(&mut self, depth: i32) {
        self.search.root_depth = depth as usize;
        self.search.seldepth = 0;
        let guess = self.moves[0].value;
        if self.lines() == 1 && depth >= ASPIRATION_DEPTH && guess > -INFINITE {
            self.aspirate(depth, guess);
        } else {
            self.search_moves(depth, -INFINITE, INFINITE);
        }
    }

    /// Searches in a narrow window around the guess, which grows until the value is inside.
    fn aspirate(&mut self, depth: i32, guess: i32) {
        let mut delta = ASPIRATION;
        let (mut alpha, mut beta) = (guess - delta, guess + delta);
        loop {
            let value = self.search_moves(depth, alpha.max(-INFINITE), beta.min(INFINITE));
            if self.search.aborted || alpha < value && value < beta {
                return;
            }
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = value - delta;
            } else {
                beta = value + delta;
            }
            delta *= 2;
            if delta > ASPIRATION_LIMIT {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// The root node: as steps 10 to 15 of [`Search::search`], without pruning. Returns the best value.
    ///
    /// With several lines wanted, alpha is the least value among the best moves so far, as many as there are lines:
    /// all that beat it are searched exactly in the one pass.
    fn search_moves(&mut self, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let lines = self.lines();
        let search = &mut self.search;
        search.enter_root(&self.position);
        search.stack.clear();
        self.moves.iter_mut().for_each(|root| root.value = -INFINITE);
        let mut values: Vec<i32> = Vec::with_capacity(self.moves.len());
        for (i, root) in self.moves.iter_mut().enumerate() {
            let quiet = is_quiet(&self.position, root.m);
            search.note_quiet(root.m, quiet, 0);
            let mut child = self.position;
            search.play(&mut child, root.m, 0);
            let before = search.nodes;
            let mut value = alpha + 1;
            if i >= lines {
                let late = depth >= 3 && i >= lines + 3 && quiet && !child.in_check();
                let reduced = if late { (reduction(depth, i) / PLY - 1).clamp(0, depth - 2) } else { 0 };
                value = -search.descend::<false>(&child, -alpha - 1, -alpha, depth - 1 - reduced, 1, true);
                if value > alpha && reduced > 0 {
                    value = -search.descend::<false>(&child, -alpha - 1, -alpha, depth - 1, 1, true);
                }
            }
            if value > alpha {
                value = -search.descend::<true>(&child, -beta, -alpha, depth - 1, 1, false);
            }
            root.nodes += search.nodes - before;
            if search.aborted {
                break;
            }
            if i < lines || value > alpha {
                root.value = value;
                root.depth = depth;
                root.seldepth = search.seldepth;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&search.pv[1]);
            }
            values.insert(values.partition_point(|&better| better >= value), value);
            alpha = values.get(lines - 1).map_or(alpha, |&least| alpha.max(least));
            if alpha >= beta {
                break;
            }
        }
        // The sort is stable: moves that were not searched exactly keep their order.
        self.moves.sort_by_key(|root| Reverse(root.value));
        values.first().copied().unwrap_or(-INFINITE)
    }

    /// After an iteration that was broken off: what of it can be trusted, and for the rest what was known before.
    fn settle_unfinished(&mut self, before: Vec<RootMove>) {
        let first_iteration = before[0].value == -INFINITE;
        if self.lines() > 1 && !first_iteration {
            self.moves = before;
        } else if self.moves[0].value == -INFINITE
            && let Some(known) = before.into_iter().find(|root| root.m == self.moves[0].m)
        {
            self.moves[0] = known;
        }
    }

    /// Whether what is found settles the matter, or the time is up.
    fn is_enough(&self, soft: Option<Duration>, steady: usize) -> bool {
        let mated = match (Score::from_value(self.moves[0].value), self.request.limits.mate) {
            (Score::Mate(moves), Some(wanted)) => moves > 0 && moves as u32 <= wanted,
            _ => false,
        };
        let share = STABILITY[steady.min(STABILITY.len() - 1)] * self.doubt() / 100;
        mated || soft.is_some_and(|soft| self.started.elapsed() >= soft * share / 100)
    }

    /// The share of the soft time limit in percent, by how much of the work went into the best move: where the other
    /// moves are soon refuted, there is little to think about.
    fn doubt(&self) -> u32 {
        let on_best = self.moves[0].nodes * 100 / self.search.nodes.max(1);
        136 - on_best as u32 * 17 / 20
    }

    /// Tells the lines asked for; what a level weighs besides is its own affair.
    fn report_lines(&mut self) {
        let wanted = self.request.lines.clamp(1, self.moves.len());
        for (i, root) in self.moves[..wanted].iter().enumerate() {
            if root.value > -INFINITE {
                // A draw is told as what it is, whatever is thought of it.
                let is_drawn = root.value == self.search.draws.draw_value(0);
                let score = Score::from_value(if is_drawn { 0 } else { root.value });
                let seldepth = root.seldepth.max(root.depth as usize) as u32;
                let info = self.info(root.depth as u32, seldepth, score, root.pv.clone(), i + 1);
                (self.report)(info);
            }
        }
    }

    /// Without a legal move there is still a result to tell.
    fn report_game_over(&mut self) {
        let value = self.search.draws.no_moves_value(&self.position, 0);
        let info = self.info(0, 0, Score::from_value(value), Vec::new(), 1);
        (self.report)(info);
    }

    fn info(&self, depth: u32, seldepth: u32, score: Score, pv: Vec<Move>, multipv: usize) -> Info {
        let time = self.started.elapsed();
        let nodes = self.search.nodes + self.crew.nodes.load(Relaxed);
        let nps = (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64;
        Info {
            depth,
            seldepth,
            score,
            nodes,
            nps,
            time,
            hashfull: self.search.table.fill_permille(),
            pv: pv.into_iter().map(AnyMove::Chess).collect(),
            multipv,
        }
    }

    /// What a move is worth at first glance: by how the board looks after it, unless it mates.
    fn glance(&self, root: &RootMove) -> i32 {
        if root.value >= mate_in(1) {
            return root.value;
        }
        let mut after = self.position;
        after.play_unchecked(root.m);
        -self.search.evaluator.evaluate(&after)
    }

    /// The best move, or the one a level chooses among those it has weighed.
    fn choose(&self, rng: &mut fastrand::Rng) -> Found {
        let weighed = || {
            let lines = self.moves[..self.lines()].iter();
            lines.filter(|root| root.value > -INFINITE).map(|root| (root.m, root.value)).collect()
        };
        let glanced = || self.moves.iter().map(|root| (root.m, self.glance(root))).collect();
        let by_level = self.style.and_then(|style| style.choose(weighed, glanced, rng));
        let chosen = by_level.and_then(|m| self.moves.iter().find(|root| root.m == m)).or(self.moves.first());
        Found { best: chosen.map(|root| root.m), ponder: chosen.and_then(|root| root.pv.get(1).copied()) }
    }
}

//! The public handle: the state between moves, and the search for a move by iterative deepening.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::eval::{evaluate, evaluate_all};
use super::info::Info;
use super::level::{Level, Skill};
use super::limits::Limits;
use super::ordering::Ordering;
use super::search::{Search, Window};
use super::table::Table;
use super::value::{INFINITE, MAX_PLY, POINT, going_out, thousandths};
use crate::three::{BySeat, Game, Move, Position};

/// Seed of the random numbers of levels, unless [`Engine::clear`] sets another one.
const SEED: u64 = 1;

/// The engine: a transposition table and the other state that it keeps between moves.
pub struct Engine {
    table: Table,
    ordering: Ordering,
    rng: fastrand::Rng,
}

/// A move at the root.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    value: i32,
    line: Vec<Move>,
}

impl Engine {
    /// An engine with a table of about `hash_mebibytes`, at least one.
    pub fn new(hash_mebibytes: usize) -> Engine {
        Engine {
            table: Table::new(hash_mebibytes),
            ordering: Ordering::new(),
            rng: fastrand::Rng::with_seed(SEED),
        }
    }

    /// Clears all state, for a new game. `seed` determines the errors of levels.
    pub fn clear(&mut self, seed: u64) {
        self.table.clear();
        self.ordering.clear();
        self.rng = fastrand::Rng::with_seed(seed);
    }

    /// Finds a move for the side to move; `None` if the game is over.
    ///
    /// Searches on this thread until a limit is reached or `stop` is set (within some milliseconds), and reports its
    /// results so far. The search considers the earlier positions of the game, for repetitions.
    pub fn think(
        &mut self,
        game: &Game,
        level: Level,
        limits: &Limits,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(Info),
    ) -> Option<Move> {
        if game.end().is_some() {
            return None;
        }
        let position = game.position();
        let mut moves: Vec<RootMove> = position
            .legal_moves()
            .into_iter()
            .map(|mv| RootMove { mv, value: -INFINITE, line: vec![mv] })
            .collect();
        let skill = level.skill();
        if let Some(skill) = skill
            && self.rng.f64() < skill.hasty_share
        {
            let values =
                moves.iter().map(|root| (root.mv, value_after(position, root.mv))).collect::<Vec<_>>();
            return choose(&values, skill.temperature, &mut self.rng);
        }
        self.table.new_search();
        self.ordering.new_search();
        let keys = earlier_keys(game);
        let mut search = Search::new(&mut self.table, &mut self.ordering, position.turn(), keys, stop);
        let mut root = Root { position: *position, limits, skill, started: Instant::now(), on_info };
        root.deepen(&mut search, &mut moves);
        match skill {
            Some(skill) => {
                let values = moves.iter().filter(|root| root.value > -INFINITE);
                let values: Vec<_> = values.map(|root| (root.mv, root.value)).collect();
                choose(&values, skill.temperature, &mut self.rng)
            }
            None => None,
        }
        .or(moves.first().map(|root| root.mv))
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

/// The expected points of a side right after its move, without a search of the replies.
fn value_after(position: &Position, mv: Move) -> i32 {
    let mut next = *position;
    let outs = next.play_unchecked(mv);
    let us = position.turn();
    going_out(position, outs, us, 1).unwrap_or_else(|| evaluate(&next, us))
}

/// Chooses a move at random, weighted by the softmax of the values.
fn choose(moves: &[(Move, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<Move> {
    let best = moves.iter().map(|&(_, value)| value).max()?;
    let thousandth = f64::from(POINT) / 1_000.0;
    let weight = |value: i32| (f64::from(value - best) / (thousandth * temperature)).exp();
    let mut left = rng.f64() * moves.iter().map(|&(_, value)| weight(value)).sum::<f64>();
    let chosen = moves.iter().find(|&&(_, value)| {
        left -= weight(value);
        left < 0.0
    });
    chosen.or(moves.last()).map(|&(mv, _)| mv)
}

/// The search from the root.
struct Root<'a> {
    position: Position,
    limits: &'a Limits,
    /// The level; it needs exact values of all moves.
    skill: Option<Skill>,
    started: Instant,
    on_info: &'a mut dyn FnMut(Info),
}

impl Root<'_> {
    /// Iterative deepening until a limit is reached. Leaves the moves sorted, the best first.
    fn deepen(&mut self, search: &mut Search, moves: &mut Vec<RootMove>) {
        let node_limit = self.limits.nodes.unwrap_or(u64::MAX);
        let max_depth = self.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 / 2);
        search.deadline = self.limits.time.and_then(|time| self.started.checked_add(time));
        for depth in 1..=max_depth {
            // The node limit does not apply to the first iteration, because weak levels need the values of all moves.
            search.node_limit = match self.skill {
                _ if depth == 1 => u64::MAX,
                Some(skill) => skill.nodes.min(node_limit),
                None => node_limit,
            };
            if search.nodes >= search.node_limit {
                return;
            }
            let before = moves.clone();
            self.iterate(search, moves, depth as i32);
            if search.is_aborted && (self.skill.is_some() && depth > 1 || moves[0].value == -INFINITE) {
                *moves = before;
                return;
            }
            self.report(search, &moves[0], depth);
            if search.is_aborted || self.is_settled(moves, depth) {
                return;
            }
        }
    }

    /// Whether a deeper search is useless: there is only one move, or the game is decided.
    fn is_settled(&self, moves: &[RootMove], depth: u32) -> bool {
        let is_won = moves[0].value >= POINT - depth as i32;
        is_won || moves.len() == 1 && depth >= 4 && self.limits.depth.is_none()
    }

    /// One iteration: searches every move, the best move of the last iteration first.
    fn iterate(&self, search: &mut Search, moves: &mut [RootMove], depth: i32) {
        let mut alpha = -INFINITE;
        let wants_all = self.skill.is_some();
        for root in moves.iter_mut() {
            root.value = -INFINITE;
        }
        for (i, root) in moves.iter_mut().enumerate() {
            let mut value = alpha + 1;
            if i > 0 && !wants_all {
                value = search.root_move(&self.position, root.mv, Window::null(alpha), depth);
            }
            if value > alpha || wants_all {
                let window = Window { alpha: if wants_all { -INFINITE } else { alpha }, ..Window::FULL };
                value = search.root_move(&self.position, root.mv, window, depth);
            }
            if search.is_aborted {
                break;
            }
            if value > alpha || wants_all {
                root.value = value;
                root.line.truncate(1);
                root.line.extend_from_slice(&search.lines[1]);
                alpha = alpha.max(value);
            }
        }
        // Stable: moves without a value keep their order.
        moves.sort_by_key(|root| std::cmp::Reverse(root.value));
    }

    fn report(&mut self, search: &Search, best: &RootMove, depth: u32) {
        let scores = scores(&self.position, best);
        let (nodes, time) = (search.nodes, self.started.elapsed());
        (self.on_info)(Info {
            mover: self.position.turn(),
            depth,
            nodes,
            time,
            scores,
            pv: best.line.clone(),
        });
    }
}

/// The expected points of all sides in thousandths: those of the side to move by the search, the rest shared in
/// proportion to the evaluation at the end of the line.
fn scores(position: &Position, best: &RootMove) -> BySeat<u16> {
    let us = position.turn();
    let mut end = *position;
    for &mv in &best.line {
        end.play_unchecked(mv);
    }
    let all = evaluate_all(&end);
    let total = 1_500;
    let ours = thousandths(best.value);
    let [next, after] = us.others();
    let rest = total - ours;
    let sum = (all[next] + all[after]).max(1);
    let share =
        (i32::from(rest) * all[next] / sum).clamp(i32::from(rest.saturating_sub(1_000)), 1_000) as u16;
    BySeat::from_fn(|seat| {
        if seat == us {
            ours
        } else if seat == next {
            share
        } else {
            rest - share
        }
    })
}

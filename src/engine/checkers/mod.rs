//! Plays checkers: an alpha-beta search of its own under the same limits, levels and events as that of chess.

mod eval;
mod search;

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use self::search::Search;
use super::level::Style;
use super::limits::Budget;
use super::root::LEVEL_HASH_MB;
use super::score::{INFINITE, MAX_PLY, Score};
use super::stop::Stop;
use super::table::Table;
use super::{Info, SearchRequest};
use crate::checkers::{Move, Position};
use crate::game;

/// Nodes a level may spend on its first look, where every move and every capture after it is weighed exactly.
const FIRST_LOOK: u64 = 20_000;

/// What a search came to.
pub(super) struct Found {
    pub best: Option<Move>,
    pub ponder: Option<Move>,
}

/// A move at the root and what is known about it.
#[derive(Clone)]
struct RootMove {
    mv: Move,
    /// The value of this iteration; `-INFINITE` while not known exactly.
    value: i32,
    /// The move and the expected line after it.
    pv: Vec<Move>,
}

/// Searches until a limit is reached or a stop is asked for.
///
/// # Errors
/// A move of the game that is not legal is told in words.
pub(super) fn think(
    request: &SearchRequest,
    stop: &Stop,
    table: &Table,
    rng: &mut fastrand::Rng,
    report: &mut dyn FnMut(Info),
) -> Result<Found, String> {
    let started = Instant::now();
    let (position, keys) = replay(request)?;
    let style = request.strength.style();
    // A level knows nothing but what it sees itself.
    let own = style.map(|_| Table::new(LEVEL_HASH_MB));
    let table = own.as_ref().unwrap_or(table);
    table.next_search();
    let search = Search::new(table, stop, request.draws, keys);
    let moves = root_moves(&position, &request.limits.search_moves);
    let mut root = Root { request, style, position, moves, search, table, started, report };
    if root.moves.is_empty() {
        root.report_line(0, 0);
    } else {
        root.deepen();
    }
    if request.limits.infinite {
        stop.wait();
    }
    Ok(root.choose(rng))
}

/// The position to search and the keys of all positions up to it.
fn replay(request: &SearchRequest) -> Result<(Position, Vec<u64>), String> {
    let mut position = *request.start.checkers().ok_or("this search is for checkers")?;
    let mut keys = vec![position.key()];
    for (i, mv) in request.moves.iter().enumerate() {
        let illegal = || format!("move {} of the game is not legal", i + 1);
        position = mv.checkers().and_then(|mv| position.play(mv).ok()).ok_or_else(illegal)?;
        keys.push(position.key());
    }
    Ok((position, keys))
}

/// The legal moves to look at. If none of `only` is legal, all are looked at.
fn root_moves(position: &Position, only: &[game::Move]) -> Vec<RootMove> {
    let all = position.legal_moves();
    let wanted = |mv: &Move| only.contains(&game::Move::Checkers(*mv));
    let any = all.iter().any(wanted);
    let moves = all.iter().copied().filter(|mv| !any || wanted(mv));
    moves.map(|mv| RootMove { mv, value: -INFINITE, pv: vec![mv] }).collect()
}

struct Root<'a> {
    request: &'a SearchRequest,
    style: Option<Style>,
    position: Position,
    /// Best first.
    moves: Vec<RootMove>,
    search: Search<'a>,
    table: &'a Table,
    started: Instant,
    report: &'a mut dyn FnMut(Info),
}

impl Root<'_> {
    /// Searches ever deeper until a limit is reached.
    fn deepen(&mut self) {
        let limits = &self.request.limits;
        let budget = Budget::new(limits, self.position.turn());
        self.search.deadline = budget.hard.and_then(|hard| self.started.checked_add(hard));
        let own_limit = self.style.map_or(u64::MAX, |style| style.nodes);
        let first_limit = if self.style.is_some() { own_limit.max(FIRST_LOOK) } else { u64::MAX };
        self.search.node_limit = limits.nodes.unwrap_or(u64::MAX).min(first_limit);
        // With a clock running, a forced move needs no thought.
        let forced = self.moves.len() == 1 && (limits.clock.is_some() || self.style.is_some());
        let deepest = if forced { 1 } else { limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 - 1) };
        for depth in 1..=deepest as i32 {
            let before = self.moves.clone();
            self.iterate(depth);
            if self.search.aborted {
                self.settle_unfinished(before);
                self.report_lines(depth);
                return;
            }
            self.report_lines(depth);
            if self.is_enough(budget.soft) {
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
        let lines = self.lines();
        self.search.seldepth = 0;
        self.moves.iter_mut().for_each(|root| root.value = -INFINITE);
        let mut values: Vec<i32> = Vec::with_capacity(self.moves.len());
        let mut alpha = -INFINITE;
        for (i, root) in self.moves.iter_mut().enumerate() {
            let search = &mut self.search;
            let mut value = alpha + 1;
            if i >= lines {
                value = search.descend(&self.position, root.mv, alpha, alpha + 1, depth - 1, 1);
            }
            if value > alpha {
                value = search.descend(&self.position, root.mv, alpha, INFINITE, depth - 1, 1);
            }
            if search.aborted {
                break;
            }
            if i < lines || value > alpha {
                root.value = value;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&search.pv[1]);
            }
            values.insert(values.partition_point(|&better| better >= value), value);
            alpha = values.get(lines - 1).map_or(alpha, |&least| alpha.max(least));
        }
        // The sort is stable: moves that were not searched exactly keep their order.
        self.moves.sort_by_key(|root| Reverse(root.value));
    }

    /// After an iteration that was broken off: what of it can be trusted, and for the rest what was known before.
    fn settle_unfinished(&mut self, before: Vec<RootMove>) {
        let is_first = before[0].value == -INFINITE;
        let knows_best = self.lines() == 1 && self.moves[0].value > -INFINITE;
        if !is_first && !knows_best {
            self.moves = before;
        }
    }

    /// Whether the time is up, or a win is found that was asked for.
    fn is_enough(&self, soft: Option<Duration>) -> bool {
        let won = match (Score::from_value(self.moves[0].value), self.request.limits.mate) {
            (Score::Mate(moves), Some(wanted)) => moves > 0 && moves as u32 <= wanted,
            _ => false,
        };
        won || soft.is_some_and(|soft| self.started.elapsed() >= soft)
    }

    fn report_lines(&mut self, depth: i32) {
        let wanted = self.request.lines.clamp(1, self.moves.len());
        for line in 0..wanted {
            if self.moves[line].value > -INFINITE {
                self.report_line(depth as u32, line);
            }
        }
    }

    /// Tells the `line`th best move; without a move, that the game is lost.
    fn report_line(&mut self, depth: u32, line: usize) {
        let root = self.moves.get(line);
        let value = root.map_or(super::score::mated_in(0), |root| root.value);
        let pv = root.map_or(&[][..], |root| &root.pv);
        let time = self.started.elapsed();
        let nodes = self.search.nodes;
        (self.report)(Info {
            depth,
            seldepth: self.search.seldepth as u32,
            score: Score::from_value(value),
            nodes,
            nps: (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64,
            time,
            hashfull: self.table.fill_permille(),
            pv: pv.iter().copied().map(game::Move::Checkers).collect(),
            multipv: line + 1,
        });
    }

    /// What a move is worth at first glance: by how the board looks after it.
    fn glance(&self, root: &RootMove) -> i32 {
        let mut after = self.position;
        after.play_unchecked(root.mv);
        -eval::evaluate(&after)
    }

    /// The best move, or the one a level chooses among those it has weighed.
    fn choose(&self, rng: &mut fastrand::Rng) -> Found {
        let weighed = || {
            let lines = self.moves[..self.lines()].iter();
            lines.filter(|root| root.value > -INFINITE).map(|root| (root.mv, root.value)).collect()
        };
        let glanced = || self.moves.iter().map(|root| (root.mv, self.glance(root))).collect();
        let by_level = self.style.and_then(|style| style.choose(weighed, glanced, rng));
        let chosen =
            by_level.and_then(|mv| self.moves.iter().find(|root| root.mv == mv)).or(self.moves.first());
        Found { best: chosen.map(|root| root.mv), ponder: chosen.and_then(|root| root.pv.get(1).copied()) }
    }
}

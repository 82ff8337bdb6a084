//! Move ordering: the moves that are likely to be best first.

use super::value::MAX_PLY;
use crate::hex::Cell;
use crate::three::{Move, MoveList, Position, Role, Seat};

/// The value of a piece for exchanges, in centipawns.
const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 520,
        Role::Queen => 1_000,
        Role::King => 10_000,
    }
}

const FIRST: i32 = i32::MAX;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const HISTORY_LIMIT: i32 = 1 << 14;

/// A move with its priority.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored {
    pub score: i32,
    pub mv: Move,
}

impl Scored {
    /// Whether the move is a capture or a promotion that may gain material.
    pub fn is_gain(self) -> bool {
        self.score >= CAPTURE
    }
}

/// The history of quiet moves, and the killers of each ply.
pub(super) struct Ordering {
    killers: Box<[[Option<Move>; 2]; MAX_PLY + 1]>,
    history: Vec<i16>,
}

impl Ordering {
    pub fn new() -> Ordering {
        Ordering {
            killers: Box::new([[None; 2]; MAX_PLY + 1]),
            history: vec![0; 3 * Cell::COUNT * Cell::COUNT],
        }
    }

    /// Prepares a new search: clears the killers and halves the history.
    pub fn new_search(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().for_each(|value| *value /= 2);
    }

    /// Lists the moves with their priorities.
    pub fn list(
        &self,
        position: &Position,
        moves: &MoveList,
        first: Option<Move>,
        ply: usize,
        foe: impl Fn(Seat) -> bool,
        list: &mut Vec<Scored>,
    ) {
        let score = |mv: Move| {
            if Some(mv) == first {
                return FIRST;
            }
            if let Some(gain) = gain(position, mv, &foe) {
                return if gain >= 0 { CAPTURE + gain } else { gain - CAPTURE };
            }
            match self.killers[ply].iter().position(|killer| *killer == Some(mv)) {
                Some(place) => KILLER - place as i32,
                None => i32::from(self.history[index(position.turn(), mv)]),
            }
        };
        list.extend(moves.iter().map(|&mv| Scored { score: score(mv), mv }));
    }

    /// Rewards a quiet move that caused a cutoff, and penalises those tried before it.
    pub fn reward(&mut self, seat: Seat, best: Move, tried: &[Move], depth: i32, ply: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(best) {
            (*second, *first) = (*first, Some(best));
        }
        let bonus = (depth * depth * 16).min(1_600);
        self.add(seat, best, bonus);
        for &mv in tried {
            self.add(seat, mv, -bonus);
        }
    }

    /// Adds to the history, by less the nearer the entry is to its limit.
    fn add(&mut self, seat: Seat, mv: Move, bonus: i32) {
        let value = &mut self.history[index(seat, mv)];
        *value += (bonus - i32::from(*value) * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// The priority of captures and promotions; `None` for quiet moves. Pieces of eliminated sides have no value, nor
/// have, for a team, those of its own members.
fn gain(position: &Position, mv: Move, foe: impl Fn(Seat) -> bool) -> Option<i32> {
    let promoted = mv.promotion().map_or(0, exchange_value);
    let Some(cell) = position.captured_at(mv) else { return (promoted > 0).then_some(promoted) };
    let mover = position.role_at(mv.from).map_or(0, exchange_value);
    let victim = position.role_at(cell).map_or(0, exchange_value);
    match position.seat_at(cell) {
        Some(seat) if foe(seat) => Some(promoted + 10 * victim - mover / 10),
        _ if promoted > 0 => Some(promoted),
        Some(_) => Some(-victim),
        None => None,
    }
}

fn index(seat: Seat, mv: Move) -> usize {
    (seat as usize * Cell::COUNT + mv.from.index()) * Cell::COUNT + mv.to.index()
}

/// Moves the move with the highest priority to the front; among equals the first, so that searches are deterministic.
pub(super) fn select(moves: &mut [Scored]) -> Option<Scored> {
    let best = (0..moves.len()).rev().max_by_key(|&i| moves[i].score)?;
    moves.swap(0, best);
    moves.first().copied()
}

/// Whether a capture exchanges a piece for a lesser one that is defended.
pub(super) fn loses(position: &Position, mv: Move) -> bool {
    let Some(mover) = position.role_at(mv.from) else { return true };
    let Some(victim) = position.captured_at(mv).and_then(|cell| position.role_at(cell)) else { return false };
    exchange_value(mover) > exchange_value(victim) + 50 && position.is_defended(mv.to, mv.from)
}

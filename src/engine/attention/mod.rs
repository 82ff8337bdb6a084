//! Attention: how the weak levels choose a move. Like a person, such a level overlooks moves, its own and those of its
//! opponent, and judges by the rest.
//!
//! Whether a move is noticed depends on the level and on how hard the move is to see: moves along edges are easier than
//! those across corners, and those easier than knights' jumps; near ones are easier than far ones, captures of the piece
//! that has just moved easier than others, and own moves easier than replies. A move that is overlooked stays overlooked
//! until the level moves again, wherever it turns up in the search.

mod eval;

use self::eval::evaluate;
use super::score::{INFINITE, MAX_PLY, mate_in, mated_in, value_of};
use super::see::see_ge;
use crate::game::{Move, Position};
use crate::hex::attacks::{between, bishop_lines, rook_lines};
use crate::hex::{Bitboard, Cell};
use crate::sides::DrawRules;

/// The number of best moves among which a level chooses.
const CHOICES: usize = 6;
/// A level never chooses a move that is worse than the best one by more than this many temperatures.
const TOLERANCE: i32 = 3;
/// Penalty of the levels for undoing the side's last move, in centipawns.
pub(super) const UNDO: i32 = 60;

/// The attention of a weak level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Attention {
    /// The probability of noticing a reply to a neighbouring cell along an edge.
    pub share: f64,
    /// The number of plies of chess after the own move in which quiet moves are noticed, too; beyond them only captures
    /// and promotions are. In checkers, where captures are forced, a level would give up men to put a threat off.
    pub plies: u8,
    /// The temperature of the softmax choice, in centipawns: a move worse by this much is e times less likely.
    pub temperature: i32,
    /// Whether moves that win at once are always played, and recaptures never overlooked: where one wins material, only
    /// captures that do so are considered.
    pub sees_forced: bool,
}

/// A move to choose: the position, the moves before, and the rules.
pub(super) struct Choice<'a> {
    pub attention: Attention,
    pub position: &'a Position,
    /// The keys of the game's positions, the current one last.
    pub keys: &'a [u64],
    /// The last own move.
    pub own: Option<Move>,
    /// The cell of the last move if it was a capture.
    pub captured_at: Option<Cell>,
    pub draws: &'a DrawRules,
}

/// The move that led to a node of the search.
#[derive(Clone, Copy)]
struct Before {
    to: Option<Cell>,
    is_capture: bool,
}

/// A search of the noticed moves.
struct Search<'a> {
    choice: &'a Choice<'a>,
    /// Determines the moves that are overlooked this time.
    salt: u64,
    nodes: u64,
}

impl Choice<'_> {
    /// The chosen one of these moves, its value for the side to move, and the number of nodes; `None` without moves.
    pub fn choose(&self, moves: &[Move], rng: &mut fastrand::Rng) -> Option<(Move, i32, u64)> {
        let sees_forced = self.attention.sees_forced;
        if let Some(&win) = moves.iter().find(|&&mv| sees_forced && wins_at_once(self.position, mv)) {
            return Some((win, mate_in(1), 1));
        }
        let mut search = Search { choice: self, salt: rng.u64(..), nodes: 0 };
        let before = Before { to: self.captured_at, is_capture: self.captured_at.is_some() };
        let mut noticed = moves.to_vec();
        noticed.retain(|&mv| search.notices(self.position, mv, before, 0));
        let is_recapture =
            |mv: &Move| Some(mv.to()) == self.captured_at && wins_by_exchanges(self.position, *mv);
        if sees_forced && noticed.iter().any(is_recapture) {
            noticed.retain(|&mv| wins_by_exchanges(self.position, mv));
        }
        if noticed.is_empty() {
            noticed.extend(rng.choice(moves));
        }
        let temperature = self.attention.temperature.max(1);
        let tolerance = TOLERANCE * temperature;
        let mut best = -INFINITE;
        let mut values = Vec::with_capacity(noticed.len());
        for mv in noticed {
            let value = search.root_value(mv, best - tolerance);
            best = best.max(value);
            values.push((mv, value));
        }
        values.sort_by_key(|&(_, value)| -value);
        values.retain(|&(_, value)| value >= best - tolerance);
        values.truncate(CHOICES);
        let (mv, value) = softmax(&values, f64::from(temperature), rng)?;
        Some((mv, value, search.nodes))
    }
}

/// Whether a move mates, or wins the game of checkers.
pub fn wins_at_once(position: &Position, mv: Move) -> bool {
    let mut after = *position;
    after.play_unchecked(mv);
    (after.is_check() || after.draughts().is_some()) && !after.has_legal_move()
}

/// Whether a capture of chess wins material by the exchanges on its cell.
pub fn wins_by_exchanges(position: &Position, mv: Move) -> bool {
    match (position, mv) {
        (Position::Chess(chess), Move::Chess(mv)) => chess.captured_at(mv).is_some() && see_ge(chess, mv, 1),
        _ => false,
    }
}

/// Whether a move takes back the side's last move `own`, and captures nothing.
pub(super) fn takes_back(position: &Position, mv: Move, own: Option<Move>) -> bool {
    own.is_some_and(|own| (own.from(), own.to()) == (mv.to(), mv.from())) && !position.is_capture(mv)
}

impl Search<'_> {
    /// The value of a move of the root; if it is not above `alpha`, some value not above it.
    fn root_value(&mut self, mv: Move, alpha: i32) -> i32 {
        let Choice { attention, position, keys, own, .. } = *self.choice;
        let is_capture = position.is_capture(mv);
        let mut after = *position;
        after.play_unchecked(mv);
        let before = Before { to: Some(mv.to()), is_capture };
        let plies = if position.chess().is_some() { attention.plies } else { 0 };
        let value = -self.value(&after, (-INFINITE, -alpha), plies, before, 1);
        let value = value - if takes_back(position, mv, own) { UNDO } else { 0 };
        // A position that was there before leads nowhere.
        if keys.contains(&after.key()) { value.min(0) } else { value }
    }

    /// The value of a position by the noticed moves (fail-soft), at least the static evaluation unless the side to move is
    /// in check.
    fn value(
        &mut self,
        position: &Position,
        (mut alpha, beta): (i32, i32),
        plies: u8,
        before: Before,
        ply: usize,
    ) -> i32 {
        self.nodes += 1;
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            let outcome = position.terminal(self.choice.draws);
            return outcome.map_or(mated_in(ply), |outcome| value_of(outcome.points, position.turn(), ply));
        }
        let is_check = position.is_check();
        let mut best = if is_check && ply < MAX_PLY { -INFINITE } else { evaluate(position) };
        if best >= beta || ply >= MAX_PLY {
            return best;
        }
        if !is_check {
            moves.retain(|&mv| {
                (plies > 0 || is_loud(position, mv)) && self.notices(position, mv, before, ply)
            });
        }
        moves.sort_by_cached_key(|&mv| -gain(position, mv));
        for mv in moves {
            alpha = alpha.max(best);
            let mut after = *position;
            after.play_unchecked(mv);
            let next = Before { to: Some(mv.to()), is_capture: position.is_capture(mv) };
            best = best.max(-self.value(&after, (-beta, -alpha), plies.saturating_sub(1), next, ply + 1));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Whether the level notices a move after the move `before`, `ply` plies from the root.
    fn notices(&self, position: &Position, mv: Move, before: Before, ply: usize) -> bool {
        let Attention { share, sees_forced, .. } = self.choice.attention;
        let hits_last = before.to.is_some_and(|cell| mv.to() == cell || position.taken_by(mv).contains(cell));
        if sees_forced && before.is_capture && hits_last {
            return true;
        }
        let mut hardness = hardness(mv.from(), mv.to(), position.taken_by(mv));
        if hits_last {
            hardness *= 0.5;
        }
        if ply.is_multiple_of(2) {
            hardness *= 0.5;
        }
        is_noticed(share, hardness, self.salt, mv.from(), mv.to())
    }
}

/// The difficulty of seeing a move: 1 for a step across an edge.
pub(crate) fn hardness(from: Cell, to: Cell, taken: Bitboard) -> f64 {
    let line = if rook_lines(from).contains(to) {
        1.0
    } else if bishop_lines(from).contains(to) {
        1.4
    } else {
        1.7
    };
    let beyond = f64::from(between(from, to).len() + taken.len().saturating_sub(1));
    line * (1.0 + 0.25 * beyond)
}

/// Whether a move from one cell to another is noticed with the probability `share` to the power of `hardness`. With the
/// same `salt` the answer is the same.
pub(crate) fn is_noticed(share: f64, hardness: f64, salt: u64, from: Cell, to: Cell) -> bool {
    let seed = salt ^ ((from.index() * Cell::COUNT + to.index()) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    fastrand::Rng::with_seed(seed).f64() < share.powf(hardness)
}

/// Whether a move is a capture that does not lose by the exchanges on its cell, or a promotion.
fn is_loud(position: &Position, mv: Move) -> bool {
    match (position, mv) {
        (Position::Chess(chess), Move::Chess(mv)) => {
            (chess.captured_at(mv).is_some() || mv.promotion().is_some()) && see_ge(chess, mv, 0)
        }
        _ => position.is_capture(mv),
    }
}

/// The material that a move captures, to order moves.
fn gain(position: &Position, mv: Move) -> i32 {
    match (position, mv) {
        (Position::Chess(position), Move::Chess(mv)) => super::see::material_gain(position, mv),
        _ => position.taken_by(mv).len() as i32,
    }
}

/// Picks a move with its value at random, weighted by the softmax of the values.
fn softmax(moves: &[(Move, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<(Move, i32)> {
    let best = moves.iter().map(|&(_, value)| value).max()?;
    let weight = |value: i32| (f64::from(value - best) / temperature).exp();
    let mut left = rng.f64() * moves.iter().map(|&(_, value)| weight(value)).sum::<f64>();
    let chosen = moves.iter().find(|&&(_, value)| {
        left -= weight(value);
        left < 0.0
    });
    chosen.or(moves.last()).copied()
}

//! Causes in checkers: captures, exchanges, shots, men that become kings.

use super::cause::{Cause, Placed, Why};
use super::exchange::{balance, worth};
use super::material::COMPARED;
use crate::game::{Move, PieceKind, Position};
use crate::sides::Color;

/// The plies of the longest line that is shown: three moves of the side that wins by it.
const LONGEST: usize = 5;

/// A line with its positions.
struct Line<'a> {
    moves: &'a [Move],
    positions: Vec<Position>,
}

impl<'a> Line<'a> {
    fn of(start: &Position, moves: &'a [Move]) -> Line<'a> {
        let mut positions = vec![*start];
        for &mv in moves {
            let Ok(next) = positions[positions.len() - 1].play(mv) else { break };
            positions.push(next);
        }
        Line { moves: &moves[..positions.len() - 1], positions }
    }

    /// Whether no capture is pending before a ply: only then is the balance true.
    fn is_quiet(&self, ply: usize) -> bool {
        self.positions[ply].draughts().is_some_and(|position| !position.must_capture())
    }

    /// The last quiet balance within the plies compared.
    fn settled(&self, side: Color) -> Option<i32> {
        let last = (0..self.positions.len().min(COMPARED + 1)).rfind(|&ply| self.is_quiet(ply))?;
        Some(balance(&self.positions[last], side))
    }

    /// The least balance of the side before the quiet plies from the first one behind `first` on, less that before `base`.
    fn gain(&self, first: usize, side: Color, base: usize) -> i32 {
        let before = balance(&self.positions[base.min(self.moves.len())], side);
        let quiet = (first + 1..self.positions.len()).filter(|&ply| self.is_quiet(ply));
        quiet.map(|ply| balance(&self.positions[ply], side) - before).min().unwrap_or(0)
    }

    /// The pieces that each side takes from one ply up to another, the dearest first.
    fn taken(&self, plies: std::ops::Range<usize>, side: Color) -> Vec<PieceKind> {
        let own = plies.filter(|&ply| self.positions[ply].turn() == side);
        let mut all: Vec<PieceKind> = own.flat_map(|ply| self.victims(ply)).collect();
        all.sort_by_key(|kind| std::cmp::Reverse(worth(*kind)));
        all
    }

    fn victims(&self, ply: usize) -> impl Iterator<Item = PieceKind> + '_ {
        let position = &self.positions[ply];
        position.taken_by(self.moves[ply]).into_iter().filter_map(|cell| position.kind_at(cell))
    }

    fn captures(&self, ply: usize) -> usize {
        self.moves.get(ply).map_or(0, |&mv| self.positions[ply].taken_by(mv).len() as usize)
    }
}

/// The cause of a mistake by the line that begins with it, and the better line.
pub(super) fn cause(start: &Position, played: &[Move], better: &[Move]) -> Option<Cause> {
    let (played, better) = (Line::of(start, played), Line::of(start, better));
    let own = start.turn();
    let loss = better.settled(own)? - played.settled(own)?;
    let allowed = played.gain(1, !own, 1) - better.gain(1, !own, 0).max(0);
    let missed = better.gain(0, own, 0) - played.gain(0, own, 0).max(0);
    let is_forced_anyway = is_same(&played, 1, &better, 1);
    let allows = || by_line(&played, 1).filter(|_| allowed >= 1 && !is_forced_anyway);
    let misses = || by_line(&better, 0).filter(|_| missed >= 1 && !is_same(&better, 0, &played, 2));
    let by_material = || if missed > allowed { misses().or_else(allows) } else { allows().or_else(misses) };
    (loss >= 1).then(by_material)?
}

/// Whether two moves capture from and to the same cells and equally many.
fn is_same(one: &Line<'_>, at: usize, other: &Line<'_>, ply: usize) -> bool {
    let key = |line: &Line<'_>, ply: usize| {
        let mv = line.moves.get(ply)?;
        Some((mv.from(), mv.to(), line.captures(ply)))
    };
    one.captures(at) > 0 && key(one, at) == key(other, ply)
}

/// The cause if the side that moves at ply `first` wins by a line.
fn by_line(line: &Line<'_>, first: usize) -> Option<Cause> {
    let side = line.positions.get(first)?.turn();
    let quiet =
        (first + 1..line.positions.len()).find(|&ply| line.is_quiet(ply) && line.captures(ply - 1) > 0)?;
    let cause = |end: usize, why| {
        let line = line.moves[first..end].to_vec();
        Some(Cause { is_missed: first == 0, line, at: 0, why })
    };
    let (won, given) = (line.taken(first..quiet, side), line.taken(first..quiet, !side));
    let price = |kinds: &[PieceKind]| kinds.iter().map(|kind| worth(*kind)).sum::<i32>();
    let crowned = (first..quiet).step_by(2).find(|&ply| line.is_crowned(ply));
    if let Some(ply) = crowned.filter(|_| (price(&won) - price(&given)).abs() <= 1) {
        let pawn = line.origin(first, ply)?;
        return cause(ply + 1, Why::Promotion { pawn, moves: ((ply - first) / 2 + 1) as u32 });
    }
    if price(&won) <= price(&given) {
        return None;
    }
    if line.captures(first) == 0 {
        let shot = |ply: usize, side| {
            if line.captures(ply) > 0 { line.taken(ply..ply + 1, side) } else { Vec::new() }
        };
        let (given, won) = (shot(first + 1, !side), shot(first + 2, side));
        let is_shot = !given.is_empty() && price(&won) > price(&given);
        return is_shot.then(|| cause(first + 3, Why::Shot { won, given }))?;
    }
    (quiet - first <= LONGEST).then(|| cause(quiet, Why::Line { won, given }))?
}

impl Line<'_> {
    /// Whether a man becomes a king by a move.
    fn is_crowned(&self, ply: usize) -> bool {
        let (from, to) = (self.moves[ply].from(), self.moves[ply].to());
        let is = |ply: usize, cell, kind| self.positions[ply].kind_at(cell) == Some(kind);
        is(ply, from, PieceKind::Man) && is(ply + 1, to, PieceKind::Crowned)
    }

    /// The man before ply `first` that moves at `ply`.
    fn origin(&self, first: usize, ply: usize) -> Option<Placed> {
        let own = (first..ply).step_by(2).rev();
        let cell = own.fold(self.moves[ply].from(), |cell, at| {
            if self.moves[at].to() == cell { self.moves[at].from() } else { cell }
        });
        let kind = self.positions[first].kind_at(cell)?;
        Some(Placed { kind, cell })
    }
}

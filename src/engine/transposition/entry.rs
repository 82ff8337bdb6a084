//! Table entries, and their packing into 64 bits.

use crate::chess::{Move, MoveKind, Role};
use crate::engine::score::{MAX_PLY, is_proven};
use crate::hex::Cell;

/// How a stored value bounds the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at most this (fail-low).
    Upper,
    /// The true value is at least this (fail-high).
    Lower,
    /// The value is exact.
    Exact,
}

impl Bound {
    /// The bound of a value that was searched with the window from `alpha` to `beta`.
    pub fn of(value: i32, alpha: i32, beta: i32) -> Self {
        match value {
            _ if value >= beta => Bound::Lower,
            _ if value > alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }
}

/// The stored search result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move, or the move that caused the cutoff.
    pub best: Option<Move>,
    /// The value, with mates counted from the root of the probing search.
    pub value: i32,
    /// The static evaluation without correction; `None` in check.
    pub eval: Option<i32>,
    /// The search depth; 0 for quiescence.
    pub depth: i32,
    /// The kind of bound that the value is.
    pub bound: Bound,
    /// Whether the position was ever on a principal variation.
    pub was_pv: bool,
}

impl Entry {
    /// Whether the value causes a cutoff in the window `alpha..beta`.
    pub fn allows_cutoff(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// The static evaluation, replaced by the value where that is a tighter bound.
    pub fn refined_eval(&self, eval: i32) -> i32 {
        if self.allows_cutoff(eval, eval + 1) && !is_proven(self.value) { self.value } else { eval }
    }
}

/// The generation of an entry wraps around after this many searches.
pub(super) const GENERATIONS: u8 = 16;
/// The packed form of no static evaluation.
const NO_EVAL: i16 = i16::MIN;

/// An entry in 64 bits, from the lowest: value 16, evaluation 16, move 18, depth 7, bound 2, `was_pv` 1, generation 4.
/// The bound is never 0, so no entry is all zero.
#[derive(Clone, Copy)]
pub(super) struct PackedEntry(pub u64);

const MOVE_SHIFT: u32 = 32;
const DEPTH_SHIFT: u32 = 50;
const BOUND_SHIFT: u32 = 57;
const PV_SHIFT: u32 = 59;
const GENERATION_SHIFT: u32 = 60;
const _: () = assert!(MAX_PLY <= 128 && GENERATIONS == 16);

impl PackedEntry {
    pub fn new(entry: Entry, generation: u8) -> Self {
        let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
        let bound: u64 = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        Self(
            u64::from(entry.value as i16 as u16)
                | u64::from(eval as u16) << 16
                | u64::from(entry.best.map_or(0, pack_move)) << MOVE_SHIFT
                | (entry.depth.clamp(0, 127) as u64) << DEPTH_SHIFT
                | bound << BOUND_SHIFT
                | u64::from(entry.was_pv) << PV_SHIFT
                | u64::from(generation) << GENERATION_SHIFT,
        )
    }

    pub fn entry(self) -> Entry {
        let eval = (self.0 >> 16) as i16;
        Entry {
            best: unpack_move((self.0 >> MOVE_SHIFT) as u32 & 0x3_ffff),
            value: i32::from(self.0 as i16),
            eval: (eval != NO_EVAL).then_some(i32::from(eval)),
            depth: self.depth(),
            was_pv: self.0 >> PV_SHIFT & 1 == 1,
            bound: match self.0 >> BOUND_SHIFT & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
        }
    }

    pub fn depth(self) -> i32 {
        (self.0 >> DEPTH_SHIFT & 127) as i32
    }

    pub fn generation(self) -> u8 {
        (self.0 >> GENERATION_SHIFT) as u8
    }
}

/// A move in 18 bits: from 7, to 7, kind 4. From and to differ, so no move packs to 0.
fn pack_move(m: Move) -> u32 {
    let kind: u32 = match m.kind {
        MoveKind::Normal => 0,
        MoveKind::DoublePush => 1,
        MoveKind::EnPassant => 2,
        MoveKind::Castle => 3,
        MoveKind::Promotion(role) => 4 + role as u32,
    };
    m.from.index() as u32 | (m.to.index() as u32) << 7 | kind << 14
}

fn unpack_move(bits: u32) -> Option<Move> {
    let from = Cell::from_index((bits & 127) as usize)?;
    let to = Cell::from_index((bits >> 7 & 127) as usize)?;
    let kind = match bits >> 14 {
        0 => MoveKind::Normal,
        1 => MoveKind::DoublePush,
        2 => MoveKind::EnPassant,
        3 => MoveKind::Castle,
        promotion => {
            MoveKind::Promotion(*Role::PROMOTIONS.iter().find(|&&role| role as u32 + 4 == promotion)?)
        }
    };
    (from != to).then_some(Move { from, to, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_survive_packing() {
        let kinds = [MoveKind::Normal, MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Castle];
        let promotions = Role::PROMOTIONS.map(MoveKind::Promotion);
        for kind in kinds.into_iter().chain(promotions) {
            for (from, to) in [(Cell::A1, Cell::L6), (Cell::L6, Cell::A1), (Cell::F6, Cell::F5)] {
                let m = Move { from, to, kind };
                assert_eq!(unpack_move(pack_move(m)), Some(m));
            }
        }
        assert_eq!(unpack_move(0), None);
    }
}

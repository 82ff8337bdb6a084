//! The list of scored moves that all nodes of a path share.

use std::ops::Range;

use crate::chess::{Move, MoveClass, MoveList, Position};
use crate::hex::Cell;

/// Moves and their sort keys. Each picker owns the part of the list from its start on.
///
/// Keys are separate from the moves, so that the maximum is found with SIMD, [`LANES`] at a time. Each range of moves
/// is followed by [`LANES`] sentinel keys, so that the last lanes need no special case.
#[derive(Default)]
pub(crate) struct MoveStack {
    keys: Vec<Key>,
    moves: Vec<Move>,
    /// The moves just generated, not yet scored.
    generated: MoveList,
}

/// A move's score in the upper bits, and in the lower bits the move's index in its picker's part, counted down. So the
/// maximum key gives the index of the best move, the first one among equals.
type Key = i32;

/// The sentinel key, below all keys of moves.
const SENTINEL: Key = Key::MIN;
/// The number of keys compared at a time.
const LANES: usize = 8;
const INDEX_BITS: u32 = 10;
const MAX_INDEX: i32 = (1 << INDEX_BITS) - 1;
const _: () = assert!(MoveList::CAPACITY + 2 * LANES <= MAX_INDEX as usize);
/// The maximum score, reserved for a move put first.
pub(super) const MAX_SCORE: i32 = 2_000_000;
const _: () = assert!(MAX_SCORE < 1 << (Key::BITS - 1 - INDEX_BITS));

fn key(score: i32, index: usize) -> Key {
    debug_assert!(score.abs() <= MAX_SCORE, "the score {score} is too large");
    score << INDEX_BITS | (MAX_INDEX - index as i32)
}

/// The key of the same move at another index.
fn moved(key: Key, index: usize) -> Key {
    key & !MAX_INDEX | (MAX_INDEX - index as i32)
}

fn index(key: Key) -> usize {
    (MAX_INDEX - (key & MAX_INDEX)) as usize
}

impl MoveStack {
    /// Drops the moves of an earlier search.
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Drops all but the first `len` entries.
    #[inline(always)]
    pub(super) fn truncate(&mut self, len: usize) {
        self.keys.truncate(len);
        self.moves.truncate(len);
    }

    /// Ends a range with sentinels.
    pub(super) fn terminate(&mut self, end: usize) {
        self.keys[end..end + LANES].fill(SENTINEL);
    }

    /// Generates moves and adds those that pass the filter to the part of the list that starts at `first`. Returns
    /// their range.
    ///
    /// All are scored in one short loop: the history lookups are cache misses, which then overlap.
    #[inline(always)]
    pub(super) fn add(
        &mut self,
        position: &Position,
        class: MoveClass,
        first: usize,
        filter: Option<impl Fn(Move) -> bool>,
        score: impl Fn(Move) -> i32,
    ) -> Range<usize> {
        position.list_into(class, &mut self.generated);
        let start = self.len();
        if let Some(is_wanted) = filter {
            self.moves.extend(self.generated.iter().filter(|&&m| is_wanted(m)));
        } else {
            self.moves.extend_from_slice(&self.generated);
        }
        let end = self.len();
        self.moves.extend_from_slice(&[Move::normal(Cell::A1, Cell::A1); LANES]);
        self.keys.resize(end + LANES, SENTINEL);
        for (i, (to, &m)) in self.keys[start..end].iter_mut().zip(&self.moves[start..end]).enumerate() {
            *to = key(score(m), start - first + i);
        }
        start..end
    }

    /// Swaps two moves of the part that starts at `first`.
    pub(super) fn swap(&mut self, a: usize, b: usize, first: usize) {
        self.moves.swap(a, b);
        (self.keys[a], self.keys[b]) = (moved(self.keys[b], a - first), moved(self.keys[a], b - first));
    }

    /// Moves the best move of a non-empty range to its start and returns it.
    #[inline(always)]
    pub(super) fn select_best(&mut self, range: Range<usize>, first: usize) -> Move {
        let best = self.best(range.clone(), first);
        self.swap(range.start, best, first);
        self.moves[range.start]
    }

    /// The best move of a non-empty range, which stays where it is.
    #[inline(always)]
    pub(super) fn peek_best(&self, range: Range<usize>, first: usize) -> Move {
        self.moves[self.best(range, first)]
    }

    /// The place of the best move of a non-empty range.
    #[inline(always)]
    fn best(&self, range: Range<usize>, first: usize) -> usize {
        let mut best = [SENTINEL; LANES];
        for start in range.step_by(LANES) {
            for (best, &key) in best.iter_mut().zip(&self.keys[start..start + LANES]) {
                *best = key.max(*best);
            }
        }
        first + index(best.into_iter().fold(SENTINEL, Key::max))
    }

    /// Gives a move of a range the maximum score, if it is there.
    pub(super) fn put_first(&mut self, m: Move, range: Range<usize>, first: usize) {
        if let Some(index) = self.moves[range.clone()].iter().position(|&other| other == m) {
            let index = range.start + index;
            self.keys[index] = key(MAX_SCORE, index - first);
        }
    }

    /// Retains only the wanted moves of a range, and returns the shorter range.
    pub(super) fn retain(
        &mut self,
        range: Range<usize>,
        first: usize,
        is_wanted: impl Fn(Move) -> bool,
    ) -> Range<usize> {
        let mut end = range.start;
        for i in range.clone() {
            if is_wanted(self.moves[i]) {
                self.swap(end, i, first);
                end += 1;
            }
        }
        self.terminate(end);
        range.start..end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    const ALL: Option<fn(Move) -> bool> = None;

    #[test]
    fn the_best_comes_first_and_of_equals_the_first() {
        let position = Position::start(Variant::Glinski);
        let mut rng = fastrand::Rng::with_seed(3);
        for wanted in 0..=position.legal_moves().len() {
            let mut stack = MoveStack::default();
            let first = stack.add(&position, MoveClass::Captures, 0, ALL, |_| MAX_SCORE).end;
            let scores: Vec<i32> = (0..256).map(|_| rng.i32(-3..3) * 9_000).collect();
            let score = |m: Move| scores[usize::from(m.from as u8 ^ m.to as u8)];
            let range = stack.add(&position, MoveClass::All, first, ALL, score);
            // As if a deeper node had added its moves.
            let top = stack.len();
            stack.add(&position, MoveClass::All, top, ALL, |_| MAX_SCORE);
            stack.truncate(top);
            stack.terminate(range.start + wanted);
            let mut expected = stack.moves[range.start..range.start + wanted].to_vec();
            for next in 0..wanted {
                let best = expected[next..].iter().map(|&m| score(m)).max().unwrap();
                let index = expected[next..].iter().position(|&m| score(m) == best).unwrap();
                expected.swap(next, next + index);
                let left = range.start + next..range.start + wanted;
                assert_eq!(stack.select_best(left, first), expected[next]);
            }
        }
    }

    #[test]
    fn moves_can_be_put_first_and_filtered() {
        let position = Position::start(Variant::Glinski);
        let moves = position.legal_moves();
        let mut stack = MoveStack::default();
        let range = stack.add(&position, MoveClass::All, 0, Some(|m| m != moves[3]), |_| 0);
        assert_eq!(range, 0..moves.len() - 1);
        assert!(!stack.moves[range.clone()].contains(&moves[3]));
        stack.put_first(moves[20], range.clone(), 0);
        assert_eq!(stack.select_best(range.clone(), 0), moves[20]);
        let to_same_file = |m: Move| m.to.file() == moves[20].to.file();
        let retained = stack.retain(range, 0, to_same_file);
        assert!(stack.moves[retained.clone()].iter().all(|&m| to_same_file(m)));
        assert_eq!(retained.len(), moves.iter().filter(|&&m| to_same_file(m)).count());
    }
}

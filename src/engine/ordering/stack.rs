//! The list of moves that all nodes of a line share, and how the best is found in it.

use std::ops::Range;

use super::CAPTURE_FIRST;
use crate::chess::{Move, MoveClass, MoveList, Position};
use crate::hex::Cell;

/// Moves and what each promises. Each picker owns the end of the list from where it began.
///
/// Keys lie apart from the moves, so that the best is found a few at a time. Behind each range of moves that is looked
/// through lie [`LANES`] keys of no move: so it does not matter where the last few end.
#[derive(Default)]
pub(crate) struct MoveStack {
    keys: Vec<Key>,
    moves: Vec<Move>,
    /// The moves just generated, before they are scored.
    generated: MoveList,
}

/// A move's score, and below it the move's place in its picker's part of the list, counted down: the greatest key tells
/// where the best move lies, and the first of equals.
type Key = i32;

/// The key of what is no move.
const NO_MOVE: Key = Key::MIN;
/// So many keys are looked at together.
const LANES: usize = 8;
/// The bits of a place.
const PLACE_BITS: u32 = 10;
const LAST_PLACE: i32 = (1 << PLACE_BITS) - 1;
const _: () = assert!(MoveList::CAPACITY + 2 * LANES <= LAST_PLACE as usize);
/// Above every other score.
const FIRST_OF_ALL: i32 = 2 * CAPTURE_FIRST;
const _: () = assert!(FIRST_OF_ALL < 1 << (Key::BITS - 1 - PLACE_BITS));

fn key(score: i32, place: usize) -> Key {
    debug_assert!(score.abs() <= FIRST_OF_ALL, "{score} is too large a score");
    score << PLACE_BITS | (LAST_PLACE - place as i32)
}

/// The key of the same move in another place.
fn moved(key: Key, place: usize) -> Key {
    key & !LAST_PLACE | (LAST_PLACE - place as i32)
}

fn place(key: Key) -> usize {
    (LAST_PLACE - (key & LAST_PLACE)) as usize
}

impl MoveStack {
    /// Drops what the nodes of an earlier search have left behind.
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

    /// Makes a range end there.
    pub(super) fn close(&mut self, end: usize) {
        self.keys[end..end + LANES].fill(NO_MOVE);
    }

    /// Generates moves, and adds them to the part of the list that begins with `first`; where there is a filter, only
    /// those that it lets through. Returns their range.
    ///
    /// All are scored in one short loop, for the scores come from tables that the processor has to wait for, and so it
    /// waits for many at once.
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
        self.keys.resize(end + LANES, NO_MOVE);
        for (i, (to, &m)) in self.keys[start..end].iter_mut().zip(&self.moves[start..end]).enumerate() {
            *to = key(score(m), start - first + i);
        }
        start..end
    }

    /// Swaps two moves of the part that begins with `first`.
    pub(super) fn swap(&mut self, a: usize, b: usize, first: usize) {
        self.moves.swap(a, b);
        (self.keys[a], self.keys[b]) = (moved(self.keys[b], a - first), moved(self.keys[a], b - first));
    }

    /// The best move of a range that is not empty, which is brought to its beginning.
    #[inline(always)]
    pub(super) fn bring_best(&mut self, range: Range<usize>, first: usize) -> Move {
        let mut best = [NO_MOVE; LANES];
        for start in range.clone().step_by(LANES) {
            for (best, &key) in best.iter_mut().zip(&self.keys[start..start + LANES]) {
                *best = key.max(*best);
            }
        }
        let best = best.into_iter().fold(NO_MOVE, Key::max);
        self.swap(range.start, first + place(best), first);
        self.moves[range.start]
    }

    /// Has a move of a range come first, if it is there.
    pub(super) fn prefer(&mut self, m: Move, range: Range<usize>, first: usize) {
        if let Some(index) = self.moves[range.clone()].iter().position(|&other| other == m) {
            let index = range.start + index;
            self.keys[index] = key(FIRST_OF_ALL, index - first);
        }
    }

    /// Brings the moves of a range that are wanted to its beginning, and ends it there.
    pub(super) fn keep_only(
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
        self.close(end);
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
            let first = stack.add(&position, MoveClass::Captures, 0, ALL, |_| FIRST_OF_ALL).end;
            let scores: Vec<i32> = (0..256).map(|_| rng.i32(-3..3) * 9_000).collect();
            let score = |m: Move| scores[usize::from(m.from as u8 ^ m.to as u8)];
            let range = stack.add(&position, MoveClass::All, first, ALL, score);
            // A deeper node's moves have been there.
            let top = stack.len();
            stack.add(&position, MoveClass::All, top, ALL, |_| FIRST_OF_ALL);
            stack.truncate(top);
            stack.close(range.start + wanted);
            let mut expected = stack.moves[range.start..range.start + wanted].to_vec();
            for next in 0..wanted {
                let best = expected[next..].iter().map(|&m| score(m)).max().unwrap();
                let index = expected[next..].iter().position(|&m| score(m) == best).unwrap();
                expected.swap(next, next + index);
                let left = range.start + next..range.start + wanted;
                assert_eq!(stack.bring_best(left, first), expected[next]);
            }
        }
    }

    #[test]
    fn moves_can_be_preferred_and_left_out() {
        let position = Position::start(Variant::Glinski);
        let moves = position.legal_moves();
        let mut stack = MoveStack::default();
        let range = stack.add(&position, MoveClass::All, 0, Some(|m| m != moves[3]), |_| 0);
        assert_eq!(range, 0..moves.len() - 1);
        assert!(!stack.moves[range.clone()].contains(&moves[3]));
        stack.prefer(moves[20], range.clone(), 0);
        assert_eq!(stack.bring_best(range.clone(), 0), moves[20]);
        let to_b = |m: Move| m.to.file() == moves[20].to.file();
        let kept = stack.keep_only(range, 0, to_b);
        assert!(stack.moves[kept.clone()].iter().all(|&m| to_b(m)));
        assert_eq!(kept.len(), moves.iter().filter(|&&m| to_b(m)).count());
    }
}

//! Move histories: the success of moves in the search, in any position.

use super::parameters;
use crate::chess::{Color, Move, Position, Role};
use crate::hex::Cell;

/// History scores are bounded by plus and minus this.
pub(crate) const HISTORY_LIMIT: i32 = 8_192;

const ROLES: usize = Role::ALL.len();
/// The number of [`PieceTo`] values: the pieces of both sides on every cell.
const PIECE_TO_COUNT: usize = 2 * ROLES * Cell::COUNT;

/// A piece and the cell it moved to: the index of the continuation history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceTo(u16);

impl PieceTo {
    /// The moving piece of a move and its target.
    pub fn of(position: &Position, m: Move) -> Option<Self> {
        let role = position.role_at(m.from)?;
        Some(Self(((position.turn() as usize * ROLES + role as usize) * Cell::COUNT + m.to.index()) as u16))
    }
}

/// The moves one and two plies before a node; `None` after a null move.
pub(crate) type PreviousMoves = [Option<PieceTo>; 2];

/// A quiet move on the path to a node.
#[derive(Clone, Copy)]
pub(crate) struct MadeMove {
    pub m: Move,
    pub piece_to: Option<PieceTo>,
    /// The move before it.
    pub before: Option<PieceTo>,
}

/// The butterfly, capture and continuation histories.
pub(crate) struct MoveHistory {
    /// Quiet moves by side, origin and target.
    butterfly: Scores,
    /// Captures and promotions by moving piece, target and captured role.
    captures: Scores,
    /// Quiet moves by the [`PieceTo`] one or two plies before, moving role and target.
    continuation: Scores,
}

impl Default for MoveHistory {
    fn default() -> Self {
        Self {
            butterfly: Scores::new(2 * Cell::COUNT * Cell::COUNT),
            captures: Scores::new(PIECE_TO_COUNT * ROLES),
            continuation: Scores::new(PIECE_TO_COUNT * ROLES * Cell::COUNT),
        }
    }
}

/// Scores by target cell.
type Row = [i16; Cell::COUNT];

static ZEROS: Row = [0; Cell::COUNT];

/// The history scores of the quiet moves of one position.
pub(crate) struct QuietScores<'a> {
    /// By origin.
    butterfly: &'a [Row],
    /// For each of the previous moves, by moving role.
    continuation: [[&'a Row; ROLES]; 2],
}

impl QuietScores<'_> {
    /// The score of a move.
    #[inline(always)]
    pub fn get(&self, role: Role, from: Cell, to: Cell) -> i32 {
        let [one, two] = &self.continuation;
        let rows = [&self.butterfly[from.index()], one[role as usize], two[role as usize]];
        rows.iter().map(|row| i32::from(row[to.index()])).sum()
    }
}

impl MoveHistory {
    /// The score of a quiet move: its butterfly and continuation histories.
    #[inline]
    pub fn quiet(&self, position: &Position, m: Move, previous: PreviousMoves) -> i32 {
        let mut sum = self.butterfly.get(butterfly_index(position.turn(), m));
        if let Some(role) = position.role_at(m.from) {
            for piece_to in previous.into_iter().flatten() {
                sum += self.continuation.get(continuation_index(piece_to, role, m));
            }
        }
        sum
    }

    /// The scores of all quiet moves of one position.
    pub fn quiet_scores(&self, side: Color, previous: PreviousMoves) -> QuietScores<'_> {
        let first = side as usize * Cell::COUNT;
        let continuation = previous.map(|piece_to| {
            std::array::from_fn(|role| match piece_to {
                Some(PieceTo(piece_to)) => &self.continuation.rows()[usize::from(piece_to) * ROLES + role],
                None => &ZEROS,
            })
        });
        QuietScores { butterfly: &self.butterfly.rows()[first..first + Cell::COUNT], continuation }
    }

    /// The score of a capture or promotion.
    #[inline]
    pub fn capture(&self, position: &Position, m: Move) -> i32 {
        capture_index(position, m).map_or(0, |index| self.captures.get(index))
    }

    /// Adds a bonus, or a malus if negative, to the histories of a quiet move.
    pub fn update_quiet(&mut self, position: &Position, m: Move, previous: PreviousMoves, bonus: i32) {
        self.butterfly.update(butterfly_index(position.turn(), m), bonus);
        if let Some(role) = position.role_at(m.from) {
            for piece_to in previous.into_iter().flatten() {
                self.continuation.update(continuation_index(piece_to, role, m), bonus);
            }
        }
    }

    /// Like [`MoveHistory::update_quiet`], for a move on the path: updates its butterfly history, and its continuation
    /// history after the move before it.
    pub fn update_made(&mut self, side: Color, made: MadeMove, bonus: i32) {
        self.butterfly.update(butterfly_index(side, made.m), bonus);
        if let (Some(PieceTo(before)), Some(PieceTo(piece_to))) = (made.before, made.piece_to) {
            const PER_SIDE: usize = ROLES * Cell::COUNT;
            let index = usize::from(before) * PER_SIDE + usize::from(piece_to) % PER_SIDE;
            self.continuation.update(index, bonus);
        }
    }

    /// Adds a bonus, or a malus if negative, to the history of a capture.
    pub fn update_capture(&mut self, position: &Position, m: Move, bonus: i32) {
        if let Some(index) = capture_index(position, m) {
            self.captures.update(index, bonus);
        }
    }

    /// Ages all scores by halving them, between searches.
    pub fn age(&mut self) {
        for scores in [&mut self.butterfly, &mut self.captures, &mut self.continuation] {
            scores.halve();
        }
    }
}

fn butterfly_index(side: Color, m: Move) -> usize {
    (side as usize * Cell::COUNT + m.from.index()) * Cell::COUNT + m.to.index()
}

#[inline]
fn continuation_index(PieceTo(piece_to): PieceTo, role: Role, m: Move) -> usize {
    (usize::from(piece_to) * ROLES + role as usize) * Cell::COUNT + m.to.index()
}

/// A promotion without a capture counts as the capture of a pawn.
fn capture_index(position: &Position, m: Move) -> Option<usize> {
    let PieceTo(piece_to) = PieceTo::of(position, m)?;
    let victim = position.captured_at(m).and_then(|cell| position.role_at(cell)).unwrap_or(Role::Pawn);
    Some(usize::from(piece_to) * ROLES + victim as usize)
}

/// Scores with gravity: the nearer to [`HISTORY_LIMIT`], the less a bonus adds.
struct Scores {
    scores: Box<[i16]>,
    /// Whether a block of scores may hold another than 0: a short search changes few of them, and halving all takes as
    /// long as some hundred nodes.
    used: Box<[bool]>,
}

/// The scores of a block.
const BLOCK: usize = 64;

impl Scores {
    fn new(len: usize) -> Self {
        let used = vec![false; len.div_ceil(BLOCK)].into_boxed_slice();
        Self { scores: vec![0; len].into_boxed_slice(), used }
    }

    fn halve(&mut self) {
        for (block, used) in self.scores.chunks_mut(BLOCK).zip(&mut self.used) {
            if *used {
                let mut any = 0;
                for score in block {
                    *score /= 2;
                    any |= *score;
                }
                *used = any != 0;
            }
        }
    }

    /// The scores in rows by target cell, for tables of that layout.
    fn rows(&self) -> &[Row] {
        self.scores.as_chunks().0
    }

    #[inline]
    fn get(&self, index: usize) -> i32 {
        i32::from(self.scores[index])
    }

    fn update(&mut self, index: usize, bonus: i32) {
        let old = self.get(index);
        let bonus = bonus.clamp(-HISTORY_LIMIT, HISTORY_LIMIT);
        self.used[index / BLOCK] = true;
        self.scores[index] = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// The history bonus of a move that causes a cutoff at this depth.
pub(super) fn history_bonus(depth: i32) -> i32 {
    let bonus = parameters::history_square() * depth * depth + parameters::history_linear() * depth;
    bonus.min(parameters::history_most())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn scores_move_and_stay_in_bounds() {
        let mut scores = Scores::new(2);
        scores.update(0, 500);
        assert_eq!((scores.get(0), scores.get(1)), (500, 0));
        for _ in 0..200 {
            scores.update(0, HISTORY_LIMIT);
        }
        assert_eq!(scores.get(0), HISTORY_LIMIT);
        for _ in 0..200 {
            scores.update(0, -3 * HISTORY_LIMIT);
        }
        assert_eq!(scores.get(0), -HISTORY_LIMIT);
    }

    #[test]
    fn halving_reaches_every_score_after_any_updates() {
        let mut rng = fastrand::Rng::with_seed(4);
        let len = 5 * BLOCK + 7;
        let mut scores = Scores::new(len);
        let mut expected = vec![0; len];
        for round in 0..60 {
            for _ in 0..rng.usize(0..4) {
                let index = rng.usize(..len);
                scores.update(index, rng.i32(-900..900));
                expected[index] = scores.get(index);
            }
            scores.halve();
            for score in &mut expected {
                *score /= 2;
            }
            assert_eq!(
                (0..len).map(|index| scores.get(index)).collect::<Vec<_>>(),
                expected,
                "round {round}"
            );
        }
        assert!(expected.iter().any(|&score| score != 0));
    }

    #[test]
    fn continuation_history_depends_on_the_previous_move() {
        let start = Position::start(Variant::Glinski);
        let moves = start.legal_moves();
        let (m, other) = (moves[0], moves[moves.len() - 1]);
        let (one, another) = (PieceTo::of(&start, m), PieceTo::of(&start, other));
        assert_ne!(one, another);
        let mut history = MoveHistory::default();
        history.update_quiet(&start, m, [one, None], 600);
        assert_eq!(history.quiet(&start, m, [one, None]), 1_200);
        assert_eq!(history.quiet(&start, m, [another, None]), 600);
        assert_eq!(history.quiet(&start, other, [one, None]), 0);
        history.age();
        assert_eq!(history.quiet(&start, m, [one, None]), 600);
    }

    #[test]
    fn a_move_that_has_been_made_is_found_again_before_it_is_made() {
        let start = Position::start(Variant::Glinski);
        let first = start.legal_moves()[0];
        let mut position = start;
        position.play_unchecked(first);
        let m = position.legal_moves()[0];
        let (before, piece_to) = (PieceTo::of(&start, first), PieceTo::of(&position, m));
        let mut history = MoveHistory::default();
        history.update_made(position.turn(), MadeMove { m, piece_to, before }, 600);
        assert_eq!(history.quiet(&position, m, [before, None]), 1_200);
        assert_eq!(history.quiet(&position, m, [None; 2]), 600);
    }
}

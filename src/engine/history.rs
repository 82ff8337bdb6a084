//! What moves have been worth so far in this search, whatever the position.

use crate::chess::{Color, Move, Position, Role};
use crate::hex::Cell;

/// Scores stay within plus and minus this.
pub(crate) const HISTORY_LIMIT: i32 = 8_192;

const ROLES: usize = Role::ALL.len();
/// The men of both sides, on every cell.
const MEN_ON_CELLS: usize = 2 * ROLES * Cell::COUNT;

/// A man that has just come to a cell: what the moves after it are remembered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrival(u16);

impl Arrival {
    /// The man that makes this move of the position, on its target.
    pub fn of(position: &Position, m: Move) -> Option<Self> {
        let role = position.role_at(m.from)?;
        Some(Self(((position.turn() as usize * ROLES + role as usize) * Cell::COUNT + m.to.index()) as u16))
    }
}

/// The last move of each side before a node, the enemy's first.
pub(crate) type Before = [Option<Arrival>; 2];

/// Scores of moves, learnt from the nodes they settled or failed to settle.
pub(crate) struct History {
    /// Quiet moves by side, origin and target ("butterfly boards").
    quiets: Scores,
    /// Captures by the man that takes, the target and the man that is taken.
    captures: Scores,
    /// Quiet moves by the man that arrived one or two plies before ("continuation history").
    replies: Scores,
}

impl Default for History {
    fn default() -> Self {
        Self {
            quiets: Scores::new(2 * Cell::COUNT * Cell::COUNT),
            captures: Scores::new(MEN_ON_CELLS * ROLES),
            replies: Scores::new(MEN_ON_CELLS * ROLES * Cell::COUNT),
        }
    }
}

/// Scores of the moves to each cell.
type Row = [i16; Cell::COUNT];

static NOTHING_KNOWN: Row = [0; Cell::COUNT];

/// How well the quiet moves of a position have done.
pub(crate) struct Quiets<'a> {
    /// By origin.
    by_itself: &'a [Row],
    /// After each of the moves before, by the kind of man.
    after: [[&'a Row; ROLES]; 2],
}

impl Quiets<'_> {
    /// That of a man from one cell to another.
    #[inline(always)]
    pub fn of(&self, role: Role, from: Cell, to: Cell) -> i32 {
        let [one, two] = &self.after;
        let rows = [&self.by_itself[from.index()], one[role as usize], two[role as usize]];
        rows.iter().map(|row| i32::from(row[to.index()])).sum()
    }
}

impl History {
    /// How well a quiet move has done: by itself, and after the moves before it.
    #[inline]
    pub fn quiet(&self, position: &Position, m: Move, before: Before) -> i32 {
        let mut sum = self.quiets.get(butterfly(position.turn(), m));
        if let Some(role) = position.role_at(m.from) {
            for arrival in before.into_iter().flatten() {
                sum += self.replies.get(reply(arrival, role, m));
            }
        }
        sum
    }

    /// The same for many moves of one position.
    pub fn quiets(&self, side: Color, before: Before) -> Quiets<'_> {
        let first = side as usize * Cell::COUNT;
        let after = before.map(|arrival| {
            std::array::from_fn(|role| match arrival {
                Some(Arrival(arrival)) => &self.replies.rows()[usize::from(arrival) * ROLES + role],
                None => &NOTHING_KNOWN,
            })
        });
        Quiets { by_itself: &self.quiets.rows()[first..first + Cell::COUNT], after }
    }

    /// How well a capture or promotion has done.
    #[inline]
    pub fn capture(&self, position: &Position, m: Move) -> i32 {
        capture(position, m).map_or(0, |index| self.captures.get(index))
    }

    /// Rewards a quiet move, or with a negative bonus blames it.
    pub fn update_quiet(&mut self, position: &Position, m: Move, before: Before, bonus: i32) {
        self.quiets.update(butterfly(position.turn(), m), bonus);
        if let Some(role) = position.role_at(m.from) {
            for arrival in before.into_iter().flatten() {
                self.replies.update(reply(arrival, role, m), bonus);
            }
        }
    }

    /// As [`History::update_quiet`], but whatever came before it.
    pub fn update_butterfly(&mut self, side: Color, m: Move, bonus: i32) {
        self.quiets.update(butterfly(side, m), bonus);
    }

    /// Rewards a capture, or with a negative bonus blames it.
    pub fn update_capture(&mut self, position: &Position, m: Move, bonus: i32) {
        if let Some(index) = capture(position, m) {
            self.captures.update(index, bonus);
        }
    }

    /// Halves all scores, so that a new search can learn anew without starting blind.
    pub fn fade(&mut self) {
        for scores in [&mut self.quiets, &mut self.captures, &mut self.replies] {
            scores.0.iter_mut().for_each(|score| *score /= 2);
        }
    }
}

fn butterfly(side: Color, m: Move) -> usize {
    (side as usize * Cell::COUNT + m.from.index()) * Cell::COUNT + m.to.index()
}

#[inline]
fn reply(Arrival(arrival): Arrival, role: Role, m: Move) -> usize {
    (usize::from(arrival) * ROLES + role as usize) * Cell::COUNT + m.to.index()
}

/// A promotion without a capture counts as the capture of a pawn.
fn capture(position: &Position, m: Move) -> Option<usize> {
    let Arrival(arrival) = Arrival::of(position, m)?;
    let victim = position.captured_at(m).and_then(|cell| position.role_at(cell)).unwrap_or(Role::Pawn);
    Some(usize::from(arrival) * ROLES + victim as usize)
}

/// Scores that move towards plus or minus [`HISTORY_LIMIT`], the less the nearer they are.
struct Scores(Box<[i16]>);

impl Scores {
    fn new(len: usize) -> Self {
        Self(vec![0; len].into_boxed_slice())
    }

    /// The scores of the moves to each cell, where they are kept so.
    fn rows(&self) -> &[Row] {
        self.0.as_chunks().0
    }

    #[inline]
    fn get(&self, index: usize) -> i32 {
        i32::from(self.0[index])
    }

    fn update(&mut self, index: usize, bonus: i32) {
        let old = self.get(index);
        let bonus = bonus.clamp(-HISTORY_LIMIT, HISTORY_LIMIT);
        self.0[index] = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
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
    fn replies_are_remembered_by_what_they_answer() {
        let start = Position::start(Variant::Glinski);
        let moves = start.legal_moves();
        let (m, other) = (moves[0], moves[moves.len() - 1]);
        let (one, another) = (Arrival::of(&start, m), Arrival::of(&start, other));
        assert_ne!(one, another);
        let mut history = History::default();
        history.update_quiet(&start, m, [one, None], 600);
        assert_eq!(history.quiet(&start, m, [one, None]), 1_200);
        assert_eq!(history.quiet(&start, m, [another, None]), 600);
        assert_eq!(history.quiet(&start, other, [one, None]), 0);
        history.fade();
        assert_eq!(history.quiet(&start, m, [one, None]), 600);
    }
}

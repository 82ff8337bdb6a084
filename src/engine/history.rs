//! What quiet moves have been worth so far in this search, whatever the position.

use crate::chess::{Color, Move};
use crate::hex::Cell;

/// Scores stay within plus and minus this.
pub(crate) const HISTORY_LIMIT: i32 = 8_192;

/// A score for each side, origin and target ("butterfly boards").
pub(crate) struct History(Box<[i16]>);

impl Default for History {
    fn default() -> Self {
        Self(vec![0; 2 * Cell::COUNT * Cell::COUNT].into_boxed_slice())
    }
}

impl History {
    /// How well the move has done.
    pub fn get(&self, side: Color, m: Move) -> i32 {
        i32::from(self.0[index(side, m)])
    }

    /// Moves the score towards success (a positive bonus) or failure, the less the nearer it is to the limit.
    pub fn update(&mut self, side: Color, m: Move, bonus: i32) {
        let score = &mut self.0[index(side, m)];
        let old = i32::from(*score);
        *score = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }

    /// Halves all scores, so that a new search can learn anew without starting blind.
    pub fn fade(&mut self) {
        self.0.iter_mut().for_each(|score| *score /= 2);
    }
}

fn index(side: Color, m: Move) -> usize {
    (side as usize * Cell::COUNT + m.from.index()) * Cell::COUNT + m.to.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::MoveKind;

    #[test]
    fn scores_move_and_stay_in_bounds() {
        let m = Move { from: Cell::L6, to: Cell::A1, kind: MoveKind::Normal };
        let mut history = History::default();
        history.update(Color::Black, m, 500);
        assert_eq!((history.get(Color::Black, m), history.get(Color::White, m)), (500, 0));
        for _ in 0..200 {
            history.update(Color::Black, m, HISTORY_LIMIT);
        }
        assert!(history.get(Color::Black, m) <= HISTORY_LIMIT);
        for _ in 0..200 {
            history.update(Color::Black, m, -HISTORY_LIMIT / 2);
        }
        assert!((-HISTORY_LIMIT..-HISTORY_LIMIT / 2).contains(&history.get(Color::Black, m)));
        history.fade();
        assert!(history.get(Color::Black, m) >= -HISTORY_LIMIT / 2);
    }
}

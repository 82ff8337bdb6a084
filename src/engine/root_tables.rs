//! The endgame tables at the root of a search: which moves keep the result, and what is reported.

use super::endgames::{self, MAX_PIECES};
use super::root::{Report, RootMove};
use super::score::is_proven;
use crate::chess::{MaterialRule, Move, Position};

/// The value of the root by the endgame tables. The search reports a win by it, where its own evaluation shows only a
/// small advantage.
pub(super) struct Known {
    position: Position,
    material: MaterialRule,
    /// The value of the root, if it is won or lost and all moves to be searched keep that.
    value: Option<i32>,
}

impl Known {
    /// Without a value before the first move is searched.
    pub fn of(position: Position, material: MaterialRule) -> Known {
        Known { position, material, value: None }
    }

    /// Drops the moves that give away points by the tables. All moves stay if the tables do not cover each of them.
    pub fn keep_best(&mut self, moves: &mut Vec<RootMove<Move>>) {
        if self.position.occupied().len() as usize > MAX_PIECES {
            return;
        }
        let rank_after = |root: &RootMove<Move>| endgames::rank(&self.after(root.mv), self.material);
        let Some(ranks) = moves.iter().map(rank_after).collect::<Option<Vec<u8>>>() else { return };
        // The ranks are from the opponent's point of view.
        let best = ranks.iter().copied().min();
        let mut ranks = ranks.into_iter();
        moves.retain(|_| ranks.next() == best);
        let probe = endgames::known(&self.position, self.material);
        let decisive = probe.filter(|probe| matches!((probe.quarters, best), (4, Some(0)) | (0, Some(8))));
        self.value = decisive.map(|probe| probe.value(&self.position, 0));
    }

    /// A report with the value that the tables know, where the search has not proved one. The tables know no repetition:
    /// where the search draws a lost position by one, its value stays.
    pub fn corrected(&self, mut report: Report<Move>) -> Report<Move> {
        if let Report::Line(line) | Report::Bound { line, .. } = &mut report
            && !is_proven(line.value)
        {
            let known = self.value_after(line.pv.first()).or(self.value);
            line.value = known.filter(|known| *known > 0 || line.value < 0).unwrap_or(line.value);
        }
        report
    }

    /// The value of a move after which the opponent has lost or won by the tables.
    fn value_after(&self, mv: Option<&Move>) -> Option<i32> {
        if self.position.occupied().len() as usize > MAX_PIECES + 1 {
            return None;
        }
        let after = self.after(*mv?);
        let probe = endgames::known(&after, self.material)?;
        matches!(probe.quarters, 0 | 4).then(|| -probe.value(&after, 1))
    }

    fn after(&self, mv: Move) -> Position {
        let mut after = self.position;
        after.play_unchecked(mv);
        after
    }
}

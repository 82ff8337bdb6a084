//! The king's shelter, and driving a bare king to the edge.

use super::Evaluator;
use super::pawns::distance;
use super::sink::Sink;
use super::terms::{DRIVE, KING_FILE, SHELTER_MEN, SHELTER_PAWNS};
use crate::chess::{Color, Position, Role};
use crate::hex::king_attacks;

impl Evaluator {
    /// The terms of a side's king.
    pub(super) fn king<S: Sink>(&self, position: &Position, us: Color, sink: &mut S) {
        let king = position.king(us);
        let own_pawns = position.pieces(us, Role::Pawn);
        let beside = king_attacks(king) & position.by_color(us);
        let pawns = (beside & own_pawns).len() as i32;
        sink.add(SHELTER_PAWNS.at(pawns as usize), 1);
        sink.add(SHELTER_MEN.at(0), beside.len() as i32 - pawns);
        if self.tables.file[king.index()].is_disjoint(own_pawns) {
            sink.add(KING_FILE.at(0), 1);
        }
        if !position.by_color(!us).has_many() {
            // Where it can be mated.
            let enemy = position.king(!us);
            sink.add(DRIVE.at(0), self.tables.off_centre[enemy.index()]);
            sink.add(DRIVE.at(1), distance(king, enemy));
        }
    }
}

//! King shelter, and the mop-up terms against a bare king.

use super::pawns::distance;
use super::sink::Sink;
use super::tables::Tables;
use super::terms::{KING_FILE, MOP_UP, SHELTER_PAWNS, SHELTER_PIECES};
use crate::chess::{Color, Position, Role};
use crate::hex::king_attacks;

/// Adds the terms of a side's king.
pub(super) fn add_king<S: Sink>(tables: &Tables, position: &Position, us: Color, sink: &mut S) {
    let king = position.king(us);
    let own_pawns = position.pieces(us, Role::Pawn);
    let beside = king_attacks(king) & position.by_color(us);
    let pawns = (beside & own_pawns).len() as i32;
    sink.add(SHELTER_PAWNS.at(pawns as usize), 1);
    sink.add(SHELTER_PIECES.at(0), beside.len() as i32 - pawns);
    if tables.file[king.index()].is_disjoint(own_pawns) {
        sink.add(KING_FILE.at(0), 1);
    }
    if !position.by_color(!us).has_many() {
        // A bare king is mated at the edge.
        let enemy = position.king(!us);
        sink.add(MOP_UP.at(0), tables.center_distance[enemy.index()]);
        sink.add(MOP_UP.at(1), distance(king, enemy));
    }
}

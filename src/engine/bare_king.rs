//! The evaluation against a bare king. The network says who wins, but not how: it has no gradient that drives the king to
//! the edge. These terms add one.

use crate::chess::{Color, Position, Role, Variant};
use crate::hex::{Cell, edge_steps};

/// For each step of the bare king from the centre, in centipawns.
const TO_THE_EDGE: i32 = 45;
/// For each step between the kings, in centipawns.
const BETWEEN_THE_KINGS: i32 = -20;
/// For each step between another piece and the bare king, in centipawns.
const FROM_A_PIECE: i32 = -6;

/// The evaluation for the side to move in centipawns: by the network, and against a bare king by terms that drive it
/// to the edge. Without pawns the material replaces the network, whose output varies more than these terms.
///
/// Depends on the pieces and the side to move only.
pub(super) fn evaluate(position: &Position, network: impl FnOnce() -> i32) -> i32 {
    let is_bare = |side: Color| !position.by_color(side).has_many();
    let us = position.turn();
    let (strong, sign) = match (is_bare(us), is_bare(!us)) {
        (false, true) => (us, 1),
        (true, false) => (!us, -1),
        _ => return network(),
    };
    let drive = sign * drive(position, strong);
    if position.by_role(Role::Pawn).is_empty() {
        sign * material(position) + drive
    } else {
        network() + drive
    }
}

/// The bonus for driving a bare king to the edge and near the opponent's pieces.
fn drive(position: &Position, strong: Color) -> i32 {
    let (own, bare) = (position.king(strong), position.king(!strong));
    // Shafran's board has its centre between two cells, half a step lower.
    let center = if position.variant() == Variant::Shafran { -1 } else { 0 };
    let from_center = edge_steps(bare.q().into(), i32::from(bare.v()) - center);
    let distance = |cell: Cell| edge_steps((cell.q() - bare.q()).into(), (cell.v() - bare.v()).into());
    let pieces = position.by_color(strong) - position.by_role(Role::Pawn) - position.by_role(Role::King);
    let from_pieces: i32 = pieces.iter().map(distance).sum();
    TO_THE_EDGE * from_center + BETWEEN_THE_KINGS * distance(own) + FROM_A_PIECE * from_pieces
}

/// The value of all pieces in centipawns.
fn material(position: &Position) -> i32 {
    Role::ALL.iter().map(|&role| 100 * (role.value() * position.by_role(role).len()) as i32).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The evaluation with a network that says 100.
    fn value(fen: &str) -> i32 {
        evaluate(&Position::from_fen(Variant::Glinski, fen).unwrap(), || 100)
    }

    #[test]
    fn a_bare_king_is_driven_to_the_edge_and_to_the_other_pieces() {
        let corner = value("k/3/5/7/9/11/11/R4K5/11/11/11 w - 0 1");
        let middle = value("1/3/5/7/9/5k5/11/R4K5/11/11/11 w - 0 1");
        assert_eq!((corner, middle), (500 + 45 * 5 - 20 * 7 - 6 * 7, 500 - 20 * 2 - 6 * 5));
        // The same for the side with the bare king.
        assert_eq!(value("k/3/5/7/9/11/11/R4K5/11/11/11 b - 0 1"), -corner);
    }

    #[test]
    fn with_pawns_the_network_counts() {
        let with_pawn = value("k/3/5/7/9/11/11/P4K5/11/11/11 w - 0 1");
        assert_eq!(with_pawn, 100 + 45 * 5 - 20 * 7);
    }

    #[test]
    fn other_positions_are_left_to_the_network() {
        for fen in ["k/3/5/7/9/5p5/11/R4K5/11/11/11 w - 0 1", "k/3/5/7/9/11/11/5K5/11/11/11 w - 0 1"] {
            assert_eq!(value(fen), 100, "{fen}");
        }
    }

    #[test]
    fn each_edge_of_shafrans_board_is_as_far_from_its_centre() {
        let board = Variant::Shafran.rules().board;
        let from_center = |cell: Cell| edge_steps(cell.q().into(), i32::from(cell.v()) + 1);
        assert_eq!(board.iter().map(from_center).max(), Some(4));
    }
}

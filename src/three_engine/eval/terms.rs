//! The terms of a side's strength.

use crate::chess::ByRole;
use crate::hex::{Bitboard, Cell, EDGES, Step, cell_table, edge_steps, king_attacks};
use crate::three::{BySeat, Position, Role, Seat, pawn_rules};

/// Material, by role.
const MATERIAL: ByRole<i32> = ByRole::new([100, 310, 300, 520, 1_000, 0]);
/// Bonus of a pawn, by the number of cells ahead of it up to its promotion.
const PAWN_AHEAD: [i32; 11] = [0, 190, 120, 70, 40, 24, 14, 8, 4, 0, 0];
/// Bonus for each cell that a piece can move to, by role.
const MOBILITY: ByRole<i32> = ByRole::new([0, 5, 5, 3, 1, 0]);
/// Malus for each step away from the middle of the board, by role.
const FAR_FROM_MIDDLE: ByRole<i32> = ByRole::new([0, -7, -3, -1, -1, 0]);
/// Weight of an attack on a cell next to a king, by role.
const KING_ATTACK: ByRole<i32> = ByRole::new([1, 2, 2, 2, 3, 0]);
/// Divisor of the danger of a king, which is the square of the weight of all attacks, up to a limit.
const DANGER_DIVISOR: i32 = 6;
const DANGER_LIMIT: i32 = 400;
/// Bonus of an own pawn next to the king.
const SHELTER: i32 = 12;
/// Malus for a piece attacked by a pawn, and for a piece that is attacked and not defended: in percent of its value.
const BY_PAWN_PERCENT: i32 = 10;
const LOOSE_PERCENT: i32 = 8;

/// Malus for the last enemy king without other pieces: for each step away from the middle of the board, and for each
/// step nearer to the own king. A queen alone can mate it only at the edge.
const DRIVEN: i32 = 20;
const APPROACH: i32 = 10;
/// Maximum distance of two cells, in steps.
const FARTHEST: i32 = 10;

/// The attacks of the pieces of a side.
#[derive(Clone, Copy, Default)]
struct Attacks {
    pawns: Bitboard,
    all: Bitboard,
}

/// The strength of each side in centipawns; 0 of those that are out.
pub(super) fn strengths(position: &Position) -> BySeat<i32> {
    let mut strengths = BySeat::default();
    let mut attacks = BySeat::<Attacks>::default();
    let mut danger = BySeat::<i32>::default();
    let zones = BySeat::from_fn(|seat| position.king(seat).map_or(Bitboard::EMPTY, king_attacks));
    for seat in position.playing().iter() {
        attacks[seat].pawns = pawn_attacks(position, seat);
    }
    for seat in position.playing().iter() {
        let [next, after] = seat.others();
        let unsafe_cells = attacks[next].pawns | attacks[after].pawns;
        attacks[seat].all = attacks[seat].pawns;
        let mut strength = pawns(position, seat);
        for other in [next, after] {
            danger[other] += KING_ATTACK[Role::Pawn] * (attacks[seat].pawns & zones[other]).len() as i32;
        }
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for cell in position.pieces(seat, role) {
                let reached = role.attacks(cell, position.occupied());
                attacks[seat].all |= reached;
                strength += MATERIAL[role] + FAR_FROM_MIDDLE[role] * FROM_MIDDLE[cell.index()];
                strength += MOBILITY[role] * (reached - position.by_seat(seat) - unsafe_cells).len() as i32;
                for other in [next, after] {
                    danger[other] += KING_ATTACK[role] * (reached & zones[other]).len() as i32;
                }
            }
        }
        strength += SHELTER * (zones[seat] & position.pieces(seat, Role::Pawn)).len() as i32;
        attacks[seat].all |= zones[seat];
        strengths[seat] = strength;
    }
    for seat in position.playing().iter() {
        strengths[seat] -= (danger[seat] * danger[seat] / DANGER_DIVISOR).min(DANGER_LIMIT);
        strengths[seat] -= hanging(position, seat, &attacks);
        strengths[seat] += hunt(position, seat);
    }
    strengths
}

/// The bonus of the last two sides against each other if one of them has only its king, which drives that king to the
/// edge.
fn hunt(position: &Position, seat: Seat) -> i32 {
    let mut others = seat.others().into_iter().filter(|&other| position.playing().contains(other));
    let (Some(other), None) = (others.next(), others.next()) else { return 0 };
    let (Some(own), Some(prey)) = (position.king(seat), position.king(other)) else { return 0 };
    if position.by_seat(other).has_many() {
        return 0;
    }
    let apart = edge_steps(i32::from(prey.q() - own.q()), i32::from(prey.v() - own.v()));
    DRIVEN * FROM_MIDDLE[prey.index()] + APPROACH * (FARTHEST - apart)
}

fn pawn_attacks(position: &Position, seat: Seat) -> Bitboard {
    let captures = &pawn_rules(seat).captures;
    position.pieces(seat, Role::Pawn).iter().fold(Bitboard::EMPTY, |all, cell| all | captures[cell.index()])
}

fn pawns(position: &Position, seat: Seat) -> i32 {
    let ahead = &AHEAD[seat as usize];
    let worth = |cell: Cell| MATERIAL[Role::Pawn] + PAWN_AHEAD[usize::from(ahead[cell.index()])];
    position.pieces(seat, Role::Pawn).iter().map(worth).sum()
}

/// The value of hanging pieces at risk; half of it for the side to move.
fn hanging(position: &Position, seat: Seat, attacks: &BySeat<Attacks>) -> i32 {
    let [next, after] = seat.others();
    let by_pawns = attacks[next].pawns | attacks[after].pawns;
    let loose = (attacks[next].all | attacks[after].all) - attacks[seat].all;
    let mut lost = 0;
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let pieces = position.pieces(seat, role);
        lost += MATERIAL[role] * LOOSE_PERCENT * (pieces & loose).len() as i32;
        if role != Role::Pawn {
            lost += MATERIAL[role] * BY_PAWN_PERCENT * (pieces & by_pawns).len() as i32;
        }
    }
    if position.turn() == seat { lost / 200 } else { lost / 100 }
}

/// The number of edge steps from each cell to the middle of the board.
static FROM_MIDDLE: [i32; Cell::COUNT] = cell_table!(0; |cell| edge_steps(cell.q() as i32, cell.v() as i32));

/// The number of cells ahead of a pawn of each seat on each cell.
static AHEAD: [[u8; Cell::COUNT]; 3] = [cells_ahead(EDGES[0]), cells_ahead(EDGES[2]), cells_ahead(EDGES[4])];

const fn cells_ahead(step: Step) -> [u8; Cell::COUNT] {
    cell_table!(0; |start| {
        let (mut cell, mut ahead) = (start, 0);
        while let Some(next) = cell.step(step) {
            cell = next;
            ahead += 1;
        }
        ahead
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_the_board() {
        assert_eq!(FROM_MIDDLE[Cell::F6.index()], 0);
        assert_eq!([Cell::F1, Cell::F11, Cell::A1, Cell::L6].map(|cell| FROM_MIDDLE[cell.index()]), [5; 4]);
        assert_eq!(FROM_MIDDLE[Cell::F7.index()] + FROM_MIDDLE[Cell::G6.index()], 2);
        for seat in Seat::ALL {
            for cell in Cell::ALL {
                let promotes = pawn_rules(seat).promotion.contains(cell);
                assert_eq!(AHEAD[seat as usize][cell.index()] == 0, promotes, "{seat} {cell}");
            }
        }
    }
}

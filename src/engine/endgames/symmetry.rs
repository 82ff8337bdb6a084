//! The symmetries of a board: rotations and reflections under which all pieces but the pawns move the same way.

use std::sync::OnceLock;

use crate::chess::{Rules, Variant};
use crate::hex::{Bitboard, Cell};

/// The image of each cell; of cells off the board the cell itself.
pub(super) type Symmetry = [Cell; Cell::COUNT];

/// The cells of a board by number, and the board's symmetries.
pub(super) struct Geometry {
    /// The cells of the board in the order of their numbers.
    pub cells: Vec<Cell>,
    /// The number of each cell, from 0 without gaps.
    pub numbers: [u8; Cell::COUNT],
    /// The symmetries, the identity first: twelve of the board of 91 cells, four of Shafran's.
    pub symmetries: Vec<Symmetry>,
    /// The number of the inverse of each symmetry.
    pub inverses: Vec<u8>,
    /// How many of them, the first ones, keep the direction of the pawns.
    pub with_pawns: usize,
    /// The rotation by 180 degrees, which exchanges the directions of the pawns.
    pub half_turn: Symmetry,
}

impl Geometry {
    /// The geometry of the board of a variant.
    pub fn of(rules: &Rules) -> &'static Geometry {
        static BOARDS: [OnceLock<Geometry>; 2] = [const { OnceLock::new() }; 2];
        BOARDS[usize::from(rules.variant == Variant::Shafran)].get_or_init(|| Geometry::new(rules.board))
    }

    fn new(board: Bitboard) -> Self {
        let mut numbers = [0; Cell::COUNT];
        for (number, cell) in board.iter().enumerate() {
            numbers[cell.index()] = number as u8;
        }
        // The reflection of left and right comes second: the pawns' other symmetry.
        let mut symmetries: Vec<Symmetry> = (0..6)
            .flat_map(|turns| [false, true].map(|reflected| (turns, reflected)))
            .filter_map(|(turns, reflected)| symmetry(board, turns, reflected))
            .collect();
        symmetries.dedup();
        let is_inverse = |map: &Symmetry, other: &Symmetry| {
            Cell::ALL.map(|cell| other[map[cell.index()].index()]) == Cell::ALL
        };
        let inverse =
            |map| symmetries.iter().position(|other| is_inverse(map, other)).unwrap_or_default() as u8;
        let inverses = symmetries.iter().map(inverse).collect();
        let half_turn = symmetry(board, 3, false).unwrap_or(Cell::ALL);
        Self { cells: board.iter().collect(), numbers, symmetries, inverses, with_pawns: 2, half_turn }
    }
}

/// The reflection of left and right, if requested, and then a rotation by multiples of 60 degrees, if they map the board
/// to itself.
fn symmetry(board: Bitboard, turns: usize, reflected: bool) -> Option<Symmetry> {
    // Each turn halves the coordinates. They are scaled, because the middle of Shafran's board is not a cell.
    const SCALE: i32 = 1 << 6;
    // The middle of the board, in half cells above the cell f6.
    let middle = board.iter().map(|cell| i32::from(cell.v())).sum::<i32>() / board.len() as i32;
    let mut map = Cell::ALL;
    for cell in board {
        let mut q = SCALE * i32::from(if reflected { -cell.q() } else { cell.q() });
        let mut v = SCALE * (i32::from(cell.v()) - middle);
        for _ in 0..turns {
            (q, v) = ((q - v) / 2, i32::midpoint(3 * q, v));
        }
        let is_cell = q % SCALE == 0 && v % SCALE == 0;
        let image = Cell::from_qv((q / SCALE) as i8, (v / SCALE + middle) as i8);
        map[cell.index()] = image.filter(|&to| is_cell && board.contains(to))?;
    }
    Some(map)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::hex::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};

    #[test]
    fn pieces_move_the_same_way_under_every_symmetry() {
        for (variant, count) in [(Variant::Glinski, 12), (Variant::McCooey, 12), (Variant::Shafran, 4)] {
            let rules = variant.rules();
            let geometry = Geometry::of(rules);
            assert_eq!((geometry.symmetries.len(), geometry.symmetries[0]), (count, Cell::ALL), "{variant}");
            assert!(geometry.symmetries[geometry.with_pawns..].contains(&geometry.half_turn));
            for (i, map) in geometry.symmetries.iter().enumerate() {
                assert!(!geometry.symmetries[..i].contains(map), "{variant}: symmetry {i} is new");
                let image =
                    |set: Bitboard| (set & rules.board).iter().map(|cell| map[cell.index()]).collect();
                let attacks: [fn(Cell) -> Bitboard; 4] = [
                    king_attacks,
                    knight_attacks,
                    |cell| bishop_attacks(cell, Bitboard::EMPTY),
                    |cell| rook_attacks(cell, Bitboard::EMPTY),
                ];
                for cell in rules.board {
                    for attacks in attacks {
                        let moved: Bitboard = image(attacks(cell));
                        assert_eq!(moved, attacks(map[cell.index()]) & rules.board, "{variant} {cell} {i}");
                    }
                }
            }
        }
    }

    #[test]
    fn pawns_have_two_symmetries_and_the_half_turn_exchanges_them() {
        for variant in Variant::ALL {
            let (rules, geometry) = (variant.rules(), Geometry::of(variant.rules()));
            let with_pawns = geometry.symmetries[..geometry.with_pawns].iter().map(|map| (map, false));
            for (map, is_exchanged) in with_pawns.chain([(&geometry.half_turn, true)]) {
                let image = |set: Bitboard| set.iter().map(|cell| map[cell.index()]).collect::<Bitboard>();
                for color in Color::ALL {
                    let (own, other) =
                        (&rules.pawns[color], &rules.pawns[if is_exchanged { !color } else { color }]);
                    assert_eq!(image(own.promotion), other.promotion, "{variant}");
                    assert_eq!(image(own.legal_cells), other.legal_cells, "{variant}");
                    assert_eq!(own.push_again.map(image), other.push_again, "{variant}");
                    for cell in rules.board {
                        let captures = other.captures[map[cell.index()].index()];
                        assert_eq!(image(own.captures[cell.index()]), captures, "{variant} {cell}");
                    }
                }
            }
        }
    }
}

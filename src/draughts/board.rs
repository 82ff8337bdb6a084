//! The board: 61 cells, their numbers, directions and rays.

use super::Color;
use crate::hex::{Bitboard, Cell, EDGES, cell_set, cell_table};

/// The cells of the board: a hexagon with five cells on a side around f6.
pub const BOARD: Bitboard = cell_set!(|cell| {
    let q = cell.q().abs();
    q <= 4 && cell.v().abs() <= 8 - q
});

/// The number of a cell: its column from White's left, then its row along the diagonal that rises to the right, each
/// from 1 to 9. `None` off the board.
pub const fn number(cell: Cell) -> Option<u8> {
    if !BOARD.contains(cell) {
        return None;
    }
    let (column, row) = (cell.q() + 5, (cell.v() - cell.q()) / 2 + 5);
    Some((10 * column + row) as u8)
}

/// The cell of a number such as 55; `None` if the board has none.
pub fn cell_of_number(number: u8) -> Option<Cell> {
    let (column, row) = ((number / 10) as i8, (number % 10) as i8);
    let q = column - 5;
    Cell::from_qv(q, 2 * (row - 5) + q).filter(|&cell| BOARD.contains(cell))
}

/// The cell that a text names by its two digits.
pub fn parse_cell(text: &str) -> Option<Cell> {
    let is_number = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).and_then(cell_of_number)
}

/// The promotion row of a side, on which its men are crowned: row 9 for White, row 1 for Black.
pub const fn promotion(color: Color) -> Bitboard {
    PROMOTION[color as usize]
}

const PROMOTION: [Bitboard; 2] = [row(9), row(1)];

const fn row(row: u8) -> Bitboard {
    cell_set!(|cell| matches!(number(cell), Some(number) if number % 10 == row))
}

/// Whether a cell is on column 1 or 9, on which pieces do not move straight (rule 8/6).
pub(super) const fn is_edge_column(cell: Cell) -> bool {
    cell.q().abs() == 4
}

/// A direction, as an index into [`EDGES`]. The first three lead to cells with higher indices, the others back.
pub(super) type Direction = usize;

const UP: Direction = 0;
const DOWN: Direction = 3;

/// The diagonal directions, the only ones for captures.
pub(super) const DIAGONALS: [Direction; 4] = [1, 2, 4, 5];

/// The neighbour of each cell in each direction.
static NEXT: [[Option<Cell>; Cell::COUNT]; 6] = {
    let mut next = [[None; Cell::COUNT]; 6];
    let mut direction = 0;
    while direction < 6 {
        next[direction] = cell_table!(None; |cell| neighbour(cell, direction));
        direction += 1;
    }
    next
};

/// The cells from each cell to the edge in each direction.
static RAYS: [[Bitboard; Cell::COUNT]; 6] = {
    let mut rays = [[Bitboard::EMPTY; Cell::COUNT]; 6];
    let mut direction = 0;
    while direction < 6 {
        rays[direction] = cell_table!(Bitboard::EMPTY; |start| {
            let (mut ray, mut at) = (Bitboard::EMPTY, neighbour(start, direction));
            while let Some(cell) = at {
                ray = ray.with(cell);
                at = neighbour(cell, direction);
            }
            ray
        });
        direction += 1;
    }
    rays
};

/// The cells whose man can be jumped: those with a neighbour before and behind on a diagonal.
pub(super) const JUMPABLE_CELLS: Bitboard =
    cell_set!(|cell| is_between(cell, DIAGONALS[0]) || is_between(cell, DIAGONALS[1]));

/// Whether a cell has a neighbour in a direction and another in the opposite one.
const fn is_between(cell: Cell, direction: Direction) -> bool {
    neighbour(cell, direction).is_some() && neighbour(cell, direction + DOWN).is_some()
}

static STEPS: [[Bitboard; Cell::COUNT]; 2] = [steps_of(UP, 1, 5), steps_of(DOWN, 4, 2)];

/// The steps of a side's men: straight ahead, and diagonally ahead to both sides.
const fn steps_of(straight: Direction, right: Direction, left: Direction) -> [Bitboard; Cell::COUNT] {
    cell_table!(Bitboard::EMPTY; |cell| {
        let ways = [straight, right, left];
        let (mut steps, mut k) = (Bitboard::EMPTY, if is_edge_column(cell) { 1 } else { 0 });
        while k < ways.len() {
            if let Some(target) = neighbour(cell, ways[k]) {
                steps = steps.with(target);
            }
            k += 1;
        }
        steps
    })
}

/// The neighbour in a direction, if both cells are on the board.
const fn neighbour(cell: Cell, direction: Direction) -> Option<Cell> {
    match cell.step(EDGES[direction]) {
        Some(next) if BOARD.contains(next) && BOARD.contains(cell) => Some(next),
        _ => None,
    }
}

/// The next cell in a direction.
#[inline(always)]
pub(super) fn next(cell: Cell, direction: Direction) -> Option<Cell> {
    NEXT[direction][cell.index()]
}

/// The nearest of some cells on a ray in this direction.
#[inline(always)]
pub(super) fn nearest(cells: Bitboard, direction: Direction) -> Option<Cell> {
    if direction < DOWN { cells.first() } else { cells.last() }
}

/// The cells from `cell` to the edge in a direction.
#[inline(always)]
pub(super) fn ray(cell: Cell, direction: Direction) -> Bitboard {
    RAYS[direction][cell.index()]
}

/// The empty cells in a direction up to the first occupied one.
#[inline(always)]
pub(super) fn empty_ray(cell: Cell, direction: Direction, occupied: Bitboard) -> Bitboard {
    let cells = ray(cell, direction);
    match nearest(cells & occupied, direction) {
        Some(stop) => (cells - ray(stop, direction)).without(stop),
        None => cells,
    }
}

/// The targets of a (flying) king without a capture: on columns 1 and 9 along the diagonals only.
#[inline]
pub fn king_targets(cell: Cell, occupied: Bitboard) -> Bitboard {
    let along = DIAGONALS.into_iter().fold(Bitboard::EMPTY, |all, way| all | empty_ray(cell, way, occupied));
    if is_edge_column(cell) {
        return along;
    }
    along | empty_ray(cell, UP, occupied) | empty_ray(cell, DOWN, occupied)
}

/// The cells on the diagonals of a cell.
#[inline]
pub(super) fn diagonals(cell: Cell) -> Bitboard {
    DIAGONALS.into_iter().fold(Bitboard::EMPTY, |all, way| all | ray(cell, way))
}

/// The cells to which a man may step if they are empty: straight ahead, except on columns 1 and 9, and diagonally
/// ahead.
#[inline(always)]
pub fn steps(color: Color, cell: Cell) -> Bitboard {
    STEPS[color as usize][cell.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(number: u8) -> Cell {
        cell_of_number(number).unwrap()
    }

    fn numbers(cells: Bitboard) -> Vec<u8> {
        let mut numbers: Vec<u8> = cells.iter().filter_map(number).collect();
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn every_cell_has_its_number() {
        assert_eq!(BOARD.len(), 61);
        for cell in BOARD {
            assert_eq!(number(cell).and_then(cell_of_number), Some(cell));
        }
        assert_eq!(number(Cell::F6), Some(55));
        assert_eq!([0, 10, 14, 20, 96, 99, 255].map(cell_of_number), [None; 7]);
        assert_eq!((number(Cell::A1), number(Cell::F11)), (None, None));
    }

    #[test]
    fn promotion_rows_are_the_far_diagonals() {
        assert_eq!(numbers(promotion(Color::White)), [19, 29, 39, 49, 59]);
        assert_eq!(numbers(promotion(Color::Black)), [51, 61, 71, 81, 91]);
    }

    /// On columns 1 and 9 the only line along the edge is the column itself, on which nothing captures.
    #[test]
    fn columns_1_and_9_and_the_corners_cannot_be_jumped() {
        assert_eq!(numbers(BOARD - JUMPABLE_CELLS), [15, 16, 17, 18, 19, 51, 59, 91, 92, 93, 94, 95]);
    }

    #[test]
    fn men_step_ahead_but_not_straight_on_the_edge_columns() {
        assert_eq!(numbers(steps(Color::White, cell(55))), [46, 56, 65]);
        assert_eq!(numbers(steps(Color::Black, cell(55))), [45, 54, 64]);
        assert_eq!(numbers(steps(Color::White, cell(16))), [26]);
        assert_eq!(numbers(steps(Color::White, cell(92))), [83]);
        assert!(steps(Color::White, cell(59)).is_empty());
    }

    #[test]
    fn rays_end_at_the_edge_or_at_the_first_piece() {
        let lengths = |from| [0, 1, 2, 3, 4, 5].map(|way| ray(cell(from), way).len());
        assert_eq!(lengths(55), [4; 6]);
        assert_eq!(lengths(15), [4, 8, 4, 0, 0, 0]);
        let piece = Bitboard::of(cell(57));
        assert_eq!(numbers(empty_ray(cell(55), UP, piece)), [56]);
        assert_eq!(numbers(empty_ray(cell(59), DOWN, piece)), [58]);
        assert_eq!(numbers(king_targets(cell(15), Bitboard::of(cell(35)))), [24, 25, 33, 42, 51]);
    }

    #[test]
    fn directions_order_the_cells_they_lead_to() {
        for cell in BOARD {
            for direction in 0..6 {
                let next = next(cell, direction);
                assert_eq!(nearest(ray(cell, direction), direction), next);
                assert!(next.is_none_or(|next| (next > cell) == (direction < DOWN)));
            }
        }
    }

    #[test]
    fn the_diagonals_of_the_centre_have_sixteen_cells() {
        assert_eq!(diagonals(cell(55)).len(), 16);
    }
}

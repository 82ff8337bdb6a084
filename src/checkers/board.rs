//! The board: 61 cells, their numbers, and the ways across them.

use std::sync::LazyLock;

use super::{ByColor, Color};
use crate::hex::{Bitboard, Cell, Step};

/// The cells of the board: five on a side, around f6.
pub const BOARD: Bitboard = {
    let mut cells = Bitboard::EMPTY;
    let mut i = 0;
    while i < Cell::COUNT {
        let cell = Cell::ALL[i];
        let q = cell.q().abs();
        if q <= 4 && cell.v().abs() <= 8 - q {
            cells = cells.with(cell);
        }
        i += 1;
    }
    cells
};

/// The number the players give to a cell: its column from White's left, then its row along the diagonal that rises
/// to the right, each from 1 to 9. `None` beside the board.
pub const fn number(cell: Cell) -> Option<u8> {
    if !BOARD.contains(cell) {
        return None;
    }
    let (column, row) = (cell.q() + 5, (cell.v() - cell.q()) / 2 + 5);
    Some((10 * column + row) as u8)
}

/// The cell of this number.
pub fn cell_of_number(number: u8) -> Option<Cell> {
    let (column, row) = ((number / 10) as i8, (number % 10) as i8);
    let q = column - 5;
    Cell::from_qv(q, 2 * (row - 5) + q).filter(|&cell| BOARD.contains(cell))
}

/// The cells on which a side's men are crowned: row 9 for White, row 1 for Black.
pub const fn promotion(color: Color) -> Bitboard {
    PROMOTION[color as usize]
}

const PROMOTION: [Bitboard; 2] = [row(9), row(1)];

const fn row(row: u8) -> Bitboard {
    let mut cells = Bitboard::EMPTY;
    let mut i = 0;
    while i < Cell::COUNT {
        if let Some(number) = number(Cell::ALL[i])
            && number % 10 == row
        {
            cells = cells.with(Cell::ALL[i]);
        }
        i += 1;
    }
    cells
}

/// The columns 1 and 9, on which nothing goes straight (rule 8/6).
pub(super) const fn is_edge_column(cell: Cell) -> bool {
    cell.q().abs() == 4
}

/// The directions: straight up and down a column, then the four along the diagonals, which alone serve to capture.
const DIRECTIONS: [Step; 6] = [
    Step::new(0, 2),
    Step::new(0, -2),
    Step::new(1, 1),
    Step::new(-1, 1),
    Step::new(1, -1),
    Step::new(-1, -1),
];
/// The first of the diagonals in [`DIRECTIONS`].
const DIAGONALS: usize = 2;

/// The cells one after the other in one direction; at most eight.
type Ray = Vec<Cell>;

/// The rays from a cell, by direction.
struct Rays([Ray; 6]);

static RAYS: LazyLock<Vec<Rays>> = LazyLock::new(|| Cell::ALL.into_iter().map(Rays::from).collect());

static STEPS: LazyLock<ByColor<Vec<Bitboard>>> = LazyLock::new(|| {
    ByColor::from_fn(|color| Cell::ALL.into_iter().map(|cell| steps_from(color, cell)).collect())
});

impl From<Cell> for Rays {
    fn from(cell: Cell) -> Self {
        Self(DIRECTIONS.map(|step| {
            let next = |&cell: &Cell| cell.step(step).filter(|&next| BOARD.contains(next));
            let start = Some(cell).filter(|&cell| BOARD.contains(cell));
            std::iter::successors(start.as_ref().and_then(next), next).collect()
        }))
    }
}

/// The four diagonal rays from a cell.
pub(super) fn diagonals(cell: Cell) -> &'static [Ray] {
    &RAYS[cell.index()].0[DIAGONALS..]
}

/// The rays along which a king on the cell flies.
pub(super) fn flights(cell: Cell) -> &'static [Ray] {
    let first = if is_edge_column(cell) { DIAGONALS } else { 0 };
    &RAYS[cell.index()].0[first..]
}

/// The cells a man may step to if they are empty: straight ahead, but not on columns 1 and 9, and to both sides.
pub fn steps(color: Color, cell: Cell) -> Bitboard {
    STEPS[color][cell.index()]
}

fn steps_from(color: Color, cell: Cell) -> Bitboard {
    let ahead = |step: Step| match color {
        Color::White => step,
        Color::Black => step.reversed(),
    };
    let straight = (!is_edge_column(cell)).then_some(Step::new(0, 2));
    let sides = [Step::new(1, 1), Step::new(-1, 1)];
    let targets = straight.into_iter().chain(sides).filter_map(|step| cell.step(ahead(step)));
    if BOARD.contains(cell) {
        targets.filter(|&cell| BOARD.contains(cell)).collect()
    } else {
        Bitboard::EMPTY
    }
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
    fn crowns_are_given_on_the_far_diagonals() {
        assert_eq!(numbers(promotion(Color::White)), [19, 29, 39, 49, 59]);
        assert_eq!(numbers(promotion(Color::Black)), [51, 61, 71, 81, 91]);
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
    fn rays_run_to_the_edge() {
        let lengths = |rays: &[Ray]| rays.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(lengths(flights(cell(55))), [4; 6]);
        assert_eq!(lengths(flights(cell(15))), lengths(diagonals(cell(15))));
        assert_eq!(diagonals(cell(55)).len(), 4);
    }
}

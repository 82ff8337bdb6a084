//! The lines of the board: through every cell, three across edges and three through corners.

use super::slow::{bishop_attacks, ray, rook_attacks};
use crate::hex::{Bitboard, CORNERS, Cell, EDGES, Step, cell_table};

/// A direction of each line: the three of a rook, then the three of a bishop.
const AXES: [Step; 6] = [EDGES[0], EDGES[1], EDGES[2], CORNERS[0], CORNERS[1], CORNERS[2]];

/// The lines through each cell, without that cell.
static LINES: [[Bitboard; AXES.len()]; Cell::COUNT] = cell_table!([Bitboard::EMPTY; AXES.len()]; |cell| {
    let (mut lines, mut axis) = ([Bitboard::EMPTY; AXES.len()], 0);
    while axis < AXES.len() {
        lines[axis] = ray(cell, AXES[axis]).union(ray(cell, AXES[axis].reversed()));
        axis += 1;
    }
    lines
});

/// The attacks of a rook and of a bishop from each cell of an empty board.
static EMPTY_BOARD: [[Bitboard; 2]; Cell::COUNT] = cell_table!([Bitboard::EMPTY; 2]; |cell| {
    [rook_attacks(cell, Bitboard::EMPTY), bishop_attacks(cell, Bitboard::EMPTY)]
});

/// The cells between two cells of a line.
static BETWEEN: [[Bitboard; Cell::COUNT]; Cell::COUNT] = {
    let mut table = [[Bitboard::EMPTY; Cell::COUNT]; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        let mut axis = 0;
        while axis < AXES.len() {
            let mut passed = Bitboard::EMPTY;
            let mut at = Cell::ALL[i];
            while let Some(next) = at.step(AXES[axis]) {
                table[i][next.index()] = passed;
                table[next.index()][i] = passed;
                passed = passed.with(next);
                at = next;
            }
            axis += 1;
        }
        i += 1;
    }
    table
};

/// The cells a rook on `cell` attacks on an empty board.
#[inline(always)]
pub fn rook_lines(cell: Cell) -> Bitboard {
    EMPTY_BOARD[cell.index()][0]
}

/// The cells a bishop on `cell` attacks on an empty board.
#[inline(always)]
pub fn bishop_lines(cell: Cell) -> Bitboard {
    EMPTY_BOARD[cell.index()][1]
}

/// The cells between two cells of a line, excluding both; empty if they share no line.
#[inline(always)]
pub fn between(a: Cell, b: Cell) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two cells, including both; empty if they are equal or share no line.
pub fn line(a: Cell, b: Cell) -> Bitboard {
    let mut lines = LINES[a.index()].into_iter();
    lines.find(|line| line.contains(b)).map_or(Bitboard::EMPTY, |line| line.with(a))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_between_and_lines() {
        let set = |cells: &[Cell]| cells.iter().copied().collect::<Bitboard>();
        assert_eq!(between(Cell::F3, Cell::F6), set(&[Cell::F4, Cell::F5]));
        assert_eq!(between(Cell::A1, Cell::C3), set(&[Cell::B2]));
        assert_eq!(between(Cell::F6, Cell::H7), Bitboard::EMPTY);
        assert_eq!(between(Cell::F6, Cell::F7), Bitboard::EMPTY);
        assert_eq!(line(Cell::F3, Cell::F6).len(), 11);
        assert_eq!(line(Cell::F6, Cell::F6), Bitboard::EMPTY);
        for a in Cell::ALL {
            for b in Cell::ALL {
                assert_eq!(between(a, b), between(b, a));
                assert_eq!(line(a, b), line(b, a));
                assert!(between(a, b).is_subset(line(a, b).without(a).without(b)));
            }
        }
    }

    #[test]
    fn lines_are_all_cells_straight_across_edges_and_corners() {
        for cell in Cell::ALL {
            let others = |is_straight: fn(i8, i8) -> bool| {
                let on_line = |other: &Cell| is_straight(other.q() - cell.q(), other.v() - cell.v());
                Cell::ALL.into_iter().filter(on_line).collect::<Bitboard>().without(cell)
            };
            assert_eq!(rook_lines(cell), others(|q, v| q == 0 || q.abs() == v.abs()), "{cell}");
            assert_eq!(bishop_lines(cell), others(|q, v| v == 0 || 3 * q.abs() == v.abs()), "{cell}");
        }
    }
}

//! Lookup tables of the evaluation, computed from the rules of a variant.

use super::terms::PSQT_LEN;
use crate::chess::{ByColor, Color, Rules};
use crate::hex::{Bitboard, Cell, File, Shade};

/// The first piece-square index of a file, by its distance from the middle file.
const FIRST_INDEX: [usize; 6] = [0, 11, 21, 30, 38, 45];

/// The tables of one variant.
pub(super) struct Tables {
    /// The tables of each side.
    pub sides: ByColor<SideTables>,
    /// The distance from the centre, in steps across edges.
    pub center_distance: [i32; Cell::COUNT],
    /// The cells of each cell colour.
    pub shades: [Bitboard; 3],
    /// The cells of the same file.
    pub file: [Bitboard; Cell::COUNT],
    /// The cells of the adjacent files.
    pub files_beside: [Bitboard; Cell::COUNT],
}

/// The tables of one side, most of them for its pawns.
pub(super) struct SideTables {
    /// The piece-square index of a cell, below [`PSQT_LEN`].
    pub psqt_index: [u8; Cell::COUNT],
    /// The front span: the cells ahead on the file.
    pub front_span: [Bitboard; Cell::COUNT],
    /// The distance to promotion: the length of the front span.
    pub promotion_distance: [u8; Cell::COUNT],
    /// The stop cell of a pawn, right ahead of it; at the end of the file the cell itself.
    pub stop_cell: [Cell; Cell::COUNT],
    /// The passed pawn mask: a pawn is passed if no enemy pawn is on these cells.
    pub passed_mask: [Bitboard; Cell::COUNT],
    /// The cells from which an enemy pawn can attack the cell, now or after advancing.
    pub enemy_attack_span: [Bitboard; Cell::COUNT],
}

impl Tables {
    pub fn new(rules: &Rules) -> Self {
        let board = rules.board;
        let shades = Shade::ALL.map(|shade| board.iter().filter(|cell| cell.shade() == shade).collect());
        let beside = |cell: Cell| {
            let index = cell.file().index();
            let files = [index.checked_sub(1), Some(index + 1)];
            let files = files.into_iter().flatten().filter_map(|index| File::ALL.get(index));
            files.fold(Bitboard::EMPTY, |set, &file| set | file_cells(board, file))
        };
        Self {
            sides: ByColor::from_fn(|color| SideTables::new(rules, color)),
            center_distance: Cell::ALL.map(|cell| center_distance(board, cell)),
            shades,
            file: Cell::ALL.map(|cell| file_cells(board, cell.file())),
            files_beside: Cell::ALL.map(beside),
        }
    }
}

impl SideTables {
    fn new(rules: &Rules, color: Color) -> Self {
        let board = rules.board;
        let front_span = Cell::ALL.map(|cell| front_span_of(board, color, cell));
        // The attack span of an enemy pawn: the cells it can attack, now or after advancing. Its reach adds its front
        // span.
        let enemy_attacks = Cell::ALL.map(|from| {
            let captures = &rules.pawns[!color].captures;
            let advances = front_span_of(board, !color, from).with(from);
            advances.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
        });
        let enemy_reach = Cell::ALL
            .map(|from| enemy_attacks[from.index()] | front_span_of(board, !color, from).with(from) & board);
        let cells_reaching = |reach: &[Bitboard; Cell::COUNT], cells: Bitboard| {
            board.iter().filter(|from| !reach[from.index()].is_disjoint(cells)).collect()
        };
        Self {
            psqt_index: Cell::ALL.map(|cell| psqt_index(board, color, cell) as u8),
            promotion_distance: front_span.map(|span| span.len() as u8),
            stop_cell: Cell::ALL.map(|cell| {
                let span = front_span[cell.index()];
                let stop = if color == Color::White { span.first() } else { span.last() };
                stop.unwrap_or(cell)
            }),
            passed_mask: front_span.map(|span| cells_reaching(&enemy_reach, span)),
            enemy_attack_span: Cell::ALL.map(|cell| cells_reaching(&enemy_attacks, cell.into())),
            front_span,
        }
    }
}

/// The cells ahead of a cell on its file.
fn front_span_of(board: Bitboard, color: Color, cell: Cell) -> Bitboard {
    let file = file_cells(board, cell.file());
    file.iter().filter(|&other| if color == Color::White { other > cell } else { other < cell }).collect()
}

fn file_cells(board: Bitboard, file: File) -> Bitboard {
    board.iter().filter(|cell| cell.file() == file).collect()
}

/// The distance from the middle file. The board has an odd number of files.
fn file_distance(board: Bitboard, cell: Cell) -> usize {
    let ends = [board.first(), board.last()].map(|end| end.map_or(0, |end| end.file().index()));
    cell.file().index().abs_diff(usize::midpoint(ends[0], ends[1]))
}

/// The piece-square index: by distance from the middle file, then by rank from the side's own end.
fn psqt_index(board: Bitboard, color: Color, cell: Cell) -> usize {
    let behind = front_span_of(board, !color, cell).len() as usize;
    (FIRST_INDEX[file_distance(board, cell).min(5)] + behind).min(PSQT_LEN - 1)
}

/// The distance from the centre. A step across an edge goes one file and a half cell, or a whole cell on the file.
fn center_distance(board: Bitboard, cell: Cell) -> i32 {
    let files = file_distance(board, cell) as i32;
    let below = front_span_of(board, Color::Black, cell).len() as i32;
    let above = front_span_of(board, Color::White, cell).len() as i32;
    files + ((below - above).abs() - files).max(0) / 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn distances() {
        let tables = Tables::new(Variant::Glinski.rules());
        for (cell, steps) in
            [(Cell::F6, 0), (Cell::F7, 1), (Cell::E6, 1), (Cell::A1, 5), (Cell::F11, 5), (Cell::L6, 5)]
        {
            assert_eq!(tables.center_distance[cell.index()], steps, "{cell}");
        }
    }

    #[test]
    fn pawn_spans() {
        let tables = Tables::new(Variant::Glinski.rules());
        let (white, black) = (&tables.sides[Color::White], &tables.sides[Color::Black]);
        for cell in [Cell::B1, Cell::E4, Cell::F5, Cell::K1] {
            assert_eq!(
                white.promotion_distance[cell.index()],
                6,
                "all start cells are six steps from promotion"
            );
        }
        assert_eq!(
            (white.stop_cell[Cell::E4.index()], black.stop_cell[Cell::E7.index()]),
            (Cell::E5, Cell::E6)
        );
        // A pawn on e4 is stopped on its file and from the adjacent files: a black pawn on d5 attacks e5, one on d4
        // no cell ahead.
        let passed_mask = white.passed_mask[Cell::E4.index()];
        for cell in [Cell::E5, Cell::E9, Cell::D5, Cell::D9, Cell::F6, Cell::F11] {
            assert!(passed_mask.contains(cell), "{cell}");
        }
        for cell in [Cell::E4, Cell::E3, Cell::D4, Cell::F5, Cell::C8, Cell::G9] {
            assert!(!passed_mask.contains(cell), "{cell}");
        }
        let attack_span = white.enemy_attack_span[Cell::E5.index()];
        assert!(
            attack_span.contains(Cell::D5)
                && attack_span.contains(Cell::D9)
                && attack_span.contains(Cell::F6)
        );
        assert!(!attack_span.contains(Cell::E6) && !attack_span.contains(Cell::D4));
    }

    #[test]
    fn piece_square_indices_are_symmetric() {
        for variant in Variant::ALL {
            let board = variant.rules().board;
            let [white, black] = Color::ALL.map(|color| SideTables::new(variant.rules(), color).psqt_index);
            let mut counts = [0; PSQT_LEN];
            for cell in board {
                counts[usize::from(white[cell.index()])] += 1;
            }
            assert!(counts.iter().all(|&cells| cells <= 2), "one cell on either wing");
            for cell in board {
                assert_eq!(white[cell.index()], white[cell.mirrored().index()], "{variant} {cell}");
                // Shafran's files lack the last cell of Gliński's: the rotated board is a cell too high.
                let lower = if variant == Variant::Shafran { 2 } else { 0 };
                let rotated = Cell::from_qv(-cell.q(), -cell.v() - lower).expect("the board is even");
                assert_eq!(white[cell.index()], black[rotated.index()], "{variant} {cell}");
            }
        }
    }
}

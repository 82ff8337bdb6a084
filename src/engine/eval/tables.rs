//! What the evaluation looks up, worked out once from the variant's rules.

use super::terms::PLACES;
use crate::chess::{ByColor, Color, Rules};
use crate::hex::{Bitboard, Cell, File, Shade};

/// The first place of a file, by its distance from the middle file.
const FIRST_PLACE: [usize; 6] = [0, 11, 21, 30, 38, 45];

/// Tables for one variant.
pub(super) struct Tables {
    /// For each side.
    pub sides: ByColor<SideTables>,
    /// Steps across edges from the middle of the board.
    pub off_centre: [i32; Cell::COUNT],
    /// The cells of each colour.
    pub shades: [Bitboard; 3],
    /// The cells of the board that share a cell's file.
    pub file: [Bitboard; Cell::COUNT],
    /// The cells of the board on the files beside a cell's.
    pub files_beside: [Bitboard; Cell::COUNT],
}

/// Tables for one side, most of them for its pawns.
pub(super) struct SideTables {
    /// A cell's place as the side sees the board, below [`PLACES`].
    pub place: [u8; Cell::COUNT],
    /// The cells ahead of a pawn, up to its promotion.
    pub way: [Bitboard; Cell::COUNT],
    /// How many they are.
    pub steps_to_end: [u8; Cell::COUNT],
    /// The next of them; the cell itself at the end.
    pub next: [Cell; Cell::COUNT],
    /// Where an enemy pawn must stand to stop or take a pawn on its way.
    pub stoppers: [Bitboard; Cell::COUNT],
    /// Where an enemy pawn must stand to attack the cell, now or after some steps.
    pub chasers: [Bitboard; Cell::COUNT],
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
            off_centre: Cell::ALL.map(|cell| off_centre(board, cell)),
            shades,
            file: Cell::ALL.map(|cell| file_cells(board, cell.file())),
            files_beside: Cell::ALL.map(beside),
        }
    }
}

impl SideTables {
    fn new(rules: &Rules, color: Color) -> Self {
        let board = rules.board;
        let way = Cell::ALL.map(|cell| way_ahead(board, color, cell));
        // What an enemy pawn attacks from a cell, now or after some steps; and that with the cells it passes.
        let enemy_attacks = Cell::ALL.map(|from| {
            let captures = &rules.pawns[!color].captures;
            let stands = way_ahead(board, !color, from).with(from);
            stands.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
        });
        let enemy_reach = Cell::ALL
            .map(|from| enemy_attacks[from.index()] | way_ahead(board, !color, from).with(from) & board);
        let those_reaching = |reach: &[Bitboard; Cell::COUNT], cells: Bitboard| {
            board.iter().filter(|from| !reach[from.index()].is_disjoint(cells)).collect()
        };
        Self {
            place: Cell::ALL.map(|cell| place(board, color, cell) as u8),
            steps_to_end: way.map(|way| way.len() as u8),
            next: Cell::ALL.map(|cell| {
                let way = way[cell.index()];
                let next = if color == Color::White { way.first() } else { way.last() };
                next.unwrap_or(cell)
            }),
            stoppers: way.map(|way| those_reaching(&enemy_reach, way)),
            chasers: Cell::ALL.map(|cell| those_reaching(&enemy_attacks, cell.into())),
            way,
        }
    }
}

/// The cells of the board ahead of a pawn, up to its promotion.
fn way_ahead(board: Bitboard, color: Color, cell: Cell) -> Bitboard {
    let file = file_cells(board, cell.file());
    file.iter().filter(|&other| if color == Color::White { other > cell } else { other < cell }).collect()
}

fn file_cells(board: Bitboard, file: File) -> Bitboard {
    board.iter().filter(|cell| cell.file() == file).collect()
}

/// Files from the middle of the board, which has an odd number of them.
fn off_file(board: Bitboard, cell: Cell) -> usize {
    let ends = [board.first(), board.last()].map(|end| end.map_or(0, |end| end.file().index()));
    cell.file().index().abs_diff(usize::midpoint(ends[0], ends[1]))
}

/// The cell's number on its file from the side's own end, among those of all files with the same length.
fn place(board: Bitboard, color: Color, cell: Cell) -> usize {
    let behind = way_ahead(board, !color, cell).len() as usize;
    (FIRST_PLACE[off_file(board, cell).min(5)] + behind).min(PLACES - 1)
}

/// Each step across an edge goes one file and one half cell, or no file and two half cells.
fn off_centre(board: Bitboard, cell: Cell) -> i32 {
    let files = off_file(board, cell) as i32;
    let below = way_ahead(board, Color::Black, cell).len() as i32;
    let above = way_ahead(board, Color::White, cell).len() as i32;
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
            assert_eq!(tables.off_centre[cell.index()], steps, "{cell}");
        }
    }

    #[test]
    fn pawns_on_their_way() {
        let tables = Tables::new(Variant::Glinski.rules());
        let (white, black) = (&tables.sides[Color::White], &tables.sides[Color::Black]);
        for cell in [Cell::B1, Cell::E4, Cell::F5, Cell::K1] {
            assert_eq!(white.steps_to_end[cell.index()], 6, "all start cells are six steps from the end");
        }
        assert_eq!((white.next[Cell::E4.index()], black.next[Cell::E7.index()]), (Cell::E5, Cell::E6));
        // e4 is stopped on its file and from beside it: from d5 a black pawn takes on e5, from d4 it takes none ahead.
        let stoppers = white.stoppers[Cell::E4.index()];
        for cell in [Cell::E5, Cell::E9, Cell::D5, Cell::D9, Cell::F6, Cell::F11] {
            assert!(stoppers.contains(cell), "{cell}");
        }
        for cell in [Cell::E4, Cell::E3, Cell::D4, Cell::F5, Cell::C8, Cell::G9] {
            assert!(!stoppers.contains(cell), "{cell}");
        }
        let chasers = white.chasers[Cell::E5.index()];
        assert!(chasers.contains(Cell::D5) && chasers.contains(Cell::D9) && chasers.contains(Cell::F6));
        assert!(!chasers.contains(Cell::E6) && !chasers.contains(Cell::D4));
    }

    #[test]
    fn both_sides_and_wings_see_the_same_board() {
        for variant in Variant::ALL {
            let board = variant.rules().board;
            let [white, black] = Color::ALL.map(|color| SideTables::new(variant.rules(), color).place);
            let mut met = [0; PLACES];
            for cell in board {
                met[usize::from(white[cell.index()])] += 1;
            }
            assert!(met.iter().all(|&cells| cells <= 2), "one cell on either wing");
            for cell in board {
                assert_eq!(white[cell.index()], white[cell.mirrored().index()], "{variant} {cell}");
                // Shafran's files lack the last cell of Gliński's: the board turned is a cell too high.
                let lower = if variant == Variant::Shafran { 2 } else { 0 };
                let turned = Cell::from_qv(-cell.q(), -cell.v() - lower).expect("the board is even");
                assert_eq!(white[cell.index()], black[turned.index()], "{variant} {cell}");
            }
        }
    }
}

//! What the evaluation looks up, worked out once from the variant's rules.

use super::tapered::Tapered;
use super::weights::{Place, man_at};
use crate::chess::{ByColor, ByRole, Color, Role, Rules};
use crate::hex::{Bitboard, Cell, File, Shade};

/// Tables for one variant.
pub(super) struct Tables {
    /// The worth of each man on each cell.
    pub men: ByColor<ByRole<[Tapered; Cell::COUNT]>>,
    /// For each side's pawns.
    pub pawns: ByColor<PawnTables>,
    /// Steps across edges from the middle of the board.
    pub off_centre: [i32; Cell::COUNT],
    /// The cells of each colour.
    pub shades: [Bitboard; 3],
}

/// Tables for the pawns of one side.
pub(super) struct PawnTables {
    /// Steps to the promotion.
    pub steps_to_end: [i32; Cell::COUNT],
    /// The promotion cell ahead.
    pub end: [Cell; Cell::COUNT],
    /// Where an enemy pawn must stand to stop or take a pawn on its way.
    pub stoppers: [Bitboard; Cell::COUNT],
}

impl Tables {
    pub fn new(rules: &Rules) -> Self {
        let pawns = ByColor::from_fn(|color| PawnTables::new(rules, color));
        let men = ByColor::from_fn(|color| {
            let worth = |role| Cell::ALL.map(|cell| man_at(role, place(rules, &pawns[color], color, cell)));
            ByRole::new(Role::ALL.map(worth))
        });
        let off_centre = Cell::ALL.map(|cell| off_centre(cell, height(rules.board, cell)));
        let shades =
            Shade::ALL.map(|shade| Bitboard::ALL.iter().filter(|cell| cell.shade() == shade).collect());
        Self { men, pawns, off_centre, shades }
    }
}

impl PawnTables {
    fn new(rules: &Rules, color: Color) -> Self {
        let ways = Cell::ALL.map(|cell| way_ahead(rules.board, color, cell));
        let enemy_reach = Cell::ALL.map(|from| {
            let captures = &rules.pawns[!color].captures;
            let stands = way_ahead(rules.board, !color, from).with(from);
            stands.iter().fold(stands, |set, cell| set | captures[cell.index()])
        });
        let stoppers = |way: Bitboard| {
            Cell::ALL.into_iter().filter(|from| !enemy_reach[from.index()].is_disjoint(way)).collect()
        };
        Self {
            steps_to_end: ways.map(|way| way.len() as i32),
            end: Cell::ALL.map(|cell| {
                let way = ways[cell.index()];
                let end = if color == Color::White { way.last() } else { way.first() };
                end.unwrap_or(cell)
            }),
            stoppers: ways.map(stoppers),
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

/// The cells below in the file less those above: the height over the file's middle in half cells, for White.
fn height(board: Bitboard, cell: Cell) -> i32 {
    let below = way_ahead(board, Color::Black, cell).len() as i32;
    let above = way_ahead(board, Color::White, cell).len() as i32;
    below - above
}

/// Each step across an edge goes one file and one half cell, or no file and two half cells.
fn off_centre(cell: Cell, height: i32) -> i32 {
    let files = i32::from(cell.q().abs());
    files + (height.abs() - files).max(0) / 2
}

fn place(rules: &Rules, pawns: &PawnTables, color: Color, cell: Cell) -> Place {
    let height = height(rules.board, cell);
    Place {
        off_file: i32::from(cell.q().abs()),
        height: if color == Color::White { height } else { -height },
        off_centre: off_centre(cell, height),
        steps_to_end: pawns.steps_to_end[cell.index()],
    }
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
        let (white, black) = (&tables.pawns[Color::White], &tables.pawns[Color::Black]);
        for cell in [Cell::B1, Cell::E4, Cell::F5, Cell::K1] {
            assert_eq!(white.steps_to_end[cell.index()], 6, "all start cells are six steps from the end");
        }
        assert_eq!((white.end[Cell::E4.index()], black.end[Cell::E7.index()]), (Cell::E10, Cell::E1));
        // e4 is stopped on its file and from beside it: from d5 a black pawn takes on e5, from d4 it takes none ahead.
        let stoppers = white.stoppers[Cell::E4.index()];
        for cell in [Cell::E5, Cell::E9, Cell::D5, Cell::D9, Cell::F6, Cell::F11] {
            assert!(stoppers.contains(cell), "{cell}");
        }
        for cell in [Cell::E4, Cell::E3, Cell::D4, Cell::F5, Cell::C8, Cell::G9] {
            assert!(!stoppers.contains(cell), "{cell}");
        }
    }

    #[test]
    fn both_sides_see_the_same_board() {
        for variant in [Variant::Glinski, Variant::McCooey] {
            let tables = Tables::new(variant.rules());
            for role in Role::ALL {
                for cell in Cell::ALL {
                    let white = tables.men[Color::White][role][cell.index()];
                    assert_eq!(white, tables.men[Color::White][role][cell.mirrored().index()]);
                    assert_eq!(white, tables.men[Color::Black][role][cell.rotated().index()]);
                }
            }
        }
    }
}

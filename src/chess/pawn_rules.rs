//! Pawn rules.

use super::{ByColor, CaptureDirection, Color};
use crate::hex::attacks::reach;
use crate::hex::{Bitboard, Cell, Step, cell_set, cell_table};

/// The pawn rules of one side. Pawns are pushed straight up (White) or down (Black) their file.
#[derive(Debug)]
pub struct PawnRules {
    /// The start cells.
    pub start: Bitboard,
    /// The capture targets of a pawn on each cell.
    pub captures: [Bitboard; Cell::COUNT],
    /// The two capture directions, for set-wise captures.
    pub capture_directions: [CaptureDirection; 2],
    /// The cells from which a double push continues to its second cell, and a triple push to its third.
    ///
    /// Only pawns on start cells can reach these cells by a single push.
    pub push_again: [Bitboard; 2],
    /// The promotion cells: the last cells of the files.
    pub promotion: Bitboard,
    /// The cells on which a pawn is legal: no promotion cells, and no first cells that no pawn can reach.
    ///
    /// Other cells behind the start cells cannot be reached either, but made-up positions use them, and nothing
    /// goes wrong there.
    pub legal_cells: Bitboard,
}

/// The start cells of a side: those from which the first push goes at most one cell, two, and three.
pub(super) type Starts = [&'static [Cell]; 3];

/// The pawn rules of both sides from their start cells and White's capture steps.
pub(super) const fn pawn_rules(
    board: Bitboard,
    white: Starts,
    black: Starts,
    captures: [Step; 2],
) -> ByColor<PawnRules> {
    let reversed = [captures[0].reversed(), captures[1].reversed()];
    ByColor::new(side(board, Color::White, white, captures), side(board, Color::Black, black, reversed))
}

const fn side(board: Bitboard, color: Color, starts: Starts, steps: [Step; 2]) -> PawnRules {
    let mut start = Bitboard::EMPTY;
    let mut push_again = [Bitboard::EMPTY; 2];
    let mut further = 0;
    while further < starts.len() {
        let mut i = 0;
        while i < starts[further].len() {
            let mut cell = starts[further][i];
            start = start.with(cell);
            let mut step = 0;
            while step < further {
                cell = ahead(board, color, cell).expect("a first move ends on the board");
                push_again[step] = push_again[step].with(cell);
                step += 1;
            }
            i += 1;
        }
        further += 1;
    }
    let capture_directions = [CaptureDirection::new(board, steps[0]), CaptureDirection::new(board, steps[1])];
    let captures = captures(board, steps);
    let promotion = last_cells(board, color);
    let reached = reached(board, color, start, &captures);
    let unreached_first = last_cells(board, color.other()).bits() & !reached.bits();
    let legal_cells = Bitboard::from_bits(board.bits() & !promotion.bits() & !unreached_first);
    PawnRules { start, captures, capture_directions, push_again, promotion, legal_cells }
}

/// The next cell of the board for a pawn.
const fn ahead(board: Bitboard, color: Color, cell: Cell) -> Option<Cell> {
    let dv = match color {
        Color::White => 2,
        Color::Black => -2,
    };
    match cell.step(Step::new(0, dv)) {
        Some(next) if board.contains(next) => Some(next),
        _ => None,
    }
}

const fn captures(board: Bitboard, steps: [Step; 2]) -> [Bitboard; Cell::COUNT] {
    cell_table!(Bitboard::EMPTY; |cell| {
        let targets = if board.contains(cell) { reach(cell, &steps) } else { Bitboard::EMPTY };
        Bitboard::from_bits(targets.bits() & board.bits())
    })
}

/// The cells from which a side's pawns cannot go on.
const fn last_cells(board: Bitboard, color: Color) -> Bitboard {
    cell_set!(|cell| board.contains(cell) && ahead(board, color, cell).is_none())
}

/// The cells that pawns reach from their start cells by steps and captures.
const fn reached(
    board: Bitboard,
    color: Color,
    start: Bitboard,
    captures: &[Bitboard; Cell::COUNT],
) -> Bitboard {
    let mut reached = start;
    loop {
        let before = reached;
        let mut i = 0;
        while i < Cell::COUNT {
            let cell = Cell::ALL[i];
            if reached.contains(cell) {
                reached = reached.union(captures[i]);
                if let Some(next) = ahead(board, color, cell) {
                    reached = reached.with(next);
                }
            }
            i += 1;
        }
        if reached.bits() == before.bits() {
            return reached;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    fn names(variant: Variant, set: Bitboard) -> String {
        set.iter().map(|cell| variant.cell_name(cell).to_string()).collect::<Vec<_>>().join(" ")
    }

    fn white(variant: Variant) -> &'static PawnRules {
        &variant.rules().pawns[Color::White]
    }

    #[test]
    fn glinski() {
        let rules = white(Variant::Glinski);
        assert_eq!(names(Variant::Glinski, rules.captures[Cell::E4.index()]), "d4 f5");
        assert_eq!(names(Variant::Glinski, rules.promotion), "a6 b7 c8 d9 e10 f11 g10 h9 i8 k7 l6");
        assert_eq!(names(Variant::Glinski, rules.push_again[0]), "b2 c3 d4 e5 f6 g5 h4 i3 k2");
        let never = Bitboard::ALL - rules.legal_cells;
        assert_eq!(
            names(Variant::Glinski, never),
            "a6 b7 c1 c8 d1 d9 e1 e10 f1 f11 g1 g10 h1 h9 i1 i8 k7 l6"
        );
    }

    #[test]
    fn mccooey() {
        let rules = white(Variant::McCooey);
        assert_eq!(names(Variant::McCooey, rules.captures[Cell::E3.index()]), "d4 f5");
        assert_eq!(names(Variant::McCooey, rules.push_again[0]), "c2 d3 e4 g4 h3 i2");
        assert_eq!(rules.push_again[1], Bitboard::EMPTY);
    }

    #[test]
    fn shafran() {
        let rules = white(Variant::Shafran);
        assert_eq!(names(Variant::Shafran, rules.promotion), "a6 b7 c8 d9 e10 f10 g10 h10 i10");
        assert_eq!(names(Variant::Shafran, rules.push_again[0]), "b3 c3 d3 e3 f4 g5 h6");
        assert_eq!(names(Variant::Shafran, rules.push_again[1]), "d4 e4 f5");
        let d4 = Variant::Shafran.parse_cell("d4").unwrap();
        assert_eq!(names(Variant::Shafran, rules.captures[d4.index()]), "c5 e6");
    }

    #[test]
    fn the_sides_mirror_each_other() {
        for variant in [Variant::Glinski, Variant::McCooey] {
            let [white, black] = Color::ALL.map(|color| &variant.rules().pawns[color]);
            for cell in Cell::ALL {
                let turned: Bitboard = white.captures[cell.index()].iter().map(Cell::rotated).collect();
                assert_eq!(black.captures[cell.rotated().index()], turned);
            }
            assert_eq!(black.promotion, white.promotion.iter().map(Cell::rotated).collect());
        }
    }
}

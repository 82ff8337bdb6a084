//! The tables of the rules: the start position, and how each seat's pawns go.

use super::Seat;
use crate::chess::ByRole;
use crate::hex::attacks::reach;
use crate::hex::{Bitboard, CORNERS, Cell, EDGES, cell_set, cell_table};

/// The start position.
///
/// White is set up as in `McCooey`'s two-player game; Red's army is White's turned by 120° clockwise about the middle
/// of the board, Black's by 240°.
pub const START: &str = "1/3/rP3bP/rRrP3bPbR/rQrNrP3bPbNbK/rBrBrBrP3bPbBbBbB/rKrNrP5bPbNbQ/rRrP3wP3bPbR/\
    rP3wPwBwP3bP/3wPwNwBwNwP3/2wPwRwQwBwKwRwP2 w wrb - 0 1";

/// The number of pieces of each role that a side starts with.
pub(super) const START_COUNTS: ByRole<u32> = ByRole::new([7, 2, 3, 2, 1, 1]);

/// The start cells of White's pawns.
const WHITE_PAWNS: [Cell; 7] = [Cell::C1, Cell::D2, Cell::E3, MIDDLE_PAWN, Cell::G3, Cell::H2, Cell::I1];

/// The start cell of White's pawn in the middle of the army, which may not go two cells from there.
const MIDDLE_PAWN: Cell = Cell::F4;

/// The pawn rules of one seat. Its pawns are pushed straight away from its corner.
#[derive(Debug)]
pub struct PawnRules {
    /// The start cells.
    pub start: Bitboard,
    /// The start cells of double pushes.
    pub double: Bitboard,
    /// The cells that double pushes cross.
    pub crossed: Bitboard,
    /// The next cell of a pawn on each cell.
    pub ahead: [Option<Cell>; Cell::COUNT],
    /// The cell that a pawn on each cell comes from.
    pub behind: [Option<Cell>; Cell::COUNT],
    /// The capture targets of a pawn on each cell: one bishop's step forward on either side.
    pub captures: [Bitboard; Cell::COUNT],
    /// The cells from which a pawn captures on each cell.
    pub origins: [Bitboard; Cell::COUNT],
    /// The promotion cells: those with no cell ahead.
    pub promotion: Bitboard,
}

static PAWNS: [PawnRules; 3] = [side(0), side(1), side(2)];

/// The directions and start cells of a seat's pawns.
#[inline(always)]
pub fn pawn_rules(seat: Seat) -> &'static PawnRules {
    &PAWNS[seat as usize]
}

/// The pawn rules of the seat that is `turns` times 120° clockwise from White's.
const fn side(turns: usize) -> PawnRules {
    // Steps are listed clockwise, so that two further on is 120°.
    let ahead = EDGES[2 * turns];
    let steps = [CORNERS[2 * turns], CORNERS[(2 * turns + 5) % 6]];
    let back = [steps[0].reversed(), steps[1].reversed()];
    let mut rules = PawnRules {
        start: Bitboard::EMPTY,
        double: Bitboard::EMPTY,
        crossed: Bitboard::EMPTY,
        ahead: cell_table!(None; |cell| cell.step(ahead)),
        behind: cell_table!(None; |cell| cell.step(ahead.reversed())),
        captures: cell_table!(Bitboard::EMPTY; |cell| reach(cell, &steps)),
        origins: cell_table!(Bitboard::EMPTY; |cell| reach(cell, &back)),
        promotion: cell_set!(|cell| cell.step(ahead).is_none()),
    };
    rules.start_from(turns);
    rules
}

impl PawnRules {
    const fn start_from(&mut self, turns: usize) {
        let mut i = 0;
        while i < WHITE_PAWNS.len() {
            let cell = turned(WHITE_PAWNS[i], turns);
            self.start = self.start.with(cell);
            if !matches!(WHITE_PAWNS[i], MIDDLE_PAWN)
                && let Some(crossed) = self.ahead[cell.index()]
            {
                self.double = self.double.with(cell);
                self.crossed = self.crossed.with(crossed);
            }
            i += 1;
        }
    }
}

/// Turns a cell by 120° clockwise, `turns` times.
const fn turned(cell: Cell, turns: usize) -> Cell {
    let mut turned = cell;
    let mut i = 0;
    // Four times 60° the other way.
    while i < 4 * turns {
        turned = turned.rotated_60();
        i += 1;
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::three::{Piece, Position};

    fn names(set: Bitboard) -> String {
        set.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The cells as the rules' text lists them.
    #[test]
    fn pawns_go_away_from_their_corner() {
        let [white, red, black] = Seat::ALL.map(pawn_rules);
        assert_eq!(names(red.start), "a3 b4 c5 d6 d7 d8 d9");
        assert_eq!(names(black.start), "h6 h7 h8 h9 i5 k4 l3");
        assert_eq!(names(white.start - white.double), "f4");
        assert_eq!(names(red.start - red.double), "d6");
        assert_eq!(names(black.start - black.double), "h6");
        assert_eq!(names(white.promotion), "a6 b7 c8 d9 e10 f11 g10 h9 i8 k7 l6");
        assert_eq!(names(red.promotion), "f1 g1 h1 i1 k1 l1 l2 l3 l4 l5 l6");
        assert_eq!(names(black.promotion), "a1 a2 a3 a4 a5 a6 b1 c1 d1 e1 f1");
        assert_eq!(names(white.captures[Cell::E3.index()]), "d4 f5");
        assert_eq!(names(red.captures[Cell::D6.index()]), "e5 f7");
        assert_eq!(names(black.captures[Cell::H6.index()]), "f7 g5");
        assert_eq!(
            [red.ahead[Cell::D6.index()], black.ahead[Cell::H6.index()]],
            [Some(Cell::E6), Some(Cell::G6)]
        );
        assert!(
            white.crossed.is_disjoint(red.crossed) && black.crossed.is_disjoint(red.crossed | white.crossed)
        );
    }

    #[test]
    fn the_armies_are_the_same_but_turned() {
        let start = Position::start();
        for cell in Cell::ALL {
            let Some(Piece { seat: Some(seat), role }) = start.piece_at(cell) else { continue };
            let next = start.piece_at(turned(cell, 1));
            assert_eq!(next, Some(Piece::of(seat.next(), role)), "{cell}");
        }
        for (role, &count) in START_COUNTS.iter() {
            assert_eq!(Seat::ALL.map(|seat| start.pieces(seat, role).len()), [count; 3]);
        }
        for seat in Seat::ALL {
            assert_eq!(start.pieces(seat, Role::Pawn), pawn_rules(seat).start);
        }
    }
}

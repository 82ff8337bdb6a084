//! The static evaluation of checkers: men and how far they have come, kings, guards of the home edge, tempo.

use std::sync::LazyLock;

use crate::checkers::{self, Position};
use crate::hex::{Bitboard, Cell};
use crate::sides::{ByColor, Color};

/// A plain man, in hundredths of a man.
const MAN: i32 = 100;
/// A king that has the board to itself; it flies, and nothing but another king comes after it from behind.
const KING: i32 = 300;
/// For each man, by the straight steps it is away from its promotion cells, 0 to 8.
const ADVANCE: [i32; 9] = [0, 46, 30, 20, 13, 8, 5, 2, 0];
/// A man on the cells where the enemy would be crowned: it guards them.
const GUARD: i32 = 9;
/// A man on the edge columns 1 and 9, which may not go straight.
const EDGE: i32 = -7;
/// A man on the columns in the middle, from which it goes to both sides.
const CENTER: i32 = 3;
/// A man with nowhere to step.
const BLOCKED: i32 = -6;
/// A king on its own promotion cells, where enemy men cannot take it unless it came there by a capture.
const SHELTER: i32 = 12;
/// To be on the move.
const TEMPO: i32 = 4;
/// An advantage in material grows by this share, in percent, with every man less on the board.
const SIMPLIFY: i32 = 2;
/// The men of both sides at the start.
const ALL_MEN: i32 = 48;

/// What does not change from position to position.
struct Tables {
    /// Advance, guard, edge and center of a man on a cell.
    man: ByColor<[i32; Cell::COUNT]>,
    /// Where a man on a cell may step, were all of it empty.
    steps: ByColor<[Bitboard; Cell::COUNT]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    man: ByColor::from_fn(|color| Cell::ALL.map(|cell| man_on(color, cell))),
    steps: ByColor::from_fn(|color| Cell::ALL.map(|cell| checkers::steps(color, cell))),
});

/// Column and row of a cell as `color` sees the board, 1 to 9 each.
fn seen_by(color: Color, cell: Cell) -> Option<(usize, usize)> {
    let number = usize::from(checkers::number(cell)?);
    let (column, row) = (number / 10, number % 10);
    Some(match color {
        Color::White => (column, row),
        Color::Black => (10 - column, 10 - row),
    })
}

fn man_on(color: Color, cell: Cell) -> i32 {
    let Some((column, row)) = seen_by(color, cell) else { return 0 };
    let place = match column {
        1 | 9 => EDGE,
        3..=7 => CENTER,
        _ => 0,
    };
    let guards = checkers::promotion(!color).contains(cell);
    ADVANCE[9 - row] + place + if guards { GUARD } else { 0 }
}

/// The value of a position for the side to move, in hundredths of a man.
pub(super) fn evaluate(position: &Position) -> i32 {
    let us = position.turn();
    let material = material(position, us) - material(position, !us);
    let gone = ALL_MEN - position.occupied().len() as i32;
    let growing = material * (100 + SIMPLIFY * gone.max(0)) / 100;
    growing + places(position, us) - places(position, !us) + TEMPO
}

fn material(position: &Position, color: Color) -> i32 {
    position.men(color).len() as i32 * MAN + position.kings(color).len() as i32 * KING
}

fn places(position: &Position, color: Color) -> i32 {
    let tables = &*TABLES;
    let empty = checkers::BOARD - position.occupied();
    let mut value = 0;
    for cell in position.men(color) {
        value += tables.man[color][cell.index()];
        if tables.steps[color][cell.index()].is_disjoint(empty) {
            value += BLOCKED;
        }
    }
    let sheltered = position.kings(color) & checkers::promotion(color);
    value + sheltered.len() as i32 * SHELTER
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> i32 {
        evaluate(&Position::from_text(text).unwrap())
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(evaluate(&Position::start()), TEMPO);
    }

    #[test]
    fn both_sides_are_measured_alike() {
        // The board turned by 180 degrees with colours exchanged: a cell's number becomes 110 less itself.
        assert_eq!(value("W:W33,44,K28:B74,65"), value("B:B77,66,K82:W36,45"));
        assert_eq!(value("W:W33,44:B74,65"), value("B:B77,66:W36,45"));
    }

    #[test]
    fn more_and_better_men_are_worth_more() {
        assert!(value("W:W33,44:B74") > value("W:W33:B74"));
        assert!(value("W:WK33:B74") > value("W:W33,44:B74,84"));
        assert!(value("W:W48:B74") > value("W:W44:B74"));
    }
}

//! The static evaluation of checkers: material, advancement, back row guards, mobility and tempo.

use std::sync::LazyLock;

use crate::draughts::{self, Position};
use crate::hex::{Bitboard, Cell};
use crate::sides::{ByColor, Color};

/// The value of a man. All values are in hundredths of a man.
const MAN: i32 = 100;
/// The value of a (flying) king.
const KING: i32 = 300;
/// The advancement of a man, by its distance to the promotion row, 0 to 8.
const ADVANCEMENT: [i32; 9] = [0, 46, 30, 20, 13, 8, 5, 2, 0];
/// A man on the promotion row of the enemy (back row guard).
const BACK_ROW: i32 = 9;
/// A man on the edge columns 1 and 9, where it may not step straight ahead.
const EDGE: i32 = -7;
/// A man on the center columns.
const CENTER: i32 = 3;
/// A man without a step.
const BLOCKED: i32 = -6;
/// A king on its own promotion row, where enemy men cannot capture it unless it came there by a capture.
const SHELTER: i32 = 12;
/// The side to move.
const TEMPO: i32 = 4;
/// The growth of a material advantage in percent for each piece captured so far, to favour exchanges.
const EXCHANGE_PERCENT: i32 = 2;
/// The number of pieces at the start.
const START_PIECES: i32 = 48;

/// Lookup tables by side and cell.
struct Tables {
    /// The piece-square value of a man.
    man: ByColor<[i32; Cell::COUNT]>,
    /// The steps of a man on an empty board.
    steps: ByColor<[Bitboard; Cell::COUNT]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    man: ByColor::from_fn(|color| Cell::ALL.map(|cell| man_value(color, cell))),
    steps: ByColor::from_fn(|color| Cell::ALL.map(|cell| draughts::steps(color, cell))),
});

/// Column and row of a cell from the perspective of a side, 1 to 9 each.
fn column_and_row(color: Color, cell: Cell) -> Option<(usize, usize)> {
    let number = usize::from(draughts::number(cell)?);
    let (column, row) = (number / 10, number % 10);
    Some(match color {
        Color::White => (column, row),
        Color::Black => (10 - column, 10 - row),
    })
}

/// The piece-square value of a man on a cell.
fn man_value(color: Color, cell: Cell) -> i32 {
    let Some((column, row)) = column_and_row(color, cell) else { return 0 };
    let column_value = match column {
        1 | 9 => EDGE,
        3..=7 => CENTER,
        _ => 0,
    };
    let is_back_row = draughts::promotion(!color).contains(cell);
    ADVANCEMENT[9 - row] + column_value + if is_back_row { BACK_ROW } else { 0 }
}

/// The static evaluation for the side to move, in hundredths of a man.
pub(in crate::engine) fn evaluate(position: &Position) -> i32 {
    let us = position.turn();
    let material = material(position, us) - material(position, !us);
    let captured = START_PIECES - position.occupied().len() as i32;
    let scaled = material * (100 + EXCHANGE_PERCENT * captured.max(0)) / 100;
    scaled + positional(position, us) - positional(position, !us) + TEMPO
}

fn material(position: &Position, color: Color) -> i32 {
    position.men(color).len() as i32 * MAN + position.kings(color).len() as i32 * KING
}

fn positional(position: &Position, color: Color) -> i32 {
    let tables = &*TABLES;
    let empty = draughts::BOARD - position.occupied();
    let mut value = 0;
    for cell in position.men(color) {
        value += tables.man[color][cell.index()];
        if tables.steps[color][cell.index()].is_disjoint(empty) {
            value += BLOCKED;
        }
    }
    let sheltered = position.kings(color) & draughts::promotion(color);
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
    fn the_evaluation_is_symmetric() {
        // The board rotated by 180 degrees with colours exchanged: a cell's number becomes 110 minus itself.
        assert_eq!(value("W:W33,44,K28:B74,65"), value("B:B77,66,K82:W36,45"));
        assert_eq!(value("W:W33,44:B74,65"), value("B:B77,66:W36,45"));
    }

    #[test]
    fn more_and_better_pieces_are_worth_more() {
        assert!(value("W:W33,44:B74") > value("W:W33:B74"));
        assert!(value("W:WK33:B74") > value("W:W33,44:B74,84"));
        assert!(value("W:W48:B74") > value("W:W44:B74"));
    }
}

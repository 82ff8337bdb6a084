//! The board drawn as text, for documentation, tests and the terminal.

use std::fmt;

use super::{Bitboard, Cell};

/// The cells in the order in which a picture shows them: row by row from the top, each from left to right.
#[doc(hidden)]
pub const PICTURE_ORDER: [Cell; Cell::COUNT] = {
    let mut cells = [Cell::A1; Cell::COUNT];
    let (mut i, mut v) = (0, 10);
    while v >= -10 {
        let mut q = -5;
        while q <= 5 {
            if let Some(cell) = Cell::from_qv(q, v) {
                cells[i] = cell;
                i += 1;
            }
            q += 1;
        }
        v -= 1;
    }
    cells
};

/// Draws a board as White sees it, one line of text for each height of cells.
///
/// ```
/// use heksy::hex::{Bitboard, Cell, knight_attacks, picture};
///
/// let attacked = knight_attacks(Cell::F1);
/// print!("{}", picture(Bitboard::ALL, |cell| if attacked.contains(cell) { 'x' } else { '.' }));
/// ```
pub fn picture(board: Bitboard, symbol: impl Fn(Cell) -> char) -> String {
    let row = |v: i8| -> Option<String> {
        let at = |q| Cell::from_qv(q, v).filter(|&cell| board.contains(cell)).map_or(' ', &symbol);
        let row: String = (-5..=5).flat_map(|q| [at(q), ' ']).collect();
        let row = row.trim_end();
        (!row.is_empty()).then(|| row.to_owned() + "\n")
    };
    (-10..=10).rev().filter_map(row).collect()
}

/// Draws the set on the board of 91 cells.
impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&picture(Bitboard::ALL, |cell| if self.contains(cell) { 'X' } else { '.' }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_shows_each_cell_once() {
        assert_eq!(PICTURE_ORDER.into_iter().collect::<Bitboard>(), Bitboard::ALL);
        assert_eq!(PICTURE_ORDER[..3], [Cell::F11, Cell::E10, Cell::G10]);
        assert_eq!(PICTURE_ORDER[Cell::COUNT - 1], Cell::F1);
    }

    #[test]
    fn a_set_is_drawn_on_its_cells() {
        let set = Bitboard::of(Cell::F11).with(Cell::A6).with(Cell::L1);
        let drawn = set.to_string();
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 21);
        assert_eq!(lines[0], "          X");
        assert_eq!(lines[5], "X   .   .   .   .   .");
        assert_eq!(lines[15], ".   .   .   .   .   X");
        assert_eq!(lines[20], "          .");
        let marks = drawn.chars().filter(|c| !c.is_whitespace());
        let marked = PICTURE_ORDER.into_iter().zip(marks).filter(|&(_, mark)| mark == 'X');
        assert_eq!(marked.map(|(cell, _)| cell).collect::<Bitboard>(), set);
    }

    #[test]
    fn smaller_boards_have_smaller_pictures() {
        let drawn = picture(Bitboard::of(Cell::F6).with(Cell::G6), |_| 'x');
        assert_eq!(drawn, "            x\n          x\n");
        assert_eq!(picture(Bitboard::EMPTY, |_| 'x'), "");
    }
}

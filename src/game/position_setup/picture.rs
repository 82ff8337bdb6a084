//! Positions drawn as text, row by row from the top: a letter for each piece, `.` for an empty cell.

use super::PositionSetup;
use crate::game::{Piece, Variant};
use crate::hex::{PICTURE_ORDER, picture};

impl PositionSetup {
    /// The board drawn as text: the letters of FEN, in checkers `K` for a king and `M` for a man.
    ///
    /// ```
    /// use heksy::game::{PositionSetup, Variant};
    ///
    /// print!("{}", PositionSetup::start(Variant::Checkers).picture());
    /// ```
    pub fn picture(&self) -> String {
        picture(self.variant().board(), |cell| self.piece_at(cell).map_or('.', Piece::char))
    }

    /// Reads such a drawing, with White to move. Spaces and line ends are ignored: the number of cells determines the
    /// board. If two games share the board, the result is of `preferred` if that is one of them.
    pub fn from_picture(preferred: Variant, text: &str) -> Option<PositionSetup> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let has_as_many = |variant: &Variant| variant.board().len() as usize == letters.len();
        let variant = [preferred].into_iter().chain(Variant::ALL).find(has_as_many)?;
        let mut setup = PositionSetup::empty(variant);
        let cells = PICTURE_ORDER.into_iter().filter(|&cell| variant.board().contains(cell));
        for (cell, &letter) in cells.zip(&letters).filter(|&(_, &letter)| letter != '.') {
            setup.set_piece(cell, Some(Piece::from_char(variant, letter)?));
        }
        Some(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_position_is_read_back() {
        for variant in Variant::ALL {
            let start = PositionSetup::start(variant);
            let read = PositionSetup::from_picture(variant, &start.picture()).expect("a drawing");
            assert_eq!((read.variant(), read.picture()), (variant, start.picture()));
            assert!(read.pieces().eq(start.pieces()));
        }
    }

    #[test]
    fn the_number_of_cells_determines_the_board() {
        let drawn = PositionSetup::start(Variant::Shafran).picture();
        let read = PositionSetup::from_picture(Variant::Glinski, &drawn).expect("a drawing");
        assert_eq!(read.variant(), Variant::Shafran);
        let drawn = PositionSetup::start(Variant::McCooey).picture();
        let read = PositionSetup::from_picture(Variant::Checkers, &drawn).expect("a drawing");
        assert_eq!(read.variant(), Variant::Glinski);
    }

    #[test]
    fn texts_that_are_no_board_drawing_are_refused() {
        let drawn = PositionSetup::start(Variant::Glinski).picture();
        for text in ["", "...", &drawn.replacen('.', "x", 1), &drawn.replacen('.', "", 1)] {
            assert_eq!(PositionSetup::from_picture(Variant::Glinski, text), None, "{text}");
        }
    }
}

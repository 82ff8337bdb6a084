//! Positions drawn as text.

use super::{Piece, Position, Setup};
use crate::hex::picture;

impl Setup {
    /// The board drawn as text, with the letters of FEN.
    pub fn picture(&self) -> String {
        picture(self.variant.rules().board, |cell| self.board.piece_at(cell).map_or('.', Piece::char))
    }
}

impl Position {
    /// The board drawn as text, with the letters of FEN.
    ///
    /// ```
    /// use heksy::chess::{Position, Variant};
    ///
    /// print!("{}", Position::start(Variant::Shafran).picture());
    /// ```
    pub fn picture(&self) -> String {
        Setup::from(self).picture()
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::{Position, Variant};

    #[test]
    fn starts_are_drawn() {
        let drawn = Position::start(Variant::Glinski).picture();
        assert_eq!(drawn.lines().next(), Some("          b"));
        assert_eq!(drawn.lines().nth(19), Some("        Q   K"));
        let drawn = Position::start(Variant::Shafran).picture();
        assert_eq!(drawn.split_whitespace().collect::<String>().len(), 70);
        assert_eq!(drawn.lines().nth(4), Some("  r   p   .   p   r"));
    }
}

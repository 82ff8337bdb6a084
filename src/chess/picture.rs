//! Positions drawn as text.

use super::setup::Board;
use super::{Piece, Position, Setup, Variant};
use crate::hex::{Cell, PICTURE_ORDER, picture};

/// A [`Setup`] from its picture, White to move: the letters of FEN for pieces, `.` for empty cells, row by row from
/// the top.
///
/// The picture is read while the program is compiled; it is an error if it has not the cells of the variant's board.
///
/// ```
/// use heksy::board;
/// use heksy::chess::{Position, Variant};
///
/// let setup = board! { Variant::Glinski;
///               b
///             q   k
///           n   b   n
///         r   .   .   r
///       p   .   b   .   p
///     .   p   .   .   p   .
///       .   p   .   p   .
///     .   .   p   p   .   .
///       .   .   p   .   .
///     .   .   .   .   .   .
///       .   .   .   .   .
///     .   .   .   .   .   .
///       .   .   P   .   .
///     .   .   P   P   .   .
///       .   P   .   P   .
///     .   P   .   .   P   .
///       P   .   B   .   P
///         R   .   .   R
///           N   B   N
///             Q   K
///               B
/// };
/// assert_eq!(Position::from_setup(&setup)?, Position::start(Variant::Glinski));
/// # Ok::<(), heksy::chess::SetupErrors>(())
/// ```
#[macro_export]
macro_rules! board {
    (@ .) => { None };
    (@ P) => { $crate::board!(@ White Pawn) };
    (@ N) => { $crate::board!(@ White Knight) };
    (@ B) => { $crate::board!(@ White Bishop) };
    (@ R) => { $crate::board!(@ White Rook) };
    (@ Q) => { $crate::board!(@ White Queen) };
    (@ K) => { $crate::board!(@ White King) };
    (@ p) => { $crate::board!(@ Black Pawn) };
    (@ n) => { $crate::board!(@ Black Knight) };
    (@ b) => { $crate::board!(@ Black Bishop) };
    (@ r) => { $crate::board!(@ Black Rook) };
    (@ q) => { $crate::board!(@ Black Queen) };
    (@ k) => { $crate::board!(@ Black King) };
    (@ $color:ident $role:ident) => {
        Some($crate::chess::Role::$role.of($crate::chess::Color::$color))
    };
    ($variant:expr; $($piece:tt)+) => {{
        const BOARD: [Option<$crate::chess::Piece>; $crate::hex::Cell::COUNT] =
            $crate::chess::board_of_picture($variant, &[$($crate::board!(@ $piece)),+]);
        $crate::chess::Setup::of_board($variant, BOARD)
    }};
}

/// The piece on each cell of a picture, for [`board!`](crate::board).
///
/// # Panics
/// While compiling, if the picture has more cells or fewer than the board.
#[doc(hidden)]
pub const fn board_of_picture(variant: Variant, shown: &[Option<Piece>]) -> Board {
    let mut board = [None; Cell::COUNT];
    let (mut i, mut next) = (0, 0);
    while i < Cell::COUNT {
        if variant.rules().board.contains(PICTURE_ORDER[i]) {
            assert!(next < shown.len(), "the picture has fewer cells than the board");
            board[PICTURE_ORDER[i].index()] = shown[next];
            next += 1;
        }
        i += 1;
    }
    assert!(next == shown.len(), "the picture has more cells than the board");
    board
}

impl Setup {
    /// What stands on each cell, in the order of [`Cell::ALL`]; White to move.
    #[doc(hidden)]
    pub const fn of_board(variant: Variant, board: Board) -> Setup {
        let mut setup = Setup::empty(variant);
        setup.board = board;
        setup
    }

    /// The board drawn as text, with the letters of FEN.
    pub fn picture(&self) -> String {
        picture(self.variant.rules().board, |cell| self.piece_at(cell).map_or('.', Piece::char))
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
    use super::*;

    #[test]
    fn a_board_of_70_cells() {
        let setup = board! { Variant::Shafran;
                    k
                  b   q
                n   p   b
              b   p   p   n
            r   p   .   p   r
              p   .   .   p
            p   .   .   .   p
              .   .   .   .
            .   .   .   .   .
              .   .   .   .
            .   .   .   .   .
              .   .   .   .
            P   .   .   .   P
              P   .   .   P
            R   P   .   P   R
              N   P   P   B
                B   P   N
                  Q   B
                    K
        };
        let start = Position::start(Variant::Shafran);
        assert_eq!(Position::from_setup(&setup.with_castling(start.castling_rights())), Ok(start));
    }

    #[test]
    fn starts_are_drawn_and_read() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let drawn = start.picture();
            let letters = drawn.chars().filter(|c| !c.is_whitespace());
            let shown: Vec<Option<Piece>> = letters.map(Piece::from_char).collect();
            let setup = Setup::of_board(variant, board_of_picture(variant, &shown));
            assert_eq!(setup.with_castling(start.castling_rights()), Setup::from(start));
        }
        let drawn = Position::start(Variant::Glinski).picture();
        assert_eq!(drawn.lines().next(), Some("          b"));
        assert_eq!(drawn.lines().nth(19), Some("        Q   K"));
    }
}

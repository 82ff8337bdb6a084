//! A position that is set up but not yet validated.

use super::board::promotion;
use super::{Color, Piece, Position, number};
use crate::hex::{Bitboard, Board, Cell};

/// The maximum number of pieces of a side.
pub(super) const MAX_PIECES: u32 = 24;

/// A position that is not necessarily possible: what a text says, or what is built up piece by piece.
///
/// [`Position::from_setup`] validates it and names every problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The side to move.
    pub turn: Color,
    /// Kings marked `c`: they came to their promotion row by a capture.
    pub by_capture: Bitboard,
    /// Kings marked `f`: crowned by the last move. There is at most one in a possible position.
    pub just_crowned: Bitboard,
    /// Plies since the last capture or move of a man.
    pub halfmove_clock: u32,
    /// The number of the move, from 1, incremented after Black's move; 0 counts as 1.
    pub fullmove_number: u32,
    /// Whether men may never capture kings on their own promotion row.
    pub total_ban: bool,
    /// The pieces. [`Setup::set_piece`] also removes the marks of a cell.
    pub board: Board<Piece>,
}

/// A problem of a [`Setup`]. The message names the cell and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A piece on a cell that the board does not have.
    #[error("there is a piece outside the 61-cell board, on {0} of the 91-cell board; remove it")]
    OffBoard(Cell),
    /// A side has more pieces than at the start.
    #[error("{color} has {count} pieces; the maximum is {MAX_PIECES}")]
    ManyPieces {
        /// The side.
        color: Color,
        /// The number of pieces.
        count: u32,
    },
    /// A man on its promotion row.
    #[error("the man on {number} would have been promoted there; write K{number}")]
    Uncrowned {
        /// The side.
        color: Color,
        /// The number of the cell.
        number: u8,
    },
    /// An invalid mark.
    #[error(
        "“{text}”: only a king on its own promotion cell can be marked c or f, \
         and f only if it was promoted by the last move"
    )]
    Mark {
        /// The piece with its marks, as in `K55c`.
        text: String,
        /// The number of the cell.
        number: u8,
    },
}

/// Everything that is wrong with a [`Setup`].
pub type SetupErrors = crate::sides::SetupErrors<SetupError>;

impl Setup {
    /// An empty board, White to move.
    pub const fn empty() -> Setup {
        Setup {
            turn: Color::White,
            by_capture: Bitboard::EMPTY,
            just_crowned: Bitboard::EMPTY,
            halfmove_clock: 0,
            fullmove_number: 1,
            total_ban: false,
            board: Board::EMPTY,
        }
    }

    /// The start position.
    pub fn start() -> Setup {
        Position::start().into()
    }

    /// Puts a piece without marks on a cell, or clears it, and returns the piece that was there.
    pub fn set_piece(&mut self, cell: Cell, piece: Option<Piece>) -> Option<Piece> {
        self.by_capture.remove(cell);
        self.just_crowned.remove(cell);
        self.board.set_piece(cell, piece)
    }

    /// The kings on the promotion row of their own side: those that can be marked.
    pub fn kings_at_promotion(&self) -> Bitboard {
        let is_there = |&(cell, piece): &(Cell, Piece)| piece.king && promotion(piece.color).contains(cell);
        self.board.pieces().filter(is_there).map(|(cell, _)| cell).collect()
    }

    /// The kings that the last move may have crowned.
    pub fn can_be_just_crowned(&self) -> Bitboard {
        self.kings_at_promotion() & promotion(!self.turn)
    }

    /// A piece as text, as in `55` or `K39c`.
    pub(super) fn piece_text(&self, cell: Cell) -> String {
        let king = self.board.piece_at(cell).is_some_and(|piece| piece.king);
        let mark = |is_there: bool, mark: &'static str| if is_there { mark } else { "" };
        [
            mark(king, "K"),
            &number(cell).unwrap_or_default().to_string(),
            mark(self.by_capture.contains(cell), "c"),
            mark(self.just_crowned.contains(cell), "f"),
        ]
        .concat()
    }
}

impl Position {
    /// The position of a setup, if it is possible.
    ///
    /// # Errors
    /// [`SetupErrors`] names everything that is wrong, and where.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupErrors> {
        let problems = setup.board.pieces().filter_map(|(cell, piece)| problems_of(setup, cell, piece));
        let counts = Color::ALL.into_iter().filter_map(|color| too_many(setup, color));
        SetupErrors::new(problems.chain(counts)).map_or_else(|| Ok(validated(setup)), Err)
    }
}

fn problems_of(setup: &Setup, cell: Cell, piece: Piece) -> Option<SetupError> {
    let Piece { color, king } = piece;
    let Some(number) = number(cell) else { return Some(SetupError::OffBoard(cell)) };
    if promotion(color).contains(cell) && !king {
        return Some(SetupError::Uncrowned { color, number });
    }
    // Of several marks at most one can be right.
    let has_just_moved = color != setup.turn && !setup.just_crowned.has_many();
    let is_marked_wrong = setup.by_capture.contains(cell) && !promotion(color).contains(cell)
        || setup.just_crowned.contains(cell) && !(has_just_moved && promotion(color).contains(cell));
    is_marked_wrong.then(|| SetupError::Mark { text: setup.piece_text(cell), number })
}

fn too_many(setup: &Setup, color: Color) -> Option<SetupError> {
    let count = setup.board.cells(|piece| piece.color == color).len();
    (count > MAX_PIECES).then_some(SetupError::ManyPieces { color, count })
}

fn validated(setup: &Setup) -> Position {
    let mut position = Position::empty();
    for (cell, piece) in setup.board.pieces() {
        position.put(cell, piece);
    }
    Position {
        by_capture: setup.by_capture,
        just_crowned: setup.just_crowned.first(),
        turn: setup.turn,
        halfmove_clock: setup.halfmove_clock,
        fullmove_number: setup.fullmove_number.max(1),
        total_ban: setup.total_ban,
        ..position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            turn: position.turn,
            by_capture: position.by_capture,
            just_crowned: position.just_crowned.map_or(Bitboard::EMPTY, Bitboard::from),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
            total_ban: position.total_ban,
            board: Board::from_fn(|cell| position.piece_at(cell)),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::from(&position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draughts::cell_of_number;

    fn cell(number: u8) -> Cell {
        cell_of_number(number).expect("a cell")
    }

    #[test]
    fn positions_become_setups_and_come_back() {
        for text in ["W:W55,K39c:B19", "B:WK39cf:B49", "W:W55:B", "B:W15:BK75:H12:F40"] {
            let position = Position::from_text(text).unwrap();
            assert_eq!(Position::from_setup(&Setup::from(position)), Ok(position));
        }
        assert_eq!(Position::from_setup(&Setup::start()), Ok(Position::start()));
    }

    #[test]
    fn every_problem_is_named() {
        let mut setup = Setup::from_text("B:W55,K39:B49").unwrap();
        assert_eq!(setup.can_be_just_crowned(), Bitboard::from(cell(39)));
        setup.set_piece(cell(59), Some(Piece { color: Color::White, king: false }));
        setup.by_capture.insert(cell(55));
        let named = |setup: &Setup, problem| {
            Position::from_setup(setup).unwrap_err().iter().any(|named| *named == problem)
        };
        assert!(named(&setup, SetupError::Uncrowned { color: Color::White, number: 59 }));
        assert!(named(&setup, SetupError::Mark { text: "55c".to_owned(), number: 55 }));
        setup.set_piece(Cell::A1, Some(Piece { color: Color::Black, king: false }));
        assert!(named(&setup, SetupError::OffBoard(Cell::A1)));
    }

    #[test]
    fn a_mark_goes_with_its_piece() {
        let mut setup = Setup::from_text("B:WK39cf:B49").unwrap();
        setup.set_piece(cell(39), None);
        assert_eq!(setup.to_string(), "B:W:B49");
    }
}

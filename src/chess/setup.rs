//! A position that is set up but not yet validated.

use super::{CastlingRights, Color, Piece, Position, SetupErrors, Variant};
use crate::hex::{Bitboard, Board, Cell};

/// A position that is not necessarily legal: what a FEN says, or what is built up piece by piece.
///
/// [`Position::from_setup`] validates it and names every problem.
///
/// ```
/// use heksy::chess::{Color, Position, Role, Setup, Variant};
/// use heksy::hex::Cell;
///
/// let setup = Setup::empty(Variant::Glinski)
///     .with_piece(Cell::G1, Role::King.of(Color::White))
///     .with_piece(Cell::F10, Role::Pawn.of(Color::White))
///     .with_piece(Cell::B4, Role::King.of(Color::Black));
/// let position = Position::from_setup(&setup)?;
/// assert_eq!(position.to_fen(), "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1");
///
/// let problems = Position::from_setup(&setup.with_turn(Color::Black).without(Cell::G1)).unwrap_err();
/// assert_eq!(problems.to_string(), "White has no king; each side needs one");
/// # Ok::<(), heksy::chess::SetupErrors>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The variant, which decides board and rules.
    pub variant: Variant,
    /// The side to move.
    pub turn: Color,
    /// The rights of both sides, possible or not.
    pub castling: CastlingRights,
    /// The cells that the pawn of the last double push passed, in order.
    pub en_passant: Vec<Cell>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move, from 1, incremented after Black's move; 0 counts as 1.
    pub fullmove_number: u32,
    /// The pieces, whether or not a game could have them so.
    pub board: Board<Piece>,
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty(variant: Variant) -> Setup {
        Setup {
            variant,
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: Vec::new(),
            halfmove_clock: 0,
            fullmove_number: 1,
            board: Board::EMPTY,
        }
    }

    /// The start position.
    pub fn start(variant: Variant) -> Setup {
        Position::start(variant).into()
    }

    /// Returns the setup with a piece on a cell.
    pub const fn with_piece(mut self, cell: Cell, piece: Piece) -> Setup {
        self.board.set_piece(cell, Some(piece));
        self
    }

    /// Returns the setup with the cell empty.
    pub const fn without(mut self, cell: Cell) -> Setup {
        self.board.set_piece(cell, None);
        self
    }

    /// Returns the setup with this side to move.
    pub const fn with_turn(mut self, turn: Color) -> Setup {
        self.turn = turn;
        self
    }

    /// Returns the setup with these castling rights.
    pub const fn with_castling(mut self, rights: CastlingRights) -> Setup {
        self.castling = rights;
        self
    }

    /// Returns the setup after a double push that passed these cells.
    pub fn with_en_passant(mut self, passed: impl IntoIterator<Item = Cell>) -> Setup {
        self.en_passant = passed.into_iter().collect();
        self
    }

    /// Returns the setup with these counters: plies since the last capture or pawn move, and the number of the move.
    pub const fn with_counters(mut self, halfmove_clock: u32, fullmove_number: u32) -> Setup {
        self.halfmove_clock = halfmove_clock;
        self.fullmove_number = fullmove_number;
        self
    }
}

/// The cells passed by a pawn of the side not to move, in order.
pub(super) fn in_order(passed: Bitboard, turn: Color) -> Vec<Cell> {
    let mut cells: Vec<Cell> = passed.iter().collect();
    if turn == Color::White {
        cells.reverse(); // it was a black pawn, on its way down
    }
    cells
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            variant: position.variant(),
            turn: position.turn,
            castling: position.castling,
            en_passant: in_order(position.en_passant(), position.turn),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
            board: Board::from_fn(|cell| position.piece_at(cell)),
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup::from(&position)
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: Setup) -> Result<Position, SetupErrors> {
        Position::from_setup(&setup)
    }
}

impl TryFrom<&Setup> for Position {
    type Error = SetupErrors;

    fn try_from(setup: &Setup) -> Result<Position, SetupErrors> {
        Position::from_setup(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Role, SetupError};

    fn kings() -> Setup {
        Setup::empty(Variant::Glinski)
            .with_piece(Cell::F1, Role::King.of(Color::White))
            .with_piece(Cell::F11, Role::King.of(Color::Black))
    }

    #[test]
    fn positions_come_back() {
        let mut random = fastrand::Rng::with_seed(11);
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            assert_eq!(Position::from_setup(&Setup::start(variant)), Ok(position));
            for _ in 0..200 {
                let moves = position.legal_moves();
                let Some(&mv) = random.choice(moves.iter()) else { break };
                position.play_unchecked(mv);
                let setup = Setup::from(&position);
                assert_eq!(Position::try_from(setup.clone()), Ok(position), "{position:?}");
                assert_eq!(setup.board.occupied(), position.occupied());
            }
        }
    }

    #[test]
    fn every_problem_is_named() {
        let setup = Setup::empty(Variant::Shafran)
            .with_piece(Cell::F2, Role::King.of(Color::White))
            .with_piece(Cell::F4, Role::King.of(Color::White))
            .with_piece(Cell::A1, Role::Rook.of(Color::Black))
            .with_piece(Cell::F1, Role::Pawn.of(Color::White))
            .with_castling("Qb".parse().unwrap())
            .with_en_passant([Cell::E3, Cell::A1]);
        let problems = Position::from_setup(&setup).unwrap_err();
        let text = |error: &SetupError| error.to_string();
        let texts: Vec<String> = problems.iter().map(text).collect();
        let expected = [
            "has no cell a1 of the 91-cell board; remove the Black rook",
            "White has 2 kings",
            "White has a pawn on e1",
            "Black has no king",
            "“Q” says that White may castle",
            "“b” says that Black may castle",
            "no pawn of Black can have just passed d3,a1",
        ];
        assert_eq!(texts.len(), expected.len(), "{texts:?}");
        for (text, expected) in texts.iter().zip(expected) {
            assert!(text.contains(expected), "{text}");
        }
        assert_eq!(problems.first(), problems.iter().next().unwrap());
        let told = problems.to_string();
        assert!(told.starts_with(&texts[..3].join("; ")) && told.ends_with("; and 4 more"), "{told}");
    }

    #[test]
    fn every_misplaced_pawn_is_named() {
        let cells = [Cell::A6, Cell::L6, Cell::F1];
        let setup = cells.iter().fold(kings().without(Cell::F1), |setup, &cell| {
            setup.with_piece(cell, Role::Pawn.of(Color::White))
        });
        let setup = setup.with_piece(Cell::G1, Role::King.of(Color::White));
        let problems = Position::from_setup(&setup).unwrap_err();
        let pawns = problems.iter().map(|problem| match problem {
            SetupError::Pawn { cell, promotes, .. } => (cell.to_string(), *promotes),
            other => panic!("{other}"),
        });
        let expected = [("a6", true), ("f1", false), ("l6", true)];
        assert_eq!(pawns.collect::<Vec<_>>(), expected.map(|(cell, promotes)| (cell.to_owned(), promotes)));
    }

    #[test]
    fn castling_belongs_to_games_that_have_it() {
        let setup = kings().with_castling("q".parse().unwrap());
        let problems = Position::from_setup(&setup).unwrap_err();
        assert_eq!(problems.first(), &SetupError::NoCastling { letter: 'q', variant: Variant::Glinski });
        assert_eq!(problems.iter().count(), 1);
    }

    #[test]
    fn the_waiting_side_may_not_be_in_check() {
        let setup = kings().with_piece(Cell::F6, Role::Rook.of(Color::White));
        let problems = Position::from_setup(&setup).unwrap_err();
        assert!(matches!(problems.first(), SetupError::OpponentInCheck { waiting: Color::Black, .. }));
        assert!(Position::from_setup(&setup.with_turn(Color::Black)).unwrap().in_check());
    }

    #[test]
    fn move_numbers_begin_with_1() {
        let position = Position::from_setup(&kings().with_counters(3, 0)).unwrap();
        assert_eq!((position.halfmove_clock(), position.fullmove_number()), (3, 1));
    }

    /// Validating any setup does not panic; a legal one can be played and written.
    #[test]
    fn any_setup_can_be_judged() {
        let mut random = fastrand::Rng::with_seed(3);
        let mut legal = 0;
        for round in 0..30_000 {
            let variant = Variant::ALL[round % 3];
            let mut setup = Setup::empty(variant).with_turn(Color::ALL[random.usize(..2)]);
            let mut place = |setup: &mut Setup, piece| {
                setup.board.set_piece(Cell::ALL[random.usize(..Cell::COUNT)], Some(piece));
            };
            for color in Color::ALL {
                place(&mut setup, Role::King.of(color));
            }
            for i in 0..round % 5 {
                let role = Role::ALL[(round / 5 + i) % 5];
                place(&mut setup, role.of(Color::ALL[i % 2]));
            }
            if let Ok(position) = Position::from_setup(&setup) {
                legal += 1;
                position.count_legal_moves();
                assert_eq!(Setup::from(position), setup);
            }
        }
        assert!(legal > 5_000, "{legal}");
    }
}

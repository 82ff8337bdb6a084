//! A position of any variant, possible or not.

use std::fmt;

use crate::chess::{self, CastlingRights, Fen};
use crate::draughts;
use crate::game::{BarePosition, Piece, PieceKind, Position, PositionError, Variant};
use crate::hex::{Bitboard, Cell};
use crate::sides::{Color, SetupErrors};

/// A position of any variant that need not be possible: built up piece by piece, or read from a text.
///
/// ```
/// use heksy::game::{Piece, PositionSetup, Variant};
/// use heksy::hex::Cell;
///
/// let mut setup = PositionSetup::empty(Variant::Checkers);
/// setup.set_piece(Cell::F6, Piece::from_char(Variant::Checkers, 'M'));
/// assert_eq!(setup.to_string(), "W:W55:B");
/// assert!(setup.position().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionSetup {
    /// A position of one of the chess games.
    Chess(chess::Setup),
    /// A position of checkers.
    Draughts(draughts::Setup),
}

/// A problem of a [`PositionSetup`]. The message names the cell and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupProblem {
    /// A problem of chess.
    #[error(transparent)]
    Chess(chess::SetupError),
    /// A problem of checkers.
    #[error(transparent)]
    Draughts(draughts::SetupError),
}

/// Asks either game's setup the same question.
macro_rules! either {
    ($setup:expr, $inner:ident => $answer:expr) => {
        match $setup {
            PositionSetup::Chess($inner) => $answer,
            PositionSetup::Draughts($inner) => $answer,
        }
    };
}

impl PositionSetup {
    /// An empty board, White to move.
    pub fn empty(variant: Variant) -> PositionSetup {
        match variant.chess() {
            Some(chess) => PositionSetup::Chess(chess::Setup::empty(chess)),
            None => PositionSetup::Draughts(draughts::Setup::empty()),
        }
    }

    /// The start position.
    pub fn start(variant: Variant) -> PositionSetup {
        Position::start(variant).into()
    }

    /// Reads a position as [`Position::from_fen`] does; it need not be possible.
    ///
    /// # Errors
    /// [`PositionError`] if the text cannot be understood.
    pub fn parse(variant: Variant, text: &str) -> Result<PositionSetup, PositionError> {
        let bare = BarePosition::of(text);
        if bare.moves.is_some() || bare.text == BarePosition::START {
            return Ok(Position::from_fen(variant, text)?.into());
        }
        let text = &bare.text;
        let Some(chess) = variant.chess() else {
            return Ok(PositionSetup::Draughts(draughts::Setup::from_text(text)?));
        };
        let fen = Fen::parse(chess, text)?;
        // Rows of files may mean two positions; only one of them may be possible.
        let possible = fen.to_position(chess).ok().map(chess::Setup::from);
        Ok(PositionSetup::Chess(possible.unwrap_or_else(|| fen.setup().clone())))
    }

    /// Returns the position in another game. On a board of the same shape the pieces stay where they are. A start
    /// position becomes that of the other game, and so does any position on a board of another shape.
    pub fn in_variant(&self, variant: Variant) -> PositionSetup {
        match (self, variant.chess()) {
            _ if variant == self.variant() => self.clone(),
            _ if *self == PositionSetup::start(self.variant()) => PositionSetup::start(variant),
            (PositionSetup::Chess(setup), Some(chess)) if self.variant().board() == variant.board() => {
                let mut setup = setup.clone().with_castling(CastlingRights::NONE).with_en_passant([]);
                setup.variant = chess;
                PositionSetup::Chess(setup)
            }
            _ => PositionSetup::start(variant),
        }
    }

    /// The variant, which decides board and rules.
    pub fn variant(&self) -> Variant {
        match self {
            PositionSetup::Chess(setup) => setup.variant.into(),
            PositionSetup::Draughts(_) => Variant::Checkers,
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        either!(self, setup => setup.turn)
    }

    /// Changes the side to move. Rights and marks stay, be they possible or not.
    pub fn set_turn(&mut self, turn: Color) {
        either!(self, setup => setup.turn = turn);
    }

    /// Plies since the last capture or pawn move (checkers: man's move), and the number of the move.
    pub fn counters(&self) -> (u32, u32) {
        either!(self, setup => (setup.halfmove_clock, setup.fullmove_number))
    }

    /// Changes both counters.
    pub fn set_counters(&mut self, halfmove_clock: u32, fullmove_number: u32) {
        either!(self, setup => {
            setup.halfmove_clock = halfmove_clock;
            setup.fullmove_number = fullmove_number;
        });
    }

    /// Whether checkers is played with the total ban.
    pub fn total_ban(&self) -> bool {
        matches!(self, PositionSetup::Draughts(setup) if setup.total_ban)
    }

    /// Returns the position with the rule option of checkers. No effect in chess.
    #[must_use]
    pub fn with_total_ban(mut self, total_ban: bool) -> PositionSetup {
        if let PositionSetup::Draughts(setup) = &mut self {
            setup.total_ban = total_ban;
        }
        self
    }
}

/// The pieces.
impl PositionSetup {
    /// `None` for an empty cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        either!(self, setup => setup.board.piece_at(cell).map(Piece::from))
    }

    /// Puts a piece on a cell, or clears it. A piece of another game does nothing.
    pub fn set_piece(&mut self, cell: Cell, piece: Option<Piece>) {
        match (self, piece) {
            (PositionSetup::Chess(setup), None) => drop(setup.board.set_piece(cell, None)),
            (PositionSetup::Draughts(setup), None) => drop(setup.set_piece(cell, None)),
            (PositionSetup::Chess(setup), Some(Piece { color, kind: PieceKind::Chess(role) })) => {
                setup.board.set_piece(cell, Some(role.of(color)));
            }
            (PositionSetup::Chess(_), _) | (_, Some(Piece { kind: PieceKind::Chess(_), .. })) => {}
            (PositionSetup::Draughts(setup), Some(Piece { color, kind })) => {
                setup.set_piece(cell, Some(draughts::Piece { color, king: kind == PieceKind::Crowned }));
            }
        }
    }

    /// The pieces with their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.piece_at(cell)?)))
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Bitboard {
        either!(self, setup => setup.board.occupied())
    }
}

/// Validation.
impl PositionSetup {
    /// The position, if the rules allow it.
    ///
    /// # Errors
    /// [`SetupErrors`] names everything that is wrong, and where.
    pub fn position(&self) -> Result<Position, SetupErrors<SetupProblem>> {
        match self {
            PositionSetup::Chess(setup) => chess::Position::from_setup(setup)
                .map(Position::Chess)
                .map_err(|problems| problems.map(SetupProblem::Chess)),
            PositionSetup::Draughts(setup) => draughts::Position::from_setup(setup)
                .map(Position::Draughts)
                .map_err(|problems| problems.map(SetupProblem::Draughts)),
        }
    }
}

impl From<&Position> for PositionSetup {
    fn from(position: &Position) -> PositionSetup {
        match position {
            Position::Chess(position) => PositionSetup::Chess(position.into()),
            Position::Draughts(position) => PositionSetup::Draughts(position.into()),
        }
    }
}

impl From<Position> for PositionSetup {
    fn from(position: Position) -> PositionSetup {
        PositionSetup::from(&position)
    }
}

/// FEN, or the position text of checkers; [`PositionSetup::parse`] reads it.
impl fmt::Display for PositionSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionSetup::Chess(setup) => Fen::from(setup.clone()).fmt(f),
            PositionSetup::Draughts(setup) => setup.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_is_read_whether_possible_or_not() {
        let text = "1/2k/5/7/9/11/11/11/11/11/11 w - 3 7";
        let setup = PositionSetup::parse(Variant::Glinski, text).unwrap();
        assert_eq!((setup.to_string().as_str(), setup.counters()), (text, (3, 7)));
        assert!(setup.position().is_err());
        assert!(PositionSetup::parse(Variant::Glinski, "W:W55:B").is_err());
        let crowned = PositionSetup::parse(Variant::Checkers, "W:W59:B19").unwrap();
        assert_eq!(crowned.position().unwrap_err().iter().count(), 1);
    }

    #[test]
    fn boards_of_one_shape_exchange_their_games() {
        let start = PositionSetup::start(Variant::Glinski);
        assert_eq!(start.in_variant(Variant::McCooey), PositionSetup::start(Variant::McCooey));
        let mut glinski = start;
        glinski.set_piece(Cell::F6, Piece::from_char(Variant::Glinski, 'Q'));
        let mccooey = glinski.in_variant(Variant::McCooey);
        assert_eq!((mccooey.variant(), mccooey.to_string()), (Variant::McCooey, glinski.to_string()));
        assert_eq!(glinski.in_variant(Variant::Shafran), PositionSetup::start(Variant::Shafran));
        assert_eq!(mccooey.in_variant(Variant::Checkers), PositionSetup::start(Variant::Checkers));
    }

    #[test]
    fn a_piece_of_another_game_does_nothing() {
        let mut setup = PositionSetup::empty(Variant::Checkers);
        setup.set_piece(Cell::F6, Piece::from_char(Variant::Glinski, 'Q'));
        assert_eq!(setup, PositionSetup::empty(Variant::Checkers));
    }
}

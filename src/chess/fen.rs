//! Positions as text (FEN).
//!
//! A position is written as rows of cells from the highest rank down to rank 1, each from left to right, then the
//! side to move, in Shafran's game the castling rights, the cells on which it may capture en passant, the moves of
//! either side since the last capture or pawn move, and the number of the move. Read are also the rows of the
//! files from left to right, each from rank 1 up or from its upper end down.

mod error;
mod fields;
mod placement;

use std::fmt;
use std::str::FromStr;

use super::setup::Board;
use super::{Color, Piece, Position, Setup, Variant};
use crate::hex::Cell;
pub use error::FenError;
use fields::Fields;

/// A position as FEN, which need not be legal.
///
/// A FEN does not say which game it is of. The boards of 91 cells are taken for Gliński's unless the game is told.
///
/// ```
/// use heksy::chess::{Fen, Variant};
///
/// let fen: Fen = "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1".parse()?;
/// let position = fen.to_position(Variant::McCooey)?;
/// assert_eq!(Fen::from(position), fen);
/// # Ok::<(), heksy::chess::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fen {
    setup: Setup,
    /// The less likely meaning of rows of files, which may go up or down.
    turned: Option<Board>,
}

impl Fen {
    /// Reads a text as a position of this game. The counters at the end may be missing.
    ///
    /// # Errors
    /// [`FenError`] says what cannot be understood, and where.
    pub fn parse(variant: Variant, text: &str) -> Result<Fen, FenError> {
        let mut fields = text.split_whitespace();
        let rows = fields.next().ok_or(FenError::Empty)?;
        let placement = placement::read(variant, rows)?;
        let Fields { turn, castling, en_passant, halfmove_clock, fullmove_number } =
            Fields::read(variant, fields)?;
        let board = placement.board;
        let setup = Setup { variant, turn, castling, en_passant, halfmove_clock, fullmove_number, board };
        Ok(Fen { setup, turned: placement.turned })
    }

    /// The position as it is written, not yet validated.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position in this game.
    ///
    /// # Errors
    /// [`FenError::Setup`] if the rules do not allow it, [`FenError::OtherBoard`] if it is of a board of another shape.
    pub fn to_position(&self, variant: Variant) -> Result<Position, FenError> {
        let found = self.setup.variant;
        if found == variant {
            return self.validate();
        }
        if found.rules().board != variant.rules().board {
            return Err(FenError::OtherBoard { found, variant });
        }
        Fen { setup: Setup { variant, ..self.setup.clone() }, turned: self.turned }.validate()
    }

    /// The position in the likelier reading of the text if that is legal, else in the other one.
    fn validate(&self) -> Result<Position, FenError> {
        let likelier = Position::from_setup(&self.setup);
        let position = likelier.or_else(|problems| {
            let turned = self.turned.map(|board| Setup { board, ..self.setup.clone() });
            turned.and_then(|setup| Position::from_setup(&setup).ok()).ok_or(problems)
        });
        Ok(position?)
    }
}

/// Reads the FEN of any game as [`Fen`] does: on the board of 91 cells a position of Gliński's game.
/// [`Position::from_fen`] reads one of a known game.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        let fen: Fen = text.parse()?;
        fen.to_position(fen.setup.variant)
    }
}

/// The FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_fen())
    }
}

/// The start of Gliński's game.
impl Default for Position {
    fn default() -> Position {
        Position::start(Variant::default())
    }
}

/// The same text in the standard form.
impl PartialEq for Fen {
    fn eq(&self, other: &Fen) -> bool {
        let variant = self.setup.variant;
        variant.rules().board == other.setup.variant.rules().board
            && self.setup == (Setup { variant, ..other.setup.clone() })
    }
}

impl Eq for Fen {}

/// Reads the FEN of any game, as [`Fen::parse`] does: the number of rows tells the board.
impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        let rows = text.split_whitespace().next().map_or(0, |rows| rows.split('/').count());
        let has_as_many = |variant: &Variant| {
            let coordinates = &variant.rules().coordinates;
            [coordinates.rank_rows().len(), coordinates.file_rows().len()].contains(&rows)
        };
        Fen::parse(Variant::ALL.into_iter().find(has_as_many).unwrap_or_default(), text)
    }
}

impl From<Setup> for Fen {
    fn from(setup: Setup) -> Fen {
        Fen { setup, turned: None }
    }
}

impl From<Position> for Fen {
    fn from(position: Position) -> Fen {
        Setup::from(position).into()
    }
}

/// Writes the standard form: the rows of the ranks.
impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.setup;
        let rules = setup.variant.rules();
        let rows = rules.coordinates.rank_rows();
        let rows: Vec<String> = rows.iter().map(|cells| row(setup, cells)).collect();
        write!(f, "{} {}", rows.join("/"), setup.turn.char())?;
        if !rules.castling.is_empty() {
            write!(f, " {}", setup.castling)?;
        }
        let names = setup.en_passant.iter().map(|&cell| setup.variant.cell_name(cell).to_string());
        let names: Vec<String> = names.collect();
        let passed = if names.is_empty() { "-".to_owned() } else { names.join(",") };
        write!(f, " {passed} {} {}", setup.halfmove_clock, setup.fullmove_number)
    }
}

/// A row of cells: letters of pieces, numbers of empty cells.
fn row(setup: &Setup, cells: &[Cell]) -> String {
    let mut row = String::new();
    let mut gap = 0;
    for &cell in cells {
        let Some(piece) = setup.piece_at(cell) else {
            gap += 1;
            continue;
        };
        if gap > 0 {
            row += &gap.to_string();
            gap = 0;
        }
        row.push(piece.char());
    }
    if gap > 0 { row + &gap.to_string() } else { row }
}

impl Position {
    /// Reads a position. The fields at the end may be missing: of rows alone White is to move, and nobody may castle
    /// or capture en passant.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong with the text or the set-up, and where.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, FenError> {
        Fen::parse(variant, fen)?.to_position(variant)
    }

    /// Writes the position.
    pub fn to_fen(&self) -> String {
        Fen::from(*self).to_string()
    }
}

#[cfg(test)]
mod tests;

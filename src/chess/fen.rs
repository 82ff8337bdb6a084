//! Positions as text (FEN).
//!
//! A position is written as rows of cells from the highest rank down to rank 1, each from left to right, then the
//! side to move, in Shafran's game the castling rights, the cells on which it may capture en passant, the moves of
//! either side since the last capture or pawn move, and the number of the move. Read are also the rows of the
//! files from left to right, each from rank 1 up or from its upper end down.

mod check;
mod error;
mod fields;
mod men;

use super::{CastlingRights, Color, Piece, Position, Variant};
use crate::hex::Cell;
use check::check;
pub use error::FenError;
use fields::Fields;

impl Position {
    /// Reads a position. The fields at the end may be missing: of rows alone White is to move, and nobody may castle
    /// or capture en passant.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong with the text or the set-up, and where.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, FenError> {
        let rules = variant.rules();
        let mut fields = fen.split_whitespace();
        let rows = fields.next().ok_or(FenError::Empty)?;
        let men = men::read(variant, rows)?;
        let fields = Fields::read(variant, fields)?;
        let read = check(rules, &men.board, &fields);
        match men.turned {
            Some(turned) => read.or_else(|error| check(rules, &turned, &fields).map_err(|_| error)),
            None => read,
        }
    }

    /// Writes the position.
    pub fn to_fen(&self) -> String {
        let rows = self.rules.coordinates.rank_rows();
        let rows: Vec<String> = rows.iter().map(|cells| self.row(cells)).collect();
        let castling = match (self.rules.castling.is_empty(), self.castling.is_empty()) {
            (true, _) => String::new(),
            (false, true) => " -".to_owned(),
            (false, false) => " ".to_owned() + &self.castling_letters(),
        };
        format!(
            "{} {}{castling} {} {} {}",
            rows.join("/"),
            self.turn.char(),
            self.passed_names(),
            self.halfmove_clock,
            self.fullmove_number
        )
    }

    /// A row of cells: letters of men, numbers of empty cells.
    fn row(&self, cells: &[Cell]) -> String {
        let mut row = String::new();
        let mut gap = 0;
        for &cell in cells {
            let Some(piece) = self.piece_at(cell) else {
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

    fn castling_letters(&self) -> String {
        let letters = CastlingRights::LETTERS.into_iter().zip(0..);
        letters.filter(|&(_, right)| self.castling.has(right)).map(|(letter, _)| letter).collect()
    }

    /// The cells which the last move's pawn passed, in the order in which it passed them.
    fn passed_names(&self) -> String {
        let names = self.en_passant().iter().map(|cell| self.variant().cell_name(cell).to_string());
        let mut names: Vec<String> = names.collect();
        if self.turn == Color::White {
            names.reverse(); // it was a black pawn, on its way down
        }
        if names.is_empty() { "-".to_owned() } else { names.join(",") }
    }
}

#[cfg(test)]
mod tests;

//! The position as text.
//!
//! Rows as in FEN, from rank 11 down to rank 1, each from file a to file l; a piece is two letters, its seat (`w r b`, or
//! `x` if it is dead) and its role. Then follow the seat to move, the seats in the game, the cells crossed by double
//! pushes (`-`, or seat and cell, `we4,rc5`), the half-moves and the round.

mod error;
mod read;
mod rows;

use std::fmt;
use std::str::FromStr;

use super::{Position, Setup};
use crate::hex::Cell;
pub use error::PositionTextError;
use rows::rows;

/// Reads a position which need not be possible. All fields must be there.
impl FromStr for Setup {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Setup, PositionTextError> {
        read::setup(text)
    }
}

/// Reads a position and settles it: sides whose turn has come and that have no move are put out.
impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Position, PositionTextError> {
        Ok(Position::from_setup(&text.parse()?)?)
    }
}

/// The start position.
impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = rows().map(|(_, cells)| row(self, &cells)).collect();
        let crossed = self.en_passant.iter().filter_map(|(seat, cell)| Some((seat, (*cell)?)));
        let crossed: Vec<String> = crossed.map(|(seat, cell)| format!("{}{cell}", seat.char())).collect();
        let crossed = if crossed.is_empty() { "-".to_owned() } else { crossed.join(",") };
        let (turn, playing) = (self.turn.char(), self.playing);
        write!(f, "{} {turn} {playing} {crossed} {} {}", rows.join("/"), self.halfmove_clock, self.round)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

/// A row of cells: two letters for a piece, numbers of empty cells.
fn row(setup: &Setup, cells: &[Cell]) -> String {
    let mut row = String::new();
    let mut gap = 0;
    for piece in cells.iter().map(|&cell| setup.piece_at(cell)) {
        let Some(piece) = piece else {
            gap += 1;
            continue;
        };
        if gap > 0 {
            row += &gap.to_string();
            gap = 0;
        }
        row.extend(piece.letters());
    }
    if gap > 0 { row + &gap.to_string() } else { row }
}

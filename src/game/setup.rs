//! Positions for unit tests.

use super::Position;
use crate::chess;
use crate::hex::Cell;

/// As [`chess_position`], for what takes a position of any game.
pub fn position(pieces: &str, turn: char) -> Position {
    chess_position(pieces, turn).into()
}

/// Gliński's game with these pieces, such as `Kg1 ra10`, White's in capitals, and `w` or `b` to move.
pub fn chess_position(pieces: &str, turn: char) -> chess::Position {
    let piece_on =
        |cell: Cell| pieces.split(' ').find(|piece| piece[1..] == cell.to_string()).map(|piece| &piece[..1]);
    let row = |rank: u8| {
        let (mut row, mut empty) = (String::new(), 0);
        for cell in Cell::ALL.into_iter().filter(|cell| cell.rank() == rank) {
            match piece_on(cell) {
                Some(piece) => {
                    row += &if empty > 0 { empty.to_string() } else { String::new() };
                    row += piece;
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        row + &if empty > 0 { empty.to_string() } else { String::new() }
    };
    let rows: Vec<String> = (1..=11).rev().map(row).collect();
    chess::Position::from_fen(chess::Variant::Glinski, &format!("{} {turn} - 0 1", rows.join("/")))
        .expect("tests set up legal positions")
}

//! Positions for unit tests.

use super::Position;
use crate::chess;
use crate::hex::Cell;

/// A position like that of [`chess_position`], for code that takes a position of any game.
pub fn position(pieces: &str, turn: char) -> Position {
    chess_position(pieces, turn).into()
}

/// Gliński's game with these pieces, such as `Kg1 ra10`, White's in capitals, and `w` or `b` to move.
pub fn chess_position(pieces: &str, turn: char) -> chess::Position {
    let turn = if turn == 'w' { chess::Color::White } else { chess::Color::Black };
    let mut setup = chess::Setup::empty(chess::Variant::Glinski).with_turn(turn);
    for piece in pieces.split(' ') {
        let cell: Cell = piece[1..].parse().expect("tests name cells of the board");
        setup.board.set_piece(cell, piece.chars().next().and_then(chess::Piece::from_char));
    }
    chess::Position::from_setup(&setup).expect("tests set up legal positions")
}

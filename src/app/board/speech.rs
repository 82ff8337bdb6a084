//! Moves and cells in whole words, for those who listen: "White knight f4 takes pawn on g6, check".

use super::BoardPiece;
use crate::app::text::{Text, keys, text, three_words, words};
use crate::chess::{MoveKind, Role};
use crate::draughts;
use crate::game::{GameTree, Move, NodeId, PieceKind, Position};
use crate::hex::{Bitboard, Cell, Shade};
use crate::sides::Color;
use crate::three::{self, Seat};

/// The move that leads to a node; nothing at the start.
pub fn spoken_node(tree: &GameTree, node: NodeId) -> Option<Text> {
    Some(spoken_move(&tree.position(tree.parent(node)?), tree.move_at(node)?))
}

/// A move in words, from the position before it, with the check or mate that it gives.
pub fn spoken_move(before: &Position, mv: Move) -> Text {
    let after = before.after(&[mv]);
    let text = match mv {
        Move::Chess(_) => chess_move(before, mv),
        Move::Draughts(mv) => draughts_move(before, mv),
    };
    let with = |key, text: Text| text!(key, "move" = text);
    let text = promoting(text, mv.promotion());
    match after.checked_king() {
        Some(_) if !after.has_legal_move() => with("speech-mate", text),
        Some(_) => with("speech-check", text),
        None => text,
    }
}

fn chess_move(before: &Position, mv: Move) -> Text {
    let kind = mv.chess().map(|mv| mv.kind);
    let variant = before.variant();
    let (side, piece) = (words::color_key(before.turn()), words::any_key(before.kind_at(mv.from())));
    let (from, to) = (variant.cell_name(mv.from()), variant.cell_name(mv.to()));
    match before.kind_at(mv.to()) {
        _ if kind == Some(MoveKind::Castle) => text!("speech-castles", side, to),
        Some(taken) => text!("speech-takes", side, from, to, piece, taken = words::kind_key(taken)),
        None if kind == Some(MoveKind::EnPassant) => text!("speech-en-passant", side, from, to, piece),
        None => text!("speech-moves", side, from, to, piece),
    }
}

fn draughts_move(before: &Position, mv: draughts::Move) -> Text {
    let variant = before.variant();
    let (side, piece) = (words::color_key(before.turn()), words::any_key(before.kind_at(mv.from)));
    let (from, to) = (variant.cell_name(mv.from), variant.cell_name(mv.to));
    match mv.taken.iter().count() {
        0 => text!("speech-moves", side, piece, from, to),
        count => text!("speech-jumps", side, piece, from, to, count),
    }
}

/// A move of three players in words.
pub fn spoken_three_move(before: &three::Position, mv: three::Move) -> Text {
    let (seat, from, to) = (three_words::seat_key(before.turn()), mv.from.to_string(), mv.to.to_string());
    let piece = words::any_key(before.role_at(mv.from).map(PieceKind::Chess));
    let text = match before.captured_at(mv).and_then(|cell| before.role_at(cell)) {
        Some(role) => text!("three-speech-takes", seat, from, to, piece, taken = words::role_key(role)),
        None => text!("three-speech-moves", seat, from, to, piece),
    };
    promoting(text, mv.promotion())
}

fn promoting(text: Text, role: Option<Role>) -> Text {
    match role {
        Some(role) => text!("speech-promotes", "move" = text, piece = words::role_key(role)),
        None => text,
    }
}

/// A cell: the piece on it, its colour, and in chess the pieces that attack and defend it.
pub fn spoken_cell(position: &Position, cell: Cell) -> Text {
    let piece = position.piece_at(cell);
    let there = text!("speech-cell", cell = cell_text(position, cell), shade = shade_key(cell.shade()));
    let Some(chess) = position.chess() else { return there };
    let attackers = chess.attackers_to(cell, position.occupied());
    let of = |color| (attackers & position.by_color(color)).into_iter().map(|from| cell_text(position, from));
    let (keys, friend) = match piece {
        Some(piece) => (["speech-attacked", "speech-defended"], piece.color),
        // An empty cell has neither enemies nor friends.
        None => (["speech-reached-black", "speech-reached-white"], Color::White),
    };
    let text = with_pieces(keys[0], there, of(!friend));
    with_pieces(keys[1], text, of(friend))
}

/// A cell with a list of pieces, if there are any.
fn with_pieces(key: &'static str, text: Text, pieces: impl Iterator<Item = Text>) -> Text {
    match pieces.reduce(|first, next| text!("listed", first, next)) {
        Some(pieces) => text!(key, text, pieces),
        None => text,
    }
}

/// A cell and the piece on it: "f5, white pawn".
pub fn cell(name: &str, piece: Option<BoardPiece>) -> Text {
    let Some(BoardPiece { seat, kind }) = piece else { return text!("board-cell-empty", cell = name) };
    let key = match seat {
        Some(Seat::White) => "board-cell-white",
        Some(Seat::Black) => "board-cell-black",
        Some(Seat::Red) => "board-cell-red",
        None => "board-cell-dead",
    };
    text!(key, cell = name, piece = words::kind_key(kind))
}

fn cell_text(position: &Position, cell: Cell) -> Text {
    self::cell(&position.variant().cell_name(cell), position.piece_at(cell).map(BoardPiece::from))
}

fn three_cell_text(position: &three::Position, cell: Cell) -> Text {
    self::cell(&cell.to_string(), position.piece_at(cell).map(BoardPiece::from))
}

/// A cell, the piece on it, and the pieces that attack the king there.
pub fn spoken_three_cell(position: &three::Position, cell: Cell) -> Text {
    let king = position.playing().iter().find(|&seat| position.king(seat) == Some(cell));
    let attackers = king.map_or(Bitboard::EMPTY, |seat| position.king_attackers(seat));
    let pieces = attackers.iter().map(|cell| three_cell_text(position, cell));
    with_pieces("speech-attacked", three_cell_text(position, cell), pieces)
}

keys! {
    /// The catalogue's key for the colour of a cell.
    fn shade_key(Shade) { Light => "light", Medium => "medium", Dark => "dark" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{PieceLetters, Variant, read_move};

    fn spoken(variant: Variant, fen: &str, mv: &str) -> String {
        let position = Position::from_fen(variant, fen).expect("a position");
        let mv = read_move(&position, mv, PieceLetters::English).expect("a move");
        spoken_move(&position, mv).to_string()
    }

    fn glinski(fen: &str, mv: &str) -> String {
        spoken(Variant::Glinski, fen, mv)
    }

    #[test]
    fn chess_moves_are_spoken_in_words() {
        let start = Position::start(Variant::Glinski).to_fen();
        assert_eq!(glinski(&start, "f6"), "White pawn f5 to f6");
        let promotion = "1/3/1P3/7/9/5k5/11/11/11/11/5K5 w - 0 1";
        assert_eq!(glinski(promotion, "e10=Q"), "White pawn e9 to e10, promotes to queen");
        let queen = "k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1";
        assert_eq!(glinski(queen, "Qf10#"), "White queen d8 to f10, checkmate");
    }

    #[test]
    fn checkers_moves_are_spoken_in_words() {
        let text = spoken(Variant::Checkers, "W:W33:B24,43,63", "33x53x73");
        assert_eq!(text, "White man 33 jumps to 73 and takes 2 pieces");
    }

    #[test]
    fn a_spoken_cell_names_its_attackers_and_defenders() {
        let start = Position::start(Variant::Glinski);
        let text = spoken_cell(&start, Cell::F5).to_string();
        assert_eq!(text, "f5, white pawn, dark cell. Defended by: e4, white pawn, g4, white pawn.");
        let text = spoken_cell(&start, Cell::F6).to_string();
        assert_eq!(text, "f6, empty, medium cell.");
    }
}

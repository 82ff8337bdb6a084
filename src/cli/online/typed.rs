//! Parsing of typed commands and moves.

use crate::game::{PieceLetters, Position, read_move};
use crate::online::{Offer, Order};

/// A typed line.
#[derive(Debug, PartialEq)]
pub enum Typed {
    /// An order to carry out at once.
    Order(Order),
    /// A move, which waits for its turn.
    Move(String),
    /// Accept or decline the proposal of the peer.
    Answer(bool),
    /// Asks to take back the own last move.
    Takeback,
    /// Nothing.
    Empty,
}

/// The words that are not moves.
pub const WORDS: &str =
    "draw, takeback, accept, decline, claim, resign, rematch, say TEXT, back, stop, leave, or a move";

/// Reads a line.
pub fn read(line: &str) -> Typed {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match word {
        "" => Typed::Empty,
        "draw" => Typed::Order(Order::Offer(Offer::Draw)),
        "rematch" => Typed::Order(Order::Offer(Offer::Rematch)),
        "takeback" => Typed::Takeback,
        "accept" => Typed::Answer(true),
        "decline" => Typed::Answer(false),
        "claim" => Typed::Order(Order::Claim),
        "resign" => Typed::Order(Order::Resign),
        "say" => Typed::Order(Order::Chat(rest.to_owned())),
        "back" => Typed::Order(Order::GoBack { agree: true }),
        "stop" => Typed::Order(Order::GoBack { agree: false }),
        "leave" => Typed::Order(Order::Leave),
        _ => Typed::Move(line.to_owned()),
    }
}

/// The move that a text means: coordinates, or notation with English letters.
///
/// # Errors
/// The reason why the text is not a legal move.
pub fn find_move(position: &Position, text: &str) -> Result<Order, String> {
    if let Some(mv) = position.find_coordinates(text) {
        return Ok(Order::Move(mv));
    }
    let read = read_move(position, text, PieceLetters::English);
    read.map(Order::Move).map_err(|error| format!("{error}; or one of {WORDS}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    #[test]
    fn words_and_moves_are_told_apart() {
        assert_eq!(read(" leave "), Typed::Order(Order::Leave));
        assert_eq!(read("say good luck"), Typed::Order(Order::Chat("good luck".to_owned())));
        assert_eq!(read("f5f6"), Typed::Move("f5f6".to_owned()));
        let start = Position::start(Variant::Glinski);
        assert_eq!(find_move(&start, "f5f6"), find_move(&start, "f6"));
        assert!(find_move(&start, "f5f9").is_err() && find_move(&start, "hello").is_err());
    }
}

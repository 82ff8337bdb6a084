//! Positions as data of `serde` (feature `serde`): their text, which is judged when it is read.

use super::{Points, Position, Seats, Setup};
use crate::text_serde::text_serde;

text_serde! {
    Position: "the text of a position of the game for three",
    Setup: "the text of a position of the game for three",
    Points: "the points of three sides",
    Seats: "the letters of seats",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_their_letters_and_nothing_else() {
        assert_eq!(serde_json::to_string(&Seats::ALL).unwrap(), "\"wrb\"");
        assert_eq!(serde_json::from_str::<Seats>("\"wb\"").unwrap().len(), 2);
        for json in ["255", "7", "\"brw\"", "\"wx\""] {
            assert!(serde_json::from_str::<Seats>(json).is_err(), "{json}");
        }
    }
}

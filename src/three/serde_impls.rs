//! Positions as data of `serde` (feature `serde`): their text, which is judged when it is read.

use super::{Position, Setup};
use crate::hex::serde_impls::text_serde;

text_serde! {
    Position: "the text of a position of the game for three",
    Setup: "the text of a position of the game for three",
}

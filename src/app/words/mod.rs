//! Words for what the window shows: names of pieces and moves, results, clocks, spoken moves.

pub mod clock_text;
mod letters;
mod names;
pub mod speech;
pub mod three;

pub(in crate::app) use letters::letters;
pub use letters::{knight_example, letter_of, role_of};
pub use names::{
    Words, any_key, color, color_key, computer_name, decimal, handicap, kind_key, labelled, letters_key,
    level, listed, number, odds, points, position_text_key, quarters, read_number, reason, result,
    result_and_reason, role_key, sentence, signed, unread, variant,
};

//! Words of the window: names of pieces and moves, results, clocks, spoken moves.

mod ending;
mod letters;
mod names;
mod numbers;
mod puzzle;
pub mod speech;
pub mod three;

pub(in crate::app) use ending::{reason_to, result_and_reason_to, result_to};
pub(in crate::app) use letters::letters;
pub use letters::{knight_example, letter_of, role_of};
pub use names::{
    any_key, cell, color, color_key, computer_name, game, handicap, kind_key, labelled, letters_key, level,
    level_hint, listed, odds, points, position_text_key, reason, result, result_and_reason, result_by_points,
    role_key, sentence, turn_key, unread, variant,
};
pub(in crate::app) use numbers::clock_face;
pub use numbers::{decimal, number, quarters, read_number, signed};
pub use puzzle::{puzzle_goal, puzzle_line};

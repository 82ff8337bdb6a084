//! Texts to try the readers on: games made up at random, and what is left of a text after some accidents.
#![allow(dead_code, unused_imports, reason = "each test file uses some of it")]

mod accidents;
mod games;
mod same;

pub use accidents::{happen, mix_up, rubbish};
pub use games::{meaningful_record, record, words};
pub use same::{as_in_a_file, assert_same_game, ids, tells_before_behind};

use fastrand::Rng;

pub fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.usize(..list.len())]
}

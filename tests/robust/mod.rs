//! Texts to try the readers on: games made up at random, and what is left of a text after some accidents.
#![allow(dead_code, unused_imports, reason = "each test file uses some of it")]

mod accidents;
mod games;

pub use accidents::{happen, rubbish};
pub use games::{record, words};

use fastrand::Rng;

/// One of a list.
pub fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.usize(..list.len())]
}

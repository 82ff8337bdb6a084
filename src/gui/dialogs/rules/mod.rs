//! The rules of every game, in words and with small boards, and where the games come from.

mod pages;
mod reading;

pub use reading::Reading;

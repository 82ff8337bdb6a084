//! The rules of every game, in words and on small boards, and the history of the games.

mod pages;
mod reading;

pub use reading::Reading;

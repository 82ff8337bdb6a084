//! Two sessions and what lies between them: games, accidents, strangers.

mod accidents;
mod agreement;
mod clocks;
mod keeping;
mod pair;
mod plays;
mod strangers;
mod streams;

//! The rules of all games: perft, positions made for their corners, naive second readings of the rules, properties.

#[path = "../support/cases/mod.rs"]
mod cases;
mod checkers_oracle;
mod chess_oracle;
#[cfg(feature = "serde")]
#[path = "../support/compare/mod.rs"]
mod compare;
mod harmful_checkers;
mod keys;
mod lessons;
#[cfg(feature = "serde")]
mod operations;
mod outside;
mod perft;
mod positions;
mod properties;
#[path = "../support/reading/mod.rs"]
mod reading;
#[path = "../support/robust/mod.rs"]
mod robust;
mod three;
mod three_oracle;

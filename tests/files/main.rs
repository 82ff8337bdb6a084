//! Notation and files: games as people wrote them down, damaged texts, saved games, pictures.

mod archives;
#[cfg(feature = "app")]
#[path = "../support/cases/mod.rs"]
mod cases;
mod clocks;
#[path = "../support/compare/mod.rs"]
mod compare;
mod dresses;
#[cfg(all(feature = "app", feature = "cli"))]
mod harmful_text;
mod pgn_file;
#[cfg(feature = "cli")]
mod pictures;
#[cfg(feature = "app")]
mod printed;
#[path = "../support/reading/mod.rs"]
mod reading;
#[cfg(feature = "app")]
mod records;
#[cfg(feature = "cli")]
mod records_variants;
#[path = "../support/robust/mod.rs"]
mod robust;
mod typeset;

//! Files of games, in portable game notation adapted to hexagonal boards.
//!
//! Reading is lax and loses nothing: what cannot be understood is told as a [`Diagnostic`] and kept in the
//! record as text. Writing has one canonical form, so that `write(read(write(g))) == write(g)`.
//!
//! The letters of the pieces may be those of any language in [`PieceLetters`](super::PieceLetters), in each game its
//! own; the moves tell which. A variation that begins with the move of another one is merged with it.
//!
//! * Tags: the Seven Tag Roster, then the others in ASCII order. `Variant` names the game in ASCII
//!   (`Glinski`); `SetUp` and `FEN` give another start position; `HexScore "3/4-1/4"` refines a
//!   `Result "1/2-1/2"`; `HexClock` gives a time control the standard's `TimeControl` cannot.
//! * Moves: short algebraic notation with English letters, ranks of one or two digits.
//! * Comments may hold `[%clk]`, `[%eval]`, `[%csl]` and `[%cal]`. The last comment says how the game ended.
//! * UTF-8, lines of less than 80 characters (longer words and tags are not broken), LF.

mod diagnostic;
mod file;
pub(super) mod lexer;
mod place;
mod reader;
mod tag_section;
#[cfg(test)]
mod tests;
mod text;
mod writer;

pub use diagnostic::{Diagnostic, Problem, Severity, known_variants};
pub use file::PgnFile;
pub use reader::{MAX_DEPTH, ReadGame, read_game};
pub use text::{NotText, decode};
pub use writer::{write, write_all};

//! Files of games for three, in portable game notation.
//!
//! * Tags: `Event`, `Site`, `Date`, `Round`, `White`, `Red`, `Black`, `Result`, then the others in ASCII order. `Variant`
//!   is `ThreePlayer`; `SetUp` and `FEN` give another start; `HexDead "leave"`: dead pieces leave the board.
//! * The result is the points of White, Red and Black: `1-0-1/2`, or `*` while the game goes on.
//! * Moves: short algebraic notation with English letters. Each round begins with its number; so many dots as the seat's
//!   place stand behind it where White is not the first.
//! * A comment tells who leaves the game by itself (`{Red resigns.}`, `{Red's time is up.}`) where that happened, and
//!   `{Draw agreed.}` at the end.
//!
//! Comments and glyphs are kept; variations are left out, which the reader says. From a move that is not possible on, the
//! text is kept as it is. Writing has one form.
//!
//! ```
//! use heksy::three::pgn;
//!
//! let games = pgn::read("[Red \"Ewa\"]\n\n1. e3e5 c4 {sharp} {Black resigns.} 2. Ne4 *");
//! assert!(games[0].problems.is_empty());
//! let text = pgn::write(&games[0].record);
//! assert!(text.ends_with("1. e5 c4 {sharp} {Black resigns.} 2. Ne4 *\n"), "{text}");
//! ```

mod lexer;
mod reader;
mod record;
mod words;
mod writer;

pub use reader::{Problem, ReadGame, What, read};
pub use record::{Notes, Record};
pub use words::is_variant;
pub use writer::write;

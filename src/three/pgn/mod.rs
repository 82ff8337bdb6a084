//! Files of three-player games, in portable game notation: read and written by the parts of
//! [`game::pgn`](crate::game::pgn).
//!
//! * Tags: `Event`, `Site`, `Date`, `Round`, `White`, `Red`, `Black`, `Result`, then the others in ASCII order. `Variant`
//!   is `ThreePlayer`; `SetUp` and `FEN` give another start; `HexDead "leave"`: dead pieces leave the board.
//! * The result is the points of White, Red and Black: `1-0-1/2`, or `*` for an unfinished game.
//! * Moves: short algebraic notation with English letters. Each round begins with its number, followed by one dot for
//!   White, two for Red or three for Black, depending on the side that moves first in it.
//! * Commands in comments are for events other than moves: `[%out red resigns]` and `[%out white time]` when a side resigns or its
//!   time is up, `[%draw agreed]` at the end of a game drawn by agreement.
//!
//! Reading loses nothing: comments, glyphs and `%` lines are kept, and as text also variations, repeated tags, and the
//! moves from the first that is not possible on. Writing has one form.
//!
//! ```
//! use heksy::three::pgn;
//!
//! let games = pgn::read("[Red \"Ewa\"]\n\n1. e3e5 c4 {sharp [%out black resigns]} 2. Ne4 *");
//! assert!(games[0].diagnostics.is_empty());
//! let text = pgn::write(&games[0].record);
//! assert!(text.ends_with("1. e5 c4 {sharp} {[%out black resigns]} 2. Ne4 *\n"), "{text}");
//! ```

mod acts;
mod problem;
mod reader;
mod record;
mod writer;

pub use problem::{Problem, ReadGame};
pub use reader::read;
pub use record::{Notes, Record, is_variant};
pub use writer::write;

//! Files of games, in portable game notation adapted to hexagonal boards.
//!
//! Reading is lax and loses nothing: text that cannot be understood is reported as a [`Diagnostic`] and kept in the
//! record as text. Writing has one canonical form, so that `write(read(write(g))) == write(g)`.
//!
//! The letters of the pieces may be those of any language in [`PieceLetters`](super::PieceLetters), different in each
//! game; the reader recognises the language from the moves. A variation that begins with the move of another one is
//! merged with it.
//!
//! * Tags: the Seven Tag Roster, then the others in ASCII order. `Variant` names the game in ASCII
//!   (`Glinski`); `SetUp` and `FEN` give another start position; `HexScore "3/4-1/4"` refines a
//!   `Result "1/2-1/2"`; `HexClock` gives a time control the standard's `TimeControl` cannot.
//!   `HexFirstMoves "free"`: each side's first move is not timed. `HexTimeLeft` gives the clock of a game that was
//!   broken off (see [`TimeLeft`](super::TimeLeft)).
//! * Moves: short algebraic notation with English letters, ranks of one or two digits.
//! * Comments may hold `[%clk]`, `[%eval]`, `[%csl]`, `[%cal]` and, with byo-yomi, `[%periods 3]`: the periods the mover
//!   has left after the move. The last comment says how the game ended.
//! * Text from print, mails and pages is read as if it were plain: dashes of all lengths, invisible characters, glyphs
//!   stuck to a move, parts of a move apart, results with spaces, quote marks, fences. Text around games is not part of them.
//! * UTF-8, lines of less than 80 characters (longer words and tags are not broken), LF.
//!
//! [`PgnFile`] holds a file, to read its games and to save one of them.
//!
//! ```
//! use heksy::game::pgn::{read_game, write};
//!
//! let game = read_game("[White \"A\"]\n\n1. e4-e6 (1. f6 {solid}) b5 1-0");
//! assert!(game.is_clean());
//! assert!(write(&game.record).ends_with("1. e6 (1. f6 {solid}) 1... b5 1-0\n"));
//!
//! let game = read_game("1. e6 Qf6 1-0");
//! assert_eq!((game.diagnostics[0].line, game.diagnostics[0].column), (1, 7));
//! ```

mod alphabet;
mod borders;
mod builder;
mod code_page;
mod commands;
mod comment_text;
mod diagnostic;
mod ending;
mod file;
mod joined;
mod lexer;
mod lines;
mod ordinary;
mod outline;
mod reader;
mod recognise;
mod remark;
mod results;
mod tag_section;
mod tag_text;
pub(super) mod tags;
#[cfg(test)]
mod tests;
mod text;
mod token;
pub(super) mod unread;
mod walk;
mod words;
mod wrapping;
mod write_tags;
mod writer;

pub use alphabet::ReadGame;
pub(crate) use borders::find_games;
pub use code_page::CodePage;
pub(crate) use comment_text::{comment_text as whole_comment, parts as comment_parts};
pub use comment_text::{comments_of, without_commands};
pub(crate) use diagnostic::Place;
pub use diagnostic::{Diagnostic, Finding, MAX_DEPTH, Problem, Severity, known_variants};
pub use file::PgnFile;
#[cfg(test)]
pub(crate) use lexer::tokens_read;
pub(crate) use lines::Lines;
pub use ordinary::is_square_fen;
pub use outline::Outline;
pub use reader::read_game;
pub(crate) use results::plain_result;
pub(crate) use tag_section::Head;
pub(crate) use tag_text::{fill_roster, head_text, parse_tag, tag_line};
pub use tags::{ROSTER, is_from_fields, is_standard_name};
pub use text::{NotText, decode};
pub(crate) use walk::{Part, Walk, WholeHead, escaped};
pub use writer::{write, write_all};

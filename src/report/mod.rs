//! The report on a game: the loss of each move, mistakes and better moves, and the accuracy of both sides.
//!
//! A [`Plan`] lists the positions to search, collects the results, and makes one edit of the record from them:
//! evaluations, glyphs, best lines. [`GameReport`] reads the report back from the evaluations and variations of a record,
//! also of one written by another program: it searches nothing, and everything it needs is ordinary PGN.
//!
//! # How moves are judged
//!
//! The value of a position is the expected points of its evaluation ([`Score::expected`]): 1 for a win, ½ for a draw, and
//! for a stalemate the points of the variant (¾ to ¼ in Gliński's game). The loss of a move is the mover's expected points
//! before it minus those after it. A move is an inaccuracy, a mistake or a blunder from a loss of 0.1, 0.2 or 0.3 on
//! ([`Judgement`]). Moves of the opening book are not judged, because they were searched for longer than any report does.
//!
//! Later results correct earlier ones: a position is worth at least as much as the move played in it, and exactly as much
//! if the search would have played the same move. So a correct move loses nothing because the next search sees further.
//!
//! The accuracy of a side is the mean of `100 · e^(-4.35 · loss)` over its moves, after the formula that Lichess
//! publishes for a single move (lichess.org/page/accuracy); 0.1 lost counts as 65 %, 0.3 as 27 %.
//!
//! # Why a move was bad
//!
//! The [`Cause`] follows from two lines: the best in place of the move, and the best after it. The record keeps both as
//! variations, and what follows the last move as a comment, so the cause is found again without a search; nothing of it
//! is written.
//!
//! # Reproducible results
//!
//! Each position is searched to a fixed number of nodes by a single thread with an empty table of [`HASH_MB`]. So the
//! result depends neither on the number of threads nor on the order of the searches.
//!
//! [`Score::expected`]: crate::engine::Score::expected
//! [`Cause`]: crate::tactics::Cause

mod better;
mod end_line;
mod game_report;
mod grounds;
mod judgement;
mod lines;
mod main_line;
mod phase;
mod plan;
mod settle;
#[cfg(test)]
mod tests;

pub use better::{Better, Promise};
pub use game_report::{GameReport, LapseSum, MoveReport, SideReport};
pub use judgement::{Judgement, accuracy};
pub use main_line::book_line;
pub use phase::Phase;
pub use plan::{HASH_MB, NODES, Plan};

//! The report on a game: where it turned, what each move lost, what else there was.
//!
//! [`Plan`] says which positions are to be searched, takes what the searches find, and makes of it one edit of the
//! record: evaluations, glyphs, best lines. [`GameReport`] reads the report back from the evaluations and variations of
//! a record, whoever wrote them: nothing is searched again, and nothing is kept that is no ordinary PGN.
//!
//! # How moves are judged
//!
//! A position is worth the points that its evaluation promises on the engine's curve ([`Score::expected`]): a win 1, a draw
//! ½, a stalemate what the variant gives for it (¾ to ¼ in Gliński's game). A move loses the mover's points before it
//! less those after it, and is an inaccuracy, a mistake or a blunder from a loss of 0.1, 0.2 or 0.3 on ([`Judgement`]).
//! Moves of the opening book are not judged: they were searched for longer than any report does.
//!
//! What is found later in the game is known before it as well. A position is worth at least what the move played in it
//! brings, and exactly that if the search would have played it too; so a move that was right loses nothing because the
//! next search sees further.
//!
//! The accuracy of a side is the mean of `100 · e^(-4.35 · loss)` over its moves, after the formula that Lichess
//! publishes for a single move (lichess.org/page/accuracy); 0.1 lost counts as 65 %, 0.3 as 27 %.
//!
//! # Why the result is always the same
//!
//! Each position is searched by one thread with an empty table of [`HASH_MB`] to a number of nodes. Which of several
//! threads does it, and what it did before, changes nothing.
//!
//! [`Score::expected`]: crate::engine::Score::expected

mod better;
mod game_report;
mod judgement;
mod main_line;
mod phase;
mod plan;
mod settle;
#[cfg(test)]
mod tests;

pub use better::{Better, Promise};
pub use game_report::{GameReport, MoveReport, SideReport};
pub use judgement::{Judgement, accuracy};
pub use phase::Phase;
pub use plan::{HASH_MB, NODES, Plan};

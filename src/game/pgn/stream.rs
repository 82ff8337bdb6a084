//! Files of any size, game by game: never more than one game and a part of the next are in memory.

mod decode;
mod error;
mod visitor;

use std::collections::VecDeque;
use std::io::Read;

use super::file::{Span, find_games};
use super::place::Place;
use super::reader::{ReadGame, read_part};
use crate::game::{PieceLetters, Variant};
use decode::Decoder;
pub use error::StreamError;
use visitor::walk;
pub use visitor::{Skip, Visitor};

/// How much is read at once, in bytes.
const CHUNK: usize = 1 << 16;

/// The size a game may have unless another is said, in bytes.
const LIMIT: usize = 1 << 24;

/// How a game begins whose predecessor is too long to be read.
const NEXT_GAME: &str = "\n[Event \"";

/// Reads games from a file or a pipe, one after the other.
///
/// Games begin and end as in [`PgnFile`](super::PgnFile). Text is UTF-8, each byte that is not is taken for Latin-1;
/// or UTF-16 with a byte-order mark. It reads ahead by itself: the input needs no buffer of its own.
///
/// ```
/// use heksy::chess::{Position, San, Variant};
/// use heksy::game::pgn::{GameReader, Skip, Visitor};
///
/// /// Plays the main lines over.
/// struct Last(Position);
///
/// impl Visitor for Last {
///     type Output = Position;
///
///     fn begin_variation(&mut self) -> Skip {
///         Skip(true)
///     }
///
///     fn san(&mut self, text: &str) {
///         let mv = text.parse::<San>().ok().and_then(|san| san.to_move(&self.0).ok());
///         if let Some(mv) = mv {
///             self.0.play_unchecked(mv);
///         }
///     }
///
///     fn end_game(&mut self) -> Position {
///         std::mem::replace(&mut self.0, Position::start(Variant::Glinski))
///     }
/// }
///
/// let file = "[White \"A\"]\n\n1. e6 (1. f6) b5 *\n\n[White \"B\"]\n\n1. Nc3 1-0\n";
/// let mut games = GameReader::new(file.as_bytes());
/// let mut last = Last(Position::start(Variant::Glinski));
/// let mut read = 0;
/// while let Some(position) = games.read_game(&mut last)? {
///     read += 1;
///     assert!(position.fullmove_number() <= 2);
/// }
/// assert_eq!(read, 2);
/// # Ok::<(), heksy::game::pgn::StreamError>(())
/// ```
#[derive(Debug)]
pub struct GameReader<R> {
    input: Decoder<R>,
    /// What has been decoded and is still needed.
    text: String,
    /// Line and column at which `text` begins.
    place: (usize, usize),
    /// The games of `text` that are whole.
    whole: VecDeque<Span>,
    /// From here on `text` is needed when the whole games have been read.
    rest: Rest,
    /// The most bytes a game may have.
    limit: usize,
    /// How much is read at once, in bytes.
    chunk: usize,
    /// The game played where no tag names one.
    default_variant: Variant,
    /// Within a game that is too long.
    skipping: bool,
}

/// Where the part of the text begins that is not yet understood.
#[derive(Clone, Copy, Debug)]
struct Rest {
    offset: usize,
    /// Line and column in the file.
    place: (usize, usize),
}

impl<R: Read> GameReader<R> {
    /// Reads from an input.
    pub fn new(input: R) -> Self {
        Self {
            input: Decoder::new(input),
            text: String::new(),
            place: (1, 1),
            whole: VecDeque::new(),
            rest: Rest { offset: 0, place: (1, 1) },
            limit: LIMIT,
            chunk: CHUNK,
            default_variant: Variant::default(),
            skipping: false,
        }
    }

    /// The same, with games of at most so many bytes instead of 16 MiB. Longer ones are told as an error and skipped;
    /// behind one of which not even the end is known, the next line that begins with `[Event "` begins a game.
    pub fn with_limit(self, bytes: usize) -> Self {
        Self { limit: bytes, ..self }
    }

    /// The same, in which games without a tag `Variant` are taken for games of `variant`, not of Gliński's.
    pub fn with_default_variant(self, variant: Variant) -> Self {
        Self { default_variant: variant, ..self }
    }

    /// Shows the next game to a visitor; `None` after the last.
    ///
    /// # Errors
    ///
    /// [`StreamError`]; after [`StreamError::TooLong`] the game behind it can be read.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<Option<V::Output>, StreamError> {
        let Some(game) = self.next_game()? else { return Ok(None) };
        let (line, column) = self.place_of(&game);
        visitor.begin_game(line);
        walk(&self.text[game.start..game.end], column == 1, visitor);
        Ok(Some(visitor.end_game()))
    }

    /// Reads the next game whole, with what is wrong in it; `None` after the last.
    ///
    /// # Errors
    ///
    /// As [`Self::read_game`].
    pub fn read_record(&mut self, letters: PieceLetters) -> Result<Option<ReadGame>, StreamError> {
        let Some(game) = self.next_game()? else { return Ok(None) };
        let text = &self.text[game.start..game.end];
        Ok(Some(read_part(text, self.place_of(&game), letters, self.default_variant)))
    }

    /// Passes the next game over; `false` after the last.
    ///
    /// # Errors
    ///
    /// As [`Self::read_game`].
    pub fn skip_game(&mut self) -> Result<bool, StreamError> {
        Ok(self.next_game()?.is_some())
    }

    fn next_game(&mut self) -> Result<Option<Span>, StreamError> {
        loop {
            if let Some(game) = self.whole.pop_front() {
                return if game.end - game.start <= self.limit {
                    Ok(Some(game))
                } else {
                    Err(self.too_long(&game))
                };
            }
            self.forget();
            if self.input.has_ended() && self.text.is_empty() {
                return Ok(None);
            }
            if self.skipping {
                self.skip()?;
            } else {
                self.find()?;
            }
        }
    }

    /// Reads on, and finds the games that are whole.
    fn find(&mut self) -> Result<(), StreamError> {
        self.fill()?;
        let mut games = find_games(&self.text);
        // The end of the last one may still be ahead.
        let last = if self.input.has_ended() { None } else { games.pop() };
        self.rest = match last {
            Some(last) => Rest { offset: last.start, place: self.place_of(&last) },
            None => self.rest_at(self.text.len()),
        };
        self.whole = games.into();
        if self.whole.is_empty() && self.text.len() - self.rest.offset > self.limit {
            self.skipping = true;
            return Err(StreamError::TooLong { line: self.rest.place.0, limit: self.limit });
        }
        Ok(())
    }

    fn too_long(&self, game: &Span) -> StreamError {
        StreamError::TooLong { line: self.place_of(game).0, limit: self.limit }
    }

    /// Reads on to where the next game must begin.
    fn skip(&mut self) -> Result<(), StreamError> {
        let next = self.text.find(NEXT_GAME);
        self.skipping = next.is_none() && !self.input.has_ended();
        let start = match next {
            Some(found) => found + 1,
            None if self.skipping => {
                self.text.floor_char_boundary(self.text.len().saturating_sub(NEXT_GAME.len()))
            }
            None => self.text.len(),
        };
        self.rest = self.rest_at(start);
        if self.skipping {
            self.forget();
            self.fill()?;
        }
        Ok(())
    }

    /// Adds to the text as much as it has, so that a long game is not searched for its end too often.
    fn fill(&mut self) -> Result<(), StreamError> {
        let held = self.text.len();
        let room = (self.limit + 1).saturating_sub(held);
        self.input.read(&mut self.text, held.min(room).max(self.chunk))
    }

    /// Drops the text of the games that have been read.
    fn forget(&mut self) {
        let Rest { offset, place } = self.rest;
        if offset == 0 {
            return;
        }
        self.text.drain(..offset);
        self.place = place;
        self.rest.offset = 0;
        if place.1 > 1 && !self.text.is_empty() {
            // Whether a `%` begins a line is seen by what stands before it.
            self.text.insert(0, ' ');
            self.place.1 -= 1;
            self.rest = Rest { offset: 0, place: self.place };
        }
    }

    fn rest_at(&self, offset: usize) -> Rest {
        Rest { offset, place: Place::new(self.place.0, self.place.1).find(&self.text, offset) }
    }

    /// Line and column of a game in the file.
    fn place_of(&self, game: &Span) -> (usize, usize) {
        let (line, column) = self.place;
        (line + game.line - 1, if game.line == 1 { column + game.column - 1 } else { game.column })
    }
}

#[cfg(test)]
mod tests;

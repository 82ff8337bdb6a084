//! A line of a journal: the whole game, with a checksum.

use std::io;

use crate::app::document::Snapshot;
use crate::checked_line;

/// A game as a line, line end included.
///
/// # Errors
/// The reason why the game cannot be written.
pub fn encode(game: &Snapshot) -> io::Result<String> {
    checked_line::encode(game)
}

/// The game of a line; `None` if the line is not whole, or is none of this version.
pub fn decode(line: &[u8]) -> Option<Snapshot> {
    checked_line::decode(line)
}

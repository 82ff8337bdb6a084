//! The lines of a journal. Reading ends at the first damaged line and keeps those before it.

use std::io;

use super::Entry;
use crate::checked_line;

/// An entry as a line, line end included.
///
/// # Errors
/// The reason why the entry cannot be written.
pub fn encode(entry: &Entry) -> io::Result<String> {
    checked_line::encode(entry)
}

/// The entries up to the first line that is not whole, and the number of bytes they take.
pub fn decode(bytes: &[u8]) -> (Vec<Entry>, usize) {
    let mut entries = Vec::new();
    let mut good = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some(entry) = checked_line::decode(line) else { break };
        entries.push(entry);
        good += line.len();
    }
    (entries, good)
}

/// The number of bytes that the first `count` lines take.
pub fn length(bytes: &[u8], count: usize) -> usize {
    bytes.split_inclusive(|&byte| byte == b'\n').take(count).map(<[u8]>::len).sum()
}

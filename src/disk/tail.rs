//! The end of a file that grows line by line: what is still to be written, and what is not known to be on the disk.

use std::io::{self, SeekFrom};

use super::OpenFile;

/// The end of a file that grows line by line.
///
/// A line is pending at first, then written, and at last forced to the disk. Where that fails the system may have given up
/// on it, and would say at the next attempt that all is well: it is pending once more, and written over itself.
#[derive(Debug, Default)]
pub struct Tail {
    /// Where what is pending belongs.
    offset: u64,
    /// The bytes before it that are not known to be on the disk.
    unsynced: Vec<u8>,
    pending: Vec<u8>,
}

impl Tail {
    /// A file that is empty.
    pub fn new() -> Tail {
        Tail::default()
    }

    /// A file of which these bytes are good. The program before may have ended when they could not be forced to the disk:
    /// they are written over themselves.
    pub fn found(bytes: Vec<u8>) -> Tail {
        Tail { offset: 0, unsynced: Vec::new(), pending: bytes }
    }

    /// Another line is to be written.
    pub fn add(&mut self, line: &[u8]) {
        self.pending.extend(line);
    }

    /// The line that was added last is not to be written, if it has not been.
    pub fn take_back(&mut self, line: &[u8]) {
        if self.pending.ends_with(line) {
            self.pending.truncate(self.pending.len() - line.len());
        }
    }

    /// Whether anything is still to be written.
    pub fn is_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Writes what is pending, and cuts the file off behind it.
    ///
    /// # Errors
    /// Those of the system; all of it is pending then.
    pub fn write(&mut self, file: &mut dyn OpenFile) -> io::Result<()> {
        write_at(file, self.offset, &self.pending)?;
        self.offset += self.pending.len() as u64;
        self.unsynced.append(&mut self.pending);
        Ok(())
    }

    /// How many bytes are written and not known to be on the disk.
    pub fn unsynced(&self) -> usize {
        self.unsynced.len()
    }

    /// The first `len` of these bytes are on the disk.
    pub fn synced(&mut self, len: usize) {
        self.unsynced.drain(..len);
    }

    /// They could not be forced to the disk: they are pending again.
    pub fn not_synced(&mut self) {
        self.offset -= self.unsynced.len() as u64;
        self.unsynced.append(&mut self.pending);
        self.pending = std::mem::take(&mut self.unsynced);
    }
}

/// Writes `bytes` at `offset`, and cuts the file off behind them. Where that fails some of them may have been written.
fn write_at(file: &mut dyn OpenFile, offset: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(offset))?;
    file.write_all(bytes)?;
    // Not before: what is written a second time must not be gone in between.
    let end = offset + bytes.len() as u64;
    if file.size()? > end { file.set_size(end) } else { Ok(()) }
}

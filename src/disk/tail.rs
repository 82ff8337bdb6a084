//! The end of a file that grows line by line: the bytes that are not written yet, and those that are not synced yet.

use std::io::{self, SeekFrom};

use super::OpenFile;

/// The end of a file that grows line by line; by default of an empty one.
///
/// A line is first pending, then written, then synced. After a failed sync the system may have dropped the line and would
/// report success at the next attempt. So the line becomes pending again, and is written again in place.
#[derive(Debug, Default)]
pub struct Tail {
    /// The offset of the pending bytes in the file.
    offset: u64,
    /// The written bytes before the offset that are not synced yet.
    unsynced: Vec<u8>,
    pending: Vec<u8>,
}

impl Tail {
    /// The end of a file that begins with these valid bytes. They are pending, because the previous program may have ended
    /// after a failed sync.
    pub fn found(bytes: Vec<u8>) -> Tail {
        Tail { offset: 0, unsynced: Vec::new(), pending: bytes }
    }

    /// Adds a line to the pending bytes.
    pub fn add(&mut self, line: &[u8]) {
        self.pending.extend(line);
    }

    /// Removes the line that was added last, unless it is written already.
    pub fn take_back(&mut self, line: &[u8]) {
        if self.pending.ends_with(line) {
            self.pending.truncate(self.pending.len() - line.len());
        }
    }

    /// Whether any bytes are pending.
    pub fn is_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Writes the pending bytes, and truncates the file after them.
    ///
    /// # Errors
    /// Any I/O error; all these bytes are then still pending.
    pub fn write(&mut self, file: &mut dyn OpenFile) -> io::Result<()> {
        write_at(file, self.offset, &self.pending)?;
        self.offset += self.pending.len() as u64;
        self.unsynced.append(&mut self.pending);
        Ok(())
    }

    /// The number of bytes that are written and not synced yet.
    pub fn unsynced(&self) -> usize {
        self.unsynced.len()
    }

    /// Notes that the first `len` unsynced bytes are on the disk.
    pub fn synced(&mut self, len: usize) {
        self.unsynced.drain(..len);
    }

    /// Makes the unsynced bytes pending again after a failed sync.
    pub fn not_synced(&mut self) {
        self.offset -= self.unsynced.len() as u64;
        self.unsynced.append(&mut self.pending);
        self.pending = std::mem::take(&mut self.unsynced);
    }
}

/// Writes `bytes` at `offset`, and truncates the file after them. After an error some of them may have been written.
fn write_at(file: &mut dyn OpenFile, offset: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(offset))?;
    file.write_all(bytes)?;
    // Truncating first would lose bytes that are written a second time.
    let end = offset + bytes.len() as u64;
    if file.size()? > end { file.set_size(end) } else { Ok(()) }
}

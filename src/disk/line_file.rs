//! A file that grows line by line: lines that are not written yet, and those that are not synced yet.
//!
//! All lines stay in memory, so that they can be written again when another program removes the file.

use std::io::{self, ErrorKind, SeekFrom};
use std::path::PathBuf;
use std::sync::Arc;

use super::{Access, FileSystem, OpenFile, keep_rest, read_open, sync_names};

/// An open file that grows line by line.
///
/// A line is first pending, then written, then synced. After a failed sync the system may have dropped the line and
/// would report success at the next attempt. So the line becomes pending again, and is written again in place.
#[derive(Debug)]
pub struct LineFile {
    files: Arc<dyn FileSystem>,
    /// The path of the file, for messages.
    pub path: PathBuf,
    access: Access<'static>,
    file: Box<dyn OpenFile>,
    /// Whether the file system says that the file is at its path, so that it can be missed there.
    is_seen: bool,
    /// How many lost files it has taken over, one after the other.
    taken_over: u32,
    /// Whether its name is known to be on the disk.
    is_named: bool,
    lines: Vec<u8>,
    /// The number of bytes of the lines that are written; the others are pending.
    written: usize,
    /// The number of bytes of the lines that are synced.
    synced: usize,
    /// Invalid bytes at the end of the file, which the next write saves in another file and cuts off.
    rest: Vec<u8>,
    /// The path of the saved rest.
    pub kept: Option<PathBuf>,
}

/// How often a lost file is written again. A file system that confuses its files would otherwise get one each second.
const MOST_LOST: u32 = 20;

/// A task that syncs a file.
pub type SyncTask = Box<dyn FnOnce() -> io::Result<()> + Send>;

impl LineFile {
    /// An open file without lines. `access` is for the rest that is cut off.
    pub fn new(
        files: &Arc<dyn FileSystem>,
        path: PathBuf,
        access: Access<'static>,
        file: Box<dyn OpenFile>,
    ) -> LineFile {
        LineFile {
            files: Arc::clone(files),
            is_seen: matches!(file.is_at(&path), Ok(true)),
            path,
            access,
            file,
            taken_over: 0,
            is_named: false,
            lines: Vec::new(),
            written: 0,
            synced: 0,
            rest: Vec::new(),
            kept: None,
        }
    }

    /// The file with its contents, of which the first `valid` bytes are lines. They are pending, because the previous
    /// program may have ended after a failed sync. The next write cuts off the other bytes, and saves them first if
    /// they are more than an incomplete line.
    pub fn with_contents(self, mut contents: Vec<u8>, valid: usize) -> LineFile {
        let mut rest = contents.split_off(valid);
        if !has_whole_line(&rest) {
            rest.clear();
        }
        LineFile { lines: contents, rest, ..self }
    }

    /// Reads the whole file, of at most `limit` bytes.
    ///
    /// # Errors
    /// Any I/O error; [`ErrorKind::FileTooLarge`] above the limit.
    pub fn read(&mut self, limit: u64) -> io::Result<Vec<u8>> {
        if self.file.size()? > limit {
            return Err(ErrorKind::FileTooLarge.into());
        }
        self.file.seek(SeekFrom::Start(0))?;
        read_open(self.file.as_mut(), limit)
    }

    /// Adds lines to the pending ones.
    pub fn add(&mut self, lines: &[u8]) {
        self.lines.extend(lines);
    }

    /// Number of bytes of all lines.
    pub fn size(&self) -> usize {
        self.lines.len()
    }

    /// Whether any lines are pending.
    pub fn is_pending(&self) -> bool {
        self.written < self.lines.len()
    }

    /// Whether the file is not at its path any more: another program has removed or renamed it, or a folder above it.
    /// `false` where that cannot be known.
    pub fn is_lost(&self) -> bool {
        self.is_seen && self.taken_over < MOST_LOST && matches!(self.file.is_at(&self.path), Ok(false))
    }

    /// Takes over the lines of a lost file as pending ones, and its invalid end.
    pub fn take_over(&mut self, lost: LineFile) {
        (self.lines, self.rest) = (lost.lines, lost.rest);
        (self.written, self.synced) = (0, 0);
        self.taken_over = lost.taken_over + 1;
    }

    /// Writes the pending lines, and truncates the file after them.
    ///
    /// # Errors
    /// Any I/O error; all these lines are then still pending.
    pub fn write(&mut self) -> io::Result<()> {
        if !self.rest.is_empty() {
            self.kept = Some(keep_rest(self.files.as_ref(), &self.path, self.access, &self.rest)?);
            self.rest.clear();
        }
        write_at(self.file.as_mut(), self.written as u64, &self.lines[self.written..])?;
        self.written = self.lines.len();
        Ok(())
    }

    /// Adds a line and writes the pending ones. A line that cannot be written is dropped.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn write_line(&mut self, line: &[u8]) -> io::Result<()> {
        let len = self.lines.len();
        self.add(line);
        self.write().inspect_err(|_| self.lines.truncate(len))
    }

    /// Writes the pending lines and syncs all lines, but not the name of the file.
    ///
    /// # Errors
    /// Any I/O error; the lines that are not synced are then pending.
    pub fn sync(&mut self) -> io::Result<()> {
        if self.is_pending() {
            self.write()?;
        }
        let done = self.file.sync();
        self.synced_to(self.written, done.is_ok());
        done
    }

    /// A task that syncs the written lines and the name of the file, on any thread. And the number of bytes that are
    /// synced then, for [`Self::end_sync`].
    ///
    /// # Errors
    /// Any I/O error.
    pub fn begin_sync(&self) -> io::Result<(SyncTask, usize)> {
        let file = self.file.duplicate()?;
        let name = (!self.is_named).then(|| (Arc::clone(&self.files), self.path.clone()));
        let task: SyncTask = Box::new(move || {
            file.sync()?;
            name.map_or(Ok(()), |(files, path)| sync_names(files.as_ref(), &path))
        });
        Ok((task, self.written))
    }

    /// Notes the end of a task after which `len` bytes are synced. After a failure all lines that are not synced are pending.
    pub fn end_sync(&mut self, len: usize, has_succeeded: bool) {
        self.is_named |= has_succeeded;
        self.synced_to(len, has_succeeded);
    }

    fn synced_to(&mut self, len: usize, has_succeeded: bool) {
        if has_succeeded {
            self.synced = len;
        } else {
            self.written = self.synced;
        }
    }

    /// Removes the file, if it can be removed.
    pub fn remove(self) {
        // Some systems do not remove an open file.
        drop(self.file);
        let _ = self.files.remove(&self.path);
    }
}

/// Whether these bytes contain a whole line, more than a crash has left of one.
pub fn has_whole_line(bytes: &[u8]) -> bool {
    bytes.contains(&b'\n')
}

/// Writes `bytes` at `offset`, and truncates the file after them. After an error some of them may have been written.
fn write_at(file: &mut dyn OpenFile, offset: u64, bytes: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(offset))?;
    file.write_all(bytes)?;
    // Truncating first would lose bytes that are written a second time.
    let end = offset + bytes.len() as u64;
    if file.size()? > end { file.set_size(end) } else { Ok(()) }
}

//! The meeting on the disk: one file, one line per event, each there before the other side hears of it.
//!
//! A line is a checksum, a space, and an entry as JSON, as in the journals of other games. Each line is written at once
//! and forced to the disk about a second later. The file is locked while its meeting is open. Its name is made here, of
//! the time and a number drawn at random; nothing of the other side's goes into it.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::news::Offer;
use super::record::MAX_EVENTS;
use super::terms::TermsText;
use crate::checked_line;
use crate::disk::{self, Access, Disk, FileSystem, Open, OpenFile, Tail};
use crate::game::date::unix_seconds;
use crate::sides::{ByColor, Color};

/// The form of the file.
const VERSION: u32 = 1;
const EXTENSION: &str = "meeting";
/// A journal that is longer was not written by this program: the longest record, with all that can be said of it.
const MAX_BYTES: u64 = 16 * 1024 * 1024;
/// How long a line may wait until it is forced to the disk.
const SYNC_AFTER: Duration = Duration::from_secs(1);

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line.
    Head(Box<Head>),
    /// The guest has got the host's terms and promise.
    Terms {
        /// The terms.
        terms: TermsText,
        /// The hash of the host's number.
        commit: String,
    },
    /// The guest plays by them.
    Accepted,
    /// The other side's public key: nobody else may come.
    Peer {
        /// In hexadecimal.
        id: String,
    },
    /// A game begins.
    Begin {
        /// The host's colour.
        host: Color,
        /// Its number in this meeting.
        number: u32,
        /// The players' names.
        names: ByColor<String>,
        /// The guest's number in the lot, as the host has got it.
        guest_nonce: String,
    },
    /// Something happened.
    Event(Event),
    /// What was charged for the move that is event `n`, from 1.
    Charged {
        /// The number.
        n: usize,
        /// In milliseconds.
        ms: u64,
    },
    /// The record went back to its first events.
    Back {
        /// How many stay.
        to: usize,
    },
    /// An own proposal, made when the record had `n` events.
    Offered {
        /// What.
        offer: Offer,
        /// The length of the record.
        n: usize,
    },
    /// The meeting cannot go on.
    Stopped,
}

/// What a journal begins with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Head {
    /// The form of the file.
    pub version: u32,
    /// When it was begun, in seconds since 1970.
    pub begun: u64,
    /// Whether this side has invited.
    pub is_host: bool,
    /// The secret key of this side, in hexadecimal: by it the other side knows this one again.
    pub key: String,
    /// This side's number in the lot.
    pub nonce: String,
    /// The invitation.
    pub ticket: String,
    /// The host's port, so that the addresses of the invitation stay good; 0 for any.
    #[serde(default)]
    pub port: u16,
    /// This side's name.
    pub name: String,
    /// The host's terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<TermsText>,
}

impl Head {
    /// A head of this form, begun now.
    pub fn new(is_host: bool, key: String, nonce: String, ticket: String, name: String) -> Self {
        Self {
            version: VERSION,
            begun: unix_seconds(),
            is_host,
            key,
            nonce,
            ticket,
            port: 0,
            name,
            terms: None,
        }
    }
}

/// The folder of the journals.
#[derive(Clone, Debug)]
pub struct Folder {
    /// The file system it lies in.
    pub files: Arc<dyn FileSystem>,
    /// Its path. It need not be there yet.
    pub path: PathBuf,
}

impl Folder {
    /// A real folder.
    pub fn on_disk(path: impl Into<PathBuf>) -> Self {
        Self { files: Arc::new(Disk), path: path.into() }
    }

    /// The journals in it, the latest first.
    pub(super) fn journals(&self) -> Vec<PathBuf> {
        let mut paths = self.files.list(&self.path).unwrap_or_default();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
        paths.sort_by(|one, other| other.cmp(one));
        paths
    }
}

/// An open journal; without a folder it keeps nothing.
#[derive(Debug, Default)]
pub struct Journal {
    file: Option<JournalFile>,
    /// Since when a line waits to be forced to the disk.
    unsynced: Option<Duration>,
}

#[derive(Debug)]
struct JournalFile {
    files: Arc<dyn FileSystem>,
    path: PathBuf,
    file: Box<dyn OpenFile>,
    /// Its lines on their way to the disk. What is behind them is a line that was cut short, or not understood.
    tail: Tail,
    /// What is to be cut off, and must be kept first.
    rest: Vec<u8>,
}

impl JournalFile {
    /// Writes a line behind the others. One that cannot be written is given up.
    fn add(&mut self, line: &[u8]) -> io::Result<()> {
        self.tail.add(line);
        self.write().inspect_err(|_| self.tail.take_back(line))
    }

    fn write(&mut self) -> io::Result<()> {
        if !self.rest.is_empty() {
            disk::keep_rest(self.files.as_ref(), &self.path, Access::Private, &self.rest)?;
            self.rest.clear();
        }
        self.tail.write(self.file.as_mut())
    }

    /// Forces all lines to the disk.
    fn sync(&mut self) -> io::Result<()> {
        if self.tail.is_pending() {
            self.write()?;
        }
        match self.file.sync() {
            Ok(()) => self.tail.synced(self.tail.unsynced()),
            Err(error) => {
                self.tail.not_synced();
                return Err(error);
            }
        }
        Ok(())
    }
}

impl Journal {
    /// Begins a journal in a folder, which is made if need be.
    ///
    /// # Errors
    /// Those of the system.
    pub fn create(folder: Option<&Folder>, head: Head) -> io::Result<Self> {
        let Some(folder) = folder else { return Ok(Self::default()) };
        let files = Arc::clone(&folder.files);
        disk::create_folders(files.as_ref(), &folder.path)?;
        let path = folder.path.join(format!("{}-{:08x}.{EXTENSION}", head.begun, fastrand::u32(..)));
        // It holds a secret key.
        let file = files.open(&path, Open::New(Access::Private))?;
        // Where the file system knows no locks the journal is as good as before; it may then be resumed twice.
        let _ = file.lock();
        let (kept_files, kept_path) = (Arc::clone(&files), path.clone());
        let file =
            JournalFile { files: kept_files, path: kept_path, file, tail: Tail::new(), rest: Vec::new() };
        let mut journal = Self { file: Some(file), unsynced: None };
        let written = journal.write(&Entry::Head(Box::new(head)), Duration::ZERO);
        let synced = written.and_then(|()| journal.sync());
        // One without a whole head is of no use to anybody.
        synced.and_then(|()| disk::sync_names(files.as_ref(), &path)).inspect_err(|_| journal.remove())?;
        Ok(journal)
    }

    /// Writes an entry at once.
    ///
    /// # Errors
    /// Those of the system.
    pub fn write(&mut self, entry: &Entry, now: Duration) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.add(checked_line::encode(entry).as_bytes())?;
        self.unsynced = self.unsynced.or(Some(now));
        Ok(())
    }

    /// When [`Self::sync_if_due`] has something to do.
    pub fn due(&self) -> Option<Duration> {
        self.unsynced.map(|since| since + SYNC_AFTER)
    }

    /// Forces what has waited long enough to the disk.
    ///
    /// # Errors
    /// Those of the system.
    pub fn sync_if_due(&mut self, now: Duration) -> io::Result<()> {
        if self.due().is_some_and(|due| due <= now) { self.sync() } else { Ok(()) }
    }

    /// Forces all to the disk.
    ///
    /// # Errors
    /// Those of the system. The meeting then ends: what it is to be resumed from may be less than what was written.
    pub fn sync(&mut self) -> io::Result<()> {
        self.unsynced = None;
        let Some(file) = &mut self.file else { return Ok(()) };
        // What could not be forced down is written again, once.
        file.sync().or_else(|_| file.sync())
    }

    /// Removes the journal: nothing in it would be missed.
    pub fn remove(&mut self) {
        if let Some(JournalFile { files, path, file, .. }) = self.file.take() {
            // Some systems do not remove a file that is open.
            drop(file);
            let _ = files.remove(&path);
        }
    }
}

/// The entries of a journal that no program has open. Nothing is changed.
///
/// # Errors
/// Those of the system; [`ErrorKind::WouldBlock`] if another program has it open,
/// [`ErrorKind::InvalidData`] if it is no journal of this form.
pub fn read(files: &dyn FileSystem, path: &Path) -> io::Result<(Head, Vec<Entry>)> {
    let mut file = files.open(path, Open::Read)?;
    let (head, entries, _) = decode(&read_locked(file.as_mut())?).ok_or(ErrorKind::InvalidData)?;
    Ok((head, entries))
}

/// The entries of a journal, and the file, locked. What follows its last whole line is cut off when the next one is
/// written, and kept if it is more than a line that was cut short.
///
/// # Errors
/// Those of [`read`].
pub fn open(files: &Arc<dyn FileSystem>, path: &Path) -> io::Result<(Head, Vec<Entry>, Journal)> {
    let mut file = files.open(path, Open::Write)?;
    let bytes = read_locked(file.as_mut())?;
    let (head, entries, whole) = decode(&bytes).ok_or(ErrorKind::InvalidData)?;
    let (good, rest) = bytes.split_at(whole);
    let rest = if checked_line::has_whole_line(rest) { rest.to_owned() } else { Vec::new() };
    let (files, path, tail) = (Arc::clone(files), path.to_owned(), Tail::found(good.to_owned()));
    Ok((head, entries, Journal { file: Some(JournalFile { files, path, file, tail, rest }), unsynced: None }))
}

/// The bytes of a file that no other program has open. Where the file system knows no locks, none is needed.
fn read_locked(file: &mut dyn OpenFile) -> io::Result<Vec<u8>> {
    if file.lock().is_err_and(|error| error.kind() == ErrorKind::WouldBlock) {
        return Err(ErrorKind::WouldBlock.into());
    }
    disk::read_open(file, MAX_BYTES)
}

/// The entries up to the first line that is not whole, and the number of bytes that they take.
pub(super) fn decode(bytes: &[u8]) -> Option<(Head, Vec<Entry>, usize)> {
    let (mut entries, mut whole) = (Vec::new(), 0);
    let mut head = None;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match checked_line::decode(line) {
            Some(Entry::Head(first)) if head.is_none() && first.version == VERSION => head = Some(*first),
            Some(entry) if head.is_some() && entries.len() < 4 * MAX_EVENTS => entries.push(entry),
            _ => break,
        }
        whole += line.len();
    }
    head.map(|head| (head, entries, whole))
}

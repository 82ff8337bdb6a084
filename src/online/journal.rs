//! The meeting on the disk: one file, one line per event, each there before the other side hears of it.
//!
//! A line is a checksum, a space, and an entry as JSON, as in the journals of other games. Each line is written at once
//! and forced to the disk about a second later. The file is locked while its meeting is open. Its name is made here, of
//! the time and a number drawn at random; nothing of the other side's goes into it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::news::Offer;
use super::record::MAX_EVENTS;
use super::terms::TermsText;
use crate::checked_line;
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

/// An open journal; without a folder it keeps nothing.
#[derive(Debug, Default)]
pub struct Journal {
    file: Option<(PathBuf, File)>,
    /// Since when a line waits to be forced to the disk.
    unsynced: Option<Duration>,
}

impl Journal {
    /// Begins a journal in a folder, which is made if need be.
    ///
    /// # Errors
    /// Those of the system.
    pub fn create(folder: Option<&Path>, head: Head) -> io::Result<Self> {
        let Some(folder) = folder else { return Ok(Self::default()) };
        fs::create_dir_all(folder)?;
        let name = format!("{}-{:08x}.{EXTENSION}", head.begun, fastrand::u32(..));
        let path = folder.join(name);
        let file = private().create_new(true).open(&path)?;
        // Where the file system knows no locks the journal is as good as before; it may then be resumed twice.
        let _ = file.try_lock();
        let mut journal = Self { file: Some((path, file)), unsynced: None };
        journal.write(&Entry::Head(Box::new(head)), Duration::ZERO)?;
        journal.sync()?;
        Ok(journal)
    }

    /// Writes an entry at once.
    ///
    /// # Errors
    /// Those of the system.
    pub fn write(&mut self, entry: &Entry, now: Duration) -> io::Result<()> {
        let Some((_, file)) = &mut self.file else { return Ok(()) };
        file.write_all(checked_line::encode(entry).as_bytes())?;
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
    /// Those of the system.
    pub fn sync(&mut self) -> io::Result<()> {
        self.unsynced = None;
        self.file.as_ref().map_or(Ok(()), |(_, file)| file.sync_data())
    }

    /// Removes the journal: nothing in it would be missed.
    pub fn remove(&mut self) {
        if let Some((path, file)) = self.file.take() {
            // Some systems do not remove a file that is open.
            drop(file);
            let _ = fs::remove_file(path);
        }
    }
}

/// The entries of a journal that no program has open. Nothing is changed.
///
/// # Errors
/// Those of the system; [`io::ErrorKind::WouldBlock`] if another program has it open,
/// [`io::ErrorKind::InvalidData`] if it is no journal of this form.
pub fn read(path: &Path) -> io::Result<(Head, Vec<Entry>)> {
    let mut file = File::open(path)?;
    check_lock(&file.try_lock_shared())?;
    let (head, entries, _) = decode(&read_bytes(&mut file)?).ok_or(io::ErrorKind::InvalidData)?;
    Ok((head, entries))
}

/// The entries of a journal, and the file, locked and behind its last whole line. What is behind that is gone; a copy
/// of the file is kept if it is more than a line that a crash has cut short.
///
/// # Errors
/// Those of [`read`].
pub fn open(path: &Path) -> io::Result<(Head, Vec<Entry>, Journal)> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    check_lock(&file.try_lock())?;
    let bytes = read_bytes(&mut file)?;
    let (head, entries, whole) = decode(&bytes).ok_or(io::ErrorKind::InvalidData)?;
    if checked_line::has_whole_line(&bytes[whole..]) {
        // Named by what is in it: another copy never takes its place.
        let copy = path.with_extension(format!("damaged-{:08x}", crc32fast::hash(&bytes)));
        private().create(true).truncate(true).open(copy)?.write_all(&bytes)?;
    }
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((head, entries, Journal { file: Some((path.to_owned(), file)), unsynced: None }))
}

/// The journals in a folder, the latest first.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION)).collect();
    paths.sort_by(|one, other| other.cmp(one));
    paths
}

/// A file that only its owner can read, where the system knows owners: it holds a secret key.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Where the file system knows no locks, none is needed.
fn check_lock(locked: &Result<(), TryLockError>) -> io::Result<()> {
    match locked {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

fn read_bytes(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    Read::by_ref(file).take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(io::ErrorKind::InvalidData.into()) } else { Ok(bytes) }
}

/// The entries up to the first line that is not whole, and the number of bytes that they take.
fn decode(bytes: &[u8]) -> Option<(Head, Vec<Entry>, usize)> {
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

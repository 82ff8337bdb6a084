//! The journal of an online session: one file, one line per event, each written before the peer receives the event.
//!
//! A line is a checksum, a space, and an entry as JSON, as in the journals of local games. Each line is written at
//! once and synced about a second later. The file is locked while its session is open. Its name is made of the time
//! and a random number; nothing from the peer goes into it.

use std::io::{self, ErrorKind};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::news::{Claim, Offer};
use super::record::MAX_EVENTS;
use super::terms::TermsText;
use crate::checked_line;
use crate::disk::{self, Access, Disk, FileSystem, LineFile, Open, OpenFile};
use crate::game::date::unix_seconds;
use crate::sides::{ByColor, Color};

/// The version of the format. Games of version 1, which is that of Heksy 0.3.0 and its protocol, can be read and not
/// continued.
pub(super) const VERSION: u32 = 2;
const EXTENSION: &str = "meeting";
/// Maximum size of a journal: more than the longest record with all charges and proposals needs, and a week of notes.
/// Longer files are rejected.
const MAX_BYTES: u64 = 64 * 1024 * 1024;
/// Time after which a written line is synced.
const SYNC_AFTER: Duration = Duration::from_secs(1);

/// An entry: one line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line.
    Head(Box<Head>),
    /// Receipt of the host's terms and commitment by the guest.
    Terms {
        /// The terms.
        terms: TermsText,
        /// The hash of the host's number.
        commit: String,
    },
    /// Consent of the guest to the terms.
    Accepted,
    /// The peer's public key. Other computers may no longer connect.
    Peer {
        /// In hexadecimal.
        id: String,
    },
    /// Start of a game.
    Begin {
        /// The host's colour.
        host: Color,
        /// The number of the game in this session.
        number: u32,
        /// The players' names.
        names: ByColor<String>,
        /// The guest's number for the coin flip, as the host received it.
        guest_nonce: String,
    },
    /// An event of the game.
    Event(Event),
    /// The charge of a move, which is event `n`, from 1.
    Charged {
        /// The number of the event.
        n: usize,
        /// The charged time, in milliseconds.
        ms: u64,
    },
    /// Shortening of the record to its first events.
    Back {
        /// The number of events that remain.
        to: usize,
    },
    /// A proposal of the player, made when the record had `n` events.
    Offered {
        /// The proposal.
        offer: Offer,
        /// The length of the record.
        n: usize,
    },
    /// This program's account of the time that no event contains, once a second while it changes. The last one counts.
    Note(Note),
    /// The player has settled the game, because the opponent stayed away.
    Settled {
        /// The result.
        claim: Claim,
    },
    /// Mark of a session that cannot continue.
    Stopped,
}

/// A program's own account of a running game, by which it continues after a restart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The thinking time of the side to move for the current move, by this program's account, in milliseconds.
    pub thought: u64,
    /// The time away of each side in this game, in milliseconds.
    pub away: ByColor<u64>,
    /// The rest of the allowance for the opponent's charges, in milliseconds; `None` for the whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowance: Option<u64>,
}

/// The first entry of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Head {
    /// The version of the format.
    pub version: u32,
    /// The time of its creation, in seconds since 1970.
    pub begun: u64,
    /// Whether this side is the host.
    pub is_host: bool,
    /// The secret key of this side, in hexadecimal, by which the peer recognises it.
    pub key: String,
    /// The number that this side contributes to the coin flip.
    pub nonce: String,
    /// The invitation.
    pub ticket: String,
    /// The host's port, so that the addresses of the invitation stay valid; 0 for any.
    #[serde(default)]
    pub port: u16,
    /// The name of this side's player.
    pub name: String,
    /// The host's terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<TermsText>,
}

impl Head {
    /// A head of the current version, created now.
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
    /// The file system of the folder.
    pub files: Arc<dyn FileSystem>,
    /// The path. The folder need not exist yet.
    pub path: PathBuf,
}

impl Folder {
    /// A real folder.
    pub fn on_disk(path: impl Into<PathBuf>) -> Self {
        Self { files: Arc::new(Disk), path: path.into() }
    }

    /// The journals in the folder, the latest first.
    pub(super) fn journals(&self) -> Vec<PathBuf> {
        let mut paths = self.files.list(&self.path).unwrap_or_default();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
        paths.sort_by(|one, other| other.cmp(one));
        paths
    }
}

/// An open journal; without a folder it stores nothing.
#[derive(Debug, Default)]
pub struct Journal {
    file: Option<LineFile>,
    /// The folder of the file, and the time in its name.
    place: Option<(Folder, u64)>,
    /// The time since which a line waits to be synced.
    unsynced: Option<Duration>,
}

impl Journal {
    /// Creates a journal in a folder, and the folder if necessary.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn create(folder: Option<&Folder>, head: Head) -> io::Result<Self> {
        let Some(folder) = folder else { return Ok(Self::default()) };
        let place = Some((folder.clone(), head.begun));
        let mut journal = Self { file: Some(new_file(folder, head.begun)?), place, unsynced: None };
        let written = journal.write(&Entry::Head(Box::new(head)), Duration::ZERO);
        let synced = written.and_then(|()| journal.sync());
        // A journal without a complete head is useless.
        let named = synced.and_then(|()| journal.sync_name());
        named.inspect_err(|_| journal.remove())?;
        Ok(journal)
    }

    /// Writes an entry at once.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn write(&mut self, entry: &Entry, now: Duration) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        file.write_line(checked_line::encode(entry)?.as_bytes())?;
        self.unsynced = self.unsynced.or(Some(now));
        self.renew_if_lost()
    }

    /// Writes a new file if another program has removed or renamed the old one, or its folder.
    fn renew_if_lost(&mut self) -> io::Result<()> {
        let (Some(file), Some((folder, begun))) = (&mut self.file, &self.place) else { return Ok(()) };
        if !file.is_lost() {
            return Ok(());
        }
        let lost = mem::replace(file, new_file(folder, *begun)?);
        file.take_over(lost);
        file.sync()?;
        self.sync_name()
    }

    fn sync_name(&self) -> io::Result<()> {
        let (Some(file), Some((folder, _))) = (&self.file, &self.place) else { return Ok(()) };
        disk::sync_names(folder.files.as_ref(), &file.path)
    }

    /// The time at which [`Self::sync_if_due`] will sync.
    pub fn due(&self) -> Option<Duration> {
        self.unsynced.map(|since| since + SYNC_AFTER)
    }

    /// Syncs the lines that have waited long enough.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn sync_if_due(&mut self, now: Duration) -> io::Result<()> {
        if self.due().is_some_and(|due| due <= now) { self.sync() } else { Ok(()) }
    }

    /// Syncs all lines.
    ///
    /// # Errors
    /// Any I/O error. The session then ends, because the disk may have less than was written.
    pub fn sync(&mut self) -> io::Result<()> {
        self.unsynced = None;
        self.renew_if_lost()?;
        let Some(file) = &mut self.file else { return Ok(()) };
        // After a failed sync the lines are written again, once.
        file.sync().or_else(|_| file.sync())
    }

    /// Removes the journal.
    pub fn remove(&mut self) {
        if let Some(file) = self.file.take() {
            file.remove();
        }
    }
}

/// A new, empty, locked file.
fn new_file(folder: &Folder, begun: u64) -> io::Result<LineFile> {
    disk::own_folder(folder.files.as_ref(), &folder.path)?;
    let path = folder.path.join(format!("{begun}-{:08x}.{EXTENSION}", fastrand::u32(..)));
    // Private, because the journal contains a secret key.
    let file = folder.files.open(&path, Open::New(Access::Private))?;
    // Without locks the journal can be resumed twice, but is otherwise intact.
    let _ = file.lock();
    Ok(LineFile::new(&folder.files, path, Access::Private, file))
}

/// Reads the entries of a journal that no program has open. Changes nothing.
///
/// # Errors
/// Any I/O error; [`ErrorKind::WouldBlock`] if another program has the journal open, [`ErrorKind::InvalidData`] if
/// the file is not a journal of this version.
pub fn read(files: &dyn FileSystem, path: &Path) -> io::Result<(Head, Vec<Entry>)> {
    let mut file = files.open(path, Open::Read)?;
    let (head, entries, _) = decode(&read_locked(file.as_mut())?).ok_or(ErrorKind::InvalidData)?;
    Ok((head, entries))
}

/// Opens and locks a journal. Bytes after its last complete line are cut off by the next write, and saved first if
/// they are more than an incomplete line.
///
/// # Errors
/// As [`read`].
pub fn open(files: &Arc<dyn FileSystem>, path: &Path) -> io::Result<(Head, Vec<Entry>, Journal)> {
    let mut file = files.open(path, Open::Write)?;
    let bytes = read_locked(file.as_mut())?;
    let (head, entries, whole) = decode(&bytes).ok_or(ErrorKind::InvalidData)?;
    let file = LineFile::new(files, path.to_owned(), Access::Private, file).with_contents(bytes, whole);
    let folder = Folder { files: Arc::clone(files), path: disk::folder_of(path).to_owned() };
    let place = Some((folder, head.begun));
    Ok((head, entries, Journal { file: Some(file), place, unsynced: None }))
}

/// Reads a file that no other program has locked. File systems without locks are allowed.
fn read_locked(file: &mut dyn OpenFile) -> io::Result<Vec<u8>> {
    if file.lock().is_err_and(|error| error.kind() == ErrorKind::WouldBlock) {
        return Err(ErrorKind::WouldBlock.into());
    }
    disk::read_open(file, MAX_BYTES)
}

/// The entries up to the first incomplete line, and their size in bytes.
pub(super) fn decode(bytes: &[u8]) -> Option<(Head, Vec<Entry>, usize)> {
    let (mut entries, mut whole) = (Vec::new(), 0);
    // Each game has this many at most, and the games of an evening any number together.
    let (mut head, mut of_game) = (None, 0);
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match checked_line::decode(line) {
            Some(Entry::Head(first)) if head.is_none() && (1..=VERSION).contains(&first.version) => {
                head = Some(*first);
            }
            // Hours of notes do not count as entries.
            Some(note @ Entry::Note(_)) if matches!(entries.last(), Some(Entry::Note(_))) => {
                entries.pop();
                entries.push(note);
            }
            Some(begin @ Entry::Begin { .. }) if head.is_some() => {
                of_game = 0;
                entries.push(begin);
            }
            Some(entry) if head.is_some() && of_game < 4 * MAX_EVENTS => {
                of_game += 1;
                entries.push(entry);
            }
            _ => break,
        }
        whole += line.len();
    }
    head.map(|head| (head, entries, whole))
}

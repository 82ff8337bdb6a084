//! Interrupted online sessions on the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::event::Event;
use super::journal::{self, Entry, Folder, Head, Note};
use super::news::{Claim, Offer};
use super::record::{Beginning, Record};
use super::terms::Terms;
use super::ticket::Ticket;
use crate::disk::FileSystem;
use crate::sides::{Color, Outcome};

/// Time for which journals without an unfinished game are kept.
const KEEP_FOR: Duration = Duration::from_hours(30 * 24);

/// An interrupted session that can be resumed.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The file system of the journal.
    pub files: Arc<dyn FileSystem>,
    /// The path of the journal.
    pub path: PathBuf,
    /// The time of its creation, in seconds since 1970.
    pub begun: u64,
    /// Whether this side is the host.
    pub is_host: bool,
    /// The invitation.
    pub ticket: Ticket,
    /// The terms; `None` if the guest has not received them yet.
    pub terms: Option<Terms>,
    /// The game, and this side's colour; `None` before its start.
    pub game: Option<(Record, Color)>,
    /// Whether the session can be resumed: not one of an older version of the protocol.
    pub can_resume: bool,
    /// The result by which the player has settled the game, because the opponent stayed away.
    pub claim: Option<Claim>,
}

impl Saved {
    /// Whether a game is in progress.
    pub fn is_unfinished(&self) -> bool {
        self.claim.is_none() && self.game.as_ref().is_some_and(|(record, _)| record.outcome().is_none())
    }

    /// Removes the journal.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn remove(self) -> io::Result<()> {
        self.files.remove(&self.path)
    }
}

/// The interrupted sessions in a folder that no program has open, the latest first. Journals that cannot be read or
/// continued are left out, and not changed.
pub fn saved(folder: &Folder) -> Vec<Saved> {
    let read =
        |path: PathBuf| Kept::load(folder.files.as_ref(), &path)?.saved(Arc::clone(&folder.files), path);
    folder.journals().into_iter().filter_map(read).collect()
}

/// Removes journals without an unfinished game that were not changed for a month: unaccepted invitations and finished
/// games. Killed programs leave them behind.
pub fn tidy(folder: &Folder) {
    let files = folder.files.as_ref();
    let is_old = |path: &Path| files.age(path).is_ok_and(|age| age > KEEP_FOR);
    let is_done =
        |kept: Kept| kept.claim.is_some() || kept.record.is_none_or(|record| record.outcome().is_some());
    for path in folder.journals().iter().filter(|path| is_old(path)) {
        if Kept::load(files, path).is_some_and(is_done) {
            // The next call tries again.
            let _ = files.remove(path);
        }
    }
}

/// The state of a session, as its journal has it.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub head: Head,
    pub terms: Option<Terms>,
    pub commit: Option<String>,
    pub accepted: bool,
    pub peer: Option<String>,
    pub guest_nonce: Option<String>,
    pub record: Option<Record>,
    /// The outcomes of the previous games.
    pub earlier: Vec<Outcome>,
    /// The number of events that the peer is known to have.
    pub known: usize,
    pub offered: Vec<(Offer, usize)>,
    pub note: Note,
    pub claim: Option<Claim>,
}

impl Kept {
    /// Loads the state from a journal that no program has open.
    fn load(files: &dyn FileSystem, path: &Path) -> Option<Self> {
        let (head, entries) = journal::read(files, path).ok()?;
        Self::read(head, &entries)
    }

    /// The state that results from the entries; `None` if they are inconsistent, or the session cannot continue.
    pub fn read(head: Head, entries: &[Entry]) -> Option<Self> {
        let terms = head.terms.as_ref().map(Terms::try_from).transpose().ok()?;
        let mut kept = Self::new(head, terms);
        for entry in entries {
            kept.add(entry)?;
        }
        Some(kept)
    }

    /// The state of a new session.
    pub fn new(head: Head, terms: Option<Terms>) -> Self {
        Self {
            head,
            terms,
            commit: None,
            accepted: false,
            peer: None,
            guest_nonce: None,
            record: None,
            earlier: Vec::new(),
            known: 0,
            offered: Vec::new(),
            note: Note::default(),
            claim: None,
        }
    }

    /// The colour of this side, after the start of the game.
    pub fn color(&self) -> Option<Color> {
        let host = self.record.as_ref()?.beginning().host;
        Some(if self.head.is_host { host } else { !host })
    }

    fn add(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Head(_) | Entry::Stopped => return None,
            Entry::Terms { terms, commit } => {
                self.terms = Some(Terms::try_from(terms).ok()?);
                self.commit = Some(commit.clone());
            }
            Entry::Accepted => self.accepted = true,
            Entry::Peer { id } => self.peer = Some(id.clone()),
            Entry::Begin { host, number, names, guest_nonce } => {
                let terms = self.terms.clone()?;
                let (host, number, names) = (*host, *number, names.clone());
                self.next_game(Record::new(Beginning { terms, host, number, names }));
                self.guest_nonce = Some(guest_nonce.clone());
                (self.known, self.offered) = (0, Vec::new());
            }
            Entry::Event(event) => self.add_event(event)?,
            Entry::Charged { n, ms } => {
                self.record.as_mut()?.charge(*n, *ms).ok()?;
                self.known = self.known.max(*n);
            }
            Entry::Back { to } => {
                self.record.as_mut()?.truncate(*to);
                self.known = self.known.min(*to);
                self.note.thought = 0;
            }
            Entry::Offered { offer, n } => self.offered.push((*offer, *n)),
            Entry::Note(note) => self.note = *note,
            Entry::Settled { claim } => self.claim = Some(*claim),
        }
        Some(())
    }

    /// Starts the next game.
    pub fn next_game(&mut self, record: Record) {
        let last = self.record.replace(record);
        self.earlier.extend(last.and_then(|last| last.outcome()));
        (self.note, self.claim) = (Note::default(), None);
    }

    fn add_event(&mut self, event: &Event) -> Option<()> {
        let own = self.color();
        let record = self.record.as_mut()?;
        record.push(event.clone()).ok()?;
        self.note.thought = 0;
        if Some(event.by) != own {
            // The peer would not have continued without the earlier events.
            self.known = record.len();
        }
        Some(())
    }

    fn saved(self, files: Arc<dyn FileSystem>, path: PathBuf) -> Option<Saved> {
        let color = self.color();
        let can_resume = self.head.version == journal::VERSION;
        Some(Saved {
            files,
            path,
            begun: self.head.begun,
            is_host: self.head.is_host,
            ticket: self.head.ticket.parse().ok()?,
            terms: self.terms,
            game: self.record.zip(color),
            can_resume,
            claim: self.claim,
        })
    }
}

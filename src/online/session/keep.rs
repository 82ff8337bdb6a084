//! Writing the journal, and the end of a session.

use std::time::Duration;

use super::Session;
use crate::online::event::Event;
use crate::online::journal::Entry;
use crate::online::mark::Mark;
use crate::online::news::{Ending, News, PeerProblem};
use crate::online::problem::Problem;
use crate::online::record::{EventError, Record};

impl Session {
    /// Appends an entry to the journal. Call this before sending anything about it.
    pub(super) fn write(&mut self, entry: &Entry, now: Duration) -> Result<(), Problem> {
        self.journal.write(entry, now).map_err(|error| Problem::Journal(error.to_string()))
    }

    /// Stores the peer's identity. From now on no other computer may connect.
    pub fn set_peer(&mut self, id: &str, now: Duration) {
        if self.kept.peer.is_none() {
            self.kept.peer = Some(id.to_owned());
            if let Err(problem) = self.write(&Entry::Peer { id: id.to_owned() }, now) {
                self.fail(problem);
            }
        }
    }

    /// The peer's identity, once it is stored.
    pub fn peer(&self) -> Option<&str> {
        self.kept.peer.as_deref()
    }

    /// Adds an event to the record and the journal. An event of the peer must lead to the digest that the peer sent.
    pub(super) fn add(
        &mut self,
        event: Event,
        mark: Option<Mark>,
        now: Duration,
    ) -> Result<Result<(), EventError>, Problem> {
        let Some(record) = self.kept.record.as_mut() else { return Ok(Err(EventError::Illegal)) };
        let before = record.len();
        if let Err(error) = record.push(event.clone()) {
            return Ok(Err(error));
        }
        if mark.is_some_and(|mark| mark != record.mark()) {
            record.truncate(before);
            return Ok(Err(EventError::Differs));
        }
        self.write(&Entry::Event(event), now)?;
        Ok(Ok(()))
    }

    /// Shortens the record to its first `to` events.
    pub(super) fn shorten(&mut self, to: usize, now: Duration) -> Result<(), Problem> {
        if let Some(record) = self.kept.record.as_mut() {
            record.truncate(to);
        }
        self.kept.known = self.kept.known.min(to);
        self.sent_up_to = self.sent_up_to.min(to);
        (self.sent, self.on_its_way, self.kept.note.thought) = (None, None, 0);
        self.waiting.clear();
        self.write(&Entry::Back { to }, now)
    }

    /// The length of the record.
    pub(super) fn len(&self) -> usize {
        self.record().map_or(0, Record::len)
    }

    /// Ends the session.
    pub fn end(&mut self, ending: Ending) {
        if self.ended.is_some() {
            return;
        }
        let cannot_go_on = match &ending {
            Ending::Problem(problem) => !matches!(problem, Problem::Journal(_) | Problem::Version { .. }),
            Ending::PeerProblem(problem) => !matches!(problem, PeerProblem::Own | PeerProblem::Version),
            Ending::StillDiffers | Ending::Overtime | Ending::PeerOvertime | Ending::Claimed { .. } => true,
            _ => false,
        };
        let is_done =
            self.record().is_none_or(|record| record.outcome().is_some() && self.kept.known >= record.len());
        if is_done {
            self.journal.remove();
        } else if cannot_go_on {
            let _ = self.write(&Entry::Stopped, Duration::ZERO);
        }
        let _ = self.journal.sync();
        self.news.push(News::Ended(ending.clone()));
        self.ended = Some(ending);
    }
}

//! What is written down, and the end.

use std::time::Duration;

use super::Session;
use crate::online::event::Event;
use crate::online::journal::Entry;
use crate::online::mark::Mark;
use crate::online::news::{Ending, News, PeerProblem};
use crate::online::problem::Problem;
use crate::online::record::{EventError, Record};

impl Session {
    /// Writes an entry down, before anybody hears of it.
    pub(super) fn write(&mut self, entry: &Entry, now: Duration) -> Result<(), Problem> {
        self.journal.write(entry, now).map_err(|error| Problem::Journal(error.to_string()))
    }

    /// Who the other side is: nobody else may come from now on.
    pub fn set_peer(&mut self, id: &str, now: Duration) {
        if self.kept.peer.is_none() {
            self.kept.peer = Some(id.to_owned());
            if let Err(problem) = self.write(&Entry::Peer { id: id.to_owned() }, now) {
                self.fail(problem);
            }
        }
    }

    /// Who the other side is, once that is settled.
    pub fn peer(&self) -> Option<&str> {
        self.kept.peer.as_deref()
    }

    /// Adds an event to the record and writes it down. The other side's must lead to the mark that it tells.
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

    /// Shortens the record to its first events.
    pub(super) fn shorten(&mut self, to: usize, now: Duration) -> Result<(), Problem> {
        if let Some(record) = self.kept.record.as_mut() {
            record.truncate(to);
        }
        self.kept.known = self.kept.known.min(to);
        self.sent_up_to = self.sent_up_to.min(to);
        self.sent = None;
        self.write(&Entry::Back { to }, now)
    }

    /// The length of the record.
    pub(super) fn len(&self) -> usize {
        self.record().map_or(0, Record::len)
    }

    /// The meeting is over.
    pub(super) fn end(&mut self, ending: Ending) {
        if self.ended.is_some() {
            return;
        }
        let cannot_go_on = match &ending {
            Ending::Problem(problem) => !matches!(problem, Problem::Journal(_) | Problem::Version { .. }),
            Ending::PeerProblem(problem) => !matches!(problem, PeerProblem::Own | PeerProblem::Version),
            Ending::StillDiffers => true,
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

    /// The meeting is over for a reason from outside: nobody was found, or came back.
    pub fn give_up(&mut self, ending: Ending) {
        self.end(ending);
    }
}

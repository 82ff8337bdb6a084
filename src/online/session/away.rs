//! Absence: the time away of each side, the notes that survive a restart, and the claims of the side that stayed.
//!
//! While the connection is lost, the clocks stand, and the time counts as time away of the side to move. Each side has
//! a limit for the whole game. After it the opponent may settle the game in its own record.

use std::time::Duration;

use super::Session;
use crate::online::journal::{Entry, Note};
use crate::online::news::{Claim, Ending, News};
use crate::online::problem::Problem;
use crate::online::protocol::{Farewell, Place};
use crate::online::record::Record;
use crate::sides::{ByColor, Color};

/// The time between two notes.
const NOTE_EVERY: Duration = Duration::from_secs(1);
/// The time between two reports that the time away has run out.
const CALL_EVERY: Duration = Duration::from_mins(1);

/// Notes.
impl Session {
    /// Continues from the last note, after a restart.
    pub(super) fn continue_from(&mut self, note: Note, now: Duration) {
        (self.watch.spent, self.watch.was_cut) = (Duration::from_millis(note.thought), true);
        if let Some(left) = note.allowance {
            self.allowance.restore(Duration::from_millis(left));
        }
        self.away_since = Some(now);
    }

    /// Whether time passes that no event contains.
    fn must_note(&self, now: Duration) -> bool {
        let Some(record) = self.record().filter(|record| record.outcome().is_none()) else { return false };
        let is_away =
            self.away_since.is_some() && self.away(now)[record.turn()] < self.away_limit() + NOTE_EVERY;
        is_away || record.left().is_some() && self.away_since.is_none()
    }

    /// The time of the next note.
    pub(super) fn note_due(&self, now: Duration) -> Option<Duration> {
        self.must_note(now).then(|| self.noted + NOTE_EVERY)
    }

    /// Writes a note, if it is time.
    pub(super) fn note_if_due(&mut self, now: Duration) -> Result<(), Problem> {
        if self.note_due(now).is_none_or(|due| now < due) {
            return Ok(());
        }
        self.noted = now;
        self.note(now)
    }

    fn note(&mut self, now: Duration) -> Result<(), Problem> {
        // As far as both programs would count it if the connection were lost now.
        let until = if self.is_own_turn() { now } else { now.min(self.heard) };
        let thought = self.own_time(until);
        let allowance = Some(self.allowance.left()).filter(|left| *left < self.allowance.whole());
        let note = Note {
            thought: thought.as_millis() as u64,
            away: self.away(now).map(|away| away.as_millis() as u64),
            allowance: allowance.map(|left| left.as_millis() as u64),
        };
        if note == self.kept.note {
            return Ok(());
        }
        self.settle_away(now);
        self.kept.note = note;
        self.write(&Entry::Note(note), now)
    }
}

/// Time away.
impl Session {
    /// The time away of each side in this game.
    pub(super) fn away(&self, now: Duration) -> ByColor<Duration> {
        let mut away = self.kept.note.away.map(Duration::from_millis);
        let turn = self.record().filter(|record| record.outcome().is_none()).map(Record::turn);
        if let Some((since, turn)) = self.away_since.zip(turn) {
            away[turn] += now.saturating_sub(since);
        }
        away
    }

    /// Adds up the time away until now, before the side to move changes or the game goes on.
    pub(super) fn settle_away(&mut self, now: Duration) {
        let away = self.away(now).map(|away| away.as_millis() as u64);
        self.kept.note.away = away;
        self.away_since = self.away_since.map(|_| now);
    }

    /// The game stands from now on, or goes on.
    pub(super) fn game_stands(&mut self, stands: bool, now: Duration) {
        self.settle_away(now);
        self.away_since = if stands { self.away_since.or(Some(now)) } else { None };
    }

    /// Adds a disturbance of the line to the time away of the peer.
    pub(super) fn add_peer_away(&mut self, time: Duration) {
        if let Some(own) = self.color() {
            self.kept.note.away[!own] += time.as_millis() as u64;
        }
    }

    /// The limit for the time away of each side in a game; zero before the guest has the terms.
    pub(super) fn away_limit(&self) -> Duration {
        self.kept.terms.as_ref().map_or(Duration::ZERO, |terms| Duration::from_secs(terms.away_limit.into()))
    }

    pub(super) fn report_away(&mut self, now: Duration) {
        self.away_reported = true;
        let turn = self.record().map_or(Color::White, Record::turn);
        let limit = self.away_limit().saturating_sub(self.away(now)[turn]);
        self.away_call = now + if limit.is_zero() { CALL_EVERY } else { limit };
        self.news.extend(self.clocks(now).map(|clocks| News::Away { clocks, limit }));
    }

    /// The time at which the time away of the side to move runs out, or is reported again.
    pub(super) fn away_due(&self) -> Option<Duration> {
        let stands = self.away_since.is_some() && self.kept.claim.is_none() && !self.is_connected();
        (self.is_running() && stands).then_some(self.away_call)
    }

    /// Reports that the time away has run out, if it has.
    pub(super) fn call_away(&mut self, now: Duration) {
        if self.away_due().is_some_and(|due| due <= now) {
            self.report_away(now);
        }
    }
}

/// Claims.
impl Session {
    /// Settles the game for the player, if the opponent is to move and its time away has run out.
    pub(super) fn settle(&mut self, claim: Claim, now: Duration) -> Result<(), Problem> {
        let Some(own) = self.color() else { return Ok(()) };
        let may_settle = self.is_running()
            && self.away_since.is_some()
            && self.kept.claim.is_none()
            && !self.is_own_turn()
            && self.away(now)[!own] >= self.away_limit();
        if !may_settle {
            self.news.extend((self.is_running() && self.kept.claim.is_none()).then_some(News::NotSettled));
            return Ok(());
        }
        self.kept.claim = Some(claim);
        self.write(&Entry::Settled { claim }, now)?;
        self.journal.sync().map_err(|error| Problem::Journal(error.to_string()))?;
        self.news.push(News::Settled { outcome: claim.outcome(own) });
        Ok(())
    }

    /// Compares the claims of both sides, when they meet again. Returns whether one of them has settled the game, which
    /// then ends the session.
    pub(super) fn compare_claims(&mut self, place: &Place) -> bool {
        let (own, theirs) = (self.kept.claim.is_some(), place.claim.is_some());
        if !own && !theirs {
            return false;
        }
        let moved = if own { place.n > self.len() } else { self.len() > place.n };
        self.leave(Farewell::Left, Ending::Claimed { own, theirs, moved });
        true
    }
}

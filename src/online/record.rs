//! The shared record: a list of events that only grows, and the game that results from it.
//!
//! Each event has a digest, a hash over the previous digest, the event and the position after it. So two records with
//! the same digest at some event are the same up to there. Charges are not part of it, because the peer reports them
//! later.

use std::time::Duration;

use super::event::{Event, EventKind};
use super::mark::Mark;
use super::terms::{Terms, TermsText};
use crate::game::{ClockSnapshot, Game, GameRecord, Move, Position};
use crate::sides::{ByColor, Color, Outcome, Points, Reason};

/// Maximum number of events in a record.
pub const MAX_EVENTS: usize = 4096;
/// Maximum time of a move, in milliseconds: a month.
const MAX_TIME: u64 = 31 * 24 * 3600 * 1000;

/// The beginning of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Beginning {
    /// The terms.
    pub terms: Terms,
    /// The host's colour.
    pub host: Color,
    /// The number of the game in this session, from 0; a rematch is the next one.
    pub number: u32,
    /// The players' names, as each player chose it.
    pub names: ByColor<String>,
}

/// The record of one game between two computers.
#[derive(Clone, Debug)]
pub struct Record {
    beginning: Beginning,
    events: Vec<Event>,
    /// The digest of the beginning, and after each event.
    marks: Vec<Mark>,
    game: Game,
    /// The time on the clock of the record: the sum of all charges.
    now: Duration,
}

/// The reason why an event cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventError {
    /// The rules do not allow the event, or not now.
    #[error("the rules do not allow the event here")]
    Illegal,
    /// The mover's flag had fallen before the move.
    #[error("the time ran out before the event")]
    Late,
    /// The event leads to a different game than the peer's.
    #[error("the two game records differ after the event")]
    Differs,
    /// The record is full.
    #[error("a record cannot have more than {MAX_EVENTS} events")]
    TooMany,
}

impl Record {
    /// A game before its first event. The clock of the side to move runs from now on.
    pub fn new(beginning: Beginning) -> Self {
        let mut game = Game::new(beginning.terms.setup());
        game.start_clock(Duration::ZERO);
        let terms = serde_json::to_string(&TermsText::from(&beginning.terms)).unwrap_or_default();
        let marks = vec![Mark::first(&terms, beginning.host, beginning.number)];
        Self { beginning, events: Vec::new(), marks, game, now: Duration::ZERO }
    }

    /// A record with these events.
    ///
    /// # Errors
    /// The first event that cannot be added, by its number from 1.
    pub fn with_events(beginning: Beginning, events: &[Event]) -> Result<Self, (usize, EventError)> {
        let mut record = Self::new(beginning);
        for (index, event) in events.iter().enumerate() {
            record.push(event.clone()).map_err(|error| (index + 1, error))?;
        }
        Ok(record)
    }

    /// The beginning of the record.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// All events.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether the record is empty.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The digest after the first `n` events; `None` if there are fewer.
    pub fn mark_at(&self, n: usize) -> Option<Mark> {
        self.marks.get(n).copied()
    }

    /// The digest after the last event.
    pub fn mark(&self) -> Mark {
        self.marks[self.events.len()]
    }

    /// The number of common events of two records, from the first. Records of different games have none.
    pub fn common(&self, other: &Record) -> usize {
        let same = self.marks.iter().zip(&other.marks).take_while(|(own, theirs)| own == theirs).count();
        same.saturating_sub(1)
    }

    /// The game that results from the events. Its clock counts the charged times, and runs for the side to move.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.game.turn()
    }

    /// The outcome of the game; `None` while it is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Both clocks after the side to move has thought for this time.
    pub fn clocks(&self, thought: Duration) -> ClockSnapshot {
        self.game.clock().snapshot_at(self.now + thought)
    }

    /// The time left for the side to move; `None` without a clock, or if this move is not timed.
    pub fn left(&self) -> Option<Duration> {
        let clock = self.game.clock();
        // An untimed move has no limit.
        let is_free = clock.flagged(self.now + FOREVER).is_none();
        if is_free || self.outcome().is_some() { None } else { clock.until_flag(self.turn(), self.now) }
    }

    /// Whether the flag of the side to move has fallen after it has thought for this time.
    pub fn is_flagged(&self, thought: Duration) -> bool {
        self.outcome().is_none() && self.game.clock().flagged(self.now + thought).is_some()
    }

    /// The game as a record for files, with the names of the players.
    pub fn game_record(&self) -> GameRecord {
        let mut record = self.game.record_at(self.now);
        for (color, name) in self.beginning.names.iter().filter(|(_, name)| !name.is_empty()) {
            record.set_player(color, name);
        }
        record
    }

    /// Adds an event.
    ///
    /// # Errors
    /// [`EventError`]; the record is then unchanged.
    pub fn push(&mut self, event: Event) -> Result<(), EventError> {
        if self.events.len() >= MAX_EVENTS {
            return Err(EventError::TooMany);
        }
        if self.outcome().is_some() {
            return Err(EventError::Illegal);
        }
        self.apply(&event)?;
        self.marks.push(self.mark().after(event.by, &event.kind, self.game.position()));
        self.events.push(event);
        Ok(())
    }

    fn apply(&mut self, event: &Event) -> Result<(), EventError> {
        let Event { by, kind, .. } = event;
        let draw = |reason| Outcome { points: Points::DRAW, reason };
        match kind {
            EventKind::Move { mv, .. } => self.apply_move(*by, mv, event.time())?,
            EventKind::Takeback { to } => {
                let plies = self.game.plies().checked_sub(*to).filter(|&plies| plies > 0);
                let plies = plies.filter(|_| self.beginning.terms.takebacks).ok_or(EventError::Illegal)?;
                self.game.take_back(plies, self.now);
            }
            EventKind::Draw => {
                self.now = self.when_stopped(event);
                self.game.end(draw(Reason::Agreement), self.now);
            }
            EventKind::Claim => {
                let then = self.when_stopped(event);
                if *by != self.turn() || !self.game.claim_draw(then) {
                    return Err(EventError::Illegal);
                }
                self.now = then;
            }
            EventKind::Resign => {
                self.now = self.when_stopped(event);
                self.game.resign(*by, self.now);
            }
            EventKind::Flag => {
                let left = self.left().ok_or(EventError::Illegal)?;
                self.now += left;
                self.game.tick(self.now).ok_or(EventError::Illegal)?;
            }
        }
        Ok(())
    }

    /// The time at which an end without a move stops the clocks, before any flag falls. Both records have the one that the
    /// event names, so that both players see the same clocks.
    fn when_stopped(&self, event: &Event) -> Duration {
        let thought = Duration::from_millis(event.charged.unwrap_or(0).min(MAX_TIME));
        let most = self.left().map_or(thought, |left| left.saturating_sub(Duration::from_millis(1)));
        self.now + thought.min(most)
    }

    fn apply_move(&mut self, by: Color, text: &str, time: u64) -> Result<(), EventError> {
        let mv = self.find(text).filter(|_| by == self.turn() && time <= MAX_TIME);
        let mv = mv.ok_or(EventError::Illegal)?;
        let then = self.now + Duration::from_millis(time);
        if self.game.clock().flagged(then).is_some() {
            return Err(EventError::Late);
        }
        self.game.play(mv, then).map_err(|_| EventError::Illegal)?;
        self.now = then;
        Ok(())
    }

    /// The number of plies before the last move of a side, to which a takeback of that move goes; `None` without one.
    pub fn before_last_move(&self, color: Color) -> Option<usize> {
        self.game.plies().checked_sub(if self.turn() == color { 2 } else { 1 })
    }

    /// Whether the text is a legal move of the side to move, as [`EventKind::Move`] has it.
    pub fn is_legal(&self, text: &str) -> bool {
        self.find(text).is_some()
    }

    /// The move with these coordinates in their canonical form, on which the digest depends.
    fn find(&self, text: &str) -> Option<Move> {
        let position = self.game.position();
        position.find_coordinates(text).filter(|&mv| position.coordinates(mv) == text)
    }

    /// Stores the peer's charge for the move that is event `n`, from 1.
    ///
    /// # Errors
    /// [`EventError`] if that event is not a move, or its mover's flag would have fallen; the record is then
    /// unchanged.
    pub fn charge(&mut self, n: usize, ms: u64) -> Result<(), EventError> {
        let event = n.checked_sub(1).and_then(|index| self.events.get(index)).ok_or(EventError::Illegal)?;
        if !matches!(event.kind, EventKind::Move { .. }) {
            return Err(EventError::Illegal);
        }
        if event.time() == ms {
            self.events[n - 1].charged = Some(ms);
            return Ok(());
        }
        if n == self.events.len() {
            return self.charge_last(ms);
        }
        let mut events = self.events.clone();
        events[n - 1].charged = Some(ms);
        *self = Self::with_events(self.beginning.clone(), &events).map_err(|(_, error)| error)?;
        Ok(())
    }

    /// Like [`Self::charge`], only for the last event and without rebuilding the game.
    fn charge_last(&mut self, ms: u64) -> Result<(), EventError> {
        let Some(event) = self.events.pop() else { return Err(EventError::Illegal) };
        self.marks.pop();
        self.now -= Duration::from_millis(event.time());
        // The clock continues from the charged time.
        self.game.take_back(1, self.now);
        let charged = self.push(Event { charged: Some(ms), ..event.clone() });
        if charged.is_err() {
            // The event was legal before.
            self.push(event)?;
        }
        charged
    }

    /// Shortens the record to its first `n` events.
    pub fn truncate(&mut self, n: usize) {
        if n < self.events.len()
            && let Ok(shorter) = Self::with_events(self.beginning.clone(), &self.events[..n])
        {
            *self = shorter;
        }
    }
}

/// A duration longer than any time control.
const FOREVER: Duration = Duration::from_secs(u32::MAX as u64 * 1000);

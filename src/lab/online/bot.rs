//! The engine as a player of an online game.

use std::time::Duration;

use crate::engine::{ClockLimits, Engine, Event, Level, Limits, SearchId, SearchRequest};
use crate::game::Move;
use crate::online::Record;
use crate::sides::{ByColor, Color};

/// Time that the clock loses while a move goes from the engine to the network.
const OVERHEAD: Duration = Duration::from_millis(30);
/// How long full strength thinks in a game without a clock.
const THOUGHT_WITHOUT_CLOCK: Duration = Duration::from_secs(5);

/// An engine that thinks when it is to move.
pub struct Bot {
    engine: Engine,
    level: Level,
    /// The search, and for how many events of the record.
    thinking: Option<(SearchId, usize)>,
}

impl Bot {
    /// An engine of this level, which wakes the table.
    pub fn new(level: Level, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { engine: Engine::new(wake), level, thinking: None }
    }

    /// Thinks about the record, if it does not yet.
    pub fn think(&mut self, record: &Record) {
        if self.thinking.is_some_and(|(_, events)| events == record.len()) {
            return;
        }
        let (start, moves) = record.game().history();
        let limits = self.limits(record);
        let id = self.engine.go(SearchRequest {
            moves,
            draws: *record.game().draws(),
            strength: self.level.into(),
            uses_book: true,
            ..SearchRequest::new(start, limits)
        });
        self.thinking = Some((id, record.len()));
    }

    fn limits(&self, record: &Record) -> Limits {
        let clock = record.game().clock();
        if !clock.is_timed() {
            let movetime = (self.level == Level::FULL).then_some(THOUGHT_WITHOUT_CLOCK);
            return Limits { movetime, ..Limits::default() };
        }
        let snapshot = record.clocks(Duration::ZERO);
        let own = record.left().map(|left| (record.turn(), left));
        let remaining = |color: Color| match own {
            Some((turn, left)) if turn == color => left,
            _ => snapshot.left(color),
        };
        let clock = ClockLimits {
            remaining: ByColor::from_fn(remaining),
            increment: ByColor::from_fn(|color: Color| clock.controls()[color].increment()),
            moves_to_go: None,
        };
        Limits { clock: Some(clock), move_overhead: OVERHEAD, ..Limits::default() }
    }

    /// The move that the engine has found for a record of `events` events; an error if the engine has failed.
    pub fn found(&mut self, events: usize) -> Option<Result<Move, String>> {
        while let Some(event) = self.engine.try_recv() {
            let (id, found) = match event {
                Event::Info { .. } | Event::Progress { .. } => continue,
                Event::BestMove { id, best, .. } => (id, best.ok_or_else(|| "no move".to_owned())),
                Event::Failed { id, message } => (id, Err(message)),
            };
            if self.thinking == Some((id, events)) {
                self.thinking = None;
                return Some(found);
            }
        }
        None
    }
}

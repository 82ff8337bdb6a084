//! A game being played, or looked at.

mod act;
mod look;
#[cfg(test)]
mod tests;
mod timing;
mod undo;
mod undone;

use std::collections::HashMap;
use std::time::Duration;

use self::undone::Undone;
use super::history;
use super::{
    Clock, ClockSnapshot, GameRecord, IllegalMove, Move, NodeId, Notes, Position, Tags, TimeControl,
};
use crate::sides::{ByColor, Color, DrawRules, Outcome};

/// What must be known before a game begins.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The position to begin with; it knows the variant.
    pub start: Position,
    /// Which draws come by themselves.
    pub draws: DrawRules,
    /// Both sides' time controls.
    pub controls: ByColor<TimeControl>,
    /// Each side's first move is not timed.
    pub free_first_moves: bool,
    /// Tournament rule: a touched piece must move or be taken. The window keeps to it; nothing here depends on it.
    pub touch_move: bool,
}

/// A game with its record, its clock, and a place in it that is looked at.
///
/// The *head* is where the game stands: moves are made there, and the clock runs there. The *cursor* is what
/// is looked at; it follows the head, and may go back while the game runs. `now` is monotonic time, as for
/// [`Clock`].
#[derive(Clone, Debug)]
pub struct Game {
    record: GameRecord,
    draws: DrawRules,
    touch_move: bool,
    clock: Clock,
    head: NodeId,
    cursor: NodeId,
    /// The position at the cursor.
    position: Position,
    /// The clock after the move to each node of the game.
    snapshots: HashMap<NodeId, ClockSnapshot>,
    /// Moves taken back since the game last went on otherwise; the last of them hung on the head.
    undone: Vec<Undone>,
    /// Whether the end of the game stopped a running clock.
    stopped_by_end: bool,
    offer: Option<Color>,
}

/// A move made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The node of the move, now the head.
    pub node: NodeId,
    /// Set if the move ended the game.
    pub outcome: Option<Outcome>,
}

/// Why a move was not made.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The mover's time was up; the game has just ended with this outcome.
    #[error("the time was up before the move")]
    TimeIsUp(Outcome),
    /// The rules do not allow the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl GameSetup {
    /// A game from `start` without clocks, by the default rules of its variant.
    pub fn new(start: Position) -> Self {
        Self {
            start,
            draws: start.variant().default_draws(),
            controls: ByColor::from_fn(|_| TimeControl::Unlimited),
            free_first_moves: false,
            touch_move: false,
        }
    }
}

impl Game {
    /// A game about to begin. Its clock stands until [`Self::start_clock`].
    ///
    /// If the start position is already decided, the game is over.
    pub fn new(setup: GameSetup) -> Self {
        let mut record = GameRecord::new(setup.start);
        let is_timed = setup.controls.iter().any(|(_, control)| control.is_timed());
        record.controls = Some(setup.controls);
        record.free_first_moves = setup.free_first_moves && is_timed;
        let mut game = Self::from_record(record, setup.draws);
        game.touch_move = setup.touch_move;
        game.record.result = history::outcome(&game.record.tree, game.head, game.draws);
        game
    }

    /// A recorded game, with head and cursor at the end of its main line.
    ///
    /// It can be looked at, changed, and, if it has no result, played on. The clock stands as it did when the game
    /// was broken off or, where the record does not tell, at what the notes of the moves say.
    pub fn from_record(mut record: GameRecord, draws: DrawRules) -> Self {
        let head = record.tree.line_end(NodeId::ROOT);
        let position = record.tree.position(head);
        let controls =
            record.controls.clone().unwrap_or_else(|| ByColor::from_fn(|_| TimeControl::Unlimited));
        let mut clock = Clock::new(controls, record.tree.start().turn(), record.free_first_moves);
        let mut snapshots = HashMap::from([(NodeId::ROOT, clock.snapshot())]);
        for node in record.tree.mainline() {
            timing::pass(&mut clock, record.tree.notes(node), Duration::ZERO);
            snapshots.insert(node, clock.snapshot());
        }
        // From here on the clock knows better.
        let left = record.time_left.take();
        if let Some(snapshot) = left.and_then(|left| left.complete(&clock, record.tree.ply(head))) {
            clock.restore(&snapshot, Duration::ZERO);
            snapshots.insert(head, clock.snapshot());
        }
        let (undone, stopped_by_end, offer) = (Vec::new(), false, None);
        Self {
            record,
            draws,
            touch_move: false,
            clock,
            head,
            cursor: head,
            position,
            snapshots,
            undone,
            stopped_by_end,
            offer,
        }
    }

    /// The record so far. What the clock shows now is not in it: see [`Self::record_at`].
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Names, dates and the like, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.record.tags
    }

    /// What is said about a node, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.record.tree.notes_mut(node)
    }

    /// Which draws come by themselves.
    pub fn draws(&self) -> &DrawRules {
        &self.draws
    }

    /// Whether a touched piece must move.
    pub fn touch_move(&self) -> bool {
        self.touch_move
    }

    /// Chooses touch-move for a recorded game that is gone on with.
    pub fn set_touch_move(&mut self, touch_move: bool) {
        self.touch_move = touch_move;
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.result
    }

    /// Where the game stands.
    pub fn head(&self) -> NodeId {
        self.head
    }

    /// What is looked at.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// `true` if the cursor is where the game stands.
    pub fn at_head(&self) -> bool {
        self.cursor == self.head
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position where the game stands.
    pub fn head_position(&self) -> Position {
        self.record.tree.position(self.head)
    }

    /// Whose move it is where the game stands.
    pub fn turn(&self) -> Color {
        self.head_position().turn()
    }

    /// The start position and the moves up to `node`, as a search needs them to see repetitions.
    pub fn history(&self, node: NodeId) -> (Position, Vec<Move>) {
        (*self.record.tree.start(), self.record.tree.moves_to(node))
    }

    /// How the rules end the game in the position at the cursor, if they do.
    pub fn ending(&self) -> Option<Outcome> {
        history::outcome(&self.record.tree, self.cursor, self.draws)
    }

    /// How often the position at the cursor has been on the board.
    pub fn occurrences(&self) -> usize {
        history::occurrences(&self.record.tree, self.cursor)
    }
}

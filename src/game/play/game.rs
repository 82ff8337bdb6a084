//! A game being played, or studied.

use std::collections::HashMap;
use std::time::Duration;

use crate::game::{
    Clock, ClockSnapshot, Detached, GameRecord, IllegalMove, Move, NodeId, Position, Tags, TimeControl,
};
use crate::sides::{ByColor, Color, DrawRules, Outcome};

/// The settings of a new game.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The start position, which includes the variant.
    pub start: Position,
    /// The draws that end the game without a claim.
    pub draws: DrawRules,
    /// Both sides' time controls.
    pub controls: ByColor<TimeControl>,
    /// Whether each side's first move is untimed.
    pub free_first_moves: bool,
    /// Tournament rule: a touched piece must move or be taken. The window keeps to it; nothing here depends on it.
    pub touch_move: bool,
    /// Names, dates and other tags of the record.
    pub tags: Tags,
    /// Moves already made when the game begins, such as those of an opening: nothing is noted of their times, and
    /// behind them both sides have their whole time. They end before the first that is not possible.
    pub moves: Vec<Move>,
}

/// A game being played, or studied: its record, its clock, its offers, and the moves taken back.
///
/// The *head* is the current node: moves are made there, and the clock runs there. The moves played are the first of
/// the record's main line. [`Game::edit`] adds variations and notes. In a game being played it cannot change the moves
/// played, in a study the head follows the main line, so the head is always in the tree. `now` is monotonic time, as for
/// [`Clock`].
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) record: GameRecord,
    pub(super) is_studied: bool,
    pub(super) draws: DrawRules,
    pub(super) touch_move: bool,
    pub(super) clock: Clock,
    /// Number of moves of the main line that were played.
    pub(super) plies: usize,
    /// The current position.
    pub(super) position: Position,
    /// The clock after the move to each node of the game.
    pub(super) snapshots: HashMap<NodeId, ClockSnapshot>,
    /// The moves that can be made again, the one behind the head last. A new move or the end of the game clears them.
    pub(super) undone: Vec<Undone>,
    /// Whether the end of the game stopped a running clock.
    pub(super) stopped_by_end: bool,
    pub(super) offer: Option<Color>,
    /// The side that asks to take back the last move.
    pub(super) takeback_asked: Option<Color>,
}

/// A move taken back.
#[derive(Clone, Debug)]
pub(super) struct Undone {
    pub branch: Detached,
    /// The end of the game by this move, and the clock at the end.
    pub end: Option<(Outcome, ClockSnapshot)>,
}

/// A move made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The node of the move, now the head.
    pub node: NodeId,
    /// The outcome, if the move ended the game.
    pub outcome: Option<Outcome>,
}

/// The reason why a move was not made.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The mover's time was up; the game ended with this outcome.
    #[error("the time ran out before the move")]
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
            tags: Tags::default(),
            moves: Vec::new(),
        }
    }
}

impl Game {
    /// A recorded game to be studied: every edit is allowed. The head is always at the end of the main line, and the clock
    /// stands at the start of the game.
    pub fn studied(record: GameRecord, draws: DrawRules) -> Self {
        let controls =
            record.controls.clone().unwrap_or_else(|| ByColor::from_fn(|_| TimeControl::Unlimited));
        let mut game = Self {
            clock: Clock::new(controls, record.tree.start().turn(), record.free_first_moves),
            position: *record.tree.start(),
            record,
            is_studied: true,
            draws,
            touch_move: false,
            plies: 0,
            snapshots: HashMap::new(),
            undone: Vec::new(),
            stopped_by_end: false,
            offer: None,
            takeback_asked: None,
        };
        game.go_to_end();
        game
    }

    /// A recorded game, with the head at the end of its main line. If it has no result, it can be played on.
    ///
    /// The clock has the times of the adjournment or, if the record does not have them, those that the notes
    /// of the moves have.
    pub fn from_record(record: GameRecord, draws: DrawRules) -> Self {
        let mut game = Self { is_studied: false, ..Self::studied(record, draws) };
        let Self { record, clock, snapshots, plies, .. } = &mut game;
        snapshots.insert(NodeId::ROOT, clock.snapshot());
        for node in record.tree.mainline() {
            let notes = record.tree.notes(node);
            let (left, periods) = notes.map_or((None, None), |notes| (notes.clock, notes.periods));
            clock.pass(left, periods, Duration::ZERO);
            snapshots.insert(node, clock.snapshot());
        }
        // The clock now has the remaining times, and will update them.
        let left = record.time_left.take();
        if let Some(snapshot) = left.and_then(|left| left.complete(clock, *plies)) {
            clock.restore(&snapshot, Duration::ZERO);
            snapshots.insert(record.tree.line_end(NodeId::ROOT), clock.snapshot());
        }
        game
    }

    /// Puts the head at the end of the main line.
    pub(super) fn go_to_end(&mut self) {
        let head = self.record.tree.line_end(NodeId::ROOT);
        (self.plies, self.position) = (self.record.tree.ply(head), self.record.tree.position(head));
    }

    /// Whether the game is studied: nobody plays it.
    pub fn is_studied(&self) -> bool {
        self.is_studied
    }

    /// The current record, without the present times of the clock: see [`Self::record_at`].
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// The draws that end the game without a claim.
    pub fn draws(&self) -> &DrawRules {
        &self.draws
    }

    /// Whether a touched piece must move.
    pub fn touch_move(&self) -> bool {
        self.touch_move
    }

    /// Chooses touch-move for a recorded game that continues.
    pub fn set_touch_move(&mut self, touch_move: bool) {
        self.touch_move = touch_move;
    }

    /// The times of both sides.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The outcome of the game; `None` before its end.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.result
    }

    /// The current node.
    pub fn head(&self) -> NodeId {
        self.record.tree.mainline().take(self.plies).last().unwrap_or(NodeId::ROOT)
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The start position and the moves played, as a search needs them to see repetitions.
    pub fn history(&self) -> (Position, Vec<Move>) {
        (*self.record.tree.start(), self.record.tree.moves_to(self.head()))
    }
}

//! The open game: its record, who plays it, where it is kept.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::journal::{ClockState, Clocks, Header};
use super::new_game::Setup;
use super::shown::Shown;
use super::storage::Stamp;
use super::view::MoveList;
use crate::game::{Game, NodeId};
use crate::sides::Color;

/// The open game.
#[derive(Debug, Clone)]
pub struct Document {
    /// The game, with its record and its clock.
    pub game: Game,
    /// Who plays, at what strength.
    pub setup: Setup,
    /// Whether it is being played.
    pub phase: Phase,
    /// Where it is kept; `None` until it is saved.
    pub file: Option<FileLink>,
    /// What its journal begins with.
    pub(super) origin: Header,
    /// The position at the cursor.
    shown: Shown,
    /// The list of moves.
    moves: MoveList,
    /// Counts the changes that are worth saving.
    revision: u64,
    /// The change that was saved last.
    saved_revision: u64,
}

/// Whether a game is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// It begins with its first move; the clock stands.
    Ready,
    /// It is being played.
    Playing,
    /// Its clock has been stopped; nobody moves.
    Paused,
    /// It is over, or was opened from a file: it can be looked through and played on, but nobody is to move.
    Review,
}

/// Where a game is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FileLink {
    /// The file.
    pub path: PathBuf,
    /// What it held when it was read or written last.
    pub stamp: Stamp,
    /// The game's number in it, from 0.
    pub index: usize,
}

impl Document {
    /// A game that is about to begin or was opened; nothing in it needs saving yet.
    pub fn new(game: Game, setup: Setup, phase: Phase, origin: Header) -> Document {
        let shown = Shown::at(&game.record().tree, game.cursor());
        let mut moves = MoveList::default();
        moves.rebuild(game.record());
        Document { game, setup, phase, file: None, origin, shown, moves, revision: 0, saved_revision: 0 }
    }

    /// The position at the cursor. Call [`Document::refresh`] when the cursor has moved.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Looks again at the position at the cursor.
    pub fn refresh(&mut self) {
        self.shown = Shown::at(&self.game.record().tree, self.game.cursor());
    }

    /// The list of moves.
    pub fn moves(&self) -> &MoveList {
        &self.moves
    }

    /// The game has changed.
    pub fn touch(&mut self) {
        self.revision += 1;
        self.moves.rebuild(self.game.record());
        self.refresh();
    }

    /// Counts the changes that are worth saving.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The game as it was at this revision has been saved, or given up.
    pub fn mark_saved(&mut self, revision: u64) {
        self.saved_revision = revision;
    }

    /// Whether anything would be lost with this game.
    pub fn is_unsaved(&self) -> bool {
        let has_moves = !self.game.record().tree.children(NodeId::ROOT).is_empty();
        self.revision != self.saved_revision && has_moves
    }

    /// Whether the game is being played, or stands only for a while.
    pub fn is_live(&self) -> bool {
        self.phase != Phase::Review
    }

    /// The colours that people play; both in a game that is only looked at.
    pub fn is_human(&self, color: Color) -> bool {
        !self.is_live() || self.setup.seat(color).player.level().is_none()
    }

    /// The one colour a person plays against the computer.
    pub fn only_human(&self) -> Option<Color> {
        match (self.is_human(Color::White), self.is_human(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// Whether two people play at this board.
    pub fn is_hotseat(&self) -> bool {
        self.is_live() && self.setup.computers() == 0
    }

    /// The clocks, for the journal.
    pub(super) fn clocks(&self, now: Duration) -> Clocks {
        let clock = self.game.clock();
        clock.is_timed().then(|| ClockState::Whole(clock.snapshot_at(now)))
    }

    /// The game goes on where its record ends: after a pause, or after having been opened.
    pub(super) fn resume(&mut self, now: Duration) {
        if self.phase == Phase::Review {
            self.game.go_first();
            self.game.go_last();
            self.game.continue_from_cursor(now);
        } else {
            self.game.go_to_head();
        }
        self.game.start_clock(now);
        self.phase = Phase::Playing;
    }

    /// The last node of the line that is shown.
    pub fn line_end(&self) -> NodeId {
        self.game.record().tree.line_end(self.game.cursor())
    }
}

//! The whole game as it is: what the program keeps of the open game on the disk, and the game made from that again.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::action::ReplayAction;
use super::as_pgn::{AsPgn, SnapshotOfThree};
use super::{Change, Document, FileLink, Identity, SaveState, ThreeDocument};
use crate::app::settings::{Match, Player, Setup, TwoOrThree};
use crate::checked_line;
use crate::game::{Game, GameState, NodeId};
use crate::sides::{Color, Outcome};

/// The form of a snapshot. Those of another form are left alone.
const VERSION: u32 = 6;

/// The whole game as it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Snapshot {
    version: u32,
    /// The number of this snapshot among those of its game, from 1.
    pub number: u64,
    /// Which game it is.
    pub identity: Identity,
    /// The file of the game.
    file: Option<FileLink>,
    /// The parts that have changed since they were saved or added to the player's own games; `None` if nothing has.
    changes: Option<Vec<Change>>,
    /// The match of a set length that it belongs to, with the games before it.
    pub running_match: Option<Box<Match>>,
    game: SnapshotGame,
}

type SnapshotGame = TwoOrThree<SnapshotOfTwo, SnapshotOfThree>;

/// A game of two, played or studied.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SnapshotOfTwo {
    setup: Setup,
    /// The moves taken back stand behind those played.
    record: AsPgn,
    result: Option<Outcome>,
    /// The way to the position shown: at each move its place among the alternatives.
    cursor: Vec<usize>,
    /// The game as it was when its study began.
    played: Option<AsPgn>,
    /// `None` for a study.
    state: Option<GameState>,
    is_paused: bool,
}

impl Snapshot {
    fn new(identity: Identity, kept: &SaveState, game: SnapshotGame) -> Snapshot {
        let (file, changes) = (kept.file().cloned(), kept.unsaved_parts());
        Snapshot { version: VERSION, number: 0, identity, file, changes, running_match: None, game }
    }

    /// The game as a line of a journal, with a checksum, line end included.
    ///
    /// # Errors
    /// The reason why the game cannot be written.
    pub fn to_line(&self) -> io::Result<String> {
        checked_line::encode(self)
    }

    /// The game of a line; `None` if the line is not whole, or is none of this version.
    pub fn of_line(line: &[u8]) -> Option<Snapshot> {
        checked_line::decode(line)
    }

    /// Whether the game was played here and is over, so that perhaps no later snapshot reports a failed write.
    pub fn ends_game(&self) -> bool {
        match &self.game {
            SnapshotGame::Two(two) => two.state.is_some() && two.result.is_some(),
            SnapshotGame::Three(three) => three.record.game.end().is_some(),
        }
    }

    /// Whether the game is a study, not one that was played here.
    pub fn is_study(&self) -> bool {
        matches!(&self.game, SnapshotGame::Two(two) if two.state.is_none())
    }

    /// Whether the game stood still.
    pub fn is_paused(&self) -> bool {
        match &self.game {
            SnapshotGame::Two(two) => two.is_paused,
            SnapshotGame::Three(three) => three.is_paused,
        }
    }

    /// The game, with stopped clocks; `None` if the parts of the snapshot do not fit together.
    pub fn restored(self) -> Option<Restored> {
        if self.version != VERSION {
            return None;
        }
        let (identity, kept) = (self.identity, SaveState::restored(self.file, self.changes));
        Some(match self.game {
            SnapshotGame::Two(two) => two.restored(identity, kept)?,
            SnapshotGame::Three(three) => {
                Restored::of_three(ThreeDocument::restored(*three, identity, kept)?)
            }
        })
    }
}

impl SnapshotOfTwo {
    fn restored(self, identity: Identity, kept: SaveState) -> Option<Restored> {
        let mut record = Arc::unwrap_or_clone(self.record.0);
        record.result = self.result;
        let continue_at = |node, &index: &usize| record.tree.children(node).get(index).copied();
        let node = self.cursor.iter().try_fold(NodeId::ROOT, continue_at)?;
        let setup = self.setup;
        let game = match self.state {
            Some(state) => {
                let mut game = Game::from_state(record, state, setup.draws())?;
                game.set_touch_move(setup.touches());
                game
            }
            None => Game::studied(record, setup.draws()),
        };
        let mut document = Document::new(game, setup, identity);
        (document.kept, document.played) = (kept, self.played.map(|AsPgn(played)| played));
        document.go_to(node);
        Some(Restored::of_two(document))
    }
}

impl Document {
    /// The game as it is at `now`.
    pub fn snapshot(&self, is_paused: bool, now: Duration) -> Snapshot {
        let (record, state) = self.game.state(now);
        let state = Some(state).filter(|_| !self.is_studied());
        let path = record.tree.path(self.cursor());
        let cursor = path.iter().filter_map(|&node| record.tree.sibling_index(node)).collect();
        // The game is kept by the one program alone: who played at another computer is a person here.
        let mut setup = self.setup.clone();
        for color in Color::ALL {
            let player = &mut setup.seat_mut(color).player;
            if *player == Player::Remote {
                *player = Player::Human;
            }
        }
        let (result, record) = (record.result, AsPgn(record.into()));
        let played = self.played.clone().map(AsPgn);
        let two = SnapshotOfTwo { setup, record, result, cursor, played, state, is_paused };
        Snapshot::new(self.identity, &self.kept, SnapshotGame::of_two(two))
    }
}

impl ThreeDocument {
    /// The game as it is at `now`.
    pub(in crate::app) fn snapshot(&self, is_paused: bool, now: Duration) -> Snapshot {
        let three = self.parts(is_paused, now);
        Snapshot::new(*self.identity(), self.save_state(), SnapshotGame::of_three(three))
    }
}

/// A game as a journal or a file has kept it: of two, being played with its clock stopped, or a study; or of three.
pub type Restored = TwoOrThree<Document, ThreeDocument>;

impl Restored {
    /// Replays a step of the game.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        match self {
            Restored::Two(document) => document.replay(action),
            Restored::Three(document) => drop(document.replay(action)),
        }
    }

    /// Whether anything would be lost with it.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        match self {
            Restored::Two(document) => document.is_unsaved(),
            Restored::Three(document) => document.is_unsaved(),
        }
    }

    /// Whether it is kept in a file.
    pub(in crate::app) fn has_file(&self) -> bool {
        match self {
            Restored::Two(document) => document.save_state().file().is_some(),
            Restored::Three(document) => document.save_state().file().is_some(),
        }
    }
}

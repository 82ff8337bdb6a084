//! The open game: its record, who plays it, where it is kept.

use std::time::Duration;

use super::file_link::FileLink;
use super::journal::{ClockState, Clocks, Header};
use super::new_game::Setup;
use super::player_tags;
use super::shown::Shown;
use super::view::MoveList;
use crate::game::{Game, NodeId};
use crate::sides::{Color, DrawRules, Outcome};

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
    /// How the rules end the game there.
    ending: Option<Outcome>,
    /// Whether the game was broken off where moves can still be made.
    is_broken_off: bool,
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

impl Document {
    /// A game that is about to begin or was opened; nothing in it needs saving yet.
    pub fn new(game: Game, setup: Setup, phase: Phase, origin: Header) -> Document {
        let shown = Shown::at(&game.record().tree, game.cursor());
        let mut document = Document {
            game,
            setup,
            phase,
            file: None,
            origin,
            shown,
            ending: None,
            is_broken_off: false,
            moves: MoveList::default(),
            revision: 0,
            saved_revision: 0,
        };
        document.look_again();
        document
    }

    /// The position at the cursor. Call [`Document::refresh`] when the cursor has moved.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// How the rules end the game in the position at the cursor, whatever the record says.
    pub fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    /// Looks again at the position at the cursor.
    pub fn refresh(&mut self) {
        let tree = &self.game.record().tree;
        let cursor = self.game.cursor();
        self.shown = Shown::at(tree, cursor);
        self.ending = if tree.children(cursor).is_empty() {
            self.game.ending()
        } else {
            // Draws by counting had to be claimed, or the game would not have gone on.
            let draws = DrawRules { fifty_automatic: false, ..*self.game.draws() };
            self.shown.position.terminal(&draws)
        };
    }

    /// The list of moves.
    pub fn moves(&self) -> &MoveList {
        &self.moves
    }

    /// The game has changed.
    pub fn touch(&mut self) {
        self.revision += 1;
        self.look_again();
    }

    /// Looks again at the moves and at the position at the cursor.
    fn look_again(&mut self) {
        let record = self.game.record();
        self.moves.rebuild(record);
        let draws = DrawRules { fifty_automatic: false, ..*self.game.draws() };
        self.is_broken_off = record.result.is_none() && record.final_position().terminal(&draws).is_none();
        self.refresh();
    }

    /// Whether this is a game that was opened unfinished, so that it can be gone on with.
    pub fn can_continue(&self) -> bool {
        self.phase == Phase::Review && self.is_broken_off
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
            // What could not be read behind the last move stays in the record.
            self.game = Game::from_record(self.game.record().clone(), *self.game.draws());
        } else {
            self.game.go_to_head();
        }
        self.game.start_clock(now);
        self.phase = Phase::Playing;
    }

    /// A game that was opened unfinished goes on where its main line ends: with these players and draw rules, on the
    /// clocks of its record or on new ones.
    pub(super) fn continue_as(&mut self, setup: Setup, keeps_clocks: bool, now: Duration) {
        let mut record = self.game.record().clone();
        player_tags::name_players(&mut record, &setup);
        if !keeps_clocks {
            record.controls = Some(setup.controls());
            record.time_left = None;
        }
        self.game = Game::from_record(record, setup.draws());
        self.game.set_touch_move(setup.touch_move);
        if !keeps_clocks {
            for color in Color::ALL {
                self.game.refill_clock(color);
            }
        }
        self.game.start_clock(now);
        self.setup = setup;
        self.phase = Phase::Playing;
        self.touch();
    }

    /// The last node of the line that is shown.
    pub fn line_end(&self) -> NodeId {
        self.game.record().tree.line_end(self.game.cursor())
    }
}

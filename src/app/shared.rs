//! What all modes share: settings, dialogs, messages, the open file, the journal, how the board is turned.

use std::time::Duration;

use super::announcement::Announcement;
use super::board_view::Refused;
use super::dialogs::Dialogs;
use super::engines::TrialTicket;
use super::files::{Opening, Saver};
use super::game_id::GameId;
use super::journal::{JournalId, SavedJournal};
use super::library::Library;
use super::matches::Match;
use super::online::Online;
use super::search::{Machine, SearchTicket};
use super::settings::Settings;
use super::sound::DueSounds;
use super::toasts::Toasts;
use super::typed_move::TypedMove;

/// What all modes share.
#[derive(Debug)]
pub struct Shared {
    pub(super) settings: Settings,
    /// When changed settings are to be kept on the disk.
    pub(super) settings_due: Option<Duration>,
    /// Whether it has been told that they could not be kept there.
    pub(super) settings_have_failed: bool,
    pub(super) machine: Machine,
    pub(super) dialogs: Dialogs,
    pub(super) toasts: Toasts,
    pub(super) sounds: DueSounds,
    /// The move refused just now.
    pub(super) refusal: Option<Refusal>,
    /// What was said last to those who do not see the board.
    pub(super) announcement: Announcement,
    /// The open game.
    pub(super) game: GameId,
    /// The game opened last: the open one, unless an undo has brought back the one before.
    pub(super) last_game: GameId,
    /// Whether the line for newcomers is shown.
    pub(super) has_welcome: bool,
    /// Whether the system wants little to move.
    pub(super) has_less_motion: bool,
    pub(super) library: Library,
    pub(super) saver: Saver,
    pub(super) opening: Opening,
    pub(super) journal: JournalState,
    /// Numbers the searches, whoever asks for them.
    pub(super) last_search: SearchTicket,
    /// When the engines that were released are to end.
    pub(super) engines_end: Option<Duration>,
    /// Numbers the trials of engines.
    pub(super) last_trial: TrialTicket,
    /// The meeting with a player at another computer.
    pub(super) online: Online,
    /// The running score between the players of the open game.
    pub(super) running_match: Match,
    pub(super) is_flipped: bool,
    /// The move being typed.
    pub(super) typed: Option<TypedMove>,
    /// When a game that plays itself goes on.
    pub(super) autoplay: Option<Duration>,
    /// The answer to "variation or new game" for the rest of this session.
    pub(super) play_on: Option<PlayOn>,
}

/// A move that was refused.
#[derive(Debug, Clone, Copy)]
pub struct Refusal {
    /// What the board shows of it.
    pub(super) shown: Refused,
    /// Until when.
    pub(super) until: Duration,
}

impl Shared {
    /// Whether anything would be lost with the open game: its own moves, if they are not saved, or games of its match.
    pub(super) fn is_unsaved(&self, has_unsaved_moves: bool) -> bool {
        has_unsaved_moves || !self.running_match.unsaved().is_empty()
    }

    /// How long a piece takes to slide, as the settings say, or where they leave it to the system, as that has it.
    pub(super) fn slide(&self) -> Duration {
        self.settings.animation.slide(self.has_less_motion)
    }
}

/// What to do with a move at a point that a game being played has passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayOn {
    /// It becomes a variation of this game.
    Variation,
    /// A new game goes on from there.
    NewGame,
}

/// The journal of the open game, and those of former runs.
#[derive(Debug, Default)]
pub struct JournalState {
    /// Numbers the journals of this run.
    pub(super) last: JournalId,
    /// The open game's.
    pub(super) open: Option<OpenJournal>,
    /// Whether it has been told that the journal cannot be written.
    pub(super) has_failed: bool,
    /// Games of former runs, not yet decided on.
    pub(super) found: Vec<SavedJournal>,
}

/// A journal that is being written.
#[derive(Debug, Clone, Copy)]
pub struct OpenJournal {
    /// Its number.
    pub(super) id: JournalId,
    /// Number of events sent to the writer since the journal was opened.
    pub(super) events: u64,
    /// Number of them that are on the disk.
    pub(super) written: u64,
}

impl JournalState {
    /// Whether every event of the open game is on the disk: no end of the program can take it away.
    pub(super) fn is_written_down(&self) -> bool {
        self.open.is_none_or(|journal| journal.written == journal.events)
    }
}

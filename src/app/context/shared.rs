//! The state that all modes share: settings, dialogs, toasts, the open file, the running save, the journal, the side at
//! the bottom.

use std::time::Duration;

use super::toasts::{Announcements, Toasts};
use super::{Dialogs, PendingAction};
use crate::app::board::{DueSounds, Refused, TypedMove};
use crate::app::engines::{Machine, SearchTicket, TrialTicket};
use crate::app::game::saved::SavedJournal;
use crate::app::game::{Document, FileLink, JournalId};
use crate::app::library::{Exploring, FilterTicket, GameId, Library, Opening, Saving};
use crate::app::online::Online;
use crate::app::settings::{Match, Settings};
use crate::app::text::{Check, require};
use crate::game::GameRecord;
use crate::online::MailGame;
use crate::sides::Color;
use crate::three::Seats;

/// The state that all modes share.
#[derive(Debug, Default)]
pub struct Shared {
    pub(in crate::app) settings: Settings,
    /// When changed settings are to be kept on the disk.
    pub(in crate::app) settings_due: Option<Duration>,
    /// Whether the user has received a warning that saving the settings failed.
    pub(in crate::app) settings_have_failed: bool,
    pub(in crate::app) machine: Machine,
    pub(in crate::app) dialogs: Dialogs,
    pub(in crate::app) toasts: Toasts,
    pub(in crate::app) sounds: DueSounds,
    /// The move refused just now.
    pub(in crate::app) refusal: Option<Refusal>,
    /// The latest texts for screen readers.
    pub(in crate::app) announcements: Announcements,
    /// The open game.
    pub(in crate::app) game: GameId,
    /// The game opened last: the open one, unless an undo has brought back the one before.
    pub(in crate::app) last_game: GameId,
    /// Whether the line for newcomers is shown.
    pub(in crate::app) has_welcome: bool,
    /// Whether the system asks for reduced motion.
    pub(in crate::app) has_less_motion: bool,
    pub(in crate::app) library: Library,
    pub(in crate::app) exploring: Exploring,
    pub(in crate::app) saver: Saver,
    /// The study that was left last, as far as it can be taken out of its game again.
    pub(in crate::app) written_back: Option<WrittenBack>,
    pub(in crate::app) opening: Opening,
    pub(in crate::app) journal: JournalState,
    /// The ticket of the latest search.
    pub(in crate::app) last_search: SearchTicket,
    /// The ticket of the latest filter of a list.
    pub(in crate::app) last_filter: FilterTicket,
    /// When the engines that were released are to end.
    pub(in crate::app) engines_end: Option<Duration>,
    /// The ticket of the latest trial of an engine.
    pub(in crate::app) last_trial: TrialTicket,
    /// The online session.
    pub(in crate::app) online: Online,
    /// The games by mail, those first in which the player is to move.
    pub(in crate::app) mail: Vec<MailGame>,
    /// Whether the folder of the games by mail was read.
    pub(in crate::app) knows_mail: bool,
    /// The running score between the players of the open game.
    pub(in crate::app) running_match: Match,
    pub(in crate::app) is_flipped: bool,
    /// The move being typed.
    pub(in crate::app) typed: Option<TypedMove>,
    /// The time of the next step of autoplay.
    pub(in crate::app) autoplay: Option<Duration>,
    /// Start of the next game of computers, unless the user closes the result of the last one.
    pub(in crate::app) next_game: Option<Duration>,
    /// The answer to "variation or new game" for the rest of this session.
    pub(in crate::app) play_on: Option<PlayOn>,
}

/// A move that was refused.
#[derive(Debug, Clone, Copy)]
pub struct Refusal {
    /// The mark that the board shows.
    pub(in crate::app) shown: Refused,
    /// Until when.
    pub(in crate::app) until: Duration,
}

impl Shared {
    /// Whether anything would be lost with the open game: its own moves, if they are not saved, or games of its match.
    pub(in crate::app) fn is_unsaved(&self, has_unsaved_moves: bool) -> bool {
        has_unsaved_moves || self.running_match.is_unsaved()
    }

    /// The side at the bottom of the board of two.
    pub(in crate::app) fn bottom(&self) -> Color {
        if self.is_flipped { Color::Black } else { Color::White }
    }

    /// The game by mail of this record.
    pub(in crate::app) fn mail_game(&self, record: &GameRecord) -> Option<&MailGame> {
        self.mail.iter().find(|game| game.is_game_of(record))
    }

    /// Whether it is a record of a game by mail that is not over.
    pub(in crate::app) fn runs_by_mail(&self, record: &GameRecord) -> bool {
        self.mail_game(record).is_some_and(|game| game.letter.record().outcome().is_none())
    }

    /// Whether the players of this game may begin another one: not in the middle of a match.
    pub(in crate::app) fn check_rematch(&self, game: &Document) -> Check {
        if game.setup().is_online() {
            return self.online.check_rematch();
        }
        let running = &self.running_match;
        let is_over = game.outcome().is_some_and(|outcome| running.is_over(outcome));
        require(running.length().is_none() || is_over, "why-match-on")
    }
}

/// The meaning of a move that the player makes at an earlier point of a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayOn {
    /// Add the move as a variation of this game.
    Variation,
    /// Start a new game from that point.
    NewGame,
}

/// The journal of the open game, and those of former runs.
#[derive(Debug, Default)]
pub struct JournalState {
    /// Numbers the journals of this run.
    pub(in crate::app) last: JournalId,
    /// The open game's.
    pub(in crate::app) open: Option<OpenJournal>,
    /// The open game as it was opened, or as it was written last.
    pub(in crate::app) seen: Seen,
    /// When the position shown, which has changed alone, is to be written.
    pub(in crate::app) due: Option<Duration>,
    /// Whether the user has received a warning that writing the journal failed.
    pub(in crate::app) has_failed: bool,
    /// Games of former runs, not yet decided on.
    pub(in crate::app) found: Vec<SavedJournal>,
}

/// A journal that is being written.
#[derive(Debug, Clone, Copy)]
pub struct OpenJournal {
    /// Number of the journal.
    pub(in crate::app) id: JournalId,
    /// Number of the state of the game that was sent to the writer last.
    pub(in crate::app) sent: u64,
    /// Number of the last one that is on the disk.
    pub(in crate::app) written: u64,
    /// The journal of the game before, which goes when this one is on the disk.
    pub(in crate::app) replaces: Option<JournalId>,
}

/// The marks by which a change of the open game is seen.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Seen {
    /// A change of this begins a journal.
    pub(in crate::app) game: SeenGame,
    /// The file of the game; a change of this is written to a journal that was begun.
    pub(in crate::app) file: Option<FileLink>,
    pub(in crate::app) is_unsaved: bool,
    /// The node shown, of three players the number of acts; written a little later.
    pub(in crate::app) cursor: usize,
}

/// The marks by which an act of the players is seen.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct SeenGame {
    /// The revision of the game.
    pub(in crate::app) revision: u64,
    pub(in crate::app) is_study: bool,
    /// Whether the game stands still after its first move.
    pub(in crate::app) is_paused: bool,
    /// The unanswered draw offer and takeback request.
    pub(in crate::app) asked: [Option<Color>; 2],
    /// The sides of three that have agreed to a draw.
    pub(in crate::app) agreed: Seats,
}

/// The running save, and the plans for the time after it.
#[derive(Debug, Default)]
pub struct Saver {
    /// The step to carry out after the save.
    pub(in crate::app) after: Option<PendingAction>,
    /// The write that was begun last, until its answer comes.
    pub(in crate::app) saving: Option<Saving>,
    /// Whether the player has requested another save meanwhile.
    pub(in crate::app) again: bool,
    /// The study that is being written back into its game before it is left.
    pub(in crate::app) back: Option<WrittenBack>,
    /// The game that was typed in, while it is being kept before the next one is begun.
    pub(in crate::app) typed: Option<Saving>,
    /// The study that an online game has taken the place of, while it is being kept, and its journal until then.
    pub(in crate::app) left: Option<(Saving, JournalId)>,
    /// Places in files where the open game, or an earlier one of its match, was perhaps written by a save that failed.
    /// The next save does not add it there a second time.
    pub(in crate::app) attempts: Vec<FileLink>,
}

/// The study of a kept game that was written back into it.
#[derive(Debug)]
pub struct WrittenBack {
    /// The game and its revision.
    pub(in crate::app) saving: Saving,
    /// The identity of the game among the player's own.
    pub(in crate::app) id: u64,
    /// The game without its study.
    pub(in crate::app) played: GameRecord,
}

impl Saver {
    /// Whether a write of the open game is running.
    pub(in crate::app) fn is_writing(&self) -> bool {
        self.saving.is_some() || self.back.is_some() || self.typed.is_some()
    }

    /// Cancels everything planned for the time after the write.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
        self.again = false;
    }

    /// Remembers a place where the game was perhaps written, although saving it failed.
    pub(in crate::app) fn note_attempt(&mut self, attempt: FileLink) {
        if !self.attempts.contains(&attempt) {
            self.attempts.push(attempt);
        }
    }
}

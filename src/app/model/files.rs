//! The files: lists of games, the file that is being opened, the running save, the journals, the games by mail. No screen
//! reaches them.

use std::time::Duration;

use crate::app::context::PendingAction;
use crate::app::game::saved::SavedJournal;
use crate::app::game::{FileLink, GameId, JournalId};
use crate::app::library::{Exploring, Library, Opening, Saving};
use crate::game::GameRecord;
use crate::online::MailGame;
use crate::sides::Color;
use crate::three::Seats;

/// The work on files that is going on, and the games listed of them.
#[derive(Debug, Default)]
pub struct Files {
    /// The game opened last: the open one, unless an undo has brought back the one before.
    pub(in crate::app) last_game: GameId,
    pub(in crate::app) library: Library,
    pub(in crate::app) exploring: Exploring,
    pub(in crate::app) opening: Opening,
    pub(in crate::app) saver: Saver,
    /// The study that was left last, as far as it can be taken out of its game again.
    pub(in crate::app) written_back: Option<WrittenBack>,
    pub(in crate::app) journal: JournalState,
    /// The games by mail, those first in which the player is to move.
    pub(in crate::app) mail: Vec<MailGame>,
    /// Whether the folder of the games by mail was read.
    pub(in crate::app) knows_mail: bool,
    /// Whether the user has received a warning that saving the settings failed.
    pub(in crate::app) settings_have_failed: bool,
}

impl Files {
    pub(in crate::app) fn mail_game(&self, record: &GameRecord) -> Option<&MailGame> {
        self.mail.iter().find(|game| game.is_game_of(record))
    }

    /// Whether it is a record of a game by mail that is not over.
    pub(in crate::app) fn runs_by_mail(&self, record: &GameRecord) -> bool {
        self.mail_game(record).is_some_and(|game| game.letter.record().outcome().is_none())
    }
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
    pub(in crate::app) played: Box<GameRecord>,
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

//! Messages: every event from the user, the engines, the disk and the clock.
//!
//! The window turns clicks and keys into messages and hands them to [`update`](super::update::update); it decides
//! nothing itself. A message that makes no sense at the moment (a takeback before the first move) does nothing.

use std::path::PathBuf;
use std::sync::Arc;

use super::board_view::BoardEvent;
use super::dialogs::Page;
use super::document::EditAction;
use super::engines::TrialTicket;
use super::files::{
    Export, Loaded, LoadedGame, LoadedThree, OpenTicket, OpenedFile, OwnGamesChange, OwnLibrary, SaveFailure,
};
use super::online::{MeetingNews, OnlineAction};
use super::search::{Machine, SearchTicket};
use super::settings::file::{SettingsFailure, SettingsTrouble};
use super::storage::FileProblem;
use super::uci::{Fault, Identity};
use crate::app::action::{GameAction, ReplayAction};
use crate::app::annotate::AnnotateAction;
use crate::app::dialogs::DialogAction;
use crate::app::editor::EditorAction;
use crate::app::engines::EngineAction;
use crate::app::files::{ClipboardAction, FileAction, FilterTicket, LibraryAction, Saving};
use crate::app::journal_files::JournalNews;
use crate::app::learn::LearnAction;
use crate::app::picture::Raster;
use crate::app::settings::Settings;
use crate::app::study::StudyAction;
use crate::game::Variant;

pub use super::search::EngineNews;
pub use super::three::{ThreeAction, ThreeNews};
pub use super::typed_move::TypeMove;
pub use super::window_news::WindowNews;

/// A message: an event from the user, the engines, the disk or the clock.
#[derive(Debug, Clone)]
pub enum Message {
    /// The program has started, with the file named on the command line. Send it once, first.
    Started {
        /// The file to open.
        file: Option<PathBuf>,
        /// Cores and memory of the machine, which limit the searches.
        machine: Machine,
    },
    /// Advance everything that depends on time. Sent before each frame.
    Tick,
    /// The player did something on the board.
    Board(BoardEvent),
    /// A step in playing the game.
    Game(GameAction),
    /// A step in looking through the game.
    Replay(ReplayAction),
    /// The record is edited.
    Edit(EditAction),
    /// Comment on the game.
    Annotate(AnnotateAction),
    /// Something in a study.
    Study(StudyAction),
    /// Something in setting up a position.
    Editor(EditorAction),
    /// Something in the lessons.
    Learn(LearnAction),
    /// Something on the screen of the library.
    Library(LibraryAction),
    /// Something with the engines that were added.
    Engines(EngineAction),
    /// Something in the game for three.
    Three(ThreeAction),
    /// Something from the file menu.
    File(FileAction),
    /// Something with the clipboard.
    Clipboard(ClipboardAction),
    /// An event of the field for typed moves.
    TypeMove(TypeMove),
    /// An answer to the open dialog.
    Dialog(DialogAction),
    /// Ask for the set-up of a new game of this kind.
    NewGame(Variant),
    /// Open a page for reading, or the settings.
    Show(Page),
    /// Turn the board round.
    Flip,
    /// The settings with the changes of the user.
    Settings(Box<Settings>),
    /// The toast with this number was clicked away.
    DismissToast(u64),
    /// The line for newcomers was clicked away.
    DismissWelcome,
    /// The engine has news of the search with this ticket.
    Engine(SearchTicket, EngineNews),
    /// The computer of the game for three has news of the search with this ticket.
    ThreeEngine(SearchTicket, ThreeNews),
    /// Something with a player at another computer.
    Online(OnlineAction),
    /// The other computer, or the way to it, has news.
    Meeting(MeetingNews),
    /// News from the disk: a finished or failed command.
    Disk(DiskNews),
    /// News from the window: a finished or failed command.
    Window(WindowNews),
}

impl Message {
    /// Changes some of these settings.
    pub fn set(settings: &Settings, change: impl FnOnce(&mut Settings)) -> Message {
        let mut settings = settings.clone();
        change(&mut settings);
        Message::Settings(Box::new(settings))
    }
}

/// News from the disk and from other threads.
#[derive(Debug, Clone)]
pub enum DiskNews {
    /// A file was opened and its games found.
    Opened(Arc<OpenedFile>),
    /// An opened file, or the reason why it could not be opened.
    FileOpened(OpenTicket, Result<Arc<OpenedFile>, FileProblem>),
    /// A game was read out of a file.
    GameRead(Box<LoadedGame>),
    /// A game for three was read out of a file.
    ThreeRead(Box<LoadedThree>),
    /// A file could not be opened.
    NotOpened(FileProblem),
    /// The player's games were read, or why not.
    OwnGamesRead(OpenTicket, Result<OwnLibrary, FileProblem>),
    /// A game was deleted from the player's own or brought back, or why not.
    OwnGamesChanged(Result<OwnGamesChange, FileProblem>),
    /// The selected game of a list.
    Previewed(Loaded),
    /// The numbers of the games, from 0, that a filter leaves.
    Filtered {
        /// The ticket of the filter.
        ticket: FilterTicket,
        /// The games, in the order of the query.
        shown: Vec<usize>,
    },
    /// The game as PGN, to be copied to the clipboard.
    Written(String),
    /// The game was saved.
    Saved {
        /// The identity of the save.
        saving: Saving,
        /// The file as it is now.
        file: Arc<OpenedFile>,
        /// The game's number in it, from 0.
        index: usize,
    },
    /// A failed save.
    NotSaved(Saving, SaveFailure),
    /// The finished game was added to the player's own games. Before that, an incomplete game at their end was moved to
    /// this file, if there was one.
    GameKept(Result<Option<PathBuf>, FileProblem>),
    /// A file was exported.
    Exported(Export, PathBuf),
    /// A file could not be exported.
    NotExported(Export, FileProblem),
    /// A picture of the board, to be copied.
    Drawn(Raster),
    /// The journal's thread reports.
    Journal(JournalNews),
    /// An engine was tried: what it says of itself, or what is wrong with it.
    EngineTried(TrialTicket, Result<Box<Identity>, Fault>),
    /// The settings could not be saved.
    SettingsFailed(SettingsFailure),
    /// The settings are on the disk.
    SettingsKept,
    /// The settings were not all right when they were read.
    SettingsTrouble(SettingsTrouble),
}

//! Messages: every event from the user, the engines, the disk and the clock.
//!
//! The window turns clicks and keys into messages and hands them to [`update`](crate::app::update); it decides
//! nothing itself. A message that makes no sense at the moment (a takeback before the first move) does nothing.

use std::path::PathBuf;
use std::sync::Arc;

use super::{PositionEdit, Tool};
use crate::app::board::{BoardEvent, Raster, TypeMove};
use crate::app::context::{DialogAction, Page};
use crate::app::engines::{
    EngineAction, EngineNews, Fault, Identity, Machine, SearchTicket, ThreeNews, TrialTicket,
};
use crate::app::game::{AnnotateAction, EditAction, GameAction, JournalNews, ReplayAction};
use crate::app::library::club::ClubBooks;
use crate::app::library::{
    ClipboardAction, ExploreAction, Explored, Export, ExportFailure, FileAction, Kept, LibraryAction,
    LoadedGame, OpenProgress, OpenTicket, Opened, OwnGamesChange, OwnLibrary, OwnPuzzles, PuzzleChoice,
    SaveFailure, SavedFile, Saving, SheetForm, WindowNews,
};
use crate::app::online::{MailAction, MailNews, OnlineAction, SessionNews};
use crate::app::play::StudyAction;
use crate::app::settings::Settings;
use crate::app::settings::file::{SettingsFailure, SettingsTrouble};
use crate::app::text::FileProblem;
use crate::game::Variant;
use crate::lessons::{Game, Way};

/// A message: an event from the user, the engines, the disk or the clock.
#[derive(Debug, Clone)]
pub enum Message {
    /// Start of the program, with the file named on the command line. Send it once, first.
    Started {
        /// The file to open.
        file: Option<PathBuf>,
        /// Cores and memory of the machine, which limit the searches.
        machine: Machine,
    },
    /// Advance everything that depends on time. Sent before each frame.
    Tick,
    /// Input of the player on the board.
    Board(BoardEvent),
    /// A step in playing the game.
    Game(GameAction),
    /// A step in looking through the game.
    Replay(ReplayAction),
    /// Edit the record.
    Edit(EditAction),
    /// Comment on the game.
    Annotate(AnnotateAction),
    /// An action in a study.
    Study(StudyAction),
    /// An action in the position editor.
    Editor(EditorAction),
    /// An action in the lessons.
    Learn(LearnAction),
    /// An action in the puzzles.
    Puzzles(PuzzleAction),
    /// An action on the screen of the library.
    Library(LibraryAction),
    /// Something in the table of moves.
    Explore(ExploreAction),
    /// An action on the added engines.
    Engines(EngineAction),
    /// An action of the file menu.
    File(FileAction),
    /// An action on the clipboard.
    Clipboard(ClipboardAction),
    /// An event of the field for typed moves.
    TypeMove(TypeMove),
    /// An answer to the open dialog.
    Dialog(DialogAction),
    /// Open the form of a new game of this kind.
    NewGame(Game),
    /// Open a page for reading, or the settings.
    Show(Page),
    /// Turn the board round.
    Flip,
    /// The settings with the changes of the user.
    Settings(Box<Settings>),
    /// Dismiss the toast with this number.
    DismissToast(u64),
    /// Dismiss the welcome bar.
    DismissWelcome,
    /// News of an engine about the search with this ticket.
    Engine(SearchTicket, EngineNews),
    /// News of the three-player computer about the search with this ticket.
    ThreeEngine(SearchTicket, ThreeNews),
    /// An action in online play.
    Online(OnlineAction),
    /// Something with the games by mail.
    Mail(MailAction),
    /// News from the peer and the connection.
    Session(SessionNews),
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

/// An action is a message of its kind.
macro_rules! from {
    ($($kind:ident($action:ty)),*) => {
        $(impl From<$action> for Message {
            fn from(action: $action) -> Self {
                Message::$kind(action)
            }
        })*
    };
}

from! {
    Game(GameAction), Replay(ReplayAction), Edit(EditAction), Annotate(AnnotateAction), Study(StudyAction),
    Editor(EditorAction), Learn(LearnAction), Puzzles(PuzzleAction), Library(LibraryAction), Explore(ExploreAction),
    Engines(EngineAction), File(FileAction), Clipboard(ClipboardAction), TypeMove(TypeMove),
    Dialog(DialogAction), Online(OnlineAction), Mail(MailAction), Window(WindowNews)
}

/// News from the disk and from other threads.
#[derive(Debug, Clone)]
pub enum DiskNews {
    /// A game, or the games of a text, or the reason why they could not be read; not wanted if another one was opened since.
    Read(OpenTicket, Result<Opened, FileProblem>),
    /// An opened file, or the reason why it could not be opened.
    FileOpened(OpenTicket, Result<Opened, FileProblem>),
    /// The games by mail, and the result of a command.
    Mail(MailNews),
    /// The player's games, or the reason why they could not be read.
    OwnGamesRead(OpenTicket, Result<OwnLibrary, FileProblem>),
    /// The deletion or restoration of one of the player's own games, or the reason why it failed.
    OwnGamesChanged(Result<OwnGamesChange, FileProblem>),
    /// The selected game of a list.
    Previewed(Box<LoadedGame>),
    /// The indices of the games that match a filter.
    Filtered {
        /// The progress of the command that asked.
        progress: Arc<OpenProgress>,
        /// The games, in the order of the query.
        shown: Vec<usize>,
    },
    /// The tables of a club were counted.
    ClubCounted(Arc<ClubBooks>),
    /// The moves and games of a position.
    Explored(Box<Explored>),
    /// The person's puzzles, and what was made.
    OwnPuzzles(OwnPuzzles),
    /// The game as PGN, to be copied to the clipboard.
    Written(String),
    /// The result of a save: the file as it is now, and the game's number in it, from 0.
    Saved(Saving, Result<SavedFile, SaveFailure>),
    /// The result of adding the finished game to the player's own games.
    GameKept(Saving, Result<Kept, FileProblem>),
    /// The players in the player's own games: each as searched for, and as written.
    Players(Vec<[String; 2]>),
    /// The result of an export: the file written.
    Exported(Export, Result<PathBuf, ExportFailure>),
    /// A picture of the board, to be copied.
    Drawn(Raster),
    /// A report of the journal's thread.
    Journal(JournalNews),
    /// The result of an engine's trial: its identity, or a fault.
    EngineTried(TrialTicket, Result<Box<Identity>, Fault>),
    /// The result of a save of the settings.
    SettingsSaved(Result<(), SettingsFailure>),
    /// A problem with the settings file at the start.
    SettingsTrouble(SettingsTrouble),
}

/// An action in the position editor. All but [`EditorAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    /// Set up a position, starting from the displayed one. The game is paused meanwhile.
    Open,
    /// Return to the game as it was.
    Close,
    /// Choose what a click on a cell does.
    Choose(Tool),
    /// Change the position.
    Edit(PositionEdit),
    /// Switch the evaluation of the position on or off.
    Evaluate,
    /// Study the position.
    Study,
    /// List the player's games in which these pieces are on their cells at the same time.
    FindGames,
    /// Copy the board drawn as text.
    CopyPicture,
}

/// An action in the lessons. All but [`LearnAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnAction {
    /// Open the start page, and pause the game.
    Open,
    /// Return to the game as it was.
    Close,
    /// Show the stages of this game.
    Choose(Game),
    /// Begin the level with this index in the course of the game, on this way.
    Begin(Way, usize),
    /// Go on: after a wrong move with the same level, otherwise with the next one.
    Continue,
    /// Begin the level again.
    Retry,
    /// Return to the start page.
    Stages,
    /// Play a game against the weakest computer.
    Play,
}

/// An action in the puzzles. Those after [`PuzzleAction::Make`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Open the start page, and pause the game.
    Open,
    /// Open the mistakes of the side at the bottom in the report on the studied game.
    Mistakes,
    /// Make a puzzle of the position shown in a study.
    Make,
    /// Back to the game, which is as it was.
    Close,
    /// Show the puzzles of this game.
    Choose(Variant),
    /// Begin a puzzle on this way.
    Begin(PuzzleChoice),
    /// Show the solution, which counts as failed.
    Solution,
    /// Begin the next puzzle on the same way.
    Continue,
    /// Back to the start page.
    Start,
    /// Ask for the puzzles of a sheet to print; at first those of a set, if one is named by its number.
    AskSheet(Option<usize>),
    /// The form of the sheet was changed.
    EditSheet(Box<SheetForm>),
    /// Keep the puzzles of the sheet as a set.
    KeepSheet,
    /// Ask for a file whose positions become a set.
    AddSet,
    /// Edit the set of this number.
    AskSet(usize),
}

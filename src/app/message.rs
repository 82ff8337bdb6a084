//! What happened: all that a person, the engine, the disk or the clock can tell the program.
//!
//! The window turns clicks and keys into messages and hands them to [`update`](super::update::update); it decides
//! nothing itself. A message that makes no sense at the moment (a takeback before the first move) does nothing.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::annotate::HeaderForm;
use super::board_view::{BoardEvent, BoardPalette, PieceSet};
use super::catalogue::{Language, LettersChoice, Text};
use super::command::FilterTicket;
use super::dialogs::{Page, PathPurpose};
use super::document::EditAction;
use super::editor::{PositionEdit, Tool};
use super::engines::{EngineForm, TrialTicket};
use super::files::{LoadedGame, LoadedThree, OpenTicket, OpenedFile, SaveFailure, Saving};
use super::journal::find::UnreadableJournal;
use super::journal::{JournalId, SavedJournal};
use super::new_game::NewGameForm;
use super::online::{MeetingNews, OnlineAction};
use super::search::{Machine, SearchTicket};
use super::settings::file::{SettingsFailure, SettingsTrouble};
use super::settings::{Animation, KeyChoice, ThemeChoice, Thinking, Turning};
use super::storage::FileProblem;
use super::three::ThreeForm;
use super::uci::{Fault, Identity};
use crate::game::{Comment, NodeId};
use crate::report::Judgement;
use crate::sides::Color;

pub use super::search::EngineNews;
pub use super::three::{ThreeAction, ThreeNews};
pub use super::typed_move::TypeMove;
pub use super::window_news::WindowNews;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// The program has started, with the file named on the command line. Send it once, first.
    Started {
        /// The file to open.
        file: Option<PathBuf>,
        /// What the machine has, for the searches.
        machine: Machine,
    },
    /// Time has passed. Send one before each picture is drawn.
    Tick,
    /// The player did something on the board.
    Board(BoardEvent),
    /// A step in playing the game.
    Game(GameAction),
    /// A step in looking through the game.
    Replay(ReplayAction),
    /// The record is edited.
    Edit(EditAction),
    /// Something is said about the game.
    Annotate(AnnotateAction),
    /// Something in a study.
    Study(StudyAction),
    /// Something in setting up a position.
    Editor(EditorAction),
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
    /// Something in the field where a move is typed.
    TypeMove(TypeMove),
    /// An answer to the open dialog.
    Dialog(DialogAction),
    /// Open a page that only tells something, or the settings.
    Show(Page),
    /// Turn the board round.
    Flip,
    /// A setting was changed.
    Setting(Setting),
    /// Keys were chosen for actions.
    ChooseKeys(Vec<KeyChoice>),
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
    /// The disk has done what it was asked, or could not.
    Disk(DiskNews),
    /// The window has done what it was asked.
    Window(WindowNews),
}

/// A step in playing the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// Ask for the set-up of a new game.
    New,
    /// Ask for the set-up of a new game that goes on from the position shown.
    PlayFromHere,
    /// Show a person who is to move what the engine would do; the record says so.
    Hint,
    /// Let the engine make the move of a person who is to move; the record says so.
    PlayForPerson,
    /// The person and the computer change sides.
    SwitchSides,
    /// The same players again, colours swapped.
    Rematch,
    /// The next game of a match of so many games, colours swapped.
    NextGame,
    /// Ask how an opened game that was broken off is to go on.
    Continue,
    /// Look into a game that was played here and is over.
    Study,
    /// Stop or restart the clocks.
    PauseOrResume,
    /// Take back the last move (against the computer: one's own last move); in a study, undo the latest edit.
    TakeBack,
    /// Play again what was taken back, or redo what was undone.
    Redo,
    /// Give up. Of two people at one board it is the side to move who gives up.
    Resign,
    /// Offer a draw, or accept the one that is on the table.
    OfferDraw,
    /// Agree to the draw or the takeback that the other person at the board asks for.
    Accept,
    /// Decline it.
    Decline,
    /// Claim the draw by repetition or by the 50-move rule.
    ClaimDraw,
    /// The computer is to play now what it has found.
    MoveNow,
}

/// A step in looking through the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayAction {
    /// To the first position.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the end of the line.
    Last,
    /// To the position after this node's move.
    To(NodeId),
    /// To the next or the previous variation beside this move, around in a circle.
    Sideways {
        /// Whether to the next one.
        forward: bool,
    },
    /// Show or hide, in the list of moves, the deep variation that begins with this node's move.
    Fold(NodeId),
    /// Start or stop moving on by itself.
    Autoplay,
}

/// Something from the file menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAction {
    /// Ask for a file and open it.
    Open,
    /// Open this file: from the recent ones, or dropped on the window.
    OpenPath(PathBuf),
    /// The file that is being opened is not wanted any more.
    CancelOpening,
    /// Type the path of a file, where the system's dialogs are missing or not wanted.
    TypePath(PathPurpose),
    /// Open one of the games that come with the program, by its number in [`super::library::GAMES`].
    OpenRecorded(usize),
    /// Open the game for three that comes with the program.
    OpenThree,
    /// Choose one of the tournament games that come with the program.
    OpenTournaments,
    /// Save where the game came from, else as [`FileAction::SaveAs`].
    Save,
    /// Ask for a name and save there.
    SaveAs,
    /// Ask for a name and write a scoresheet to print there.
    Scoresheet,
    /// Show the list of games in the open file again.
    ChooseGame,
    /// Open the game before this one in the file.
    PreviousGame,
    /// Open the game after this one in the file.
    NextGame,
    /// Forget the recent files.
    ForgetRecent,
    /// Leave the program. Send it too when the window is asked to close, and close it only at
    /// [`WindowCommand::Quit`](super::command::WindowCommand::Quit).
    Quit,
}

/// Something is said about the game: a comment is typed, or its header is edited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnnotateAction {
    /// Begin to type a comment, with what is there.
    Comment {
        /// The move it is about, or the start of the game.
        node: NodeId,
        /// On which side of the move.
        place: Comment,
    },
    /// The comment being typed was changed.
    Type(String),
    /// It is done. Whatever else the player does accepts it, too.
    Accept,
    /// It stays as it was.
    Cancel,
    /// Ask for names, event, date, result and all other tags.
    Header,
}

/// Something in a study. Elsewhere it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyAction {
    /// Start or stop analysing the position shown.
    Analyse,
    /// Let the analysis stay at the position it is at, wherever one looks; or let it follow again.
    Lock,
    /// Show what the other side would do if it were to move; or no longer.
    Threat,
    /// The best move found so far becomes a move of the study, and is shown.
    PlayBest,
    /// The first moves of a line of the analysis become a variation, and its end is shown.
    AddLine {
        /// The line, from 0.
        line: usize,
        /// How many of its moves.
        plies: usize,
    },
    /// Begin the report on the game, or give it up.
    Report,
    /// To the next move of a side that the report judges so.
    NextJudged(Color, Judgement),
}

/// Something in setting up a position. All but [`EditorAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    /// Set up a position, beginning with the one shown. The game stands meanwhile.
    Open,
    /// Back to the game, which is as it was.
    Close,
    /// Choose what a click on a cell does.
    Choose(Tool),
    /// Change the position.
    Edit(PositionEdit),
    /// Look into it.
    Study,
    /// Copy the board drawn as text.
    CopyPicture,
}

/// Something with the engines that were added. What concerns the form does nothing unless it is open.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineAction {
    /// Open the form of a new one.
    Add,
    /// Open the form of the one with this number.
    Open(usize),
    /// The form was changed.
    Edit(Box<EngineForm>),
    /// Choose the program in the system's dialog.
    ChooseProgram,
    /// Start the engine in the form, and ask what it is.
    Try,
    /// Keep the engine in the form.
    Save,
    /// Remove the engine in the form.
    Remove,
    /// Analyse with the one with this number, or with ours.
    Analyse(Option<usize>),
}

/// Something on the screen of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LibraryAction {
    /// The filter was changed.
    Filter(String),
    /// The row of the game with this number was clicked.
    Select(usize),
    /// Open the selected game.
    Open,
    /// Back to the board.
    Close,
}

/// Something with the clipboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClipboardAction {
    /// Copy the shown position as FEN.
    CopyPosition,
    /// Copy the whole game as PGN.
    CopyGame,
    /// Read a FEN or a PGN from the clipboard.
    Paste,
}

/// An answer to the open dialog. Each makes sense for one kind of [`Dialog`](super::dialogs::Dialog) only, but for
/// [`DialogAction::Cancel`].
#[derive(Debug, Clone, PartialEq)]
pub enum DialogAction {
    /// Close it and change nothing (Esc, the Cancel button, a click beside it).
    Cancel,
    /// New game: the form was changed.
    EditForm(Box<NewGameForm>),
    /// New game: begin.
    StartGame,
    /// New game for three: the form was changed.
    EditThree(Box<ThreeForm>),
    /// New game for three: begin.
    StartThree,
    /// Unsaved work: save it, then go on.
    Save,
    /// Unsaved work: throw it away and go on. A game found at the start: throw it away.
    Discard,
    /// Playing on from an earlier point: as a variation of this game.
    AsVariation {
        /// Do so without asking for the rest of this session.
        remember: bool,
    },
    /// Playing on from an earlier point: as a game of its own.
    AsNewGame {
        /// Do so without asking for the rest of this session.
        remember: bool,
    },
    /// Resigning, an engine that is gone: yes.
    Agree,
    /// Resigning, an engine that is gone: no.
    Decline,
    /// Game over: look through the game.
    Review,
    /// A game found at the start: go on with it.
    Continue,
    /// Header of the game: the form was changed.
    EditHeader(Box<HeaderForm>),
    /// Header of the game: put it into the game.
    AcceptHeader,
    /// Typed path: it was changed.
    EditPath(String),
    /// Typed path: open or save there.
    AcceptPath,
    /// The file is there already: add the game behind the ones in it.
    Append,
    /// The file is there already, or has changed on the disk: replace it.
    Replace,
    /// The file has changed on the disk: save under another name.
    SaveElsewhere,
}

/// A setting was changed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Setting {
    /// The language of everything; `None` for that of the system.
    Language(Option<Language>),
    /// What stands for the pieces in moves.
    Letters(LettersChoice),
    /// Light, dark, or as the system says.
    Theme(ThemeChoice),
    /// The colours of the cells.
    Palette(BoardPalette),
    /// The look of the pieces.
    Pieces(PieceSet),
    /// Size of everything in the window, in percent.
    Scale(u16),
    /// Size of the letters of moves and coordinates, in percent.
    Notation(u16),
    /// How fast pieces move.
    Animation(Animation),
    /// How loud sounds are.
    Volume {
        /// In percent.
        percent: u8,
        /// Whether that is chosen: it is heard then. Else it still changes under the hand.
        is_chosen: bool,
    },
    /// Whether nothing is heard.
    Muted(bool),
    /// Letters and numbers round the board.
    Coordinates(bool),
    /// Marks on the cells the selected piece may go to.
    LegalMarks(bool),
    /// Promote to a queen without asking.
    AlwaysQueen(bool),
    /// Move ahead while the computer thinks.
    Premoves(bool),
    /// Confirm each move before it is made.
    ConfirmMoves(bool),
    /// Whether the board turns between two people.
    Turning(Turning),
    /// How much of what the computer thinks is shown.
    Thinking(Thinking),
    /// Whether the computer thinks ahead while the person does.
    Ponder(bool),
    /// Whether the computer plays its first moves from the opening book.
    OwnBook(bool),
    /// How many lines an analysis shows, as [`Settings::LINES`](super::settings::Settings::LINES) bounds it.
    AnalysisLines(usize),
    /// Nodes that a report searches for each move.
    ReportNodes(u64),
    /// Whether a report adds the best lines as variations.
    ReportLines(bool),
    /// Whether the report is unfolded below the moves.
    ReportOpen(bool),
    /// Threads that search; `None` for what is usual on this machine.
    Threads(Option<usize>),
    /// Mebibytes of transposition tables; `None` for what is usual on this machine.
    Hash(Option<usize>),
    /// The time between two moves when a game plays itself.
    AutoplayDelay(Duration),
    /// Whether the side panel is open.
    Panel(bool),
    /// The window's size in points, to be found again at the next start.
    WindowSize {
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
    },
}

/// What the disk says, and others who work beside the window.
#[derive(Debug, Clone)]
pub enum DiskNews {
    /// A file was opened and its games found.
    Opened(Arc<OpenedFile>),
    /// A file has been opened, or why it could not be.
    FileOpened(OpenTicket, Result<Arc<OpenedFile>, FileProblem>),
    /// A game was read out of a file.
    GameRead(Box<LoadedGame>),
    /// A game for three was read out of a file.
    ThreeRead(Box<LoadedThree>),
    /// A file could not be opened.
    NotOpened(FileProblem),
    /// The numbers of the games, from 0, that a filter leaves.
    Filtered {
        /// The ticket of the filter.
        ticket: FilterTicket,
        /// The games, in ascending order.
        shown: Vec<usize>,
    },
    /// The game as PGN, for the clipboard.
    Written(String),
    /// The game was saved.
    Saved {
        /// What was saved.
        saving: Saving,
        /// The file as it is now.
        file: Arc<OpenedFile>,
        /// The game's number in it, from 0.
        index: usize,
    },
    /// This could not be saved.
    NotSaved(Saving, SaveFailure),
    /// A scoresheet was written there.
    ScoresheetWritten(PathBuf),
    /// A scoresheet could not be written.
    ScoresheetNotWritten(FileProblem),
    /// The journals of games that were never finished or saved.
    Journals(Vec<SavedJournal>),
    /// Journals that cannot be read; they are left where they are.
    JournalsUnreadable(Vec<UnreadableJournal>),
    /// So many events of the running game are on the disk, counted from when its journal was begun or gone on with:
    /// no end of this program can take them away.
    JournalWritten(JournalId, u64),
    /// The running game cannot be kept on the disk, for this reason.
    JournalFailed(Text),
    /// It is on the disk again, with all that could not be kept before.
    JournalMended(JournalId),
    /// What did not fit in the journal gone on with was cut off. It is kept in this file.
    JournalCut(PathBuf),
    /// An engine was tried: what it says of itself, or what is wrong with it.
    EngineTried(TrialTicket, Result<Box<Identity>, Fault>),
    /// The settings could not be saved.
    SettingsFailed(SettingsFailure),
    /// The settings are on the disk.
    SettingsKept,
    /// The settings were not all right when they were read.
    SettingsTrouble(SettingsTrouble),
}

//! Steps of the file menu, the list of games and the clipboard, and news from the window.

use std::path::PathBuf;

use super::{Collection, Query};
use crate::app::game::{GameId, ReplayAction};

/// An action of the file menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAction {
    /// Ask for a file and open it.
    Open,
    /// Open this file: from the recent ones, or dropped on the window.
    OpenPath(PathBuf),
    /// Cancel opening the file.
    CancelOpening,
    /// Ask for a path as text, if no system dialog is available or the player prefers typing.
    TypePath(PathPurpose),
    /// Open games that come with the program: the one of this number, from 0, or all to choose one.
    OpenRecorded(Collection, Option<usize>),
    /// Open the games or the position in this text.
    OpenText(String),
    /// Save to the game's file, or without one as [`FileAction::SaveAs`].
    Save,
    /// Ask for a name and save there.
    SaveAs,
    /// Ask for a name and write the game there in a form that is not read again.
    Export(Export),
    /// Show the list of games in the open file again.
    ChooseGame,
    /// Open the game before this one in the file.
    PreviousGame,
    /// Open the game after this one in the file.
    NextGame,
    /// Forget the recent files.
    ForgetRecent,
    /// Show the player's games.
    OwnGames,
    /// Type in a game from a score sheet.
    TypeIn,
    /// Add the game that was typed in to the player's own, and type in the next one of its event.
    TypeNext,
    /// Ask for a folder and add it to the player's games.
    AddToOwn,
    /// Remove this file or folder from the player's games.
    RemoveFromOwn(PathBuf),
    /// Quit the program. Send it too when the system closes the window, and close the window only at
    /// [`WindowCommand::Quit`](crate::app::context::WindowCommand::Quit).
    Quit,
}

/// A form in which a game, a table of games, or some games are written into a file that is not the open game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// The game with its variations and comments to print: HTML.
    Page,
    /// A scoresheet to print: HTML, or plain text.
    Scoresheet,
    /// The board as it is shown: PNG, or SVG.
    Picture,
    /// The main line as an animated GIF.
    Animation,
    /// The tables of a club for a spreadsheet.
    Club,
    /// The tables of a club to print.
    ClubPage,
    /// A sheet of puzzles with their answers: HTML, or plain text.
    Puzzles,
    /// The puzzles of the sheet, as a file that opens as a set.
    PuzzleSet,
    /// The games of the list that are shown, in one file.
    Games,
    /// The open puzzle with the moves that are shown, as a game of a file.
    Puzzle,
}

impl Export {
    /// The endings of its files, the usual one first.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Export::Page => &["html"],
            Export::Scoresheet | Export::Puzzles => &["html", "txt"],
            Export::Picture => &["png", "svg"],
            Export::Animation => &["gif"],
            Export::Club => &["csv", "html"],
            Export::ClubPage => &["html", "csv"],
            Export::PuzzleSet | Export::Games | Export::Puzzle => &["pgn"],
        }
    }

    /// Whether it is a page to print.
    pub const fn is_page(self) -> bool {
        matches!(self, Export::Page | Export::Scoresheet | Export::ClubPage | Export::Puzzles)
    }

    /// Whether it needs a game, and not only a board or a list.
    pub const fn takes_game(self) -> bool {
        matches!(self, Export::Page | Export::Scoresheet | Export::Animation | Export::Puzzle)
    }

    /// The key of the title of the dialog that asks for a file.
    pub const fn title(self) -> &'static str {
        match self {
            Export::Page => "path-print-title",
            Export::Scoresheet => "path-scoresheet-title",
            Export::Picture => "path-picture-title",
            Export::Animation => "path-animation-title",
            Export::Club | Export::ClubPage => "club-title",
            Export::Puzzles | Export::PuzzleSet => "puzzle-sheet",
            Export::Games => "games-save-title",
            Export::Puzzle => "path-save-title",
        }
    }
}

/// An action on the screen of the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LibraryAction {
    /// Show the games that match this query, in its order.
    Find(Query),
    /// The row of the game with this number was clicked.
    Select(usize),
    /// Replay a step of the selected game on the board beside the list.
    Replay(ReplayAction),
    /// Delete the selected game, if it is one of the player's own.
    Delete,
    /// Ask for tags to be set in the games shown.
    Header,
    /// Undo the last change of games.
    Undo,
    /// Open the selected game.
    Open,
    /// Count the points of the players in the games shown.
    Club,
    /// Copy the tables of the club.
    CopyClub,
    /// Return to the board.
    Close,
}

/// An action on the clipboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClipboardAction {
    /// Copy the shown position as FEN.
    CopyPosition,
    /// Copy the whole game as PGN.
    CopyGame,
    /// Copy the board as a picture.
    CopyPicture,
    /// Read a FEN or a PGN from the clipboard.
    Paste,
}

/// The purpose of a path that the player types, or chooses in the system's dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathPurpose {
    /// Opening a file.
    Open,
    /// Choosing the program of an engine, for its form.
    Program,
    /// Adding a file or a folder to the player's games.
    AddToOwn,
    /// Making a set of puzzles of a file.
    AddSet,
    /// Saving this game.
    Save(GameId),
    /// Writing this game, or its board, in a form that is not read again.
    Export(GameId, Export),
}

impl PathPurpose {
    /// The key of the title of the dialog that asks for the path.
    pub const fn title(self) -> &'static str {
        match self {
            PathPurpose::Open => "path-open-title",
            PathPurpose::Program => "engine-choose-title",
            PathPurpose::AddToOwn => "own-games-add-title",
            PathPurpose::AddSet => "puzzle-set-add-title",
            PathPurpose::Save(_) => "path-save-title",
            PathPurpose::Export(_, export) => export.title(),
        }
    }
}

/// News from the window.
#[derive(Debug, Clone)]
pub enum WindowNews {
    /// The path chosen in the system's dialog; `None` if the dialog was cancelled.
    PathChosen(PathPurpose, Option<PathBuf>),
    /// No file dialog is available: the player must type a path.
    NoFileDialog(PathPurpose),
    /// Files that were dropped on the window; at least one.
    Dropped(Vec<PathBuf>),
    /// A second file dialog was requested while one is open.
    FileDialogOpen(PathPurpose),
    /// The contents of the clipboard.
    Pasted(String),
    /// The window's width and height in points, to be restored at the next start.
    Size([f32; 2]),
    /// The system asks the program to end. It may not wait for the answer to a question.
    EndRequested,
    /// Whether the system's settings ask for as little motion as possible.
    LessMotion(bool),
}

//! Steps of the file menu, the list of games and the clipboard.

use std::path::PathBuf;

use super::GameId;

/// Something from the file menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAction {
    /// Ask for a file and open it.
    Open,
    /// Open this file: from the recent ones, or dropped on the window.
    OpenPath(PathBuf),
    /// Cancel opening the file.
    CancelOpening,
    /// Type the path of a file, where the system's dialogs are missing or not wanted.
    TypePath(PathPurpose),
    /// Open one of the games that come with the program, by its number in [`crate::app::files::GAMES`].
    OpenRecorded(usize),
    /// Open the game for three that comes with the program.
    OpenThree,
    /// Open the games or the position in this text.
    OpenText(String),
    /// Choose one of the tournament games that come with the program.
    OpenTournaments,
    /// Save to the game's file, or without one as [`FileAction::SaveAs`].
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
    /// Quit the program. Send it too when the system closes the window, and close the window only at
    /// [`WindowCommand::Quit`](crate::app::cx::WindowCommand::Quit).
    Quit,
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

/// The purpose of a path that is typed or chosen in the system's dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathPurpose {
    /// Opening a file.
    Open,
    /// Saving this game.
    Save(GameId),
    /// Writing a scoresheet of this game.
    Scoresheet(GameId),
}

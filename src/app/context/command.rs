//! Commands: the side effects that [`update`](crate::app::update) requests from the executor and the window.
//!
//! The [`Executor`](crate::app::update::Executor) carries out all but the [`WindowCommand`]s, which only a window can.

use std::sync::Arc;

use crate::app::board::{Picture, Raster, Sound};
use crate::app::engines::{AddedEngine, SearchCommand, TrialTicket};
use crate::app::game::JournalCommand;
use crate::app::library::{
    Collection, ExploreJob, ExportJob, Games, KeepJob, OpenJob, OpenProgress, OpenTicket, OpenedFile,
    OwnGamesJob, OwnLibraryJob, PathPurpose, PuzzlesJob, Query, SaveJob,
};
use crate::app::online::{MailCommand, OnlineCommand};
use crate::app::settings::Settings;
use crate::game::GameRecord;

/// A side effect that `update` requests.
#[derive(Debug, Clone)]
pub enum Command {
    /// A command for the engines.
    Search(SearchCommand),
    /// Start an engine, query its identity, and send the answer with this ticket. An earlier trial is cancelled.
    TryEngine(TrialTicket, Box<AddedEngine>),
    /// Work for the thread of the files.
    File(FileJob),
    /// Work for the thread of the lists.
    List(ListJob),
    /// Find the moves and games of a position.
    Explore(Box<ExploreJob>),
    /// Do something with the person's puzzles, and read them.
    Puzzles(PuzzlesJob),
    /// A command for online play.
    Online(OnlineCommand),
    /// For the thread that writes journals.
    Journal(JournalCommand),
    /// A command that only the window can carry out.
    Window(WindowCommand),
}

/// Work with files, done in the order of the requests.
#[derive(Debug, Clone)]
pub enum FileJob {
    /// Open this file and find its games.
    Open(OpenJob),
    /// Find the games in this text. The ticket goes with the answer.
    Text(OpenTicket, String),
    /// Read one of the games of an opened file.
    Game(OpenTicket, Arc<OpenedFile>, usize),
    /// Open games that come with the program: the one of this number, or all to choose one.
    Recorded(OpenTicket, Collection, Option<usize>),
    /// Read the player's games.
    Own(OwnLibraryJob),
    /// Delete one of the player's own games, or bring it back.
    Change(OwnGamesJob),
    /// Save the game.
    Save(Box<SaveJob>),
    /// Add the finished game to the player's own games.
    Keep(Box<KeepJob>),
    /// Find the players in the player's own games.
    Players,
    /// Write a scoresheet, a picture or an animation.
    Export(Box<ExportJob>),
    /// Save the settings.
    Settings(Box<Settings>),
    /// Something with the games by mail.
    Mail(MailCommand),
}

/// Work in memory that takes longer than a frame may.
#[derive(Debug, Clone)]
pub enum ListJob {
    /// Read a game of a list for the board beside it.
    Preview(Arc<OpenedFile>, usize),
    /// Find the games that match a query, and send their indices with this progress.
    Filter {
        /// All games of the file.
        games: Games,
        /// The choice and the order of the games.
        query: Query,
        /// The progress, and the cancellation.
        progress: Arc<OpenProgress>,
    },
    /// Count the points of the players in these games.
    Club(Games, Vec<usize>),
    /// Write the game as PGN and send its text.
    Write(Box<GameRecord>),
    /// Draw this picture for the clipboard.
    Draw(Box<Picture>),
}

/// A command that only the window can carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Ask for a path in the system's dialog.
    AskPath {
        /// Decides what happens with the path.
        purpose: PathPurpose,
        /// The file name that the dialog proposes; empty for opening.
        name: String,
    },
    /// Put this text on the clipboard.
    Copy(String),
    /// Open this link with the program that the system has for it.
    OpenLink(String),
    /// Put this picture on the clipboard.
    CopyPicture(Raster),
    /// Send the text of the clipboard.
    ReadClipboard,
    /// Play a sound.
    Play {
        /// One of the program's own.
        sound: Sound,
        /// How loud, in percent: more than 0 and at most 100.
        volume: u8,
    },
    /// Close the window: everything is saved or discarded.
    Quit,
}

/// The meaning of a move that the player makes at an earlier point of a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayOn {
    /// Add the move as a variation of this game.
    Variation,
    /// Start a new game from that point.
    NewGame,
}

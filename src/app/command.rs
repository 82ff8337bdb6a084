//! What is to be done: the answers of [`update`](super::update::update), carried out by others.
//!
//! The [`Executor`](super::executor::Executor) carries out all but the [`WindowCommand`]s, which only a window can.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;

use super::dialogs::PathPurpose;
use super::engines::{AddedEngine, TrialTicket};
use super::files::{OpenJob, OpenedFile, SaveJob, SheetJob};
use super::journal::{Entry, JournalId};
use super::library::Collection;
use super::online::OnlineCommand;
use super::search::{SearchCommand, SearchTicket};
use super::settings::Settings;
use super::sound::Sound;
use crate::game::GameRecord;
use crate::three::Game;
use crate::three_engine::{Level, Limits};

/// Tells one filter of a list of games from another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FilterTicket(pub u64);

/// What is to be done.
#[derive(Debug, Clone)]
pub enum Command {
    /// Something for the engines.
    Search(SearchCommand),
    /// Something for the computer of the game for three.
    Three(ThreeSearch),
    /// Start an engine, ask what it is, and send that with this ticket. A trial before it is given up.
    TryEngine(TrialTicket, Box<AddedEngine>),
    /// Open this file and find its games.
    OpenFile(OpenJob),
    /// Find the games in this text.
    ReadText(String),
    /// Read one of the games of an opened file.
    ReadGame(Arc<OpenedFile>, usize),
    /// Open games that come with the program, to choose one.
    OpenCollection(Collection),
    /// Read one of the games that come with the program.
    ReadRecorded(Collection, usize),
    /// Find the games whose rows contain each word of a filter, and send their numbers with this ticket.
    FilterGames {
        /// Goes with the answer.
        ticket: FilterTicket,
        /// The games.
        file: Arc<OpenedFile>,
        /// The words.
        filter: String,
    },
    /// Write the game as PGN and send its text.
    WriteGame(Box<GameRecord>),
    /// Save the game.
    SaveFile(Box<SaveJob>),
    /// Write a scoresheet.
    WriteScoresheet(Box<SheetJob>),
    /// Keep the settings.
    SaveSettings(Box<Settings>),
    /// Something with a player at another computer.
    Online(OnlineCommand),
    /// Keep the running game.
    Journal(JournalCommand),
    /// Something only the window can do.
    Window(WindowCommand),
}

/// What the computer of the game for three is to do.
#[derive(Debug, Clone)]
pub enum ThreeSearch {
    /// Find a move, and send the news with this ticket. The search before it ends.
    Go {
        /// Goes with each answer.
        ticket: SearchTicket,
        /// The game as it stands.
        game: Box<Game>,
        /// How well to play.
        level: Level,
        /// When to stop.
        limits: Limits,
    },
    /// Answer now.
    Stop,
    /// End the thread, so that its table is freed.
    End,
}

/// What is to be done with the journals of games in progress.
#[derive(Debug, Clone)]
pub enum JournalCommand {
    /// Look for those that a former run has left, and send them.
    Find,
    /// Begin a journal with this entry. It becomes the running game's.
    Begin(JournalId, Box<Entry>),
    /// Begin a journal with this entry, and remove the one that was the running game's as soon as it is written.
    Replace(JournalId, Box<Entry>),
    /// Add an entry.
    Add(JournalId, Box<Entry>),
    /// Go on with a journal found on the disk, under this number.
    Resume(JournalId, PathBuf),
    /// The game is saved, or not wanted: remove its journal.
    Remove(JournalId),
    /// Remove a journal found on the disk.
    RemoveFound(PathBuf),
    /// Force the running game's journal to the disk, and say when that is done, or that it cannot be.
    Force(Sender<bool>),
}

/// What only the window can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WindowCommand {
    /// Ask for a path in the system's dialog.
    AskPath {
        /// The purpose.
        purpose: PathPurpose,
        /// The file name that the dialog proposes; empty for opening.
        name: String,
    },
    /// Ask for a program in the system's dialog.
    AskProgram,
    /// Put this text on the clipboard.
    Copy(String),
    /// Send what is on the clipboard.
    ReadClipboard,
    /// Let this be heard.
    Play {
        /// What.
        sound: Sound,
        /// How loud, in percent: more than 0 and at most 100.
        volume: u8,
    },
    /// Leave: everything is saved or given up.
    Quit,
}

//! Requests of the player about games by mail, the commands for the executor, and its news.

use super::form::{LetterForm, MailForm};
use crate::game::Move;
use crate::online::{MailError, MailGame, Mailbox};

/// A request of the player. What makes no sense at the moment does nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum MailAction {
    /// Show the games.
    Open,
    /// Open the form of a new game.
    New,
    /// The form of a new game was changed.
    Edit(Box<MailForm>),
    /// Begin the game of the form.
    Begin,
    /// Put the game of this number on the board.
    Show(usize),
    /// Send the last letter of the game of this number again.
    Again(usize),
    /// Remove the game of this number.
    Remove(usize),
    /// Open the form of the next letter of the game on the board.
    Write,
    /// The form of a letter was changed.
    EditLetter(Box<LetterForm>),
    /// Send the letter of the form.
    Send,
}

/// A command for the executor.
#[derive(Debug, Clone)]
pub enum MailCommand {
    /// Find the games.
    Find,
    /// Save this game among the games by mail.
    Keep(Box<MailGame>),
    /// Delete this game from the games by mail.
    Remove(Box<MailGame>),
    /// Take the letter in a text. The moves are those of the file around it, which is on the board.
    Take(String, Option<Vec<Move>>),
}

/// The player's games, and the result of a command.
#[derive(Debug, Clone)]
pub struct MailNews {
    /// The games, those first in which the player is to move.
    pub games: Vec<MailGame>,
    /// The game of a letter that was taken, or why it was not; the same for a game that was to be kept or removed.
    pub taken: Option<Result<Box<MailGame>, MailError>>,
    /// Whether the game is on the board already.
    pub is_shown: bool,
}

impl MailCommand {
    /// Carries out the command.
    pub fn carry_out(self, mailbox: &Mailbox) -> MailNews {
        let is_shown = matches!(self, MailCommand::Take(_, Some(_)));
        let failed = |done: std::io::Result<()>| done.err().map(|error| Err(error.into()));
        let taken = match self {
            MailCommand::Find => None,
            MailCommand::Keep(game) => failed(mailbox.keep(&game)),
            MailCommand::Remove(game) => failed(mailbox.remove(&game)),
            MailCommand::Take(text, moves) => Some(mailbox.receive(&text, moves.as_deref()).map(Box::new)),
        };
        MailNews { games: mailbox.games(), taken, is_shown }
    }
}

//! Online play and play by mail: the requests of the player, the commands for the executor, and the news.

use super::dialog::OnlineForm;
use super::mail::{LetterForm, MailForm};
use crate::game::Move;
use crate::online::{
    Claim, LinkError, MailError, MailGame, Mailbox, Neighbour, News, Order, Player, Saved, Terms, Ticket,
};

/// An action of the player in online play. Actions that are unavailable do nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum OnlineAction {
    /// Open the form.
    Open,
    /// The form was changed.
    Edit(Box<OnlineForm>),
    /// Invite by the form, or join by the invitation in it.
    Begin,
    /// Join the player of this number among those on the same network.
    JoinNeighbour(usize),
    /// Copy the invitation.
    CopyInvitation,
    /// Try the relay again, for an invitation that reaches none.
    TryRelay,
    /// Play by the terms of the host.
    Accept,
    /// Go back to the common part of the different records.
    GoBack,
    /// Send a line of chat.
    Say(String),
    /// Resume the unfinished game with this index in the list next to the form.
    ResumeUnfinished(usize),
    /// Settle the game, because the opponent’s time away has run out.
    Settle(Claim),
    /// Keep the game that the opponent’s program has broken off as a win by forfeit.
    KeepAsWon,
    /// Resume the game found at the start, or open its record.
    Resume,
    /// Discard the game found at the start.
    Forget,
}

/// Commands for the executor.
#[derive(Debug, Clone)]
pub enum OnlineCommand {
    /// Begin a session of this number.
    Begin(SessionId, Start, Player),
    /// Send an order to the session.
    Order(Order),
    /// Leave the session.
    Leave,
    /// Look for unfinished games, and send them.
    Find {
        /// Whether the program has just been started, and asks the player about them.
        at_start: bool,
    },
    /// Remove an unfinished game.
    Forget(Box<Saved>),
    /// Look for players on the same network, or look no longer.
    Look(bool),
}

/// The way in which a session begins.
#[derive(Debug, Clone)]
pub enum Start {
    /// By an invitation to these terms.
    Host(Box<Terms>),
    /// By joining the host of this invitation.
    Join(Box<Ticket>),
    /// By resuming a game.
    Resume(Box<Saved>),
}

/// The number of an online session. News of an earlier one are outdated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SessionId(pub u64);

/// News from the peer and the connection.
#[derive(Debug, Clone)]
pub enum SessionNews {
    /// News of the session, or the reason why it could not be started.
    News(SessionId, Result<News, LinkError>),
    /// The unfinished games of former runs.
    Found {
        /// Whether they were looked for at the start of the program; otherwise for the form.
        at_start: bool,
        /// The games.
        games: Vec<Saved>,
    },
    /// The players on the same network.
    Neighbours(Vec<Neighbour>),
}

/// A request of the player. What makes no sense at the moment does nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum MailAction {
    /// Show the games, or the form of a new one if there is none.
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
    /// The games, those first in which the player is to move; `None` if they could not be read.
    pub games: Option<Vec<MailGame>>,
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
        MailNews { games: mailbox.games().ok(), taken, is_shown }
    }
}

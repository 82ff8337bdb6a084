//! Online play: the requests of the player, the commands for the executor, and the news of the session.

use super::dialog::OnlineForm;
use crate::online::{Claim, LinkError, Neighbour, News, Order, Player, Saved, Terms, Ticket};

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
    /// Leave the game, which can be resumed, to do something other than play.
    Leave,
}

/// Commands for the executor.
#[derive(Debug, Clone)]
pub enum OnlineCommand {
    /// Begin a session.
    Begin(Start, Player),
    /// Send an order to the session.
    Order(Order),
    /// Leave the session.
    Leave,
    /// Look for unfinished games, and send them.
    Find,
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

/// News from the peer and the connection.
#[derive(Debug, Clone)]
pub enum MeetingNews {
    /// News of the session.
    News(News),
    /// The reason why the session could not be started.
    Failed(LinkError),
    /// The unfinished games of former runs.
    Found(Vec<Saved>),
    /// The players on the same network.
    Neighbours(Vec<Neighbour>),
}

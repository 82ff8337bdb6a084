//! The dialogs of a connection between two players, and the form by which a player invites another one, or joins.

use super::words::events;
use crate::app::settings::OnlineSettings;
use crate::app::text::Text;
use crate::game::Variant;
use crate::online::{MAX_TICKET, Neighbour, Record, RelayUse, Saved, Terms, Ticket};
use crate::sides::Color;

/// Number of the last common events that are shown, and of those that differ.
const LAST: usize = 3;
const MOST: usize = 40;

/// A dialog of a connection between two players.
#[derive(Debug, Clone)]
pub enum OnlineDialog {
    /// The form.
    Form(Box<OnlineForm>, Lobby),
    /// The host waits for a guest.
    Waiting {
        /// The invitation, as soon as it is known.
        invitation: Option<String>,
        /// Whether it reaches a relay; `None` while one is being tried.
        relay: Option<RelayUse>,
        /// The name of the guest who is there and reads the terms; it may be empty.
        guest: Option<String>,
    },
    /// The guest looks for the host, or both for each other after a cut.
    Looking {
        /// How many attempts have failed.
        attempts: u32,
    },
    /// The guest decides whether to accept these terms.
    Asked {
        /// The host's name; may be empty.
        name: String,
        /// The terms.
        terms: Box<Terms>,
    },
    /// The records differ.
    Differs(Box<Difference>),
    /// The time away of the opponent, who is to move, has run out: claim the win, call it a draw, or wait?
    Stayed {
        /// The opponent’s name; may be empty.
        name: String,
    },
    /// The opponent’s program has broken off the game: keep it as won, or unfinished?
    Broken {
        /// The reason.
        text: Text,
        /// The player’s colour.
        own: Color,
    },
    /// Unfinished games of former runs; the question is about the first.
    Found(Vec<Saved>),
}

/// The players available without an invitation.
#[derive(Debug, Clone, Default)]
pub struct Lobby {
    /// The players on the same network, once they are looked for.
    pub neighbours: Vec<Neighbour>,
    /// Unfinished games of former runs.
    pub unfinished: Vec<Saved>,
}

/// Two records of a game that differ.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The last events that both have in common, as text.
    pub common: Text,
    /// The local record after the common part, or its start.
    pub ours: Text,
    /// The peer's record after the common part.
    pub theirs: Text,
    /// Whether the player has agreed to go back.
    pub is_agreed: bool,
    /// Whether the peer has agreed to go back.
    pub peer_agrees: bool,
}

impl Difference {
    /// The difference of two records after their first `common` events.
    pub(in crate::app) fn of(ours: &Record, theirs: &Record, common: usize) -> Difference {
        Difference {
            common: events(ours, common.saturating_sub(LAST)..common, LAST),
            ours: events(ours, common..ours.len(), MOST),
            theirs: events(theirs, common..theirs.len(), MOST),
            is_agreed: false,
            peer_agrees: false,
        }
    }
}

/// The way to start an online game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum InviteOrJoin {
    /// The host chooses the game, and invites.
    #[default]
    Invite,
    /// The guest has an invitation.
    Join,
}

/// The contents of the form.
#[derive(Debug, Clone, PartialEq)]
pub struct OnlineForm {
    /// Inviting or joining.
    pub way: InviteOrJoin,
    /// The player's name.
    pub name: String,
    /// The relay and, for an invitation, all that is played by.
    pub settings: OnlineSettings,
    /// The invitation that was pasted.
    pub invitation: String,
    /// Whether to look for players on the same network, after a press of the button.
    pub looks: bool,
    /// The problem with the form. Set by the program.
    pub problem: Option<Text>,
}

impl OnlineForm {
    /// The form, filled in as the last time.
    pub fn new(name: String, settings: OnlineSettings) -> OnlineForm {
        let (invitation, problem) = (String::new(), None);
        let mut form =
            OnlineForm { way: InviteOrJoin::Invite, name, settings, invitation, looks: false, problem };
        form.check();
        form
    }

    /// Validates the form.
    pub(in crate::app) fn check(&mut self) {
        // Of a long text, such as a mail that was pasted, the field keeps the invitation in it.
        if let Some((end, _)) = self.invitation.char_indices().nth(4 * MAX_TICKET) {
            match self.ticket() {
                Ok(ticket) => self.invitation = ticket.to_string(),
                Err(_) => self.invitation.truncate(end),
            }
        }
        self.problem = if self.settings.is_relay_wrong() {
            Some(Text::key("online-relay-wrong"))
        } else {
            let is_given = self.way == InviteOrJoin::Join && !self.invitation.trim().is_empty();
            self.ticket().err().filter(|_| is_given)
        };
    }

    /// Whether the form is complete.
    pub fn is_whole(&self) -> bool {
        self.problem.is_none() && (self.way == InviteOrJoin::Invite || self.ticket().is_ok())
    }

    /// The game chosen.
    pub fn variant(&self) -> Variant {
        self.settings.setup.variant()
    }

    /// The invitation that was pasted.
    ///
    /// # Errors
    /// Returns an error, in a sentence, if the text is not an invitation.
    pub fn ticket(&self) -> Result<Ticket, Text> {
        self.invitation.parse().map_err(super::words::ticket_error)
    }
}

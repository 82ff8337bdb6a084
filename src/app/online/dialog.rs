//! The dialogs of a connection between two players.

use super::form::OnlineForm;
use super::words::events;
use crate::app::catalogue::Text;
use crate::online::{Neighbour, Record, Saved, Terms};

/// Number of the last common events that are shown, and of those that differ.
const LAST: usize = 3;
const MOST: usize = 40;

/// A dialog of a connection between two players.
#[derive(Debug, Clone)]
pub enum OnlineDialog {
    /// The form.
    Form(Box<OnlineForm>, Around),
    /// The host waits for a guest.
    Waiting {
        /// The invitation, as soon as it is known.
        invitation: Option<String>,
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
    /// Unfinished games of former runs; the question is about the first.
    Found(Vec<Saved>),
}

/// The players available without an invitation.
#[derive(Debug, Clone, Default)]
pub struct Around {
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

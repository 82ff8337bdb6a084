//! What is open in front of the board while two players come together.

use super::form::OnlineForm;
use crate::app::catalogue::Text;
use crate::online::{Neighbour, Saved, Terms};

/// What is open in front of the board while two players come together.
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
    /// The guest is asked whether to play by these terms.
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

/// Whom one can play with without an invitation.
#[derive(Debug, Clone, Default)]
pub struct Around {
    /// The players on the same network, once they are looked for.
    pub neighbours: Vec<Neighbour>,
    /// Games that were broken off.
    pub unfinished: Vec<Saved>,
}

/// Two records of a game that differ.
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    /// The last events that both have in common, as text.
    pub common: Text,
    /// What the own record has behind them, or the beginning of that.
    pub ours: Text,
    /// What the other side's has.
    pub theirs: Text,
    /// Whether the player has agreed to go back.
    pub is_agreed: bool,
    /// Whether the other side has.
    pub peer_agrees: bool,
}

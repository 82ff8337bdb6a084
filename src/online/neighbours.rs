//! Players on the same network, while they are looked for.

use super::link::Wake;
use super::problem::LinkError;
use super::ticket::Ticket;

/// An invitation seen on the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// The host's name.
    pub name: String,
    /// The invitation.
    pub ticket: Ticket,
}

/// Looks for invitations on the same network until it is dropped. This computer asks around, and says nothing of
/// itself.
#[derive(Debug)]
pub struct Neighbours {}

impl Neighbours {
    /// Begins to look.
    ///
    /// # Errors
    /// [`LinkError`].
    pub fn look(wake: Wake) -> Result<Self, LinkError> {
        let _ = wake;
        Err(LinkError::Network(String::new()))
    }

    /// Those seen at the moment, in the order of their names.
    pub fn list(&self) -> Vec<Neighbour> {
        Vec::new()
    }
}

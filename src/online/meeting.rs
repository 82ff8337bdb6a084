//! Beginning a meeting, and going on with one.

use super::link::{Link, Player, Wake};
use super::problem::LinkError;
use super::saved::Saved;
use super::terms::Terms;
use super::ticket::Ticket;

/// Invites to a game. [`super::News::Ready`] brings the invitation. From now on the relay, if there is one, knows this
/// computer's address, and whoever has the invitation can reach it.
///
/// # Errors
/// [`LinkError`].
pub fn host(terms: Terms, player: Player, wake: Wake) -> Result<Link, LinkError> {
    let _ = (terms, player, wake);
    Err(LinkError::Network(String::new()))
}

/// Goes to the host of an invitation. If there is an unfinished game by it in the player's folder, it goes on.
///
/// # Errors
/// [`LinkError`].
pub fn join(ticket: &Ticket, player: Player, wake: Wake) -> Result<Link, LinkError> {
    let _ = (ticket, player, wake);
    Err(LinkError::Network(String::new()))
}

/// Goes on with a meeting that was broken off: [`super::News::Begun`] comes at once, then
/// [`super::News::Away`], until the other side is there too.
///
/// # Errors
/// [`LinkError`].
pub fn resume(saved: &Saved, player: Player, wake: Wake) -> Result<Link, LinkError> {
    let _ = (saved, player, wake);
    Err(LinkError::Network(String::new()))
}

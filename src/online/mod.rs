//! Games between two computers, without a server: one invites, the other joins, and both keep the same record.
//!
//! * [`host`], [`join`], [`resume`]: begin or go on with a meeting; each gives a [`Link`].
//! * [`Link`]: [`Order`]s in, [`News`] out. A thread of its own does the rest.
//! * [`Terms`]: what is played; [`Ticket`]: the invitation as text.
//! * [`Record`], [`Event`], [`Mark`]: the list of events that both sides share, and the game that they make.
//! * [`saved`]: the unfinished games on this computer's disk; [`tidy`] removes what nobody would miss there.
//! * [`Neighbours`]: the invitations on the same network, while they are looked for.
//!
//! Nothing is sent to anyone before one of these functions is called. Nothing here knows a window, and nothing here is
//! text for a player.
//!
//! From the inside out: `record` holds events and judges them; `session` is a machine without a clock and without a
//! network, into which lines, orders and the time go, and out of which lines, news and entries of the journal come;
//! `exchange` drives it on any stream of bytes; `transport` finds the other side and gives that stream, again and again.
//!
//! The other side is a stranger: every line is bounded in length, their rate and their number are bounded, each event
//! is judged by the rules before it counts, and nothing it says names a file or a length to be allocated.

mod clock;
mod event;
mod exchange;
#[cfg(all(feature = "cli", any(test, fuzzing)))]
pub(crate) mod fuzz;
mod journal;
mod lines;
mod link;
mod lot;
mod mark;
mod meeting;
mod neighbours;
mod news;
mod problem;
mod protocol;
mod record;
mod saved;
mod session;
mod terms;
#[cfg(test)]
mod tests;
mod text;
mod ticket;
mod transport;

pub use event::{Event, EventKind};
pub use journal::Folder;
pub use link::{Link, Player, Relay, Wake};
pub use mark::{Mark, ParseMarkError};
pub use meeting::{host, join, resume};
pub use neighbours::{Neighbour, Neighbours};
pub use news::{Ending, News, Offer, Order, PeerProblem};
pub use problem::{LinkError, Nonsense, Problem, TermsProblem};
pub use record::{Beginning, EventError, MAX_EVENTS, Record};
pub use saved::{Saved, saved, tidy};
#[cfg(test)]
use terms::TermsText;
pub use terms::{ColorChoice, DEFAULT_AWAY, Terms};
pub use text::{MAX_CHAT, MAX_NAME, clean_chat, clean_name};
pub use ticket::{MAX_TICKET, Ticket, TicketError, is_relay};

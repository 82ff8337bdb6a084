//! Online games between two computers, without a server: one player invites, the other joins, and both programs keep
//! the same record.
//!
//! * [`host`], [`join`], [`resume`] start or continue an online session; each returns a [`Link`].
//! * [`Link`] takes [`Order`]s and returns [`News`]. A thread of its own does the work.
//! * [`Terms`]: the game and its rules; [`Ticket`]: the invitation as text.
//! * [`Record`], [`Event`], [`Mark`]: the list of events that both sides share, and the game that results from it.
//! * [`saved`] returns the unfinished games on this computer's disk; [`tidy`] removes old files without one.
//! * [`Letter`], [`Mailbox`]: games by mail, which use the same record, and no network.
//! * [`Neighbours`] looks for invitations on the same network.
//!
//! Nothing is sent before [`host`], [`join`], [`resume`] or [`Neighbours::look`] is called. The module has no dependency
//! on a window, and contains no text for players.
//!
//! From the inside out: `record` holds events and judges them by the rules. `session` is a state machine without a
//! clock and a network: its inputs are lines, orders and the time, its outputs lines, news and journal entries.
//! `exchange` runs a session on a stream of bytes. `transport` connects to the peer, and reconnects, and provides
//! that stream. `reception` greets those who connect to a host.
//!
//! The peer is not trusted: the length, rate and number of its lines are limited, each event is judged by the rules
//! before it counts, and nothing that it sends determines a file name or the size of an allocation.

mod clock;
mod event;
mod exchange;
#[cfg(all(feature = "cli", any(test, fuzzing)))]
pub(crate) mod fuzz;
mod hosting;
mod journal;
mod letter;
mod lines;
mod link;
mod lot;
mod mark;
mod meeting;
mod names;
mod neighbours;
mod news;
mod problem;
mod protocol;
mod reception;
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
pub use letter::{
    CODE_TAG, Letter, LetterError, MailError, MailGame, Mailbox, Refusal, Step, clean_address, find,
    has_letter,
};
pub use link::{Link, PUBLIC_RELAYS, Player, Relay, Wake};
pub use mark::{Mark, ParseMarkError};
pub use meeting::{host, join, resume};
pub use neighbours::{Neighbour, Neighbours};
pub use news::{Claim, Ending, News, Offer, Order, PeerProblem, RelayUse};
pub use problem::{LinkError, Nonsense, Problem, TermsProblem};
pub use record::{Beginning, EventError, MAX_EVENTS, Record};
pub use saved::{Saved, saved, tidy};
#[cfg(test)]
use terms::TermsText;
pub use terms::{ColorChoice, Terms};
pub use text::{MAX_CHAT, MAX_NAME, clean_chat, clean_name};
pub use ticket::{MAX_TICKET, Ticket, TicketError, has_ticket, is_relay};

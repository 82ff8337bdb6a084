//! Online play as the program shows it: inviting and joining, the state of the session, and its texts.
//!
//! The session itself is [`crate::online`]; the executor holds its [`Link`](crate::online::Link). The player's
//! requests go there as an [`Order`](crate::online::Order), and its events arrive as [`MeetingNews`]. The open game is
//! played in the mode `play` like any other: the seat at the other computer is a
//! [`Remote`](crate::app::settings::Player::Remote) one. While the game runs, only the shared record is stored; at its
//! end the game is written to the journal as a whole.

mod action;
mod dialog;
mod meeting;
pub(in crate::app) mod terms;
pub(in crate::app) mod words;

pub use action::{MeetingNews, OnlineAction, OnlineCommand, Start};
pub use dialog::{Around, Difference, OnlineDialog, OnlineForm, Way};
pub use meeting::{ChatLine, ChatView, Meeting, Online, OnlineGame, OnlineGameState};
pub(super) use meeting::{gone, next_change, presence, status};
pub(in crate::app) use words::asked_key;
pub use words::{found, peer_name, terms_in_words};

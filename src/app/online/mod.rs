//! Playing on-line: inviting and joining, the meeting with the other side, and what it says.
//!
//! The session itself is [`crate::online`]; the executor holds its [`Link`](crate::online::Link). What the player wants
//! goes there as an [`Order`](crate::online::Order), what comes from there is a [`MeetingNews`]. The open game is played
//! in the mode `play` as any other: its seat at the other computer is a [`Remote`](crate::app::setup::Player::Remote)
//! one. While it goes on, the record that both sides share is what is kept of it; at its end it goes into the journal as a
//! whole.

mod action;
mod dialog;
mod form;
mod game;
pub(in crate::app) mod make;
mod meeting;
pub(in crate::app) mod terms;
mod view;
pub(in crate::app) mod words;

pub use action::{MeetingNews, OnlineAction, OnlineCommand};
pub use dialog::{Around, Difference, OnlineDialog};
pub use form::{OnlineForm, Way};
pub use game::OnlineGameState;
pub use meeting::{ChatLine, Meeting, Online, OnlineGame};
pub use view::ChatView;
pub(super) use view::{gone, next_change, presence, status};
pub(in crate::app) use words::asked_key;
pub use words::{found, peer_name, terms_in_words};

//! Online play and play by mail as they are shown: forms and dialogs, the state of a session, its terms and events in words.

mod action;
mod dialog;
pub mod mail;
mod session;
pub(in crate::app) mod terms;
pub(in crate::app) mod words;

pub use action::{
    MailAction, MailCommand, MailNews, OnlineAction, OnlineCommand, SessionId, SessionNews, Start,
};
pub use dialog::{Difference, InviteOrJoin, Lobby, OnlineDialog, OnlineForm};
pub use session::{ChatLine, ChatView, Online, OnlineGame, OnlineGameState, OnlineSession};
pub(in crate::app) use session::{gone, next_change, presence, status};
pub(in crate::app) use words::asked_key;
pub use words::{found, peer_name, terms_in_words};

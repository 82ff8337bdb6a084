//! Online play and play by mail as they are shown: forms and dialogs, the state of a session, its terms and events in words.

mod action;
mod dialog;
pub mod mail;
mod meeting;
pub(in crate::app) mod terms;
pub(in crate::app) mod words;

pub use action::{MailAction, MailCommand, MailNews, MeetingNews, OnlineAction, OnlineCommand, Start};
pub use dialog::{Around, Difference, InviteOrJoin, OnlineDialog, OnlineForm};
pub use meeting::{ChatLine, ChatView, Meeting, Online, OnlineGame, OnlineGameState};
pub(in crate::app) use meeting::{gone, next_change, presence, status};
pub(in crate::app) use words::asked_key;
pub use words::{found, peer_name, terms_in_words};

//! Online play: questions before and during the game, and the chat.

mod chat;
mod help;
mod meeting;
mod pictures;

pub use chat::{ChatState, chat_ui};
pub use help::show as help;
pub use meeting::{records_ui, show};

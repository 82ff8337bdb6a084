//! The context that a mode gets while it handles a message: the shared state, the time, and the list of commands.

mod command;
mod context;
mod refusal;
mod request;
mod saver;
mod shared;
mod sounds;

pub use command::{Command, WindowCommand};
pub use context::Context;
pub use request::DeskRequest;
pub use saver::Saver;
pub use shared::{JournalState, OpenJournal, PlayOn, Shared};

//! The context that a mode gets while it handles a message: the shared state, the time, and the list of commands.

mod command;
mod context;
mod feedback;
mod screen;
mod shared;

pub use command::{Command, DeskRequest, FileJob, ListJob, WindowCommand};
pub use context::Context;
pub use screen::Screen;
pub use shared::{JournalState, OpenJournal, PlayOn, Saver, Seen, SeenGame, Shared, WrittenBack};

//! The context of a screen that handles a message: the state that all screens share, with settings, dialogs and toasts, the
//! list of commands, and the step that replaces the open game.

mod command;
mod dialog;
mod feedback;
mod handling;
mod queue;
mod screen;
mod shared;
mod toasts;

pub use command::{Command, FileJob, ListJob, PlayOn, WindowCommand};
pub use dialog::{Dialog, DialogAction, Fault, Page, PendingAction};
pub use handling::Context;
pub use queue::Dialogs;
pub use screen::Screen;
pub use shared::Shared;
pub use toasts::{Announcement, Announcements, Toast, Tone};

//! What a screen gets while it handles a message: the state that all screens share, with settings, dialogs and toasts, and the
//! lists of commands and requests.

mod command;
mod dialog;
mod feedback;
mod handling;
mod queue;
mod screen;
mod shared;
mod toasts;

pub use command::{Command, FileJob, ListJob, PlayOn, ScreenRequest, WindowCommand};
pub use dialog::{Dialog, DialogAction, Fault, Page, PendingAction};
pub use handling::Context;
pub use queue::Dialogs;
pub use screen::Screen;
pub use shared::Shared;
pub use toasts::{Announcement, Announcements, Toast, Tone};

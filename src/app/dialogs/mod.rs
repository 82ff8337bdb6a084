//! Questions, forms, lists and pages in front of the board, and how they wait for each other.

mod action;
mod dialog;
mod queue;

pub use action::DialogAction;
pub use dialog::{Dialog, Fault, GameOver, Page, Place, Then};
pub use queue::Dialogs;

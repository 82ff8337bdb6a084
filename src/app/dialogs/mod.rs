//! Questions, forms, lists and pages in front of the board, and how they wait for each other.

mod answers;
mod dialog;
mod queue;

pub use dialog::{Dialog, Fault, GameOver, Page, PathPurpose, Then};
pub use queue::Dialogs;

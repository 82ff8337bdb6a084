//! The position editor. Its position need not be legal, and can be played from or studied. The game behind the editor
//! is unchanged and comes back when the editor is closed.

mod action;
mod board;
mod edit;
mod evaluation;
mod history;
mod problems;
mod screen;
mod state;
mod view;

pub use action::EditorAction;
pub use edit::PositionEdit;
pub use problems::Problem;
pub use state::{Editor, Tool};

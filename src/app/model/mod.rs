//! The state of the program, all messages that change it, and the questions of the window.
//!
//! A stack of screens lies in the window: the open game ([`Mode`]), over it perhaps a position that is set up, the lessons or
//! the puzzles ([`Over`]).

pub mod diagram;
mod editor;
mod editor_edit;
mod editor_screen;
mod evaluation;
mod files;
mod idea;
mod judged;
mod learn;
mod lesson;
mod lesson_search;
mod lesson_view;
mod message;
mod mode;
mod over;
mod puzzles;
mod scene;
mod sheet;
mod shown;
mod solving;
mod solving_view;
mod spoken;
mod state;
mod summary;

pub use editor::{Editor, Problem, Tool};
pub use editor_edit::PositionEdit;
pub use files::{Files, JournalState, OpenJournal, Saver, Seen, SeenGame, WrittenBack};
pub use learn::{Learn, Stage, Upcoming};
pub use lesson::Lesson;
pub use message::{DiskNews, EditorAction, LearnAction, Message, PuzzleAction};
pub use mode::Mode;
pub use over::Over;
pub use puzzles::{Puzzles, WayCount};
pub(in crate::app) use scene::Scene;
pub use shown::Top;
pub use solving::{Solving, Verdict};
pub use solving_view::SolvedMove;
pub(in crate::app) use spoken::{Effect, Whereabouts};
pub(in crate::app) use state::Return;
pub use state::{Model, Replaced, WindowState};
pub use summary::{Heading, Summary};

//! Lessons: a start page with the stages of each game, and the level that the pupil plays. The open game is paused
//! behind them, and resumes when the lessons are closed.

mod action;

mod lesson;
mod lesson_view;

mod state;

pub use action::LearnAction;
pub use lesson::Lesson;
pub use state::{Learn, Stage};

//! Games of two and of three: seats, clock, offers, takeback, the computer's turn, the end; and the study of a game of two:
//! analysis, threat, report.
//!
//! Both are played at one `Table`. What a game tells the table is its `TableGame`,
//! what it does in its own way its `OwnRules`.
//! A file calls those above it in the list below.

mod pace;
mod table_game;

mod table;

mod computer;
mod course;
mod draws;

mod board;
mod view;

mod screen;

mod study_action;

mod analysis;

mod two;

mod report;

mod analyse;
mod analysis_view;
mod mistakes;
mod report_view;

mod study;

mod think;

mod ending;

mod premove;

mod online;
mod players;
mod touch;
mod two_steps;

mod two_board;

mod two_game;
mod two_rules;

mod two_view;

mod three;

mod three_moves;
mod three_view;

mod three_game;

mod three_rules;

pub use study_action::StudyAction;
pub use three::Three;
pub use two::Play;

//! Games of two and of three: seats, clock, offers, takeback, the computer's turn, the end; and the study of a game of two:
//! analysis, threat, report.
//!
//! Both are played at one `Table`. What a game tells the table is its `TableGame`,
//! what it does in its own way its `OwnRules`.

mod analyse;
mod analysis;
mod analysis_view;
mod computer;
mod course;
mod draws;
mod online;
mod premove;
mod report;
mod report_view;
mod screen;
mod study;
mod table;
mod table_game;
mod table_view;
mod think;
mod three;
mod three_game;
mod three_rules;
mod three_view;
mod two;
mod two_game;
mod two_rules;
mod warn;

pub use analysis::StudyAction;
pub use three::Three;
pub use two::Play;

//! Lessons: small boards on which a pupil learns a game, one idea at a time.
//!
//! A [`Course`] has the levels of one game. A [`Level`] is data from a file in `assets/lessons`; its texts come from the
//! message catalogue by [`Level::goal_key`] and [`Level::praise_key`]. A [`Run`] plays a level: it takes the pupil's moves,
//! answers for the other sides, and counts. [`Earned`] keeps the stars of all levels.
//!
//! ```
//! use heksy::lessons::{Course, Game, Progress, Run};
//! use heksy::game::Variant;
//!
//! let course = Course::of(Game::Two(Variant::Glinski));
//! let level = course.levels.iter().find(|level| level.name == "glinski-rook-straight").expect("a level");
//! let mut run = Run::new(level.clone());
//! let mv = level.game.parse_move("f3-f9").expect("a move");
//! assert_eq!(run.play(mv), Progress::Done { moves: 1, stars: 3 });
//! ```

#![forbid(unsafe_code)]

mod board;
mod course;
mod earned;
mod free;
mod game;
mod level;
mod progress;
mod read;
mod run;
mod state;

pub use course::{Course, Way};
pub use earned::{Earned, stars};
pub use game::{Game, Move, Piece};
pub use level::{Goal, Level};
pub use progress::{Failure, Progress};
pub use read::{ReadError, read};
pub use run::Run;

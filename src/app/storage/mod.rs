//! Reading and replacing the user's files so that nothing is ever lost.
//!
//! A file is written whole to a temporary neighbour, forced to the disk and renamed over the old one; the old one
//! stays beside it as `.bak`. A file that changed since it was read is not replaced without asking.

mod link;
mod problem;
mod replace;
pub(in crate::app) mod typed_path;

pub use link::FileLink;
pub use problem::{Doing, FileProblem, LARGEST_FILE, MOST_GAMES, ProblemKind};
pub use replace::{Expected, Stamp, backup_path, read, read_bytes, read_while, replace};

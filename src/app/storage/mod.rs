//! The user's files: read whole and replaced in one step, paths that are typed, problems as sentences with their remedy, and
//! the folders of the system.

mod places;
mod problem;
mod replace;
pub(in crate::app) mod typed_path;

pub use places::Places;
pub use problem::{FileOperation, FileProblem, MAX_FILE_SIZE, MAX_GAMES, ProblemKind};
pub use replace::{
    Backup, Expected, FileLink, Stamp, backup_path, read_bytes, read_while, replace, replace_with,
};

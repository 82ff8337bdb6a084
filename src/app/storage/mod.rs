//! Reading and replacing the user's files so that nothing is ever lost.
//!
//! A file is written whole to a temporary file next to it, synced and renamed over the old one; the old one is kept
//! next to it as `.bak`. A file that changed since it was read is not replaced: it is read again first.

mod problem;
mod replace;
pub(in crate::app) mod typed_path;

pub use problem::{FileOperation, FileProblem, MAX_FILE_SIZE, MAX_GAMES, ProblemKind};
pub use replace::{
    Backup, Expected, FileLink, Stamp, backup_path, read_bytes, read_while, replace, replace_with,
};

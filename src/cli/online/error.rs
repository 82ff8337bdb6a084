//! Errors of `heksy online`.

use std::io;
use std::path::PathBuf;

use crate::online::{LinkError, TicketError};

/// The error of `heksy online`.
#[derive(Debug, thiserror::Error)]
pub enum OnlineError {
    /// The text is not a valid invitation.
    #[error(transparent)]
    Ticket(#[from] TicketError),
    /// The session could not be started.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// No game was interrupted.
    #[error("there is no unfinished online game in {0}")]
    NothingToResume(PathBuf),
    /// The saved game could not be written.
    #[error("cannot write {0}: {1}")]
    Output(PathBuf, io::Error),
    /// Standard output could not be written.
    #[error("cannot write the output: {0}")]
    Stdout(#[from] io::Error),
}

//! Why a meeting at the command line did not come about.

use std::io;
use std::path::PathBuf;

use crate::online::{LinkError, TicketError};

/// Why a meeting did not come about.
#[derive(Debug, thiserror::Error)]
pub enum OnlineError {
    /// The text is no invitation.
    #[error(transparent)]
    Ticket(#[from] TicketError),
    /// There is no connection.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// Nothing was broken off.
    #[error("there is no unfinished on-line game in {0}")]
    NothingToResume(PathBuf),
    /// The saved game could not be written.
    #[error("{0} could not be written: {1}")]
    Output(PathBuf, io::Error),
    /// Standard output could not be written.
    #[error("the output could not be written: {0}")]
    Stdout(#[from] io::Error),
}

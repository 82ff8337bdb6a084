//! The error of the tools.

use std::fmt::Display;
use std::io;

use crate::engine::endgames::GenerateError;

/// The error of a tool.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// The reason why the tool cannot do its work; a sentence.
    #[error("{0}")]
    Refused(String),
    /// The output could not be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

impl ToolError {
    /// The error with this reason.
    pub(super) fn refused(reason: impl Display) -> ToolError {
        ToolError::Refused(reason.to_string())
    }
}

impl From<GenerateError> for ToolError {
    fn from(error: GenerateError) -> ToolError {
        ToolError::refused(error)
    }
}

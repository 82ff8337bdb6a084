//! The error of the tools.

use std::fmt::Display;
use std::io;

/// The reason why a command of the command line fails.
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
    pub(super) fn refused(reason: impl Display) -> ToolError {
        ToolError::Refused(reason.to_string())
    }
}

/// Checks that a table has the size that was asked for, in mebibytes.
///
/// # Errors
/// A sentence that says how much the system has given.
pub(super) fn check_hash(asked: usize, given: usize) -> Result<(), String> {
    if given >= asked {
        return Ok(());
    }
    Err(format!("Hash: the system has no {asked} MB of memory to give; {given} MB are used"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_smaller_than_asked_for_is_said() {
        assert_eq!((check_hash(16, 16), check_hash(1, 1)), (Ok(()), Ok(())));
        let said = check_hash(65_536, 2_048).unwrap_err();
        assert!(said.contains("65536 MB") && said.contains("2048 MB are used"), "{said}");
    }
}

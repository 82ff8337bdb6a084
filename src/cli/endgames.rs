//! `heksy endgames`: makes the tables of small endgames.

use std::io::{self, Write};
use std::path::Path;

use crate::engine::endgames::{GenerateError, generate};

/// Why the tables were not written.
#[derive(Debug, thiserror::Error)]
pub enum EndgamesError {
    /// They could not be made.
    #[error(transparent)]
    Generate(#[from] GenerateError),
    /// They, or the report, could not be written.
    #[error("the tables could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Makes the tables and writes them to `path`; one line a table goes to `output`.
///
/// # Errors
/// [`EndgamesError`] if a file cannot be written.
pub fn run(path: &Path, output: &mut impl Write) -> Result<(), EndgamesError> {
    let mut lines = Vec::new();
    let packed = generate(|name, wins, longest| {
        lines.push(format!("{name}: {wins} wins, the longest in {longest} plies"));
    })?;
    std::fs::write(path, &packed)?;
    for line in lines {
        writeln!(output, "{line}")?;
    }
    writeln!(output, "{}: {} bytes", path.display(), packed.len())?;
    Ok(())
}

//! `heksy endgames`: generates the endgame tables.

use std::io::{self, Write};
use std::path::Path;

use crate::engine::endgames::{GenerateError, generate};

/// Why the tables could not be made.
#[derive(Debug, thiserror::Error)]
pub enum EndgamesError {
    /// They could not be generated.
    #[error(transparent)]
    Generate(#[from] GenerateError),
    /// They, or the report, could not be written.
    #[error("the tables could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Generates the tables and writes them to `path`; one line per table goes to `output`.
///
/// # Errors
/// [`EndgamesError`] if a file cannot be written.
pub fn run(path: &Path, output: &mut impl Write) -> Result<(), EndgamesError> {
    let mut lines = Vec::new();
    let compressed = generate(|name, wins, longest| {
        lines.push(format!("{name}: {wins} wins, the longest in {longest} plies"));
    })?;
    std::fs::write(path, &compressed)?;
    for line in lines {
        writeln!(output, "{line}")?;
    }
    writeln!(output, "{}: {} bytes", path.display(), compressed.len())?;
    Ok(())
}

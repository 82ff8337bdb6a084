//! Networks that the commands of the laboratory read.

use std::path::Path;

use super::labelled::FileError;
use crate::cli::input;
use crate::engine::nnue::{Network, NetworkError};
use crate::game::Variant;

/// Reads a network for this game.
///
/// # Errors
/// [`FileError`]: the file cannot be read, or is not a network of this game.
pub(super) fn read_network(path: &Path, variant: Variant) -> Result<Network, FileError> {
    let bytes = input::read(path).map_err(FileError::of(path))?;
    let refused = |error: NetworkError| FileError::content(path)(error.to_string());
    let network = Network::from_bytes(&bytes).map_err(refused)?;
    network.check_game(variant).map_err(refused)?;
    Ok(network)
}

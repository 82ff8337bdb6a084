//! Networks that the commands of the laboratory read.

use std::path::Path;

use super::error::LabError;
use crate::cli::input;
use crate::engine::nnue::Network;
use crate::game::Variant;

/// Reads a network for this game.
///
/// # Errors
/// The file cannot be read, or is not a network of this game.
pub(super) fn read_network(path: &Path, variant: Variant) -> Result<Network, LabError> {
    let bytes = input::read(path).map_err(LabError::file(path))?;
    let network =
        Network::from_bytes(&bytes).and_then(|network| network.check_game(variant).map(|()| network));
    network.map_err(|error| LabError::content(path, error))
}

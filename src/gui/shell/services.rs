//! What the window stands on.

use std::sync::Arc;

use crate::app::places::Places;
use crate::app::search::Machine;
use crate::app::settings::file::{self, LoadedSettings};
use crate::app::storage::FileSystem;
use crate::gui::sound::Player;

/// What the window stands on.
pub struct Services {
    /// Where settings and journals lie.
    pub places: Places,
    /// The file system.
    pub files: Arc<dyn FileSystem>,
    /// The settings as they were found.
    pub settings: LoadedSettings,
    /// What searches may use.
    pub machine: Machine,
    /// What plays the sounds.
    pub sounds: Player,
}

impl Services {
    /// The settings of these places, on this file system, on a machine of which nothing is known, without
    /// sound.
    pub fn new(places: Places, files: Arc<dyn FileSystem>) -> Self {
        let settings = file::load(files.as_ref(), &places.settings);
        Self { places, files, settings, machine: Machine::UNKNOWN, sounds: Player::silent() }
    }
}

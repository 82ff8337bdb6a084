//! What the window stands on.

use std::sync::Arc;

use super::stopwatch::Stopwatch;
use crate::app::catalogue::Language;
use crate::app::places::Places;
use crate::app::search::Machine;
use crate::app::settings::file::{self, LoadedSettings};
use crate::disk::FileSystem;
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
    /// The language to speak where the settings leave it to the system.
    pub language: Language,
    /// What plays the sounds.
    pub sounds: Player,
    /// The window's time.
    pub stopwatch: Stopwatch,
}

impl Services {
    /// The settings of these places, on this file system, on a machine of which nothing is known, that speaks English and
    /// has no sound.
    pub fn new(places: Places, files: Arc<dyn FileSystem>) -> Self {
        let settings = file::load(files.as_ref(), &places.settings);
        let (machine, language, sounds) = (Machine::UNKNOWN, Language::English, Player::silent());
        Self { places, files, settings, machine, language, sounds, stopwatch: Stopwatch::start() }
    }
}

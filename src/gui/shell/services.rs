//! The services of the window: places, file system, settings, machine, sounds and time.

use std::sync::Arc;

use super::stopwatch::Stopwatch;
use crate::app::catalogue::Language;
use crate::app::places::Places;
use crate::app::search::Machine;
use crate::app::settings::file::{self, LoadedSettings};
use crate::disk::FileSystem;
use crate::gui::sound::Player;

/// The services of the window.
pub struct Services {
    /// The paths of settings and journals.
    pub places: Places,
    /// The file system.
    pub files: Arc<dyn FileSystem>,
    /// The settings as they were found.
    pub settings: LoadedSettings,
    /// The resources for searches.
    pub machine: Machine,
    /// The system's language, for settings that do not choose one.
    pub language: Language,
    /// The player of the sounds.
    pub sounds: Player,
    /// The window's time.
    pub stopwatch: Stopwatch,
}

impl Services {
    /// Services with the settings of these places on this file system, an unknown machine, English and no sound.
    pub fn new(places: Places, files: Arc<dyn FileSystem>) -> Self {
        let settings = file::load(files.as_ref(), &places.settings);
        let (machine, language, sounds) = (Machine::UNKNOWN, Language::English, Player::silent());
        Self { places, files, settings, machine, language, sounds, stopwatch: Stopwatch::start() }
    }
}

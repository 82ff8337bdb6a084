//! How the window begins, the services behind it, and the time it has been open.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::app::engines::Machine;
use crate::app::settings::file::{self, LoadedSettings};
use crate::app::text::Language;
use crate::disk::{FileSystem, Places};
use crate::gui::sound::Player;

/// How the window begins.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The file to open.
    pub file: Option<PathBuf>,
    /// The new language; `None` keeps the language of the settings.
    pub language: Option<Language>,
}

/// The services of the window.
pub struct Services {
    /// The paths of settings and journals.
    pub places: Places,
    /// Reads and writes all files of the program.
    pub files: Arc<dyn FileSystem>,
    /// The settings as they were found.
    pub settings: LoadedSettings,
    /// The resources for searches.
    pub machine: Machine,
    /// The system's language, for settings that do not choose one.
    pub language: Language,
    /// Plays the sounds on the system's output.
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

/// Counts the time since the window was opened. The time counted for a pause can have a maximum, so that no message
/// expires unseen while the machine hangs for some seconds, as tests require.
#[derive(Debug)]
pub struct Stopwatch {
    read: Cell<(Instant, Duration)>,
    longest_pause: Duration,
}

impl Stopwatch {
    /// Counts the time while the machine is awake: during sleep no engine thinks, and no flag falls. The clock is
    /// monotonic: changes of the system time have no effect.
    pub fn start() -> Self {
        // On Linux and macOS this clock stops while the machine sleeps. On Windows it continues, but there a running
        // game reads it every second, also in the background.
        Self::with_pauses_up_to(if cfg!(windows) { Duration::from_secs(30) } else { Duration::MAX })
    }

    /// Limits the time counted between two readings to `longest_pause`.
    pub fn with_pauses_up_to(longest_pause: Duration) -> Self {
        Self { read: Cell::new((Instant::now(), Duration::ZERO)), longest_pause }
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        let (last, before) = self.read.get();
        let now = Instant::now();
        let elapsed = before + now.duration_since(last).min(self.longest_pause);
        self.read.set((now, elapsed));
        elapsed
    }
}

//! Paths of the program's own files.

use std::path::PathBuf;

use directories::ProjectDirs;

/// The environment variable for the folder of the settings, and of the journals unless [`DATA_VARIABLE`] is set. For
/// tests, and for a copy of the program that keeps all it has beside itself.
pub const CONFIG_VARIABLE: &str = "HEKSY_CONFIG_DIR";
/// The environment variable for the folder of the journals.
pub const DATA_VARIABLE: &str = "HEKSY_DATA_DIR";

/// Paths of the program's own files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Places {
    /// The settings file.
    pub settings: PathBuf,
    /// The folder of the journals of games in progress.
    pub journals: PathBuf,
    /// The file of the player's own finished games.
    pub games: PathBuf,
    /// The file of the person's own puzzles.
    pub puzzles: PathBuf,
    /// The folder of the online games in progress.
    pub online: PathBuf,
    /// The folder of the games by mail.
    pub mail: PathBuf,
    /// The folder of the endgame tables that `heksy-lab endgames` has made.
    pub endgames: PathBuf,
}

impl Places {
    /// The default paths of the platform, or those in the environment.
    pub fn find() -> Places {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let platform = ProjectDirs::from("", "", "heksy");
        // A user without a home folder still gets a journal, if only until the machine is switched off.
        let nowhere = || std::env::temp_dir().join("heksy");
        let config = variable(CONFIG_VARIABLE);
        let data = variable(DATA_VARIABLE).or_else(|| config.clone());
        let platform_config = || platform.as_ref().map(|dirs| dirs.config_dir().to_owned());
        let platform_data = || platform.as_ref().map(|dirs| dirs.data_local_dir().to_owned());
        let data = data.or_else(platform_data).unwrap_or_else(nowhere);
        let config = config.or_else(platform_config).unwrap_or_else(nowhere);
        Places { settings: config.join("settings.json"), ..Places::under(data) }
    }

    /// The usual file names, all in one folder. No settings of the environment count.
    pub fn under(folder: impl Into<PathBuf>) -> Places {
        let folder = folder.into();
        Places {
            settings: folder.join("settings.json"),
            journals: folder.join("journals"),
            games: folder.join("games.pgn"),
            puzzles: folder.join("puzzles.pgn"),
            online: folder.join("online"),
            mail: folder.join("mail"),
            endgames: folder.join("endgames"),
        }
    }
}

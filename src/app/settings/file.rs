//! The settings file on the disk, which several running copies of the program share.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::{Profile, Settings, VERSION};
use crate::app::text::{Text, text};
use crate::disk::{self, FileSystem, MAX_FILE_SIZE};
use crate::excerpt;

/// Settings read from the file.
#[derive(Debug, Clone, PartialEq)]
pub struct LoadedSettings {
    /// The settings to use.
    pub settings: Settings,
    /// The problem with the file, if any.
    pub trouble: Option<SettingsTrouble>,
}

/// Problems with a settings file.
#[derive(Debug, Clone, PartialEq)]
pub enum SettingsTrouble {
    /// Some fields were unreadable; the file was copied to `settings.bad.json`.
    Broken,
    /// A later version of the program wrote the file; it was copied to `settings.later.json`.
    Later,
    /// The file could not be read or copied, for this reason. It is not overwritten until it can be.
    Unreadable(Text),
}

/// Reads the settings from `path`; unreadable fields have their defaults.
pub fn load(files: &dyn FileSystem, path: &Path) -> LoadedSettings {
    let unreadable = |error: io::Error| Some(SettingsTrouble::Unreadable(Text::of_error(&error)));
    match disk::read(files, path, MAX_FILE_SIZE) {
        Ok(bytes) => {
            let (settings, trouble) = from_json(&bytes);
            let kept = keep_aside(files, path, trouble.as_ref());
            LoadedSettings { settings, trouble: kept.map_or_else(unreadable, |()| trouble) }
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            LoadedSettings { settings: Settings::default(), trouble: None }
        }
        Err(error) => LoadedSettings { settings: Settings::default(), trouble: unreadable(error) },
    }
}

/// The settings in `json`, and the problem with it; `None` if all fields are of this version and were understood.
pub fn from_json(json: &[u8]) -> (Settings, Option<SettingsTrouble>) {
    let (fields, trouble) = read(json);
    (serde_json::from_value(Value::Object(fields)).unwrap_or_default(), trouble)
}

/// The fields in `json` that can be read, each on its own, in this version's form, and the problem with the others.
fn read(json: &[u8]) -> (Map<String, Value>, Option<SettingsTrouble>) {
    let Ok(mut fields) = serde_json::from_slice::<Map<String, Value>>(json) else {
        return (Map::new(), Some(SettingsTrouble::Broken));
    };
    let is_later = fields.get("version").and_then(Value::as_u64).is_some_and(|form| form > VERSION.into());
    let is_readable = |fields: Map<String, Value>| serde_json::from_value::<Settings>(fields.into()).is_ok();
    let is_whole = is_readable(fields.clone());
    if !is_whole {
        fields.retain(|name, value| is_readable(Map::from_iter([(name.clone(), value.clone())])));
    }
    Profile::take_over(&mut fields);
    fields.insert("version".to_owned(), VERSION.into());
    // A field of a later version may mean something different there.
    let trouble = if is_later { SettingsTrouble::Later } else { SettingsTrouble::Broken };
    (fields, (is_later || !is_whole).then_some(trouble))
}

/// Keeps a file that was not wholly understood beside itself.
fn keep_aside(files: &dyn FileSystem, path: &Path, trouble: Option<&SettingsTrouble>) -> io::Result<()> {
    let name = match trouble {
        Some(SettingsTrouble::Broken) => "settings.bad.json",
        Some(SettingsTrouble::Later) => "settings.later.json",
        Some(SettingsTrouble::Unreadable(_)) | None => return Ok(()),
    };
    disk::copy(files, path, &path.with_file_name(name), MAX_FILE_SIZE)
}

/// A failed save of the settings.
#[derive(Debug, Clone, PartialEq)]
pub struct SettingsFailure {
    /// The settings file.
    pub path: PathBuf,
    /// A sentence for the player.
    pub reason: Text,
}

impl SettingsFailure {
    /// The message while the program is running.
    pub fn text(&self) -> Text {
        self.words("settings-failed")
    }

    /// The message at exit.
    pub fn last_words(&self) -> Text {
        self.words("settings-lost")
    }

    fn words(&self, key: &'static str) -> Text {
        text!(key, path = excerpt::path(&self.path), reason = &self.reason)
    }
}

/// The settings file, to be written by this program.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// The fields last read from the file, or written to it, by this program. Fields that differ from them were
    /// changed in this program.
    known: Map<String, Value>,
}

impl SettingsFile {
    /// The file these settings were [loaded](load) from.
    pub fn new(path: PathBuf, loaded: &Settings) -> SettingsFile {
        SettingsFile { path, known: fields(loaded).unwrap_or_default() }
    }

    /// Writes the fields that were changed in this program since the file was read or written last, in one step.
    /// Changes by another copy of the program are preserved.
    ///
    /// # Errors
    /// Any I/O error; the old file is then untouched. An existing file that cannot be read is not replaced, nor is one
    /// with unreadable fields that cannot be copied.
    pub fn save(&mut self, files: &dyn FileSystem, settings: &Settings) -> io::Result<()> {
        let ours = fields(settings)?;
        let mut merged = ours.clone();
        for (name, value) in self.there(files)? {
            if ours.get(&name) == self.known.get(&name) {
                merged.insert(name, value);
            }
        }
        let mut json = serde_json::to_vec_pretty(&merged)?;
        json.push(b'\n');
        if let Some(folder) = self.path.parent() {
            disk::create_folders(files, folder)?;
        }
        disk::replace_own(files, &self.path, &json)?;
        self.known = ours;
        Ok(())
    }

    /// Reads the fields that are in the file now.
    fn there(&self, files: &dyn FileSystem) -> io::Result<Map<String, Value>> {
        let bytes = match disk::read(files, &self.path, MAX_FILE_SIZE) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Map::new()),
            bytes => bytes?,
        };
        let (fields, trouble) = read(&bytes);
        keep_aside(files, &self.path, trouble.as_ref())?;
        Ok(fields)
    }
}

/// The settings by key.
fn fields(settings: &Settings) -> serde_json::Result<Map<String, Value>> {
    serde_json::to_value(settings).and_then(serde_json::from_value)
}

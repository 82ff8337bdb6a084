//! A scoresheet to be written.

use std::path::PathBuf;

use super::opened::absolute;
use crate::app::catalogue::{Shown, Text, speaking};
use crate::app::storage::{self, Expected, FileProblem};
use crate::app::view::scoresheet::{Scoresheet, to_html, to_text};
use crate::disk::FileSystem;
use crate::game::GameRecord;
use crate::sides::ByColor;

/// A scoresheet to be written.
#[derive(Debug, Clone)]
pub struct SheetJob {
    /// Where. The ending `txt` makes it plain text, any other one a page for a browser.
    pub path: PathBuf,
    /// The game.
    pub record: GameRecord,
    /// The names of the players.
    pub names: ByColor<Text>,
    /// The language and the piece letters, because the language of the writing thread is English.
    pub shown: Shown,
}

impl SheetJob {
    /// Writes the scoresheet and returns its path. An old file is kept as `.bak`.
    ///
    /// # Errors
    /// Returns an error if the disk fails; the old file is then untouched.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<PathBuf, FileProblem> {
        let is_text = self.path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"));
        let text = speaking(self.shown, || {
            let sheet = Scoresheet::of(&self.record, &self.names);
            if is_text { to_text(&sheet) } else { to_html(&sheet) }
        });
        let path = absolute(&self.path);
        storage::replace(files, &path, text.as_bytes(), Expected::Anything)?;
        Ok(path)
    }
}

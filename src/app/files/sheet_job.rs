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
    /// What the players are called.
    pub names: ByColor<Text>,
    /// Its language, and the letters of its pieces: the thread that writes it speaks English.
    pub shown: Shown,
}

impl SheetJob {
    /// Writes it and returns where it lies. What was there before is kept as `.bak`.
    ///
    /// # Errors
    /// The disk refuses; what was there is then untouched.
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

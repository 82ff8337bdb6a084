//! A game, or its board, to be written in a form that is not read again.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::Export;
use super::club::{self, ClubBooks};
use super::film::{self, Pace};
use super::games::Games;
use super::opened::{absolute, read};
use super::place::replace_file;
use super::save_job::{InTheWay, SavedGame};
use super::sheet_form::SheetForm;
use crate::app::board::{Picture, PictureError, Raster, animate};
use crate::app::print::{Page, PuzzleSheet, Scoresheet, game_page};
use crate::app::text::{FileProblem, ProblemKind, Shown, Text, speaking, text};
use crate::disk::{Expected, FileSystem, Stamp};
use crate::game::pgn::PgnFile;
use crate::puzzles::{Puzzle, Task};
use crate::sides::ByColor;

/// Width of a picture in pixels.
pub const PICTURE_WIDTH: u32 = 1200;
/// Width of an animation in pixels.
pub const ANIMATION_WIDTH: u32 = 600;

/// Something to be written.
#[derive(Debug, Clone)]
pub struct ExportJob {
    /// The kind of the file.
    pub export: Export,
    /// The path. The ending `txt` makes a scoresheet plain text, and `svg` a picture SVG.
    pub path: PathBuf,
    /// The state of the file that may be replaced.
    pub expected: Expected,
    /// The board as it is shown. Its colours, its pieces and its turn are also those of diagrams and animations.
    pub picture: Picture,
    /// The game.
    pub game: SavedGame,
    /// The puzzles of a sheet.
    pub puzzles: Vec<(Puzzle, Task)>,
    /// The form of the sheet.
    pub form: SheetForm,
    /// The names of the players of a two-player game.
    pub names: ByColor<Text>,
    /// The books of a club.
    pub club: Option<Arc<ClubBooks>>,
    /// The games of a list, and the numbers of those to be written.
    pub games: Option<(Games, Vec<usize>)>,
    /// The language and the piece letters, because the language of the writing thread is English.
    pub shown: Shown,
}

/// A file that could not be written.
#[derive(Debug, Clone)]
pub struct ExportFailure {
    /// The reason.
    pub problem: FileProblem,
    /// The file of that name, if one was there that nobody has agreed to replace, and the export that replaces it.
    pub there: Option<(InTheWay, Box<ExportJob>)>,
}

impl From<FileProblem> for ExportFailure {
    fn from(problem: FileProblem) -> ExportFailure {
        ExportFailure { problem, there: None }
    }
}

impl ExportJob {
    /// Writes the file and returns its path. An old file is kept as `.bak`.
    ///
    /// # Errors
    /// Returns an error if the ending is not one of [`Export::endings`], if the old file is not as expected or has games that
    /// are not written again, or if the disk fails; the old file is then untouched.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<PathBuf, ExportFailure> {
        let path = absolute(&self.path);
        let problem = |text| FileProblem::writing(&path, ProblemKind::Other(text));
        let ending =
            self.path.extension().map_or_else(String::new, |ending| ending.to_string_lossy().to_lowercase());
        if self.export != Export::Scoresheet && !self.export.endings().contains(&ending.as_str()) {
            let known = self.export.endings().iter().map(|ending| format!(".{ending}")).collect::<Vec<_>>();
            return Err(problem(text!("picture-ending", endings = known.join(", "))).into());
        }
        // The other games of such a file would be lost.
        if self.games.as_ref().is_some_and(|(games, _)| games.are_from(&path)) {
            return Err(problem(Text::key("games-save-onto")).into());
        }
        let bytes = speaking(self.shown, || self.bytes(&ending));
        let bytes = bytes.map_err(|_| problem(Text::key("internal-error")))?;
        let lost = if ending == "pgn" { lost_games(files, &path, &bytes) } else { 0 };
        if lost > 0 {
            return Err(problem(text!("games-lost", games = lost)).into());
        }
        match replace_file(files, &path, &bytes, self.expected) {
            Ok(_) => Ok(path),
            Err(problem) => Err(self.failure(files, problem)),
        }
    }

    /// The failure of the write, with the file that may not be replaced without a question.
    fn failure(&self, files: &dyn FileSystem, mut problem: FileProblem) -> ExportFailure {
        let there = InTheWay::of(files, &mut problem, true).map(|there| {
            let agreed = ExportJob { expected: Expected::Unchanged(there.stamp), ..self.clone() };
            (InTheWay { games: 0, ..there }, Box::new(agreed))
        });
        ExportFailure { problem, there }
    }

    fn bytes(&self, ending: &str) -> Result<Vec<u8>, PictureError> {
        match (self.export, &self.game) {
            (Export::Page, SavedGame::Two(record)) => Ok(self.printed(&game_page(record, &self.names))),
            (Export::Scoresheet, SavedGame::Two(record)) => {
                let sheet = Scoresheet::of(record, &self.names);
                Ok(if ending == "txt" { sheet.to_text().into_bytes() } else { self.printed(&sheet.page()) })
            }
            // A page of a game for three does not exist.
            (Export::Page | Export::Scoresheet, SavedGame::Three(_)) => Ok(Vec::new()),
            (Export::Puzzles, _) => {
                let SheetForm { title, room, has_answers, .. } = &self.form;
                let sheet = PuzzleSheet::of(title, &self.puzzles);
                Ok(match ending {
                    "txt" => sheet.to_text(*has_answers).into_bytes(),
                    _ => self.printed(&sheet.page(*room, *has_answers)),
                })
            }
            (Export::PuzzleSet, _) => {
                let set = PuzzleSheet::title_of(&self.form.title);
                let named = |(puzzle, task): &(Puzzle, Task)| {
                    Puzzle { set: set.clone(), ..puzzle.clone() }.to_pgn(task)
                };
                Ok(self.puzzles.iter().map(named).collect::<String>().into_bytes())
            }
            (Export::Picture, _) if ending == "svg" => Ok(self.picture.svg().into_bytes()),
            (Export::Picture, _) => Raster::of_svg(&self.picture.svg(), PICTURE_WIDTH)?.png(),
            (Export::Club | Export::ClubPage, _) => {
                let write = |books: &ClubBooks| match ending {
                    "html" => self.printed(&club::page(books)),
                    // Spreadsheets recognise UTF-8 by its mark.
                    _ => ("\u{feff}".to_owned() + &club::to_csv(books)).into_bytes(),
                };
                Ok(self.club.as_deref().map_or_else(Vec::new, write))
            }
            (Export::Games, _) => {
                let text = self.games.as_ref().map(|(games, shown)| games.text(shown));
                Ok(text.unwrap_or_default().into_bytes())
            }
            (Export::Puzzle, game) => Ok(game.text().into_bytes()),
            (Export::Animation, game) => animate(game.film(&self.picture, Pace::USUAL), ANIMATION_WIDTH),
        }
    }

    /// A page to print, as HTML.
    fn printed(&self, page: &Page) -> Vec<u8> {
        page.to_html(&self.picture).into_bytes()
    }
}

/// The number of games in the file at `path` that are not among those in `new`.
fn lost_games(files: &dyn FileSystem, path: &Path, new: &[u8]) -> usize {
    let Some(old) = read(files, path).ok().map(|(old, _)| old).filter(PgnFile::holds_games) else { return 0 };
    let stamps = |file: &PgnFile| -> Vec<Stamp> {
        (0..file.len()).map(|index| Stamp::of_game(&file.game_text(index))).collect()
    };
    let kept: HashSet<Stamp> =
        PgnFile::from_bytes(new.to_vec()).map(|new| stamps(&new)).unwrap_or_default().into_iter().collect();
    stamps(&old).iter().filter(|game| !kept.contains(game)).count()
}

impl SavedGame {
    /// The main line as pictures, each with the time for which it is shown.
    pub fn film(&self, template: &Picture, pace: Pace) -> film::Film {
        match self {
            SavedGame::Two(record) => film::of_two(record, template, pace),
            SavedGame::Three(record) => film::of_three(record, template, pace),
        }
    }
}

//! The sheet of puzzles to print, and the sets of the person's own puzzles.

use super::Puzzles;
use crate::app::library::{PuzzleChoice, SetForm, SheetForm};
use crate::app::settings::Settings;
use crate::puzzles::{Puzzle, Task};

impl Puzzles {
    /// Begins a sheet, with all puzzles of a set if one is named.
    pub(in crate::app) fn begin_sheet(&mut self, set: Option<usize>, settings: &Settings) {
        let (from, title, count) = match set {
            Some(set) => {
                let title = self.sets.get(set).cloned().unwrap_or_default();
                (PuzzleChoice::Own(set), title, self.own(set).count().max(1))
            }
            // The source of the last sheet may be gone.
            None => (PuzzleChoice::Theme(None), String::new(), SheetForm::default().count),
        };
        self.edit_sheet(SheetForm { title, from, count, ..self.sheet_form.clone() }, settings);
    }

    /// Takes the form of the sheet as it was changed.
    pub(in crate::app) fn edit_sheet(&mut self, form: SheetForm, settings: &Settings) {
        self.sheet_form = form;
        self.sheet_length = self.sheet(settings).len();
    }

    /// The puzzles of the sheet. Of those that come with the program, the ones that would come next, the easiest first; of
    /// others the first ones.
    pub(in crate::app) fn sheet(&self, settings: &Settings) -> Vec<(Puzzle, Task)> {
        let SheetForm { from, band, count, .. } = self.sheet_form;
        let (collection, progress) = (self.collection(), self.progress(settings));
        let is_in_band = |index: &usize| band.has(collection.puzzles[*index].rating.value);
        let is_wanted = |index: &usize| is_in_band(index) && from.takes(&collection.puzzles[*index]);
        let mut indices: Vec<usize> = match from {
            PuzzleChoice::Theme(theme) => progress.several(collection, theme, count, is_wanted),
            PuzzleChoice::Tournaments => progress.several(collection, None, count, is_wanted),
            PuzzleChoice::Review => progress.failed(collection).filter(is_in_band).take(count).collect(),
            PuzzleChoice::Daily | PuzzleChoice::Mistakes | PuzzleChoice::Own(_) => (0..count).collect(),
        };
        if from.is_rated() {
            let rating = |index: usize| collection.puzzles[index].rating.value;
            indices.sort_by(|&one, &other| rating(one).total_cmp(&rating(other)));
        }
        indices.into_iter().map_while(|index| self.puzzle(from, index)).collect()
    }

    /// The set of this number, to be edited.
    pub(in crate::app) fn set_form(&self, set: usize) -> Option<SetForm> {
        let name = self.sets.get(set)?.clone();
        let puzzles = self.own(set).cloned().collect();
        Some(SetForm { variant: self.variant(), set: name.clone(), name, puzzles })
    }
}

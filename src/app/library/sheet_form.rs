//! The choice of puzzles, to be solved or for a sheet to print; and a set that is edited.

use crate::app::settings::with_defaults;
use crate::app::text::keys;
use crate::game::Variant;
use crate::puzzles::{Motif, Puzzle, Task};

/// The choice of puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// Near the person's rating, of this theme or of all.
    Theme(Option<Motif>),
    /// Near the person's rating, of games of tournaments.
    Tournaments,
    /// The puzzle of today.
    Daily,
    /// The puzzles that the person failed.
    Review,
    /// The mistakes in the game that is studied. They have no rating.
    Mistakes,
    /// The person's own puzzles: the set of this number among those of the game. They have no rating, either.
    Own(usize),
}

impl PuzzleChoice {
    /// Whether its puzzles have a rating.
    pub fn is_rated(self) -> bool {
        !matches!(self, PuzzleChoice::Mistakes | PuzzleChoice::Own(_))
    }

    /// The choice of the puzzle that follows: a day has one puzzle, and those near the person's rating come after it.
    pub fn after(self) -> PuzzleChoice {
        if self == PuzzleChoice::Daily { PuzzleChoice::Theme(None) } else { self }
    }

    /// Whether a puzzle that comes with the program is such a one.
    pub fn takes(self, puzzle: &Puzzle) -> bool {
        match self {
            PuzzleChoice::Theme(theme) => theme.is_none_or(|theme| puzzle.themes.contains(&theme)),
            PuzzleChoice::Tournaments => puzzle.is_of_tournament(),
            _ => false,
        }
    }
}

/// The ratings of the puzzles of a sheet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Band {
    /// All.
    #[default]
    Any,
    /// Below 1200.
    Easy,
    /// From 1200 to 1599.
    Medium,
    /// From 1600 to 1999.
    Hard,
    /// From 2000 on.
    Hardest,
}

keys!(impl Band {
    Any => "sheet-band-any", Easy => "sheet-band-easy", Medium => "sheet-band-medium", Hard => "sheet-band-hard",
    Hardest => "sheet-band-hardest",
});

impl Band {
    /// Whether a rating is in it.
    pub fn has(self, rating: f64) -> bool {
        match self {
            Band::Any => true,
            Band::Easy => rating < 1200.0,
            Band::Medium => (1200.0..1600.0).contains(&rating),
            Band::Hard => (1600.0..2000.0).contains(&rating),
            Band::Hardest => rating >= 2000.0,
        }
    }
}

with_defaults! {
/// A sheet of puzzles to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetForm {
    /// The title, which is also the name of the set that the puzzles are kept as; empty for the usual one.
    pub title: String,
    /// The source of the puzzles.
    pub from: PuzzleChoice = PuzzleChoice::Theme(None),
    /// The ratings of puzzles that come with the program.
    pub band: Band,
    /// The number of puzzles.
    pub count: usize = 6,
    /// The number of diagrams on a page: 4, 6 or 9.
    pub room: usize = 6,
    /// Whether the answers follow on a page of their own.
    pub has_answers: bool = true,
}
}

impl SheetForm {
    /// The numbers of diagrams that a page has room for.
    pub const ROOMS: [usize; 3] = [4, 6, 9];
    /// The numbers of puzzles to choose from.
    pub const COUNTS: [usize; 9] = [4, 6, 8, 9, 12, 16, 18, 24, 36];
}

/// A set of puzzles that is edited.
#[derive(Debug, Clone, PartialEq)]
pub struct SetForm {
    /// The game.
    pub variant: Variant,
    /// The name before; empty for the puzzles without a set.
    pub set: String,
    /// The name.
    pub name: String,
    /// The puzzles in their order, each with its own name as the source.
    pub puzzles: Vec<(Puzzle, Task)>,
}

impl SetForm {
    /// The puzzles with the name of the set.
    pub fn named(&self) -> Vec<(Puzzle, Task)> {
        in_set(&self.puzzles, self.name.trim())
    }

    /// Whether it can be saved: a set keeps a name.
    pub fn is_right(&self) -> bool {
        self.set.is_empty() || !self.name.trim().is_empty()
    }
}

/// The puzzles as those of the set of this name.
pub(super) fn in_set(puzzles: &[(Puzzle, Task)], set: &str) -> Vec<(Puzzle, Task)> {
    let named =
        |(puzzle, task): &(Puzzle, Task)| (Puzzle { set: set.to_owned(), ..puzzle.clone() }, task.clone());
    puzzles.iter().map(named).collect()
}

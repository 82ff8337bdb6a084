//! A person's progress.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Collection, Motif, Puzzle, Rating};
use crate::game::Variant;
use crate::sides::splitmix64;

/// The number of the last puzzles that are kept: of them and the next one at most one begins with a random position.
pub(super) const RECENT: usize = 4;

/// The progress in each game, by the game's key.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Record(BTreeMap<String, Progress>);

/// The progress in one game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Progress {
    /// The solver's, by Glicko-2.
    pub rating: Rating,
    /// The ratings after each puzzle, the latest last.
    pub curve: Vec<u16>,
    /// The puzzles tried, by name, and whether each was solved at the last attempt.
    pub results: BTreeMap<String, bool>,
    /// The number of puzzles solved one after the other.
    pub streak: u32,
    /// The longest streak.
    pub best_streak: u32,
    /// The last puzzles, by name, the latest last: the next one is unlike them.
    pub recent: Vec<String>,
    /// The seed of the lot by which puzzles are drawn; 0 before the first one.
    pub seed: u64,
}

/// The help with a puzzle, from the least to the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Help {
    /// No hint.
    #[default]
    None,
    /// A hint showed the piece to move.
    Piece,
    /// A hint showed the move.
    Move,
}

impl Help {
    /// The share of a gain that counts. A move that was shown says nothing about the person.
    const fn share(self) -> f64 {
        match self {
            Help::None => 1.0,
            Help::Piece => Rating::ASSISTED,
            Help::Move => 0.0,
        }
    }
}

impl Record {
    /// The progress in a game.
    pub fn of(&self, variant: Variant) -> &Progress {
        static NONE: LazyLock<Progress> = LazyLock::new(Progress::default);
        self.0.get(variant.key()).unwrap_or(&NONE)
    }

    /// The progress in a game, to change it.
    pub fn of_mut(&mut self, variant: Variant) -> &mut Progress {
        self.0.entry(variant.key().to_owned()).or_default()
    }
}

impl Progress {
    /// Notes a result. The first attempt at a puzzle changes the rating, as the theme that the person chose and the help
    /// let it count.
    pub fn finish(&mut self, puzzle: &Puzzle, is_solved: bool, theme: Option<Motif>, help: Help) {
        let is_first = self.results.insert(puzzle.name.clone(), is_solved).is_none();
        self.recent.push(puzzle.name.clone());
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        self.streak = if is_solved { self.streak + u32::from(is_first) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        if is_first {
            let weight = weight(theme, is_solved) * if is_solved { help.share() } else { 1.0 };
            self.rating = self.rating.after(puzzle.rating, f64::from(u8::from(is_solved)), weight);
            self.rating.extend(&mut self.curve);
        }
    }

    /// The puzzles whose last attempt failed.
    pub fn failed<'a>(&'a self, collection: &'a Collection) -> impl Iterator<Item = usize> + 'a {
        let puzzles = collection.puzzles.iter().enumerate();
        puzzles.filter(|(_, puzzle)| self.results.get(&puzzle.name) == Some(&false)).map(|(index, _)| index)
    }

    /// Draws the seed of the person's own order of puzzles. Returns `false` if there is one already.
    pub fn draw_seed(&mut self) -> bool {
        let is_first = self.seed == 0;
        if is_first {
            self.seed = fastrand::u64(1..);
        }
        is_first
    }
}

impl Collection {
    /// The puzzle of a date.
    pub fn daily(&self, date: &str) -> Option<usize> {
        let hash = date.bytes().fold(0, |hash, byte| splitmix64(hash ^ u64::from(byte)));
        hash.checked_rem(self.puzzles.len() as u64).map(|index| index as usize)
    }
}

/// The weight of a result: a theme that the person chose gives a part of the solution away, and then solving counts less
/// than failing.
fn weight(theme: Option<Motif>, is_solved: bool) -> f64 {
    let (solved, failed) = match theme {
        None => (1.0, 1.0),
        Some(Motif::Ending | Motif::Hold) => (0.7, 0.8),
        Some(Motif::Mate1 | Motif::EnPassant) => (0.1, 0.4),
        Some(_) => (0.2, 0.7),
    };
    if is_solved { solved } else { failed }
}

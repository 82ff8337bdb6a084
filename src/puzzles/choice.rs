//! The puzzle to solve next: near the rating, unlike the last ones, and otherwise by lot.

use super::record::RECENT;
use super::{Collection, Motif, Progress, Puzzle};
use crate::sides::splitmix64;

/// Puzzles are drawn from bands of ratings of this width around the person's.
const BAND: f64 = 75.0;
/// A puzzle farther away than this does not come for the sake of variety.
const FAR: f64 = 300.0;
/// A puzzle has another theme and another source than this many before it.
const APART: usize = 2;

/// A rank above every number of faults.
const LAST: usize = 9;

impl Progress {
    /// The puzzle to solve next, but not the `last` one. `None` if all are solved.
    pub fn next(&self, collection: &Collection, theme: Option<Motif>, last: Option<usize>) -> Option<usize> {
        Choice::new(self, collection, theme).draw(last.as_slice())
    }

    /// Puzzles to solve of a theme or of all, at most this many of those that `is_wanted` takes, in the order in which they
    /// would come next.
    pub fn several(
        &self,
        collection: &Collection,
        theme: Option<Motif>,
        count: usize,
        is_wanted: impl Fn(&usize) -> bool,
    ) -> Vec<usize> {
        let mut choice = Choice::new(self, collection, theme);
        choice.wanted.retain(is_wanted);
        let mut drawn = Vec::new();
        while drawn.len() < count {
            let Some(index) = choice.draw(&drawn) else { break };
            drawn.push(index);
            choice.recent.push(index);
            choice.number += 1;
        }
        drawn
    }
}

impl Collection {
    /// The theme of each puzzle that says most about it: the rarest of its themes here, other than `chosen`.
    pub fn main_themes(&self, chosen: Option<Motif>) -> Vec<Option<Motif>> {
        let mut counts = [0; Motif::ALL.len()];
        for theme in self.puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
            counts[*theme as usize] += 1;
        }
        let rarest = |puzzle: &Puzzle| {
            let themes = puzzle.themes.iter().copied().filter(|theme| Some(*theme) != chosen);
            themes.min_by_key(|theme| counts[*theme as usize])
        };
        self.puzzles.iter().map(rarest).collect()
    }
}

/// The basis of a choice.
struct Choice<'a> {
    progress: &'a Progress,
    collection: &'a Collection,
    /// The puzzles to choose from.
    wanted: Vec<usize>,
    /// The main theme of each puzzle.
    themes: Vec<Option<Motif>>,
    /// The puzzles before, the latest last.
    recent: Vec<usize>,
    /// The number of the lot.
    number: usize,
}

impl<'a> Choice<'a> {
    fn new(progress: &'a Progress, collection: &'a Collection, theme: Option<Motif>) -> Self {
        let place = |name: &String| collection.puzzles.iter().position(|puzzle| puzzle.name == *name);
        let has_theme =
            |index: &usize| theme.is_none_or(|theme| collection.puzzles[*index].themes.contains(&theme));
        Choice {
            progress,
            collection,
            wanted: (0..collection.puzzles.len()).filter(has_theme).collect(),
            themes: collection.main_themes(theme),
            recent: progress.recent.iter().filter_map(place).collect(),
            number: progress.results.len(),
        }
    }

    /// Draws a puzzle that is not among these: an untried one, if there is any.
    fn draw(&self, taken: &[usize]) -> Option<usize> {
        let open = || self.wanted.iter().copied().filter(|index| !taken.contains(index));
        let result = |index: usize| self.progress.results.get(&self.collection.puzzles[index].name).copied();
        let of = |wanted| {
            let puzzles = open().filter(move |index| result(*index) == wanted);
            puzzles.min_by_key(|index| self.rank(*index))
        };
        of(None).or_else(|| of(Some(false)))
    }

    /// The rank of a puzzle; the lowest one comes next.
    fn rank(&self, index: usize) -> (usize, u64, usize, u64) {
        let puzzle = &self.collection.puzzles[index];
        let distance = (puzzle.rating.value - self.progress.rating.value).abs();
        let faults = self.faults(index);
        let first = if distance > FAR { LAST } else { faults };
        let lot = splitmix64(self.progress.seed ^ splitmix64((self.number as u64) << 32 | index as u64));
        (first, (distance / BAND) as u64, faults, lot)
    }

    /// How many things a puzzle has in common with those before it.
    fn faults(&self, index: usize) -> usize {
        let puzzle = |index: usize| &self.collection.puzzles[index];
        let last = || self.recent.iter().rev().copied();
        let has_theme = last().take(APART).any(|other| self.themes[other] == self.themes[index]);
        let has_source = last().take(APART).any(|other| puzzle(other).game() == puzzle(index).game());
        let is_random =
            puzzle(index).is_random() && last().take(RECENT).any(|other| puzzle(other).is_random());
        usize::from(has_theme) + usize::from(has_source) + usize::from(is_random)
    }
}

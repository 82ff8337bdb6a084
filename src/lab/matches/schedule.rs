//! The schedule of the games.

use std::collections::BTreeSet;

use crate::sides::Color;

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The number of the game, from 0.
    pub game: usize,
}

impl Job {
    /// The number of the pair of games, and of its opening, from 0.
    pub fn pair(self) -> usize {
        self.game / 2
    }

    /// The colour of the first engine: White in the first game of each pair.
    pub fn first_color(self) -> Color {
        if self.game.is_multiple_of(2) { Color::White } else { Color::Black }
    }

    /// The `Round` tag: pair and game in it.
    pub fn round(self) -> String {
        format!("{}.{}", self.pair() + 1, self.game % 2 + 1)
    }
}

/// The games in order, without those played in an earlier run.
#[derive(Clone, Debug)]
pub struct Schedule {
    next: usize,
    games: Option<usize>,
    played: BTreeSet<usize>,
}

impl Schedule {
    /// A schedule of `games` games, or of unlimited games, without those in `played`.
    pub fn new(games: Option<usize>, played: impl IntoIterator<Item = usize>) -> Self {
        Self { next: 0, games, played: played.into_iter().collect() }
    }
}

impl Iterator for Schedule {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        while self.played.contains(&self.next) {
            self.next += 1;
        }
        let game = self.next;
        if self.games.is_some_and(|games| game >= games) {
            return None;
        }
        self.next += 1;
        Some(Job { game })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_is_played_with_both_colours() {
        let jobs: Vec<Job> = Schedule::new(Some(4), []).collect();
        assert_eq!(jobs.iter().map(|job| job.pair()).collect::<Vec<_>>(), [0, 0, 1, 1]);
        assert_eq!(jobs[2].first_color(), Color::White);
        assert_eq!(jobs[3].first_color(), Color::Black);
        assert_eq!(jobs[3].round(), "2.2");
    }

    #[test]
    fn played_games_are_skipped() {
        let games = |schedule: Schedule| schedule.map(|job| job.game).collect::<Vec<_>>();
        assert_eq!(games(Schedule::new(Some(6), [0, 1, 3])), [2, 4, 5]);
        assert_eq!(games(Schedule::new(Some(2), [0, 1])), [0; 0]);
        assert_eq!(Schedule::new(None, [0]).nth(99), Some(Job { game: 100 }));
    }
}

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

/// The games in order, without those played in an earlier run. Without a number of games the iterator never ends.
pub fn schedule(games: Option<usize>, played: BTreeSet<usize>) -> impl Iterator<Item = Job> {
    let left = (0..games.unwrap_or(usize::MAX)).filter(move |game| !played.contains(game));
    left.map(|game| Job { game })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_opening_is_played_with_both_colours() {
        let jobs: Vec<Job> = schedule(Some(4), BTreeSet::new()).collect();
        assert_eq!(jobs.iter().map(|job| job.pair()).collect::<Vec<_>>(), [0, 0, 1, 1]);
        assert_eq!(jobs[2].first_color(), Color::White);
        assert_eq!(jobs[3].first_color(), Color::Black);
        assert_eq!(jobs[3].round(), "2.2");
    }

    #[test]
    fn played_games_are_skipped() {
        let games = |games, played: &[usize]| -> Vec<usize> {
            schedule(Some(games), played.iter().copied().collect()).map(|job| job.game).collect()
        };
        assert_eq!(games(6, &[0, 1, 3]), [2, 4, 5]);
        assert_eq!(games(2, &[0, 1]), [0; 0]);
        assert_eq!(schedule(None, [0].into()).nth(99), Some(Job { game: 100 }));
    }
}

//! The score of a match, and its finished games.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::game_setup::{MatchLength, Setup};
use super::seat::Seat;
use crate::path_serde;
use crate::sides::{ByColor, Color, Outcome};

/// Several games between the same two players, who are identified by name, not by colour.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Match {
    players: [Seat; 2],
    /// Index of the one with White in the open game.
    white: usize,
    /// The points of both players in the games before the open one, in quarters.
    quarters: [u32; 2],
    /// The number of these games.
    games: u32,
    /// The quarter points of the first player in each of these games.
    #[serde(default)]
    results: Vec<u8>,
    /// How many games are to be played; `None` where rematches follow as long as one likes.
    length: Option<MatchLength>,
    /// The games before the open one as PGN, in a match that has a length.
    played: Vec<String>,
    /// The number of games in the file of the match.
    saved: usize,
    /// The number of games, the first ones, that are among the player's own games.
    #[serde(default)]
    kept: usize,
    /// The file of the match.
    #[serde(default, with = "path_serde::option")]
    file: Option<PathBuf>,
}

impl Match {
    /// A match that begins with this game.
    pub fn new(setup: &Setup) -> Match {
        let players = [setup.white.clone(), setup.black.clone()];
        Match { players, length: setup.match_length, ..Match::default() }
    }

    /// A match of rematches: `earlier` is how the games before the open one ended. The colours change from game to game.
    pub fn of_rematches(setup: &Setup, earlier: &[Outcome]) -> Match {
        let mut rematches = Match::new(setup);
        for (index, outcome) in earlier.iter().rev().enumerate() {
            rematches.white = (index + 1) % 2;
            rematches.count(Some(*outcome));
        }
        rematches.white = 0;
        rematches.results.reverse();
        rematches
    }

    /// Continues with colours swapped, by this set-up. If the match had a length, another one starts.
    pub fn swap(&mut self, setup: &Setup, last: Option<Outcome>) {
        if self.length.is_some() {
            *self = Match::new(setup);
            return;
        }
        self.count(last);
        self.white = 1 - self.white;
    }

    /// Starts the next game of a match with a length, with colours swapped. `last` is the outcome of the game before
    /// it, `pgn` its text, `is_saved` whether the text is in the file of the match, and `is_own` whether it is among the
    /// player's own games.
    pub fn go_on(&mut self, last: Outcome, pgn: String, is_saved: bool, is_own: bool) {
        self.count(Some(last));
        self.white = 1 - self.white;
        if is_own && self.kept == self.played.len() {
            self.kept += 1;
        }
        self.played.push(pgn);
        if is_saved {
            self.saved = self.played.len();
        }
    }

    /// Gives an engine that plays in the match its new name.
    pub fn rename_engine(&mut self, old: &str, new: &str) {
        for seat in &mut self.players {
            seat.rename_engine(old, new);
        }
    }

    fn count(&mut self, last: Option<Outcome>) {
        if let Some(outcome) = last {
            self.quarters[self.white] += u32::from(outcome.points.for_color(Color::White));
            self.quarters[1 - self.white] += u32::from(outcome.points.for_color(Color::Black));
            self.games += 1;
            let first = if self.white == 0 { Color::White } else { Color::Black };
            self.results.push(outcome.points.for_color(first));
        }
    }

    /// The quarter points of the player who has this colour in the open game: in each game before, and in the open one if
    /// it has ended so.
    pub fn games_of(&self, color: Color, open: Option<Outcome>) -> Vec<u32> {
        let all = self.with(open);
        let is_first = (color == Color::White) == (self.white == 0);
        all.results.iter().map(|&first| u32::from(if is_first { first } else { 4 - first })).collect()
    }

    /// The score with the open game's own, if it has ended so.
    pub fn standing(&self, open: Option<Outcome>) -> Standing {
        let all = self.with(open);
        let quarters = ByColor::new(all.quarters[self.white], all.quarters[1 - self.white]);
        Standing { games: all.games, quarters }
    }

    /// The chosen length of the match; `None` for rematches without a limit.
    pub fn length(&self) -> Option<MatchLength> {
        self.length
    }

    /// The number of the open game, from 1.
    pub fn round(&self) -> u32 {
        self.games + 1
    }

    /// Whether the match has another game when the open one has ended so.
    pub fn has_next(&self, open: Outcome) -> bool {
        self.length.is_some() && !self.is_over(open)
    }

    /// Whether the match is over when the open game has ended so.
    pub fn is_over(&self, open: Outcome) -> bool {
        let Some(length) = self.length else { return false };
        let standing = self.standing(Some(open));
        let left = length.games.saturating_sub(standing.games);
        let lead = standing.quarters[Color::White].abs_diff(standing.quarters[Color::Black]);
        left == 0 || length.ends_when_decided && lead > 4 * left
    }

    /// The match with the open game, if it has ended so, and without the texts of the games.
    fn with(&self, open: Option<Outcome>) -> Match {
        let (players, results) = (self.players.clone(), self.results.clone());
        let mut all = Match { players, results, played: Vec::new(), file: None, ..*self };
        all.count(open);
        all
    }
}

/// The games of a match that has a length, as they are kept.
impl Match {
    /// The file in which the match is saved, as far as it is.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The games before the open one as PGN.
    pub fn played(&self) -> &[String] {
        &self.played
    }

    /// The games that are not in the file.
    pub fn unsaved(&self) -> &[String] {
        &self.played[self.saved.min(self.played.len())..]
    }

    /// Whether games would be lost with the match: they are neither in its file nor, without a file, among the player's own.
    pub fn is_unsaved(&self) -> bool {
        let kept = if self.file.is_some() { self.saved } else { self.kept };
        kept < self.played.len()
    }

    /// Marks all games before the open one as saved in this file.
    pub fn mark_saved(&mut self, file: Option<PathBuf>) {
        self.saved = self.played.len();
        if self.length.is_some() {
            self.file = file;
        }
    }

    /// Forgets the file, because it does not exist any more.
    pub fn forget_file(&mut self) {
        self.file = None;
        self.saved = 0;
    }

    /// Discards the unsaved games.
    pub fn give_up(&mut self) {
        (self.saved, self.kept) = (self.played.len(), self.played.len());
    }
}

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The number of finished games.
    pub games: u32,
    /// Quarter points of the players, by their colours in the open game.
    pub quarters: ByColor<u32>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sides::{Points, Reason};

    fn over(points: Points) -> Outcome {
        Outcome { points, reason: Reason::Unknown }
    }

    fn of(games: u32, ends_when_decided: bool) -> Match {
        Match::new(&Setup {
            match_length: Some(MatchLength { games, ends_when_decided }),
            ..Setup::default()
        })
    }

    #[test]
    fn a_match_ends_after_its_games_or_once_it_is_decided() {
        for early in [false, true] {
            let mut score = of(4, early);
            // The same player wins the first three games, with White, Black and White.
            score.go_on(over(Points::WHITE_WINS), String::new(), false, false);
            score.go_on(over(Points::BLACK_WINS), String::new(), false, false);
            assert_eq!(score.round(), 3);
            assert_eq!(score.is_over(over(Points::WHITE_WINS)), early);
            // Half a point behind a lead that one game can still undo.
            assert!(!score.is_over(over(Points::BLACK_WINS)));
            score.go_on(over(Points::DRAW), String::new(), false, false);
            assert!(score.is_over(over(Points::DRAW)));
            let standing = score.standing(Some(over(Points::ONE_QUARTER)));
            assert_eq!((standing.games, standing.quarters), (4, ByColor::new(3, 13)));
        }
    }

    #[test]
    fn rematches_have_no_end() {
        let mut score = Match::new(&Setup::default());
        for _ in 0..5 {
            score.swap(&Setup::default(), Some(over(Points::WHITE_WINS)));
            assert!(!score.is_over(over(Points::WHITE_WINS)) && !score.has_next(over(Points::WHITE_WINS)));
        }
        assert_eq!(score.round(), 6);
    }
}

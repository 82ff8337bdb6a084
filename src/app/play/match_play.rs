//! The running score of several games between the same two players.

use crate::app::new_game::{Seat, Setup};
use crate::game::MatchScore;
use crate::sides::Outcome;

/// Several games between the same two players. Each is told from the other by who they are, not by colour.
#[derive(Debug, Clone)]
pub struct Match {
    players: [Seat; 2],
    /// Which of them has White in the open game.
    white: usize,
    /// The games before the open one.
    score: MatchScore,
}

/// What the players are called in [`MatchScore`]: their names may be empty or alike.
const NUMBERS: [&str; 2] = ["0", "1"];

impl Match {
    /// A match that begins with this game.
    pub fn new(setup: &Setup) -> Match {
        Match {
            players: [setup.white.clone(), setup.black.clone()],
            white: 0,
            score: MatchScore::new(NUMBERS[0], NUMBERS[1]),
        }
    }

    /// The next game begins; `last` is how the one before ended, if it did. Other players begin a new match.
    pub fn next(&mut self, setup: &Setup, last: Option<Outcome>) {
        let pair = [&setup.white, &setup.black];
        let is_same = |white: usize| pair == [&self.players[white], &self.players[1 - white]];
        // Two players alike are taken as having kept their seats unless it is a rematch, see `swap`.
        let Some(white) = [self.white, 1 - self.white].into_iter().find(|&white| is_same(white)) else {
            *self = Match::new(setup);
            return;
        };
        self.count(last);
        self.white = white;
    }

    /// The same players go on with colours swapped.
    pub fn swap(&mut self, last: Option<Outcome>) {
        self.count(last);
        self.white = 1 - self.white;
    }

    fn count(&mut self, last: Option<Outcome>) {
        if let Some(outcome) = last {
            self.score.add(NUMBERS[self.white], outcome.points);
        }
    }

    /// Games and both sides' quarter points, White's of the open game first, with the open game's own.
    pub fn standing(&self, open: Option<Outcome>) -> Standing {
        let mut all = self.clone();
        all.count(open);
        let quarters = all.score.quarters();
        Standing { games: all.score.games(), white: quarters[self.white], black: quarters[1 - self.white] }
    }
}

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Games that have been finished.
    pub games: u32,
    /// Quarter points of the player who has White in the open game.
    pub white: u32,
    /// Quarter points of the player who has Black in it.
    pub black: u32,
}

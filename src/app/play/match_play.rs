//! The running score of several games between the same two players.

use crate::app::new_game::{Seat, Setup};
use crate::sides::{Color, Outcome};

/// Several games between the same two players. Each is told from the other by who they are, not by colour.
#[derive(Debug, Clone)]
pub struct Match {
    players: [Seat; 2],
    /// Which of them has White in the open game.
    white: usize,
    /// The points of both players in the games before the open one, in quarters.
    quarters: [u32; 2],
    /// The number of these games.
    games: u32,
}

impl Match {
    /// A match that begins with this game.
    pub fn new(setup: &Setup) -> Match {
        Match { players: [setup.white.clone(), setup.black.clone()], white: 0, quarters: [0; 2], games: 0 }
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
            self.quarters[self.white] += u32::from(outcome.points.for_color(Color::White));
            self.quarters[1 - self.white] += u32::from(outcome.points.for_color(Color::Black));
            self.games += 1;
        }
    }

    /// Games and both sides' quarter points, White's of the open game first, with the open game's own.
    pub fn standing(&self, open: Option<Outcome>) -> Standing {
        let mut all = self.clone();
        all.count(open);
        Standing { games: all.games, white: all.quarters[self.white], black: all.quarters[1 - self.white] }
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

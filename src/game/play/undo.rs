//! Taking moves back, and making them again.

use std::time::Duration;

use super::Game;
use super::game::Undone;
use crate::game::Move;
use crate::sides::Color;

/// Taking back.
impl Game {
    /// Number of moves that can be taken back.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Takes back up to `plies` moves of the game, and restores the clocks. A game that had
    /// ended continues. Returns the number of moves taken back.
    pub fn take_back(&mut self, plies: usize, now: Duration) -> usize {
        let mut taken = 0;
        while taken < plies {
            let Some(branch) = self.record.tree.detach(self.head()) else { break };
            let end = self.record.result.take().map(|outcome| (outcome, self.clock.snapshot_at(now)));
            self.undone.push(Undone { branch, end });
            self.plies -= 1;
            self.position = self.record.tree.position(branch.parent);
            self.set_clock_back(now);
            if end.is_some() && self.stopped_by_end {
                self.clock.start(now);
            }
            taken += 1;
        }
        if taken > 0 {
            (self.offer, self.takeback_asked) = (None, None);
        }
        taken
    }

    /// Requests a takeback of the last move for `color`. The request is open until the opponent answers or a side
    /// moves.
    pub fn ask_takeback(&mut self, color: Color) {
        self.takeback_asked = (self.plies > 0).then_some(color);
    }

    /// The side whose request to take back a move is not yet answered.
    pub fn takeback_asked(&self) -> Option<Color> {
        self.takeback_asked
    }

    /// Declines the request to take back a move.
    pub fn decline_takeback(&mut self) {
        self.takeback_asked = None;
    }

    /// The number of moves that can be redone: 0 after another move or another end of the game.
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// The move that would be redone first.
    pub fn next_redo(&self) -> Option<Move> {
        self.undone.last().and_then(|undone| self.record.tree.move_at(undone.branch.node))
    }

    /// Makes up to `plies` moves again that were taken back, with the clocks and the result as they were, and with
    /// all that followed them. Returns how many.
    pub fn redo(&mut self, plies: usize, now: Duration) -> usize {
        let mut redone = 0;
        while redone < plies {
            let Some(Undone { branch, end }) = self.undone.pop() else { break };
            self.record.tree.attach(branch);
            self.record.tree.promote_to_main(branch.node);
            self.plies += 1;
            self.position = self.record.tree.position(branch.node);
            self.set_clock_back(now);
            redone += 1;
            if let Some((outcome, clock)) = end {
                self.clock.restore(&clock, now);
                self.stop(outcome, now);
            }
        }
        if redone > 0 {
            self.offer = None;
        }
        redone
    }
}

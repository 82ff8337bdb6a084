//! Taking moves back, and making them again.

use std::time::Duration;

use super::Game;
use crate::game::{Detached, history};
use crate::sides::Outcome;

/// A move taken back.
#[derive(Clone, Debug)]
pub(super) struct Undone {
    branch: Detached,
    /// The result the game had with this move.
    result: Option<Outcome>,
}

/// Taking back.
impl Game {
    /// Number of moves that can be taken back.
    pub fn plies(&self) -> usize {
        self.record.tree.ply(self.head)
    }

    /// Takes back up to `plies` moves where the game stands, with the clocks as they were. A game that had
    /// ended goes on. Returns how many moves were taken back.
    pub fn take_back(&mut self, plies: usize, now: Duration) -> usize {
        let mut taken = 0;
        while taken < plies {
            let Some(branch) = self.record.tree.detach(self.head) else { break };
            let result = self.record.result.take();
            self.undone.push(Undone { branch, result });
            self.head = branch.parent();
            self.resume(result, now);
            taken += 1;
        }
        if taken > 0 {
            self.offer = None;
            self.go_to(self.head);
        }
        taken
    }

    /// Number of moves that can be redone.
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// Makes up to `plies` moves again that were taken back, with the clocks and the result as they were.
    /// Returns how many.
    pub fn redo(&mut self, plies: usize, now: Duration) -> usize {
        let mut redone = 0;
        while redone < plies {
            let Some(Undone { branch, result }) = self.undone.pop() else { break };
            self.record.tree.attach(branch);
            self.head = branch.node();
            self.resume(None, now);
            redone += 1;
            if let Some(outcome) = result {
                self.finish(outcome, now);
            }
        }
        if redone > 0 {
            self.offer = None;
            self.go_to(self.head);
        }
        redone
    }

    /// Sets the clock to what it was at the head, and running again if `ended` had stopped it.
    fn resume(&mut self, ended: Option<Outcome>, now: Duration) {
        if let Some(snapshot) = self.snapshots.get(&self.head) {
            self.clock.restore(snapshot, now);
        }
        if ended.is_some() && self.clock.is_timed() {
            self.clock.start(now);
        }
    }

    /// Makes the cursor the place where the game stands: what follows it is deleted and the result with it, unless
    /// the rules end the game there.
    /// The line of the cursor becomes the main line, and the clocks are as they were there. Returns the
    /// deleted branches.
    pub fn continue_from_cursor(&mut self, now: Duration) -> Vec<Detached> {
        self.record.tree.promote_to_main(self.cursor);
        let deleted = self.record.tree.truncate(self.cursor);
        self.record.result = history::outcome(&self.record.tree, self.cursor, self.draws);
        self.head = self.cursor;
        self.undone.clear();
        self.offer = None;
        self.resume(None, now);
        deleted
    }
}

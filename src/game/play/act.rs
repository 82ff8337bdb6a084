//! Playing a game: its beginning, moves, the clock, draws, the end.

use std::time::Duration;

use super::{Game, GameSetup, PlayError, Played};
use crate::game::{GameRecord, Move};
use crate::sides::{Color, Outcome, Points, Reason};

/// Playing the game.
impl Game {
    /// A new game. Its clock is stopped until [`Self::start_clock`].
    ///
    /// If the start position is already decided, the game is over.
    pub fn new(setup: GameSetup) -> Self {
        let mut record = GameRecord { tags: setup.tags, ..GameRecord::new(setup.start) };
        let is_timed = setup.controls.iter().any(|(_, control)| control.is_timed());
        record.controls = Some(setup.controls);
        record.free_first_moves = setup.free_first_moves && is_timed;
        let mut game = Self::from_record(record, setup.draws);
        game.touch_move = setup.touch_move;
        game.record.result = game.record.tree.outcome(game.head(), game.draws);
        game.play_untimed(&setup.moves);
        game
    }

    /// Makes moves for which no time is charged or noted.
    fn play_untimed(&mut self, moves: &[Move]) {
        for &mv in moves {
            let Ok(played) = self.play(mv, Duration::ZERO) else { break };
            let notes = self.record.tree.notes_mut(played.node);
            (notes.clock, notes.periods) = (None, None);
        }
        if !moves.is_empty() {
            for color in Color::ALL {
                self.refill_clock(color);
            }
        }
    }

    /// Makes a move in the current position.
    ///
    /// Presses the clock, notes the time left, declines the opponent's draw offer and ends the game if the rules do.
    /// The moves to redo are forgotten.
    ///
    /// # Errors
    ///
    /// [`PlayError`]; the move is then not made.
    pub fn play(&mut self, mv: Move, now: Duration) -> Result<Played, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        if let Some(outcome) = self.tick(now) {
            return Err(PlayError::TimeIsUp(outcome));
        }
        let mover = self.turn();
        let node = self.record.tree.add(self.head(), mv)?;
        self.record.tree.promote_to_main(node);
        // The flag was looked at above, with the same clock and the same `now`.
        self.clock.press(now).ok();
        self.snapshots.insert(node, self.clock.snapshot());
        self.undone.clear();
        self.takeback_asked = None;
        if self.offer == Some(!mover) {
            self.offer = None;
        }
        self.plies += 1;
        self.position.play_unchecked(mv);
        self.note_clock();
        let outcome = self.record.tree.outcome(node, self.draws);
        if let Some(outcome) = outcome {
            self.finish(outcome, now);
        }
        Ok(Played { node, outcome })
    }

    /// Ends the game if a flag has fallen: a loss, or a draw if the opponent has no material to mate. Returns the
    /// outcome if it ended just now.
    pub fn tick(&mut self, now: Duration) -> Option<Outcome> {
        if self.outcome().is_some() {
            return None;
        }
        let loser = self.clock.flagged(now)?;
        let outcome = if self.position.can_win_on_time(!loser, &self.draws) {
            Outcome { points: Points::win(!loser), reason: Reason::TimeForfeit }
        } else {
            Outcome { points: Points::DRAW, reason: Reason::TimeForfeitNoMaterial }
        };
        self.finish(outcome, now);
        Some(outcome)
    }

    /// The draw that the side to move may claim, unless repetition or 50 moves end the game automatically.
    pub fn claimable(&self) -> Option<Reason> {
        self.outcome().is_none().then(|| self.record.tree.claimable(self.head())).flatten()
    }

    /// Claims a draw by repetition or 50 moves. Returns `false` if there is nothing to claim.
    pub fn claim_draw(&mut self, now: Duration) -> bool {
        let claim = self.claimable();
        if let Some(reason) = claim {
            self.finish(Outcome { points: Points::DRAW, reason }, now);
        }
        claim.is_some()
    }

    /// The side that has offered a draw which is not yet answered.
    pub fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// Offers a draw for `color`. The offer is open until the opponent answers or moves. If the opponent has offered
    /// too, the draw is agreed. Returns `false` after the end of the game.
    pub fn offer_draw(&mut self, color: Color, now: Duration) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        if self.offer == Some(!color) {
            return self.accept_draw(now);
        }
        self.offer = Some(color);
        true
    }

    /// Accepts the draw offer. Returns `false` without an offer.
    pub fn accept_draw(&mut self, now: Duration) -> bool {
        let offered = self.offer.is_some();
        if offered {
            self.finish(Outcome { points: Points::DRAW, reason: Reason::Agreement }, now);
        }
        offered
    }

    /// Declines the draw offer.
    pub fn decline_draw(&mut self) {
        self.offer = None;
    }

    /// Resigns for `color`. Returns `false` after the end of the game.
    pub fn resign(&mut self, color: Color, now: Duration) -> bool {
        self.end(Outcome { points: Points::win(!color), reason: Reason::Resignation }, now)
    }

    /// Ends the game by decision: an arbiter's, or a result known from elsewhere. Returns `false` after the
    /// end of the game.
    pub fn end(&mut self, outcome: Outcome, now: Duration) -> bool {
        let running = self.outcome().is_none();
        if running {
            self.finish(outcome, now);
        }
        running
    }

    /// Ends the game. The moves to redo are forgotten, because no move can follow the end.
    fn finish(&mut self, outcome: Outcome, now: Duration) {
        self.undone.clear();
        self.stop(outcome, now);
    }

    /// Ends the game with this outcome and stops the clock.
    pub(super) fn stop(&mut self, outcome: Outcome, now: Duration) {
        self.record.result = Some(outcome);
        // The tag is about an earlier end of the game, if there was one.
        self.record.tags.remove("Termination");
        self.stopped_by_end = self.clock.is_running();
        self.clock.stop(now);
        (self.offer, self.takeback_asked) = (None, None);
    }
}

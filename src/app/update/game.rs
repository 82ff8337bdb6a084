//! Playing the game: moves, pause, takeback and redo.

use super::Work;
use crate::app::dialog::{Dialog, Then};
use crate::app::document::Phase;
use crate::app::journal::Entry;
use crate::app::message::GameAction;
use crate::app::model::Hand;
use crate::app::settings::Turning;
use crate::game::{Move, PlayError};
use crate::sides::Color;

impl Work<'_> {
    pub(super) fn game(&mut self, action: GameAction) {
        match action {
            GameAction::New => self.ask_new_game(),
            GameAction::Rematch => self.guard(Then::Rematch),
            GameAction::Continue => self.ask_continue(),
            GameAction::PauseOrResume => self.pause_or_resume(),
            GameAction::TakeBack => self.ask_take_back(),
            GameAction::Redo => self.redo(),
            GameAction::Resign => self.ask_resign(),
            GameAction::OfferDraw => self.offer_draw(),
            GameAction::ClaimDraw => self.claim_draw(),
            GameAction::MoveNow => self.move_now(),
        }
    }

    /// A legal move of the person at the board, in the position that is shown.
    pub(super) fn make_move(&mut self, mv: Move) {
        if self.is_refused_by_touch(mv) {
            return;
        }
        if self.model.is_at_turn() {
            self.play(mv);
        } else {
            self.play_on(mv);
        }
    }

    /// A move where the game stands, a person's or the computer's.
    pub(super) fn play(&mut self, mv: Move) {
        let document = &mut self.model.document;
        let text = document.game.head_position().coordinates(mv);
        let looked_at = (!document.game.at_head()).then(|| document.game.cursor());
        match document.game.play(mv, self.now) {
            Ok(played) => {
                // Who looks at an earlier position goes on looking at it when the other side moves.
                if let Some(node) = looked_at {
                    document.game.go_to(node);
                }
                self.played(text);
                if let Some(outcome) = played.outcome {
                    self.game_over(outcome);
                }
            }
            Err(PlayError::TimeIsUp(outcome)) => self.game_over(outcome),
            // Moves come from the list of legal ones, the computer's are looked at before.
            Err(PlayError::GameOver | PlayError::Illegal(_)) => {}
        }
        self.think_if_due();
    }

    /// The move was made; `text` is it in coordinates.
    fn played(&mut self, text: String) {
        self.model.touched = None;
        let document = &mut self.model.document;
        if document.phase == Phase::Ready {
            document.phase = Phase::Playing;
        }
        if document.phase == Phase::Playing {
            document.game.start_clock(self.now);
        }
        let entry = Entry::Move { mv: text, clocks: document.clocks(self.now), redone: false };
        self.changed(entry);
        self.model.computer.is_broken = false;
        self.turn_board();
    }

    /// The game has changed: shows it, and writes it down.
    pub(super) fn changed(&mut self, entry: Entry) {
        self.model.document.touch();
        self.write_down(entry);
        // Who has a piece of an earlier position in hand keeps it when the other side moves.
        if self.model.document.game.at_head() {
            self.model.hand = Hand::default();
        }
    }

    /// Another position is shown.
    pub(super) fn moved_cursor(&mut self) {
        self.model.document.refresh();
        self.model.hand = Hand::default();
    }

    /// Turns the board to the side to move, where two people want it so.
    pub(super) fn turn_board(&mut self) {
        let document = &self.model.document;
        if document.is_hotseat() && document.game.at_head() && self.model.settings.turning == Turning::Board {
            self.model.is_flipped = document.game.turn() == Color::Black;
        }
    }

    pub(super) fn pause_or_resume(&mut self) {
        if !self.model.can_play(GameAction::PauseOrResume) {
            return;
        }
        let document = &mut self.model.document;
        let was_playing = document.phase == Phase::Playing;
        let was_review = document.phase == Phase::Review;
        if was_playing {
            document.game.pause_clock(self.now);
            document.phase = Phase::Paused;
            self.stop_thinking();
        } else {
            document.resume(self.now);
            self.moved_cursor();
        }
        if self.model.journal.open.is_some() || was_review {
            let clocks = self.model.document.clocks(self.now);
            self.write_down(Entry::Pause { paused: was_playing, clocks });
        }
        self.think_if_due();
    }

    /// With two people and a clock the other one must agree.
    fn ask_take_back(&mut self) {
        let document = &self.model.document;
        if self.model.plies_to_take_back() == 0 {
            return;
        }
        let must_agree =
            document.is_hotseat() && document.game.clock().is_timed() && document.game.outcome().is_none();
        if must_agree {
            let by = !document.game.turn();
            self.show(Dialog::TakebackAsked { by });
        } else {
            self.take_back();
        }
    }

    pub(super) fn take_back(&mut self) {
        let plies = self.model.plies_to_take_back();
        self.stop_thinking();
        let taken = self.model.document.game.take_back(plies, self.now);
        self.forget_game_over();
        if taken > 0 {
            self.resume_after_end();
            let clocks = self.model.document.clocks(self.now);
            self.changed(Entry::TakeBack { plies: taken as u32, clocks });
            self.turn_board();
        }
        self.think_if_due();
    }

    /// As many plies as a takeback takes, move for move.
    fn redo(&mut self) {
        let document = &self.model.document;
        if !document.is_live() || document.game.redoable() == 0 {
            return;
        }
        let first_mover = document.game.turn();
        self.stop_thinking();
        let mut is_first = true;
        while is_first || self.must_redo_reply(first_mover) {
            is_first = false;
            if self.model.document.game.redo(1, self.now) == 0 {
                break;
            }
            let game = &self.model.document.game;
            let tree = &game.record().tree;
            let Some(mv) = tree.move_at(game.head()) else { break };
            let before = tree.parent(game.head()).map_or(*tree.start(), |node| tree.position(node));
            let clocks = self.model.document.clocks(self.now);
            self.changed(Entry::Move { mv: before.coordinates(mv), clocks, redone: true });
        }
        self.turn_board();
        match self.model.document.game.outcome() {
            Some(outcome) => self.game_over(outcome),
            None => self.think_if_due(),
        }
    }

    /// Against the computer its reply comes back with the own move.
    fn must_redo_reply(&self, first_mover: Color) -> bool {
        let document = &self.model.document;
        document.only_human() == Some(first_mover)
            && document.game.turn() != first_mover
            && document.game.outcome().is_none()
    }

    /// A game that had ended goes on after a takeback.
    fn resume_after_end(&mut self) {
        let document = &mut self.model.document;
        if document.phase == Phase::Playing && !document.game.clock().is_running() {
            document.game.start_clock(self.now);
        }
    }
}

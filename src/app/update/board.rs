//! What the player does on the board: picking up, putting down, promoting.

use super::Work;
use crate::app::board_view::BoardEvent;
use crate::app::capture::{Captures, Landing};
use crate::app::castling;
use crate::app::catalogue::tr;
use crate::app::document::Phase;
use crate::app::explain;
use crate::app::message::GameAction;
use crate::app::model::Hand;
use crate::app::toasts::Tone;
use crate::chess::Role;
use crate::game::{Move, Touch};
use crate::hex::Cell;

impl Work<'_> {
    pub(super) fn board(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::PickUp(cell) => self.pick_up(cell),
            BoardEvent::Click(cell) => self.click(cell),
            BoardEvent::Drop { from, to } => self.drop_piece(from, to),
            BoardEvent::Promote(role) => self.promote(role),
            BoardEvent::Castle(to) => self.castle(to),
            BoardEvent::PutBack | BoardEvent::CancelChoice => self.model.hand = Hand::default(),
            BoardEvent::Wheel(steps) => self.wheel(steps),
        }
    }

    fn pick_up(&mut self, cell: Cell) {
        self.stop_autoplay();
        // A piece in the middle of a capture stays where it has landed.
        if !self.model.movable().contains(cell) || self.model.hand.landed() == Some(cell) {
            return;
        }
        match self.model.hand.selected {
            // The rooks of castling are pieces that could be picked up, too.
            Some(king) if self.castles(king, cell) => self.try_move(king, cell, Manner::Clicked),
            _ => self.take_in_hand(cell),
        }
    }

    /// Picks up a piece; where touch-move is played it must then move, if it can.
    fn take_in_hand(&mut self, cell: Cell) {
        self.model.hand = Hand::holding(cell);
        self.touch(cell);
    }

    /// Somebody whose turn it is touches a piece.
    fn touch(&mut self, cell: Cell) {
        let model = &mut *self.model;
        if model.touched.is_none()
            && model.document.game.touch_move()
            && model.is_at_turn()
            && model.may_play()
        {
            model.touched = Touch::of(&model.document.current().position, cell);
        }
    }

    /// Whether a touched piece forbids this move; if so, says which piece must move or be taken.
    pub(super) fn is_refused_by_touch(&mut self, mv: Move) -> bool {
        let position = self.model.document.current().position;
        let touch =
            self.model.touched.filter(|touch| self.model.is_at_turn() && !touch.allows(&position, mv));
        if let Some(touch) = touch {
            self.tell_touch(touch);
        }
        touch.is_some()
    }

    fn tell_touch(&mut self, touch: Touch) {
        let text = explain::touched(&self.model.document.current().position, touch);
        self.toast(Tone::Warning, text);
    }

    fn click(&mut self, cell: Cell) {
        self.stop_autoplay();
        if self.model.hand.is_asking() {
            return;
        }
        match self.model.hand.selected {
            _ if self.model.hand.landed() == Some(cell) => self.model.hand = Hand::default(),
            // A capture may come back to where it began.
            Some(from) if self.lands(from, cell) => self.try_move(from, cell, Manner::Clicked),
            Some(selected) if selected == cell => self.model.hand = Hand::default(),
            Some(king) if self.castles(king, cell) => self.try_move(king, cell, Manner::Clicked),
            _ if self.model.movable().contains(cell) => self.take_in_hand(cell),
            Some(from) => self.try_move(from, cell, Manner::Clicked),
            None => self.click_without_hand(cell),
        }
    }

    /// A click on a cell whose piece cannot be picked up: where touch-move is played it may have to be taken.
    fn click_without_hand(&mut self, cell: Cell) {
        self.touch(cell);
        match self.model.touched.filter(|_| self.model.is_at_turn()) {
            Some(touch) => self.tell_touch(touch),
            None => self.tell_why_nobody_moves(cell),
        }
    }

    fn drop_piece(&mut self, from: Cell, to: Cell) {
        let origin = self.model.hand.selected.filter(|_| self.model.hand.landed() == Some(from));
        // The game may have changed under the hand: the piece must still be there to be moved.
        if from != to && self.model.movable().contains(origin.unwrap_or(from)) {
            self.try_move(origin.unwrap_or(from), to, Manner::Dragged);
        }
        if !self.model.hand.is_asking() && self.model.hand.landed().is_none() {
            self.model.hand = Hand::default();
        }
    }

    fn try_move(&mut self, from: Cell, to: Cell, manner: Manner) {
        let position = self.model.document.current().position;
        let captures = Captures::of(&position, from);
        if captures.any() {
            return self.capture(&captures, from, to, manner);
        }
        let castlings = castling::ways(&position, from, to);
        let moves = position.moves_between(from, to);
        self.model.hand = Hand::default();
        match moves[..] {
            [] => match castlings[..] {
                [] => self.tell_why_not(from, to, manner),
                [(mv, _)] => self.make_move(mv),
                _ => self.model.hand.castling = Some((from, to)),
            },
            [mv] => self.make_move(mv),
            _ if self.model.settings.always_queen => self.make_promotion(&moves, Role::Queen),
            _ => self.model.hand.promotion = Some((from, to)),
        }
    }

    /// A piece that has to take lands on `to`, for good or on its way.
    fn capture(&mut self, captures: &Captures, from: Cell, to: Cell, manner: Manner) {
        let entered = self.model.hand.path(from);
        match captures.land(&entered, to) {
            Landing::Complete(mv) => {
                self.model.hand = Hand::default();
                self.make_move(mv);
            }
            Landing::Further => {
                self.model.hand = Hand::holding(from);
                self.model.hand.landings = entered[1..].iter().copied().chain([to]).collect();
            }
            Landing::Unclear => self.toast(Tone::Plain, tr("capture-unclear")),
            Landing::Nowhere => {
                self.model.hand = Hand::default();
                self.tell_why_not(from, to, manner);
            }
        }
    }

    /// Whether a capture of the piece on `from`, which may be under way, lands on `cell`.
    fn lands(&self, from: Cell, cell: Cell) -> bool {
        let captures = Captures::of(&self.model.document.current().position, from);
        captures.any() && captures.land(&self.model.hand.path(from), cell) != Landing::Nowhere
    }

    /// Whether the piece on `king` is a king who may castle with the rook on `rook`.
    fn castles(&self, king: Cell, rook: Cell) -> bool {
        castling::rooks(&self.model.document.current().position, king).contains(rook)
    }

    /// The king goes to `to`, in one of the ways there were to choose from.
    fn castle(&mut self, to: Cell) {
        let Some((king, rook)) = std::mem::take(&mut self.model.hand).castling else { return };
        let ways = castling::ways(&self.model.document.current().position, king, rook);
        if let Some(&(mv, _)) = ways.iter().find(|(mv, _)| mv.to() == to) {
            self.make_move(mv);
        }
    }

    fn promote(&mut self, role: Role) {
        let Some((from, to)) = std::mem::take(&mut self.model.hand).promotion else { return };
        let position = self.model.document.current().position;
        let moves = position.moves_between(from, to);
        self.make_promotion(&moves, role);
    }

    fn make_promotion(&mut self, moves: &[Move], role: Role) {
        if let Some(&mv) = moves.iter().find(|mv| mv.promotion() == Some(role)) {
            self.make_move(mv);
        }
    }

    /// A click on a cell that is no target mostly means "put it down"; a piece dragged there was meant to go.
    fn tell_why_not(&mut self, from: Cell, to: Cell, manner: Manner) {
        let position = self.model.document.current().position;
        // A king on his own rook means to castle.
        let to = castling::goal(&position, from, to).unwrap_or(to);
        let Some(refusal) = position.explain_illegal(from, to) else { return };
        if manner == Manner::Dragged || !refusal.is_way_of_moving() {
            self.toast(Tone::Warning, explain::illegal_move(&position, refusal));
        }
    }

    /// Somebody clicks a piece that cannot be moved now. Before the first move of a computer that begins the game.
    fn tell_why_nobody_moves(&mut self, cell: Cell) {
        let has_piece = self.model.document.current().position.piece_at(cell).is_some();
        if has_piece && self.model.document.phase == Phase::Ready && self.model.dialog.is_none() {
            self.game(GameAction::PauseOrResume);
        } else if has_piece
            && self.model.dialog.is_none()
            && let Some(text) = explain::nobody_moves(self.model)
        {
            self.toast(Tone::Plain, text);
        }
    }

    fn wheel(&mut self, steps: i32) {
        self.stop_autoplay();
        for _ in 0..steps.unsigned_abs().min(20) {
            self.step(steps > 0);
        }
    }
}

/// How a move was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    Clicked,
    Dragged,
}

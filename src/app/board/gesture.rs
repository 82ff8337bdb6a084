//! Turns events on the board into gestures of the player.

use super::long_moves::{Captures, Landing};
use super::{BoardEvent, Hand, HandContext, Rules};
use crate::chess::Role;
use crate::game::Move;
use crate::hex::Cell;

/// The intention of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gesture<M = Move> {
    /// Nothing, or nothing yet.
    Nothing,
    /// A piece was picked up.
    PickUp(Cell),
    /// A legal move.
    Move(M),
    /// A move that the rules do not allow.
    Illegal {
        /// The cell of the piece.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// A capture with several possible paths: the player must click the cells on the way.
    Unclear,
    /// A click on a cell whose piece cannot be picked up.
    Press(Cell),
}

impl<R: Rules> Hand<R> {
    /// Handles an event on the board and returns the player's intention. Wheel, drawings and the editor are handled
    /// elsewhere.
    pub fn take(&mut self, event: BoardEvent, context: &HandContext<R>) -> Gesture<R::Move> {
        if let Some(mv) = self.waiting {
            let answer = confirms(event, mv.into().to);
            if answer.is_some() {
                self.clear();
            }
            return if answer == Some(true) { Gesture::Move(mv) } else { Gesture::Nothing };
        }
        match self.take_up(event, context) {
            Gesture::Move(mv) if context.confirms => {
                *self = Hand { waiting: Some(mv), ..Hand::default() };
                Gesture::Nothing
            }
            gesture @ Gesture::Illegal { from, .. }
                if context.touched.is_some_and(|touch| touch.cell() == from) =>
            {
                // A touched piece must move: it stays in the hand.
                *self = Hand::holding(from);
                gesture
            }
            gesture => gesture,
        }
    }

    fn take_up(&mut self, event: BoardEvent, context: &HandContext<R>) -> Gesture<R::Move> {
        match event {
            BoardEvent::PickUp(cell) => self.pick_up(cell, context),
            BoardEvent::Click(cell) => self.click(cell, context),
            BoardEvent::Drop { from, to } => self.drop_piece(from, to, context),
            BoardEvent::Promote(role) => self.promote(role, context),
            BoardEvent::Castle(to) => self.castle(to, context),
            BoardEvent::PutBack => self.put_back(),
            _ => Gesture::Nothing,
        }
    }

    fn pick_up(&mut self, cell: Cell, context: &HandContext<R>) -> Gesture<R::Move> {
        // A piece in the middle of a capture stays where it has landed.
        if !context.movable.contains(cell) || self.landed() == Some(cell) {
            return Gesture::Nothing;
        }
        match self.selected {
            // The rooks of castling are pieces that could be picked up, too.
            Some(king) if castles(context, king, cell) => self.try_move(king, cell, context),
            _ => self.hold(cell),
        }
    }

    fn hold(&mut self, cell: Cell) -> Gesture<R::Move> {
        *self = Hand::holding(cell);
        Gesture::PickUp(cell)
    }

    fn click(&mut self, cell: Cell, context: &HandContext<R>) -> Gesture<R::Move> {
        if self.is_asking() {
            return Gesture::Nothing;
        }
        match self.selected {
            _ if self.landed() == Some(cell) => self.put_back(),
            // A capture may come back to where it began.
            Some(from) if self.lands(from, cell, context) => self.try_move(from, cell, context),
            Some(selected) if selected == cell => self.put_back(),
            Some(king) if castles(context, king, cell) => self.try_move(king, cell, context),
            _ if context.movable.contains(cell) => self.hold(cell),
            Some(from) => self.try_move(from, cell, context),
            None => Gesture::Press(cell),
        }
    }

    fn put_back(&mut self) -> Gesture<R::Move> {
        self.clear();
        Gesture::Nothing
    }

    fn drop_piece(&mut self, from: Cell, to: Cell, context: &HandContext<R>) -> Gesture<R::Move> {
        let origin = self.selected.filter(|_| self.landed() == Some(from)).unwrap_or(from);
        // The game may have changed under the hand: the piece must still be there to be moved.
        let gesture = if from != to && context.movable.contains(origin) {
            self.try_move(origin, to, context)
        } else {
            Gesture::Nothing
        };
        if !self.is_asking() && self.landed().is_none() {
            self.clear();
        }
        gesture
    }

    fn try_move(&mut self, from: Cell, to: Cell, context: &HandContext<R>) -> Gesture<R::Move> {
        let captures = context.position.captures(from);
        if captures.any() {
            return self.capture(&captures, from, to);
        }
        let castlings = context.position.castlings(from, to);
        let moves = context.position.moves_between(from, to);
        self.clear();
        match (&moves[..], &castlings[..]) {
            ([], []) => Gesture::Illegal { from, to },
            ([], [mv]) | ([mv], _) => Gesture::Move(*mv),
            ([], _) => {
                self.castling = Some((from, to));
                Gesture::Nothing
            }
            _ if context.always_queen => promotion::<R>(&moves, Role::Queen),
            _ => {
                self.promotion = Some((from, to));
                Gesture::Nothing
            }
        }
    }

    /// A piece that has to take lands on `to`, for good or on its way.
    fn capture(&mut self, captures: &Captures<R::Move>, from: Cell, to: Cell) -> Gesture<R::Move> {
        let entered = self.path(from);
        match captures.land(&entered, to) {
            Landing::Complete(mv) => {
                self.clear();
                Gesture::Move(mv)
            }
            Landing::Further => {
                *self = Hand::holding(from);
                self.landings = entered[1..].iter().copied().chain([to]).collect();
                Gesture::Nothing
            }
            Landing::Unclear => Gesture::Unclear,
            Landing::Nowhere => {
                self.clear();
                Gesture::Illegal { from, to }
            }
        }
    }

    /// Whether a capture of the piece on `from`, which may be under way, lands on `cell`.
    fn lands(&self, from: Cell, cell: Cell, context: &HandContext<R>) -> bool {
        let captures = context.position.captures(from);
        captures.any() && captures.land(&self.path(from), cell) != Landing::Nowhere
    }

    /// The king goes to `to`, in one of the ways there were to choose from.
    fn castle(&mut self, to: Cell, context: &HandContext<R>) -> Gesture<R::Move> {
        let Some((king, rook)) = std::mem::take(self).castling else { return Gesture::Nothing };
        let ways = context.position.castlings(king, rook);
        ways.into_iter().find(|&mv| mv.into().to == to).map_or(Gesture::Nothing, Gesture::Move)
    }

    fn promote(&mut self, role: Role, context: &HandContext<R>) -> Gesture<R::Move> {
        let Some((from, to)) = std::mem::take(self).promotion else { return Gesture::Nothing };
        promotion::<R>(&context.position.moves_between(from, to), role)
    }
}

/// Whether an event confirms a move that waits, also by a click on its target, or takes it back, also by a click
/// elsewhere; `None` for any other event.
fn confirms(event: BoardEvent, target: Cell) -> Option<bool> {
    match event {
        BoardEvent::Confirm => Some(true),
        BoardEvent::Click(cell) | BoardEvent::PickUp(cell) => Some(cell == target),
        BoardEvent::PutBack | BoardEvent::Drop { .. } => Some(false),
        _ => None,
    }
}

fn promotion<R: Rules>(moves: &[R::Move], role: Role) -> Gesture<R::Move> {
    let found = moves.iter().find(|&&mv| mv.into().promotion == Some(role));
    found.map_or(Gesture::Nothing, |&mv| Gesture::Move(mv))
}

/// Whether the piece on `king` is a king that may castle with the rook on `rook`.
fn castles(context: &HandContext<impl Rules>, king: Cell, rook: Cell) -> bool {
    !context.position.castlings(king, rook).is_empty()
}

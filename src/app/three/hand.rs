//! Picking up and putting down pieces of a game for three.

use crate::app::board_view::BoardEvent;
use crate::chess::Role;
use crate::hex::{Bitboard, Cell};
use crate::three::{Move, Position};

/// The piece in hand.
#[derive(Debug, Clone, Copy, Default)]
pub struct ThreeHand {
    /// The piece picked up.
    pub selected: Option<Cell>,
    /// A pawn that has reached its last cell, and where it came from.
    pub promotion: Option<(Cell, Cell)>,
    /// A move that waits for a yes.
    pub waiting: Option<Move>,
}

/// The state of the board that the hand depends on.
#[derive(Debug, Clone, Copy)]
pub struct ThreeTable {
    /// The position shown.
    pub position: Position,
    /// The pieces that may be picked up.
    pub movable: Bitboard,
    /// Whether pawns become queens without asking.
    pub always_queen: bool,
    /// Whether a move waits for a yes before it is made.
    pub confirms: bool,
}

/// The intention of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreeGesture {
    /// Nothing, or nothing yet.
    Nothing,
    /// A legal move.
    Move(Move),
    /// A move that the rules do not allow.
    Illegal {
        /// The cell of the piece.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// A click on a cell whose piece cannot be picked up.
    Press(Cell),
}

use ThreeGesture::{Illegal, Nothing, Press};

impl ThreeHand {
    /// Puts down what is in hand.
    pub fn clear(&mut self) {
        *self = ThreeHand::default();
    }

    /// Whether the player must choose a role before anything else can happen.
    pub fn is_asking(self) -> bool {
        self.promotion.is_some()
    }

    /// Handles an event on the board and returns the player's intention.
    pub fn take(&mut self, event: BoardEvent, table: &ThreeTable) -> ThreeGesture {
        if let Some(mv) = self.waiting {
            return self.settle(mv, event);
        }
        match self.take_up(event, table) {
            ThreeGesture::Move(mv) if table.confirms => {
                *self = ThreeHand { waiting: Some(mv), ..ThreeHand::default() };
                Nothing
            }
            gesture => gesture,
        }
    }

    /// Handles an event while a move waits: the move is confirmed, also by a click on its target, or taken back by a
    /// click anywhere else.
    fn settle(&mut self, mv: Move, event: BoardEvent) -> ThreeGesture {
        let is_confirmed = match event {
            BoardEvent::Confirm => true,
            BoardEvent::Click(cell) | BoardEvent::PickUp(cell) => cell == mv.to,
            BoardEvent::PutBack | BoardEvent::CancelChoice | BoardEvent::Drop { .. } => false,
            _ => return Nothing,
        };
        self.clear();
        if is_confirmed { ThreeGesture::Move(mv) } else { Nothing }
    }

    fn take_up(&mut self, event: BoardEvent, table: &ThreeTable) -> ThreeGesture {
        match event {
            BoardEvent::PickUp(cell) if table.movable.contains(cell) => self.hold(cell),
            BoardEvent::Click(cell) if !self.is_asking() => self.click(cell, table),
            BoardEvent::Drop { from, to } => {
                let gesture =
                    if table.movable.contains(from) { self.try_move(from, to, table) } else { Nothing };
                self.selected = None;
                gesture
            }
            BoardEvent::Promote(role) => self.promote(role, table),
            BoardEvent::PutBack | BoardEvent::CancelChoice => {
                self.clear();
                Nothing
            }
            _ => Nothing,
        }
    }

    fn hold(&mut self, cell: Cell) -> ThreeGesture {
        *self = ThreeHand { selected: Some(cell), ..ThreeHand::default() };
        Nothing
    }

    fn click(&mut self, cell: Cell, table: &ThreeTable) -> ThreeGesture {
        match self.selected {
            Some(selected) if selected == cell => {
                self.clear();
                Nothing
            }
            _ if table.movable.contains(cell) => self.hold(cell),
            Some(from) => self.try_move(from, cell, table),
            None => Press(cell),
        }
    }

    fn try_move(&mut self, from: Cell, to: Cell, table: &ThreeTable) -> ThreeGesture {
        self.clear();
        let position = &table.position;
        match position.find_move(from, to, None).or_else(|| position.find_move(from, to, Some(Role::Queen))) {
            None => Illegal { from, to },
            Some(mv) if mv.promotion().is_none() || table.always_queen => ThreeGesture::Move(mv),
            Some(_) => {
                self.promotion = Some((from, to));
                Nothing
            }
        }
    }

    fn promote(&mut self, role: Role, table: &ThreeTable) -> ThreeGesture {
        let Some((from, to)) = std::mem::take(self).promotion else { return Nothing };
        table.position.find_move(from, to, Some(role)).map_or(Nothing, ThreeGesture::Move)
    }
}

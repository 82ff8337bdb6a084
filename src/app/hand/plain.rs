//! Picking up and putting down pieces in games whose moves are two cells and a role: three-player games and lessons.

use super::gesture::{Gesture, confirms};
use crate::app::board_view::{Army, BoardEvent, Promotion};
use crate::chess::Role;
use crate::hex::{Bitboard, Cell, EDGES};

/// The piece in hand, with moves of this type.
#[derive(Debug, Clone, Copy)]
pub struct PlainHand<M> {
    /// The piece picked up.
    pub selected: Option<Cell>,
    /// A pawn that has reached its last cell, and where it came from.
    pub promotion: Option<(Cell, Cell)>,
    /// A move that waits for confirmation.
    pub waiting: Option<M>,
}

impl<M> Default for PlainHand<M> {
    fn default() -> Self {
        PlainHand { selected: None, promotion: None, waiting: None }
    }
}

/// The state of the board that the hand depends on.
#[derive(Clone, Copy)]
pub struct PlainTable<'a, M> {
    /// Finds the legal move between two cells, with a promotion to this role.
    pub find: &'a dyn Fn(Cell, Cell, Option<Role>) -> Option<M>,
    /// The target of a move.
    pub target: fn(M) -> Cell,
    /// The pieces that may be picked up.
    pub movable: Bitboard,
    /// Whether pawns become queens without asking.
    pub always_queen: bool,
    /// Whether a move must be confirmed before it is made.
    pub confirms: bool,
}

impl<M: Copy> PlainHand<M> {
    /// Puts back the piece in hand.
    pub fn clear(&mut self) {
        *self = PlainHand::default();
    }

    /// Whether the player must choose a role before any other input on the board.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some()
    }

    /// The choice of a role for a pawn of this army, which walks in the direction opposite to `inwards`.
    pub fn promotion_choice(&self, army: Army) -> Option<Promotion> {
        let (from, to) = self.promotion?;
        // Pawns go straight away from the corner of their army.
        let inwards = EDGES[match army {
            Army::White | Army::Dead => 3,
            Army::Red => 5,
            Army::Black => 1,
        }];
        Some(Promotion { from, to, army, inwards, roles: Role::PROMOTIONS.to_vec() })
    }

    /// Handles an event on the board and returns the player's intention.
    pub fn take(&mut self, event: BoardEvent, table: &PlainTable<M>) -> Gesture<M> {
        if let Some(mv) = self.waiting {
            let answer = confirms(event, (table.target)(mv));
            if answer.is_some() {
                self.clear();
            }
            return if answer == Some(true) { Gesture::Move(mv) } else { Gesture::Nothing };
        }
        match self.take_up(event, table) {
            Gesture::Move(mv) if table.confirms => {
                *self = PlainHand { waiting: Some(mv), ..PlainHand::default() };
                Gesture::Nothing
            }
            gesture => gesture,
        }
    }

    fn take_up(&mut self, event: BoardEvent, table: &PlainTable<M>) -> Gesture<M> {
        match event {
            BoardEvent::PickUp(cell) if table.movable.contains(cell) => self.hold(cell),
            BoardEvent::Click(cell) if !self.is_asking() => self.click(cell, table),
            BoardEvent::Drop { from, to } => {
                let is_movable = table.movable.contains(from);
                let gesture = if is_movable { self.try_move(from, to, table) } else { Gesture::Nothing };
                self.selected = None;
                gesture
            }
            BoardEvent::Promote(role) => self.promote(role, table),
            BoardEvent::PutBack | BoardEvent::CancelChoice => {
                self.clear();
                Gesture::Nothing
            }
            _ => Gesture::Nothing,
        }
    }

    fn hold(&mut self, cell: Cell) -> Gesture<M> {
        *self = PlainHand { selected: Some(cell), ..PlainHand::default() };
        Gesture::Nothing
    }

    fn click(&mut self, cell: Cell, table: &PlainTable<M>) -> Gesture<M> {
        match self.selected {
            Some(selected) if selected == cell => {
                self.clear();
                Gesture::Nothing
            }
            _ if table.movable.contains(cell) => self.hold(cell),
            Some(from) => self.try_move(from, cell, table),
            None => Gesture::Press(cell),
        }
    }

    fn try_move(&mut self, from: Cell, to: Cell, table: &PlainTable<M>) -> Gesture<M> {
        self.clear();
        match ((table.find)(from, to, None), (table.find)(from, to, Some(Role::Queen))) {
            (Some(mv), _) => Gesture::Move(mv),
            (None, Some(mv)) if table.always_queen => Gesture::Move(mv),
            (None, Some(_)) => {
                self.promotion = Some((from, to));
                Gesture::Nothing
            }
            (None, None) => Gesture::Illegal { from, to },
        }
    }

    fn promote(&mut self, role: Role, table: &PlainTable<M>) -> Gesture<M> {
        let Some((from, to)) = std::mem::take(self).promotion else { return Gesture::Nothing };
        (table.find)(from, to, Some(role)).map_or(Gesture::Nothing, Gesture::Move)
    }
}

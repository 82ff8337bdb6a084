//! Clicks on the board: put, move and take off pieces, without regard to the rules.

use super::{Editor, PositionEdit, Tool};
use crate::app::board::{BoardEvent, BoardShape, BoardView};
use crate::game::{Piece, Position};
use crate::hex::{Bitboard, Cell};

impl Editor {
    /// Handles input on the board.
    pub(super) fn click_board(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::PickUp(cell) => self.pick_up(cell),
            BoardEvent::Click(cell) => self.click(cell),
            BoardEvent::Drop { from, to } => self.edit(PositionEdit::Move { from, to }),
            BoardEvent::Erase(cell) => self.edit(PositionEdit::Put(cell, None)),
            BoardEvent::Letter(cell, letter) => {
                if let Some(piece) = Piece::from_char(self.variant(), letter) {
                    self.edit(PositionEdit::Put(cell, Some(piece)));
                }
            }
            BoardEvent::PutBack | BoardEvent::CancelChoice => self.picked = None,
            BoardEvent::Promote(_)
            | BoardEvent::Castle(_)
            | BoardEvent::Confirm
            | BoardEvent::Ahead(_)
            | BoardEvent::Wheel(_)
            | BoardEvent::Draw(_)
            | BoardEvent::Describe(_) => {}
        }
    }

    fn pick_up(&mut self, cell: Cell) {
        self.picked = Some(cell).filter(|&cell| self.setup.piece_at(cell).is_some());
    }

    fn click(&mut self, cell: Cell) {
        let there = self.setup.piece_at(cell);
        match (self.tool, self.picked) {
            (Tool::Piece(piece), _) if there == Some(piece) => self.edit(PositionEdit::Put(cell, None)),
            (Tool::Piece(piece), _) => self.edit(PositionEdit::Put(cell, Some(piece))),
            (Tool::Eraser, _) => self.edit(PositionEdit::Put(cell, None)),
            (Tool::Hand, Some(from)) if from == cell => self.picked = None,
            (Tool::Hand, Some(from)) if there.is_none() => self.edit(PositionEdit::Move { from, to: cell }),
            (Tool::Hand, _) => self.pick_up(cell),
        }
    }

    /// The board with its marks.
    pub(super) fn picture(&self) -> BoardView {
        let is_in_hand = self.tool == Tool::Hand;
        BoardView {
            shape: BoardShape::of(self.variant()),
            pieces: self.setup.pieces().collect(),
            movable: if is_in_hand { self.setup.occupied() } else { Bitboard::EMPTY },
            selected: self.picked,
            check: self.position().and_then(Position::checked_king).into_iter().collect(),
            wrong: self.problems().iter().fold(Bitboard::EMPTY, |cells, problem| cells | problem.cells),
            arrows: self.evaluation.best_arrow().into_iter().collect(),
            is_set_up: true,
            ..BoardView::default()
        }
    }
}

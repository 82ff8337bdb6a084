//! Changes of the position, each a step that can be undone, and clicks on the board that make them.

use super::{Editor, Tool, editor};
use crate::app::board::{BoardEvent, BoardShape, BoardView};
use crate::app::text::explain::wrong_position;
use crate::app::text::text;
use crate::game::{Piece, Position, PositionSetup, Variant};
use crate::hex::{Bitboard, Cell};
use crate::sides::Color;

/// A change of the position being set up.
#[derive(Debug, Clone, PartialEq)]
pub enum PositionEdit {
    /// Put a piece on a cell, or clear it.
    Put(Cell, Option<Piece>),
    /// Move a piece to another cell, which may be occupied.
    Move {
        /// The cell of the piece.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// The start position of the game.
    Start,
    /// An empty board.
    Clear,
    /// Exchange the positions of White and Black.
    SwapSides,
    /// The mirror image: left and right exchanged.
    Mirror,
    /// All pieces rotated by 60° clockwise.
    Rotate,
    /// Another game. The pieces stay if the board is the same; otherwise the start position is set up.
    Variant(Variant),
    /// The side to move.
    Turn(Color),
    /// The castling right with this index into `QBqb`, given or taken.
    Castling(u8, bool),
    /// The cells that the pawn of the last double push passed, in order; empty if it was another move.
    EnPassant(Vec<Cell>),
    /// Checkers: whether the king on this cell came there by a capture.
    CameByCapture(Cell, bool),
    /// Checkers: the king crowned by the last move.
    JustCrowned(Option<Cell>),
    /// Plies since the last capture or pawn move, and the number of the move.
    Counters(u32, u32),
    /// The position as text, after each change of the input. An unreadable text leaves the position unchanged.
    Text(String),
    /// Another position as a whole.
    Replace(Box<PositionSetup>),
}

impl Editor {
    pub(in crate::app) fn edit(&mut self, edit: PositionEdit) {
        self.picked = None;
        if let PositionEdit::Text(text) = edit {
            return self.read(text);
        }
        let is_typed = matches!(edit, PositionEdit::Counters(..));
        let mut setup = self.setup.clone();
        apply(&mut setup, edit);
        setup.give_up_lost_rights(&self.setup);
        self.show(setup, is_typed);
        self.text = self.setup.to_string();
        self.text_problem = None;
    }

    /// Undoes the last edit, or makes the one again that was undone last.
    pub(super) fn step(&mut self, is_undo: bool) {
        let (past, future) = (&mut self.past, &mut self.future);
        let (from, to) = if is_undo { (past, future) } else { (future, past) };
        let Some(setup) = from.pop() else { return };
        self.text = setup.to_string();
        self.text_problem = None;
        self.picked = None;
        self.is_typing = false;
        self.position = editor::judge(&setup);
        to.push(std::mem::replace(&mut self.setup, setup));
    }

    /// Reads the text of the input field. Keeps the position if the text is unreadable.
    fn read(&mut self, text: String) {
        let read = PositionSetup::parse(self.variant(), text.trim());
        self.text = text;
        match read {
            Ok(setup) => {
                self.text_problem = None;
                self.show(setup.with_total_ban(self.setup.total_ban()), true);
            }
            Err(error) => {
                self.text_problem = Some(text!("editor-text", problem = wrong_position(&error)));
            }
        }
    }

    /// Takes the position as a step that can be undone. Consecutive letters of a text are one step.
    fn show(&mut self, setup: PositionSetup, is_typed: bool) {
        if setup != self.setup {
            self.position = editor::judge(&setup);
            let before = std::mem::replace(&mut self.setup, setup);
            if !(is_typed && self.is_typing) {
                self.past.push(before);
            }
            self.future.clear();
            self.is_typing = is_typed;
        }
    }
}

fn apply(setup: &mut PositionSetup, edit: PositionEdit) {
    let (variant, total_ban) = (setup.variant(), setup.total_ban());
    match edit {
        PositionEdit::Put(cell, piece) => put(setup, cell, piece),
        PositionEdit::Move { from, to } if from != to => {
            let piece = setup.piece_at(from);
            setup.set_piece(from, None);
            put(setup, to, piece);
        }
        PositionEdit::Move { .. } | PositionEdit::Text(_) => {}
        PositionEdit::Start => *setup = PositionSetup::start(variant).with_total_ban(total_ban),
        PositionEdit::Clear => *setup = PositionSetup::empty(variant).with_total_ban(total_ban),
        PositionEdit::SwapSides => *setup = setup.with_sides_swapped(),
        PositionEdit::Mirror => *setup = setup.mirrored(),
        PositionEdit::Rotate => *setup = setup.rotated(),
        PositionEdit::Variant(variant) => *setup = setup.in_variant(variant),
        PositionEdit::Turn(turn) => setup.set_turn(turn),
        PositionEdit::Counters(halfmove_clock, number) => setup.set_counters(halfmove_clock, number.max(1)),
        PositionEdit::Replace(other) => *setup = *other,
        edit => apply_right(setup, edit),
    }
}

fn put(setup: &mut PositionSetup, cell: Cell, piece: Option<Piece>) {
    if setup.variant().board().contains(cell) && setup.piece_at(cell) != piece {
        setup.set_piece(cell, piece);
    }
}

/// Changes the parts of a position other than the pieces.
fn apply_right(setup: &mut PositionSetup, edit: PositionEdit) {
    match (setup, edit) {
        (PositionSetup::Chess(setup), PositionEdit::Castling(right, is_held)) if right < 4 => {
            setup.castling = setup.castling.with(right, is_held);
        }
        (PositionSetup::Chess(setup), PositionEdit::EnPassant(passed)) => setup.en_passant = passed,
        (PositionSetup::Draughts(setup), PositionEdit::CameByCapture(cell, true)) => {
            setup.by_capture.insert(cell);
        }
        (PositionSetup::Draughts(setup), PositionEdit::CameByCapture(cell, false)) => {
            setup.by_capture.remove(cell);
        }
        (PositionSetup::Draughts(setup), PositionEdit::JustCrowned(cell)) => {
            setup.just_crowned = cell.into_iter().collect();
        }
        _ => {}
    }
}

impl Editor {
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
            BoardEvent::PutBack => self.picked = None,
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

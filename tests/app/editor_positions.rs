//! Positions of random games, and setting them up by the editor's controls.

use fastrand::Rng;
use heksy::app::board::BoardEvent;
use heksy::app::model::{EditorAction, Message, PositionEdit, Tool};
use heksy::game::{Piece, Position, PositionSetup, Variant};
use heksy::hex::Cell;

use crate::program::Program;

/// A position out of a random game, after few plies or many. Every third is of a pawn's double push, a king just
/// crowned, or whatever else is not seen from the pieces alone, if the game comes to one.
pub fn random_position(variant: Variant, rng: &mut Rng) -> Position {
    let longest = *rng.choice(&[6, 30, 200]).expect("a length");
    let (plies, waits) = (rng.usize(..longest), rng.u8(..3) == 0);
    let mut position = Position::start(variant);
    for ply in 0..400 {
        if ply >= plies && (!waits || has_marks(&position)) {
            break;
        }
        let moves = position.legal_moves();
        let Some(&mv) = rng.choice(&moves) else { break };
        position.play_unchecked(mv);
    }
    position
}

fn has_marks(position: &Position) -> bool {
    match PositionSetup::from(position) {
        PositionSetup::Chess(setup) => !setup.en_passant.is_empty(),
        PositionSetup::Draughts(setup) => !(setup.by_capture | setup.just_crowned).is_empty(),
    }
}

/// Sets a position up over what stands, piece by piece in any order and in each of the ways there are.
pub fn set_up(program: &mut Program, position: &Position, rng: &mut Rng) {
    let mut cells: Vec<Cell> = position.variant().board().iter().collect();
    rng.shuffle(&mut cells);
    for cell in cells {
        set_up_cell(program, cell, position.piece_at(cell), rng);
    }
    let (halfmove_clock, number) = (position.halfmove_clock(), position.fullmove_number());
    edit(program, PositionEdit::Counters(halfmove_clock, number));
    if shown(program).turn() != position.turn() {
        edit(program, PositionEdit::Turn(position.turn()));
    }
    set_up_marks(program, &PositionSetup::from(position));
}

fn set_up_cell(program: &mut Program, cell: Cell, piece: Option<Piece>, rng: &mut Rng) {
    if shown(program).piece_at(cell) == piece {
        return;
    }
    let event = match (piece, rng.u8(..3)) {
        (Some(piece), 0) => BoardEvent::Letter(cell, piece.char()),
        (Some(piece), 1) => return edit(program, PositionEdit::Put(cell, Some(piece))),
        (Some(piece), _) => {
            program.send(Message::Editor(EditorAction::Choose(Tool::Piece(piece))));
            BoardEvent::Click(cell)
        }
        (None, 0) => BoardEvent::Erase(cell),
        (None, _) => {
            program.send(Message::Editor(EditorAction::Choose(Tool::Eraser)));
            BoardEvent::Click(cell)
        }
    };
    program.send(Message::Board(event));
}

/// Sets the marks beside the pieces, each as the panel offers it.
fn set_up_marks(program: &mut Program, wanted: &PositionSetup) {
    match (shown(program), wanted) {
        (PositionSetup::Chess(shown), PositionSetup::Chess(wanted)) => {
            for right in (0..4).filter(|&right| shown.castling.has(right) != wanted.castling.has(right)) {
                edit(program, PositionEdit::Castling(right, wanted.castling.has(right)));
            }
            let offered = shown.possible_en_passant();
            assert!(wanted.en_passant.is_empty() || offered.contains(&wanted.en_passant), "{offered:?}");
            edit(program, PositionEdit::EnPassant(wanted.en_passant.clone()));
        }
        (PositionSetup::Draughts(shown), PositionSetup::Draughts(wanted)) => {
            assert!(wanted.by_capture.is_subset(shown.kings_at_promotion()));
            for cell in wanted.by_capture {
                edit(program, PositionEdit::CameByCapture(cell, true));
            }
            assert!(wanted.just_crowned.is_subset(shown.can_be_just_crowned()));
            edit(program, PositionEdit::JustCrowned(wanted.just_crowned.first()));
        }
        _ => panic!("another game"),
    }
}

fn edit(program: &mut Program, edit: PositionEdit) {
    program.send(Message::Editor(EditorAction::Edit(edit)));
}

fn shown(program: &Program) -> PositionSetup {
    program.model.editor().expect("a position is being set up").setup().clone()
}

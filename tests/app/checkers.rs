//! Checkers through the program's model: captures entered cell by cell or by their last cell, refusals, the journal.

use heksy::app::board::BoardEvent;
use heksy::app::context::DialogAction;
use heksy::app::game::GameAction;
use heksy::app::model::Message;
use heksy::app::settings::{GameForm, NewGameForm, Setup, StartFrom};
use heksy::game::{Variant, pgn};
use heksy::hex::{Bitboard, Cell};
use heksy::sides::Reason;

use crate::program::{Program, hotseat};
use heksy::app::game::saved;

fn cell(name: &str) -> Cell {
    crate::program::cell_of(Variant::Checkers, name)
}

fn cells(names: &[&str]) -> Bitboard {
    names.iter().map(|name| cell(name)).collect()
}

fn checkers() -> Setup {
    Setup { variant: Variant::Checkers.key().to_owned(), ..hotseat() }
}

fn at(position: &str) -> Program {
    let mut program = Program::new();
    program.start_fen(checkers(), position);
    program
}

fn moves(program: &Program) -> String {
    let record = program.document().record();
    record.tree.start().line_coordinates(&record.main_moves()).join(" ")
}

#[test]
fn a_game_begins_on_its_own_board() {
    let mut program = Program::new();
    program.start(checkers());
    let view = program.model.board_view();
    assert_eq!(view.shape.cells().len(), 61);
    program.click("25");
    assert_eq!(program.model.board_view().quiet_targets, cells(&["26"]));
    assert_eq!(program.model.board_view().pattern, cells(&["26"]), "own men are on 16 and 35");
    program.click("26");
    assert_eq!(moves(&program), "25-26");
}

#[test]
fn a_king_in_hand_shows_its_lines_past_pieces_of_the_other_side_and_up_to_its_own() {
    let mut program = at("W:WK55,56:B19");
    program.click("55");
    assert!(!program.model.board_view().pattern.contains(cell("59")), "an own piece is on 56");
    let mut program = at("W:WK55:B57,58,19");
    program.click("55");
    let view = program.model.board_view();
    assert!(view.pattern.contains(cell("59")) && !view.quiet_targets.contains(cell("59")));
    assert_eq!(view.pattern.len(), 24);
}

#[test]
fn a_capture_is_entered_by_its_last_cell() {
    let mut program = at("W:W33:B43,63,64,77");
    assert_eq!(program.model.board_view().must_take, cells(&["43", "63", "64"]));
    program.click("33");
    let view = program.model.board_view();
    assert_eq!((view.quiet_targets, view.capture_targets), (Bitboard::EMPTY, cells(&["53", "55"])));
    program.click("55");
    assert_eq!(moves(&program), "33x53x73x55");
    let path = program.model.board_view().last_path;
    assert_eq!(path, ["33", "53", "73", "55"].map(cell));
}

#[test]
fn a_capture_is_entered_cell_by_cell_and_may_be_given_up() {
    let mut program = at("W:W33:B43,63,64,77");
    program.click("33");
    program.click("53");
    let view = program.model.board_view();
    assert_eq!((view.path, view.selected), (["33", "53"].map(cell).to_vec(), Some(cell("53"))));
    assert_eq!(view.capture_targets, cells(&["73", "55"]));
    // The man is put back by a click on it.
    program.click("53");
    assert_eq!(program.model.board_view().selected, None);
    assert!(moves(&program).is_empty());
    for name in ["33", "53", "73", "55"] {
        program.click(name);
    }
    assert_eq!(moves(&program), "33x53x73x55");
}

#[test]
fn a_capture_is_dragged_on_from_where_the_piece_has_landed() {
    let mut program = at("W:W33:B43,63,64,77");
    let drop = |from, to| Message::Board(BoardEvent::Drop { from: cell(from), to: cell(to) });
    program.send(Message::Board(BoardEvent::PickUp(cell("33"))));
    program.send(drop("33", "53"));
    assert_eq!(program.model.board_view().selected, Some(cell("53")));
    program.send(drop("53", "73"));
    program.send(drop("73", "55"));
    assert_eq!(moves(&program), "33x53x73x55");
}

#[test]
fn a_ring_is_closed_on_its_own_cell() {
    let mut program = at("W:W55:B65,66,47,46,19");
    for name in ["55", "75", "57", "37", "55"] {
        program.click(name);
    }
    assert_eq!(program.plies(), 1);
}

/// A capture that can be made in two orders is recorded, shown and restored by the order entered.
#[test]
fn the_path_entered_is_the_one_recorded() {
    for way in [["55", "75", "57", "37", "55"], ["55", "37", "57", "75", "55"]] {
        let mut program = at("W:W55:B65,66,47,46,19");
        // The second landing cell decides the order; the rest may be left out.
        for name in ["55", way[1], "55"] {
            program.click(name);
        }
        assert_eq!(program.model.board_view().last_path, way.map(cell));
        assert_eq!(moves(&program), way.join("x"));
        let saved::Found::Game(found) = saved::read(std::path::Path::new("journal"), &program.journal) else {
            panic!("the game is not found");
        };
        assert_eq!(found.document().expect("a game for two").current().last_path, way.map(cell));
        let written = pgn::write(program.document().record());
        assert!(written.contains(&way.join("x")), "{written}");
        let read = pgn::read_game(&written).record;
        assert_eq!(read.tree.start().line_coordinates(&read.main_moves()), [way.join("x")]);
    }
}

#[test]
fn a_refused_move_names_the_piece_that_must_capture() {
    let mut program = at("W:W33,77:B43,63,19");
    program.click("77");
    program.click("68");
    assert_eq!(program.toasts(), ["Illegal move: the piece on 33 must capture."]);
    program.click("33");
    program.click("34");
    // A click beside the targets puts the man down and gives the reason.
    assert_eq!(program.toasts().len(), 2, "{:?}", program.toasts());
}

#[test]
fn a_side_without_pieces_loses() {
    let mut program = at("W:W33:B43");
    program.click("33");
    program.click("53");
    let outcome = program.outcome().expect("the game is over");
    assert_eq!((outcome.points.to_string().as_str(), outcome.reason), ("1-0", Reason::AllTaken));
    program.game(GameAction::TakeBack);
    assert!(program.outcome().is_none());
}

#[test]
fn the_journal_brings_the_game_back() {
    let mut program = at("W:W33,15:B43,63,64,77");
    for name in ["33", "55", "77", "76"] {
        program.click(name);
    }
    let saved::Found::Game(found) = saved::read(std::path::Path::new("journal"), &program.journal) else {
        panic!("the game is not found");
    };
    assert_eq!(found.document().expect("a game for two").position(), program.document().position());
    assert_eq!(found.document().expect("a game for two").current().ply, program.plies());
}

/// The moves were legal by that rule, and what is in the journal must be so too.
#[test]
fn a_game_from_moves_of_another_keeps_its_rule_on_taking_kings() {
    let mut program = at("W:W55:B19");
    program.click("55");
    program.click("56");
    let (start, moves) = program.game_played().history();
    let setup = Setup { total_ban: true, ..checkers() };
    let form =
        NewGameForm { start: StartFrom::Moves { start: Box::new(start), moves }, ..NewGameForm::new(setup) };
    program.game(GameAction::New);
    program.answer(DialogAction::EditForm(GameForm::of_two(form)));
    program.answer(DialogAction::StartGame);
    program.answer(DialogAction::Discard);
    let document = program.document();
    assert_eq!((program.plies(), document.position().total_ban()), (1, false));
    assert!(!document.setup().total_ban);
}

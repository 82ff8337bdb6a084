//! Touch-move, the tournament rule: a touched piece must move or be taken, and no move is taken back.

use heksy::app::board::BoardEvent;
use heksy::app::game::GameAction;
use heksy::app::model::Message;
use heksy::app::settings::Setup;

use crate::program::{Program, cell, hotseat};

/// White's rook on f4 can take the knight on f8; the bishop on c1 can move as well.
const ROOK_AND_BISHOP: &str = "1/2k/5/3n3/9/11/11/5R5/11/11/2B3K4 w - 0 1";

fn tournament(fen: &str) -> Program {
    let mut program = Program::new();
    program.start_fen(Setup { touch_move: true, ..hotseat() }, fen);
    program
}

fn movable(program: &Program) -> Vec<String> {
    program.model.board_view().movable.iter().map(|cell| cell.to_string()).collect()
}

#[test]
fn a_touched_piece_must_move() {
    let mut program = tournament(ROOK_AND_BISHOP);
    program.click("c1");
    assert_eq!(movable(&program), ["c1"]);
    // Putting it down does not help, nor does taking hold of another one.
    program.click("c1");
    program.click("f4");
    assert_eq!(program.model.board_view().selected, None);
    assert_eq!(program.toasts(), ["Touch-move: the bishop on c1 was touched and must move."]);
    program.drag("f4", "f5");
    assert!(program.move_list().is_empty());
    program.mv("c1b2");
    assert_eq!(program.move_list(), "1.Bb2");
    assert!(
        movable(&program).iter().all(|piece| piece != "c1" && piece != "b2"),
        "Black may touch what it likes"
    );
}

#[test]
fn a_touched_piece_stays_in_the_hand_after_a_cell_it_cannot_reach() {
    let mut program = tournament(ROOK_AND_BISHOP);
    program.click("c1");
    program.click("f5");
    assert_eq!(program.model.board_view().selected, Some(cell("c1")));
    program.click("b2");
    assert_eq!(program.move_list(), "1.Bb2");
}

#[test]
fn a_touched_enemy_piece_must_be_taken() {
    let mut program = tournament(ROOK_AND_BISHOP);
    program.click("f8");
    assert_eq!(program.toasts(), ["Touch-move: the knight on f8 was touched and must be captured."]);
    let view = program.model.board_view();
    assert!(view.must_take.contains(cell("f8")));
    assert_eq!(movable(&program), ["f4"]);
    program.click("f4");
    let view = program.model.board_view();
    assert!(view.quiet_targets.is_empty() && view.capture_targets.contains(cell("f8")));
    program.click("f5");
    assert!(program.move_list().is_empty());
    program.mv("f4f8");
    assert_eq!(program.move_list(), "1.Rxf8");
}

#[test]
fn a_touch_that_binds_to_nothing_is_free() {
    // The knight is pinned, the enemy king cannot be taken.
    let mut program = tournament("1/3/2r2/7/9/11/11/11/5N5/11/5K4k w - 0 1");
    program.click("f3");
    program.click("f3");
    program.click("l1");
    assert!(movable(&program).contains(&"f1".to_owned()), "{:?}", program.toasts());
    program.mv("f1g1");
    assert_eq!(program.move_list(), "1.Kg1");
}

#[test]
fn no_move_is_taken_back() {
    let mut program = tournament(ROOK_AND_BISHOP);
    program.mv("f4f8");
    assert!(!program.model.can(GameAction::TakeBack));
    program.send(Message::Game(GameAction::TakeBack));
    assert_eq!(program.model.question(), None);
    assert_eq!(program.move_list(), "1.Rxf8");
}

#[test]
fn without_the_rule_and_in_earlier_positions_nothing_binds() {
    let mut program = Program::new();
    program.start_fen(hotseat(), ROOK_AND_BISHOP);
    program.click("c1");
    program.click("f4");
    assert_eq!(program.model.board_view().selected, Some(cell("f4")));

    let mut program = tournament(ROOK_AND_BISHOP);
    program.mv("f4f8");
    program.send(Message::Board(BoardEvent::Wheel(-1)));
    program.click("c1");
    program.click("f4");
    assert_eq!(program.model.board_view().selected, Some(cell("f4")), "it is only looked at");
}

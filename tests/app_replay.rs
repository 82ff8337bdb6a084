//! Looking through games and playing on from any point.

mod app;

use app::{Program, hotseat, secs};
use heksy::app::board_view::BoardEvent;
use heksy::app::dialog::Dialog;
use heksy::app::message::{DialogAction, GameAction, Message, ReplayAction};
use heksy::app::new_game::StartFrom;
use heksy::game::NodeId;

const MOVES: &str = "f5f6 e7e6 g4g5 e6e5";

fn replay(program: &mut Program, action: ReplayAction) -> usize {
    program.send(Message::Replay(action));
    program.model.document().shown().ply
}

fn begin() -> Program {
    let mut program = Program::hotseat();
    program.moves(MOVES);
    program
}

#[test]
fn steps_lead_through_the_game() {
    let mut program = begin();
    assert_eq!(replay(&mut program, ReplayAction::Previous), 3);
    assert_eq!(replay(&mut program, ReplayAction::First), 0);
    assert_eq!(replay(&mut program, ReplayAction::Previous), 0);
    assert_eq!(replay(&mut program, ReplayAction::Next), 1);
    assert_eq!(replay(&mut program, ReplayAction::Last), 4);
    assert_eq!(replay(&mut program, ReplayAction::Next), 4);
    let second = program.model.document().game.record().tree.mainline().nth(1).unwrap();
    assert_eq!(replay(&mut program, ReplayAction::To(second)), 2);
    assert_eq!(program.model.status().text, "Move 2 of 4");
    program.send(Message::Board(BoardEvent::Wheel(-1)));
    assert_eq!(program.model.document().shown().ply, 1);
    program.send(Message::Board(BoardEvent::Wheel(2)));
    assert_eq!(program.model.document().shown().ply, 3);
}

#[test]
fn what_leads_nowhere_is_grey() {
    let mut program = begin();
    assert!(program.model.can_replay(ReplayAction::Previous));
    assert!(!program.model.can_replay(ReplayAction::Next));
    replay(&mut program, ReplayAction::First);
    assert!(!program.model.can_replay(ReplayAction::First));
    assert!(program.model.can_replay(ReplayAction::Last));
}

#[test]
fn a_game_plays_itself_at_its_speed() {
    let mut program = begin();
    assert_eq!(replay(&mut program, ReplayAction::Autoplay), 0, "at the end it begins again");
    assert!(program.model.is_autoplaying());
    program.wait(secs(2));
    assert_eq!(program.model.document().shown().ply, 1);
    program.wait(secs(10));
    assert_eq!(program.model.document().shown().ply, 4);
    assert!(!program.model.is_autoplaying());
    replay(&mut program, ReplayAction::Autoplay);
    replay(&mut program, ReplayAction::Autoplay);
    assert!(!program.model.is_autoplaying());
    replay(&mut program, ReplayAction::Autoplay);
    replay(&mut program, ReplayAction::Previous);
    assert!(!program.model.is_autoplaying(), "a step by hand stops it");
}

#[test]
fn playing_on_asks_and_adds_a_variation() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    assert!(matches!(program.dialog(), Some(Dialog::PlayOn { at: NodeId::ROOT, .. })));
    program.answer(DialogAction::AsVariation { remember: false });
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) 1...e6 2.g5 e5");
    program.mv("d7d6");
    assert_eq!(
        program.move_list(),
        "1.f6 ( 1.d4 d6 ) 1...e6 2.g5 e5",
        "a variation goes on without a question"
    );
    assert_eq!(program.plies(), 4, "the game itself stands where it stood");
    replay(&mut program, ReplayAction::First);
    program.mv("h3h4");
    assert!(program.dialog().is_some());
    program.answer(DialogAction::Cancel);
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 d6 ) 1...e6 2.g5 e5");
}

#[test]
fn a_move_of_the_game_itself_only_goes_on() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("f5f6");
    assert!(program.dialog().is_none());
    assert_eq!(program.model.document().shown().ply, 1);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 e5");
}

#[test]
fn the_answer_can_be_remembered_for_the_session() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    program.answer(DialogAction::AsVariation { remember: true });
    replay(&mut program, ReplayAction::First);
    program.mv("h3h4");
    assert!(program.dialog().is_none());
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) ( 1.h4 ) 1...e6 2.g5 e5");
}

#[test]
fn playing_on_can_begin_a_new_game() {
    let mut program = begin();
    let second = program.model.document().game.record().tree.mainline().nth(1).unwrap();
    replay(&mut program, ReplayAction::To(second));
    program.mv("d3d4");
    program.answer(DialogAction::AsNewGame { remember: false });
    let Some(Dialog::NewGame(form)) = program.dialog() else { panic!("{:?}", program.dialog()) };
    assert!(matches!(&form.start, StartFrom::Moves { moves, .. } if moves.len() == 3));
    program.answer(DialogAction::StartGame);
    assert!(
        matches!(program.dialog(), Some(Dialog::Unsaved { .. })),
        "the game it comes from has unsaved moves"
    );
    program.answer(DialogAction::Discard);
    assert_eq!(program.move_list(), "1.f6 e6 2.d4");
    program.mv("d7d6");
    assert_eq!(program.plies(), 4);
}

#[test]
fn a_finished_game_can_be_played_on() {
    let mut program = begin();
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.wait(secs(1));
    program.answer(DialogAction::Cancel);
    program.mv("d3d4");
    assert!(matches!(program.dialog(), Some(Dialog::PlayOn { .. })));
    program.answer(DialogAction::AsVariation { remember: false });
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 e5 3.d4 0-1");
}

#[test]
fn the_question_stands_while_the_game_goes_on() {
    let mut program = Program::new();
    program.start(app::against_computer());
    program.mv("f5f6");
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    program.engine_plays("e7e6");
    program.answer(DialogAction::AsVariation { remember: false });
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) 1...e6");
    assert_eq!(program.plies(), 2);
}

#[test]
fn the_list_is_rebuilt_only_when_it_changes() {
    let mut program = begin();
    let revision = program.model.move_list().revision;
    replay(&mut program, ReplayAction::First);
    program.wait(secs(1));
    assert_eq!(program.model.move_list().revision, revision);
    replay(&mut program, ReplayAction::Last);
    program.mv("h3h4");
    assert_ne!(program.model.move_list().revision, revision);
    let setup = hotseat();
    program.start(setup);
    assert!(program.model.move_list().parts.is_empty());
}

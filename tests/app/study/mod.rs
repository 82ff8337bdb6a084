//! Looking into a game: moves tried out, edits undone and redone, and what a crash leaves of them.

mod annotate;

use std::path::Path;
use std::sync::Arc;

use heksy::app::board::TypeMove;
use heksy::app::context::{Dialog, DialogAction, Page, PlayOn};
use heksy::app::game::saved::{Found, SavedJournal, read};
use heksy::app::game::{EditAction, GameAction, JournalNews, ReplayAction};
use heksy::app::library::OpenedFile;
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::{GameForm, NewGameForm};
use heksy::app::text::{FileOperation, FileProblem, ProblemKind};
use heksy::engine::Level;
use heksy::game::{NodeId, Variant};

use crate::program::{Program, against_computer, computer, hotseat, human};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 (1... d6 2. g5) 2. g5 e5 1-0";

fn opened(text: &str) -> Program {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text(text.to_owned()));
    program.read(file.read(0).unwrap());
    assert!(program.model.study().is_some());
    program
}

#[test]
fn the_result_of_a_study_can_be_typed_like_a_move() {
    let mut program = opened("1. f6 e6 *");
    let typed = |program: &mut Program, text: &str| {
        program.send(Message::TypeMove(TypeMove::Open(String::new())));
        program.send(Message::TypeMove(TypeMove::Edit(text.to_owned())));
        program.send(Message::TypeMove(TypeMove::Accept));
    };
    for (text, list) in [("1-0", "1.f6 e6 1-0"), ("0–1", "1.f6 e6 0-1")] {
        typed(&mut program, text);
        assert_eq!(program.move_list(), list);
        assert!(program.model.typed_move().is_none(), "the field is closed");
    }
    // The result of a game that was played here is made by playing.
    let mut program = Program::hotseat();
    program.game(GameAction::Resign);
    program.send(Message::Dialog(DialogAction::Agree));
    program.game(GameAction::Study);
    let list = program.move_list();
    typed(&mut program, "1-0");
    assert_eq!(program.move_list(), list);
    assert!(program.model.typed_move().is_some_and(|field| field.problem().is_some()));
}

/// The node behind these moves, each by its place among its alternatives.
fn node(program: &Program, places: &[usize]) -> NodeId {
    let tree = &program.document().record().tree;
    places.iter().fold(NodeId::ROOT, |node, &place| tree.children(node)[place])
}

fn go_to(program: &mut Program, places: &[usize]) {
    let node = node(program, places);
    program.send(Message::Replay(ReplayAction::To(node)));
}

fn edit(program: &mut Program, edit: fn(NodeId) -> EditAction, places: &[usize]) {
    let action = edit(node(program, places));
    assert!(program.model.can(action));
    program.send(Message::Edit(action));
}

fn restored(program: &Program) -> SavedJournal {
    match read(Path::new("a.journal"), &program.journal) {
        Found::Game(game) => *game,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_move_in_a_study_becomes_a_variation_without_a_question() {
    let mut program = opened(GAME);
    program.mv("g4g5");
    assert_eq!(program.move_list(), "1.f6 ( 1.g5 ) 1...e6 ( 1...d6 2.g5 ) 2.g5 e5 1-0");
    assert!(program.dialog().is_none() && program.document().is_unsaved());
    // The same move again leads there.
    program.send(Message::Replay(ReplayAction::Previous));
    program.mv("g4g5");
    assert_eq!(program.document().edits().undoable(), 1);
    assert!(program.model.undoes_edit());
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 2.g5 ) 2.g5 e5 1-0");
    assert_eq!(program.model.shown_node(), NodeId::ROOT);
    assert!(!program.model.can(GameAction::TakeBack));
    program.game(GameAction::Redo);
    assert_eq!(program.model.shown_node(), node(&program, &[1]));
}

/// An edit, the node it is made at, and the list of moves afterwards.
type Edit = (fn(NodeId) -> EditAction, &'static [usize], &'static str);

#[test]
fn every_edit_is_undone_redone_and_comes_back_after_a_crash() {
    let mut program = opened(GAME);
    let whole = program.move_list();
    let edits: [Edit; 5] = [
        (EditAction::Promote, &[0, 1], "1.f6 d6 ( 1...e6 2.g5 e5 ) 2.g5 1-0"),
        (EditAction::Demote, &[0, 0], "1.f6 e6 ( 1...d6 2.g5 ) 2.g5 e5 1-0"),
        (EditAction::MakeMainLine, &[0, 1, 0], "1.f6 d6 ( 1...e6 2.g5 e5 ) 2.g5 1-0"),
        (EditAction::DeleteAfter, &[0, 1], "1.f6 d6 ( 1...e6 ) 2.g5 1-0"),
        (EditAction::Delete, &[0, 0], "1.f6 e6 1-0"),
    ];
    let mut lists = vec![whole];
    for (action, places, list) in edits {
        edit(&mut program, action, places);
        assert_eq!(program.move_list(), list);
        lists.push(list.to_owned());
        let mut again = Program::new();
        again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![restored(&program)]))));
        again.answer(DialogAction::Continue);
        assert_eq!(again.move_list(), list);
    }
    for list in lists.iter().rev().skip(1) {
        program.game(GameAction::TakeBack);
        assert_eq!(program.move_list(), *list);
    }
    for list in &lists[1..3] {
        program.game(GameAction::Redo);
        assert_eq!(program.move_list(), *list);
    }
    // An edit undone before a crash stays undone after it.
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![restored(&program)]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.move_list(), program.move_list());
    assert!(!again.model.can(GameAction::Redo));
}

#[test]
fn edits_leave_the_moves_of_a_running_game_unchanged() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6 g4g5");
    go_to(&mut program, &[0]);
    program.mv("d7d6");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 ) 2.g5");
    for (action, places) in [
        (EditAction::Promote as fn(NodeId) -> EditAction, &[0, 1][..]),
        (EditAction::MakeMainLine, &[0, 1]),
        (EditAction::Delete, &[0, 0]),
        (EditAction::DeleteAfter, &[0]),
        (EditAction::Demote, &[0, 0]),
    ] {
        let action = action(node(&program, places));
        assert!(!program.model.can(action), "{action:?}");
        program.send(Message::Edit(action));
        assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 ) 2.g5");
    }
    // Looking at the variation, Ctrl+Z undoes it; where the game stands it takes back the move.
    assert!(program.model.undoes_edit());
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5");
    program.send(Message::Replay(ReplayAction::Last));
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6 e6");
}

#[test]
fn a_game_that_is_over_can_be_studied_and_a_running_one_cannot() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    assert!(!program.model.can(GameAction::Study), "it is being played");
    program.game(GameAction::Study);
    assert!(program.model.play().is_some());
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.wait(crate::program::secs(2));
    program.game(GameAction::Study);
    assert!(program.model.dialog().is_none(), "the result has been read");
    let study = program.model.study().expect("a study");
    assert!(study.is_analysing() && study.is_reporting() && study.document().cursor() == NodeId::ROOT);
    program.mv("g4g5");
    assert_eq!(program.move_list(), "1.f6 ( 1.g5 ) 0-1");
    let found = restored(&program);
    assert!(found.game().is_none(), "it is a study");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![found]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.move_list(), "1.f6 ( 1.g5 ) 0-1");
    assert!(again.model.study().is_some_and(|study| !study.is_analysing()));
    assert!(program.model.can(GameAction::Rematch) && program.model.can(GameAction::New));
}

/// The program reports a late failure after the form, not in its place.
#[test]
fn a_late_problem_does_not_wipe_a_half_filled_form() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    program.game(GameAction::New);
    let mut form = NewGameForm::new(hotseat());
    form.setup.white.name = "Zofia".to_owned();
    program.answer(DialogAction::EditForm(GameForm::of_two(form)));
    let problem =
        FileProblem { path: "lost.pgn".into(), doing: FileOperation::Reading, kind: ProblemKind::NotAllowed };
    let ticket = program.reading();
    program.send(Message::Disk(DiskNews::Read(ticket, Err(problem))));
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    assert_eq!(form.setup.white.name, "Zofia");
    // A page opened over it gives it back.
    program.send(Message::Show(Page::Keys));
    assert!(matches!(program.dialog(), Some(Dialog::Page(Page::Keys))));
    program.answer(DialogAction::Cancel);
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    assert_eq!(form.setup.white.name, "Zofia");
    program.answer(DialogAction::Cancel);
    program.wait(crate::program::secs(1));
    assert!(matches!(program.dialog(), Some(Dialog::Problem { .. })), "{:?}", program.dialog());
}

#[test]
fn a_game_can_be_played_from_any_position() {
    let mut program = opened("[Variant \"McCooey\"]\n\n1. f5 f7 2. d3 1-0");
    let tree = &program.document().record().tree;
    let first = tree.next(NodeId::ROOT).expect("a move");
    program.send(Message::Replay(ReplayAction::To(first)));
    let shown = *program.document().position();
    program.game(GameAction::PlayFromHere);
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else { panic!("a form") };
    let mut form = form.clone();
    form.setup.white = human("Anna");
    form.setup.black = computer(Level::DEFAULT);
    program.send(Message::Dialog(DialogAction::EditForm(GameForm::Two(form))));
    program.send(Message::Dialog(DialogAction::StartGame));
    let game = program.game_played();
    assert_eq!((game.plies(), *game.position()), (1, shown));
    assert_eq!(shown.variant(), Variant::McCooey);
    assert!(program.search().is_some(), "Black is the computer");
}

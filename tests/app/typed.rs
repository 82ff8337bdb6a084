//! Typed moves, in play and in study, and chosen keys.

use std::io::ErrorKind;

use heksy::app::board::{TypeMove, TypedMove};
use heksy::app::context::{Command, Dialog, DialogAction, FileJob};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::{FileAction, Kept, SavedGame};
use heksy::app::model::{DiskNews, EditorAction, Message};
use heksy::app::settings::Setup;
use heksy::game::Variant;
use heksy::sides::Points;

use crate::program::desk::{Desk, OWN_GAMES, games_in};
use crate::program::memory::{Call, Fate};
use crate::program::{Program, against_computer, hotseat};

fn typed(program: &mut Program, text: &str) {
    program.send(Message::TypeMove(TypeMove::Open(String::new())));
    program.send(Message::TypeMove(TypeMove::Edit(text.to_owned())));
    program.send(Message::TypeMove(TypeMove::Accept));
}

fn candidates(program: &Program) -> Vec<String> {
    let field = program.model.typed_move().expect("the field is open");
    field.candidates().map(str::to_owned).collect()
}

#[test]
fn moves_are_typed_in_every_notation() {
    let mut program = Program::hotseat();
    for text in ["Bh2", "g10h8", "Qe1-b4", "KI6", "qk4"] {
        typed(&mut program, text);
    }
    assert_eq!(program.move_list(), "1.Bh2 Kh8 2.Qb4 Ki6 3.Qk4# 1-0");
}

#[test]
fn the_move_field_lists_matching_moves_to_choose_from() {
    let mut program = Program::hotseat();
    program.send(Message::TypeMove(TypeMove::Open("N".to_owned())));
    let knights = candidates(&program);
    assert!(knights.len() > 1 && knights.iter().all(|name| name.starts_with('N')), "{knights:?}");
    program.send(Message::TypeMove(TypeMove::Choose(1)));
    assert_eq!(program.move_list(), format!("1.{}", knights[1]));
    assert!(program.model.typed_move().is_none());
}

#[test]
fn a_wrong_typed_move_is_explained_and_stays_in_the_field() {
    let mut program = Program::hotseat();
    for (text, reason) in [("Zf9", "Zf9"), ("Qf9", "Qf9"), ("f12", "f12"), ("f5f9", "f5f9")] {
        typed(&mut program, text);
        let field = program.model.typed_move().expect("it stays open");
        assert_eq!(field.text(), text);
        let problem = field.problem().expect("a reason").to_string();
        assert!(problem.contains(reason), "{problem}");
        program.send(Message::TypeMove(TypeMove::Edit("f6".to_owned())));
        assert!(program.model.typed_move().is_some_and(|field| field.problem().is_none()));
    }
    assert_eq!(program.plies(), 0);
    program.send(Message::TypeMove(TypeMove::Accept));
    assert_eq!(program.move_list(), "1.f6");
}

#[test]
fn a_typed_move_that_no_move_starts_like_is_told_of_a_check() {
    let says = |program: &mut Program, text: &str| {
        program.send(Message::TypeMove(TypeMove::Open(text.to_owned())));
        let typed = program.model.typed_move().expect("the field is open");
        typed.none_fits().then(|| typed.check().map(ToString::to_string).unwrap_or_default())
    };
    let mut program = Program::hotseat();
    assert_eq!(says(&mut program, "Z").as_deref(), Some(""));
    assert_eq!(says(&mut program, "N"), None, "a knight can move");
    program.start_fen(hotseat(), "1/3/5/3r3/9/k10/11/11/11/11/N4K5 w - 0 1");
    assert_eq!(says(&mut program, "N").as_deref(), Some("White is in check"), "it cannot answer the rook");
    assert_eq!(says(&mut program, "K"), None);
    assert_eq!(says(&mut program, ""), None);
}

#[test]
fn the_move_field_closes_when_the_position_or_the_turn_changes() {
    let open = |program: &mut Program| {
        program.send(Message::TypeMove(TypeMove::Open("f".to_owned())));
        assert!(program.model.typed_move().is_some());
    };
    let mut program = Program::hotseat();
    program.mv("f5f6");
    for message in [
        Message::TypeMove(TypeMove::Cancel),
        Message::Replay(ReplayAction::First),
        Message::Game(GameAction::New),
    ] {
        open(&mut program);
        program.send(message.clone());
        assert!(program.model.typed_move().is_none(), "{message:?}");
    }
    program.answer(heksy::app::context::DialogAction::Cancel);
    program.send(Message::Editor(EditorAction::Open));
    program.send(Message::TypeMove(TypeMove::Open("f".to_owned())));
    assert!(program.model.typed_move().is_none(), "a position that is set up takes no moves");

    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    program.send(Message::TypeMove(TypeMove::Open("f".to_owned())));
    assert!(program.model.typed_move().is_none(), "the computer is to move");
}

#[test]
fn checkers_and_studies_take_typed_moves() {
    let mut program = Program::hotseat();
    program
        .start_fen(Setup { variant: Variant::Checkers.key().to_owned(), ..hotseat() }, "W:W33:B43,63,64,19");
    typed(&mut program, "33x53x73x55");
    assert_eq!(program.plies(), 1, "{}", program.move_list());

    let mut program = Program::hotseat();
    program.mv("f5f6");
    program.game(GameAction::Resign);
    program.answer(heksy::app::context::DialogAction::Agree);
    program.wait(crate::program::secs(2));
    program.answer(heksy::app::context::DialogAction::Cancel);
    program.game(GameAction::Study);
    assert!(program.model.study().is_some());
    program.send(Message::Replay(ReplayAction::First));
    typed(&mut program, "g4g5");
    assert!(program.move_list().contains("g5"), "{}", program.move_list());
}

#[test]
fn a_typed_move_needs_no_second_yes() {
    let settings = heksy::app::settings::Settings { confirm_moves: true, ..Default::default() };
    let mut program = Program::with(settings);
    program.start(hotseat());
    typed(&mut program, "f6");
    assert_eq!(program.plies(), 1);
}

#[test]
fn chosen_keys_are_kept_in_the_settings() {
    let mut program = Program::new();
    program.set(|settings| settings.keys.choose("flip", Some(vec!["G".to_owned()])));
    assert_eq!(program.model.settings().keys.of("flip"), Some(vec!["G"]));
    program.wait(crate::program::secs(2));
    let json = serde_json::to_string(program.model.settings()).unwrap();
    assert!(json.contains(r#""keys":{"flip":["G"]}"#), "{json}");
    program.set(|settings| settings.keys.choose("flip", None));
    assert!(program.model.settings().keys.is_empty());
}

/// Opens a game to be typed in, with its event.
fn typing_in() -> Program {
    let mut program = Program::hotseat();
    program.send(Message::File(FileAction::TypeIn));
    let Some(Dialog::Header(form)) = program.dialog().cloned() else { panic!("{:?}", program.dialog()) };
    let mut form = form;
    "Hajdú Cup".clone_into(&mut form.fields[2]);
    "Rudolf".clone_into(&mut form.fields[0]);
    program.answer(DialogAction::EditHeader(form));
    program.answer(DialogAction::AcceptHeader);
    program.send(Message::TypeMove(TypeMove::Open(String::new())));
    program
}

/// Types into the field, which stays open in a study.
fn enter(program: &mut Program, text: &str) {
    assert_eq!(program.model.typed_move().map(TypedMove::text), Some(""), "before {text}");
    program.send(Message::TypeMove(TypeMove::Edit(text.to_owned())));
    program.send(Message::TypeMove(TypeMove::Accept));
}

#[test]
fn a_game_is_typed_in_and_the_next_keeps_the_event() {
    let next = Message::File(FileAction::TypeNext);
    let mut program = typing_in();
    assert!(!program.model.can(next.clone()), "there are no moves yet");
    for text in ["Bh2", "b5", "Bf3"] {
        enter(&mut program, text);
    }
    assert_eq!(program.move_list(), "1.Bh2 b5 2.Bf3");
    enter(&mut program, "…");
    enter(&mut program, "½-½");
    let record = program.model.document().unwrap().record().clone();
    assert_eq!(record.result.map(|outcome| outcome.points), Some(Points::DRAW));
    assert!(heksy::game::pgn::write(&record).contains("{…}"));
    assert!(program.model.can(next.clone()));
    program.send(next.clone());
    let kept = program.last.iter().find_map(|command| match command {
        Command::File(FileJob::Keep(job)) => match &job.game {
            SavedGame::Two(record) => Some((job.saving, heksy::game::pgn::write(record))),
            SavedGame::Three(_) => None,
        },
        _ => None,
    });
    let (saving, kept) = kept.expect("it is kept");
    assert!(program.dialog().is_none(), "not before it is on the disk");
    program.send(Message::Disk(DiskNews::GameKept(saving, Ok(Kept::default()))));
    assert!(kept.contains("[White \"Rudolf\"]") && kept.contains("[Event \"Hajdú Cup\"]"), "{kept}");
    assert!(
        matches!(program.dialog(), Some(Dialog::Header(form)) if form.fields[2] == "Hajdú Cup" && form.fields[0].is_empty())
    );
    assert_eq!(program.plies(), 0);
    // The game before comes back.
    program.answer(DialogAction::Cancel);
    program.game(GameAction::TakeBack);
    assert_eq!(program.plies(), 3);
}

#[test]
fn a_typed_game_counts_as_kept_when_it_is_on_the_disk() {
    let mut desk = Desk::new();
    desk.file(FileAction::TypeIn);
    desk.answer(DialogAction::Cancel);
    desk.moves("f5f6 e7e6");
    let typed = desk.text();
    let says = |desk: &Desk, words: &str| desk.program.toasts().iter().any(|toast| toast.contains(words));
    let is_full = |call: Call| matches!(call, Call::Create | Call::Write);
    desk.disk
        .decide(move |call, _| if is_full(call) { Fate::Fails(ErrorKind::StorageFull) } else { Fate::Well });
    desk.send(Message::File(FileAction::TypeNext));
    assert_eq!((desk.text(), says(&desk, "Type the next one")), (typed.clone(), false), "not yet");
    desk.settle();
    assert!(says(&desk, "not added") && !says(&desk, "Type the next one"), "{:?}", desk.program.toasts());
    assert_eq!((desk.text(), desk.is_unsaved()), (typed.clone(), true));
    desk.disk.heal();
    desk.file(FileAction::TypeNext);
    assert!(says(&desk, "Type the next one"), "{:?}", desk.program.toasts());
    assert_ne!(desk.text(), typed);
    assert_eq!(games_in(&desk.disk, OWN_GAMES.as_ref()).len(), 1);
    desk.answer(DialogAction::Cancel);
    desk.undo();
    assert_eq!((desk.text(), desk.is_unsaved()), (typed, false));
}

#[test]
fn the_move_field_of_a_study_stays_open_until_nothing_is_typed() {
    let mut program = typing_in();
    enter(&mut program, "f6");
    enter(&mut program, "  ");
    assert!(program.model.typed_move().is_none());
    assert_eq!(program.plies(), 1);
    // In a game that is not a study there is no next one.
    let mut program = Program::hotseat();
    typed(&mut program, "f6");
    assert!(program.model.typed_move().is_none());
    assert!(!program.model.can(Message::File(FileAction::TypeNext)));
}

#[test]
fn an_ambiguous_move_is_doubted() {
    let mut program = typing_in();
    enter(&mut program, "Nf4");
    let field = program.model.typed_move().expect("the field stays");
    let problem = field.problem().expect("a doubt").to_string();
    assert!(problem.contains("Ndf4") && problem.contains("Nhf4"), "{problem}");
    assert_eq!(program.plies(), 0);
}

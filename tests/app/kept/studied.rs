//! The study of a kept game: it goes back into the game when it is left, and the game stays as it was played.

use std::io::ErrorKind;

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::{EditAction, GameAction, ReplayAction};
use heksy::app::library::{FileAction, LibraryAction};
use heksy::app::model::Message;
use heksy::app::settings::{GameForm, NewGameForm, Setup};
use heksy::engine::Level;
use heksy::game::pgn::read_game;
use heksy::game::{GameRecord, Nag, NodeId};

use super::{LETTER, played};
use crate::program::desk::{Desk, OWN_GAMES, games_in};
use crate::program::memory::{Call, Fate};
use crate::program::{Program, computer, hotseat, human};

/// A game of two moves that White has resigned, and that is among the player's own games.
fn kept() -> Desk {
    let mut desk = played();
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
    assert_eq!(own(&desk).len(), 1);
    assert!(!desk.is_unsaved());
    desk
}

/// The same, in a study at its start.
fn studied() -> Desk {
    let mut desk = kept();
    desk.send(Message::Game(GameAction::Study));
    desk
}

/// The texts of the player's own games.
fn own(desk: &Desk) -> Vec<String> {
    games_in(&desk.disk, OWN_GAMES.as_ref())
}

fn own_record(desk: &Desk) -> GameRecord {
    read_game(&own(desk)[0]).record
}

fn edit(desk: &mut Desk, edit: fn(NodeId) -> EditAction) {
    let first = desk.program.document().record().tree.next(NodeId::ROOT).expect("a move");
    desk.send(Message::Edit(edit(first)));
}

/// Puts a glyph at the first move, and goes back to the start.
fn mark(desk: &mut Desk) {
    edit(desk, |node| EditAction::Glyph(node, Nag::GOOD));
    desk.send(Message::Replay(ReplayAction::First));
}

/// Begins another game, and lets the disk do all that this asks for.
fn leave(desk: &mut Desk) {
    desk.begin("Bea");
    desk.settle();
}

/// Whether a new game is open, without a question.
fn has_left(desk: &Desk) -> bool {
    !desk.asks_to_save() && desk.mode().play().is_some() && desk.program.plies() == 0
}

#[test]
fn the_study_of_a_kept_game_goes_back_into_it_without_a_question() {
    let mut desk = studied();
    let played = own_record(&desk);
    mark(&mut desk);
    // A variation of the first move, and what might have come after the end.
    desk.moves("g4g5");
    desk.send(Message::Replay(ReplayAction::First));
    desk.send(Message::Replay(ReplayAction::Last));
    desk.moves("h3h4");
    assert!(desk.is_unsaved());
    leave(&mut desk);
    assert!(has_left(&desk), "{:?}", desk.program.dialog());
    let texts = own(&desk);
    assert_eq!(texts.len(), 1, "{texts:?}");
    assert!(texts[0].contains("1. f6 $1 (1. g5) 1... e6 (1... e6 2. h4)"), "{}", texts[0]);
    let now = own_record(&desk);
    assert_eq!((now.main_moves(), now.result), (played.main_moves(), played.result));
    assert_eq!(now.tags.get("GameId"), played.tags.get("GameId"));
    let toasts = desk.program.toasts();
    assert!(toasts.iter().any(|toast| toast.contains("Your games")), "{toasts:?}");
}

#[test]
fn a_comment_on_a_finished_game_goes_back_into_it_as_well() {
    let mut desk = kept();
    mark(&mut desk);
    assert!(desk.is_unsaved());
    desk.file(FileAction::Quit);
    assert!(desk.has_quit && own(&desk)[0].contains("1. f6 $1"), "{:?}", own(&desk));
}

#[test]
fn undo_takes_the_study_out_of_the_game_again() {
    for step in [GameAction::TakeBack, GameAction::LeaveAsItWas] {
        let mut desk = studied();
        let before = desk.read(OWN_GAMES);
        mark(&mut desk);
        leave(&mut desk);
        assert_ne!(desk.read(OWN_GAMES), before);
        assert!(desk.program.model.can(step));
        desk.send(Message::Game(step));
        desk.settle();
        assert_eq!(desk.read(OWN_GAMES), before);
        assert!(!desk.program.model.can(step), "once");
    }
}

#[test]
fn a_studied_game_is_left_as_it_was() {
    let mut desk = studied();
    let before = desk.read(OWN_GAMES);
    assert!(!desk.program.model.can(GameAction::LeaveAsItWas), "nothing is new");
    mark(&mut desk);
    desk.moves("g4g5");
    desk.send(Message::Game(GameAction::LeaveAsItWas));
    assert!(!desk.program.model.can(GameAction::LeaveAsItWas));
    leave(&mut desk);
    assert!(has_left(&desk));
    assert_eq!(desk.read(OWN_GAMES), before);
}

#[test]
fn changed_moves_of_a_kept_game_are_asked_about_by_name() {
    let mut desk = studied();
    let before = desk.read(OWN_GAMES);
    mark(&mut desk);
    edit(&mut desk, EditAction::DeleteAfter);
    leave(&mut desk);
    assert!(desk.asks_to_save());
    let changes = desk.program.model.unsaved_changes();
    assert_eq!(changes.as_deref(), Some("comments and marks, variations"));
    desk.answer(DialogAction::Discard);
    assert!(has_left(&desk));
    assert_eq!(desk.read(OWN_GAMES), before);
}

#[test]
fn a_study_that_cannot_be_written_back_is_asked_about() {
    let mut desk = studied();
    let before = desk.read(OWN_GAMES);
    mark(&mut desk);
    let is_full = |call: Call| matches!(call, Call::Write | Call::Create);
    desk.disk
        .decide(move |call, _| if is_full(call) { Fate::Fails(ErrorKind::StorageFull) } else { Fate::Well });
    leave(&mut desk);
    assert!(desk.asks_to_save(), "{:?}", desk.program.toasts());
    desk.disk.heal();
    desk.answer(DialogAction::Cancel);
    assert_eq!(desk.read(OWN_GAMES), before);
    leave(&mut desk);
    assert!(has_left(&desk) && own(&desk)[0].contains("1. f6 $1"));
}

#[test]
fn the_study_of_a_game_from_your_games_goes_back_into_it() {
    let mut desk = kept();
    leave(&mut desk);
    desk.moves("g4g5 e7e6");
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
    let before = own(&desk);
    assert_eq!(before.len(), 2);
    desk.file(FileAction::OwnGames);
    desk.send(Message::Library(LibraryAction::Select(0)));
    desk.send(Message::Library(LibraryAction::Open));
    desk.settle();
    assert!(desk.mode().study().is_some() && desk.text().contains("f6"), "{}", desk.text());
    mark(&mut desk);
    leave(&mut desk);
    assert!(has_left(&desk), "{:?}", desk.program.dialog());
    let now = own(&desk);
    assert!(now[0].contains("1. f6 $1") && now.len() == 2 && now[1] == before[1], "{now:?}");
    desk.undo();
    desk.settle();
    assert_eq!(own(&desk), before);
}

#[test]
fn a_file_of_others_is_asked_about_and_its_changes_are_named() {
    let mut desk = Desk::new();
    desk.disk.put("/ewa.pgn", LETTER.as_bytes());
    desk.open("/ewa.pgn");
    desk.send(Message::Replay(ReplayAction::First));
    mark(&mut desk);
    leave(&mut desk);
    assert!(desk.asks_to_save());
    assert_eq!(desk.program.model.unsaved_changes().as_deref(), Some("comments and marks"));
    assert_eq!(desk.read("/ewa.pgn"), LETTER);
}

#[test]
fn a_rematch_begins_from_the_study_and_the_studied_game_counts() {
    let mut desk = studied();
    mark(&mut desk);
    assert!(desk.program.model.can(GameAction::Rematch));
    desk.send(Message::Game(GameAction::Rematch));
    desk.settle();
    assert!(has_left(&desk), "{:?}", desk.program.dialog());
    let document = desk.program.document();
    let names = heksy::sides::Color::ALL.map(|color| document.name(color).to_string());
    assert_eq!(names, ["Piotr", "Anna"]);
    let score = desk.program.model.match_score().map(|score| score.to_string());
    assert!(score.as_deref().is_some_and(|score| score.contains("Piotr 1")), "{score:?}");
    // Nobody has played the game of a letter here.
    desk.paste(LETTER);
    assert!(!desk.program.model.can(GameAction::Rematch));
}

#[test]
fn a_game_in_which_only_the_computer_has_moved_is_left_without_a_question() {
    let setup = Setup { white: computer(Level::DEFAULT), black: human("Piotr"), ..hotseat() };
    let mut program = Program::new();
    program.start(setup.clone());
    program.engine_plays("f5f6");
    assert_eq!(program.plies(), 1);
    program.game(GameAction::New);
    program.answer(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(setup))));
    program.answer(DialogAction::StartGame);
    assert_eq!((program.plies(), program.dialog().is_none()), (0, true), "{:?}", program.dialog());
    program.engine_plays("f5f6");
    program.mv("e7e6");
    program.game(GameAction::New);
    program.answer(DialogAction::StartGame);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })), "the person has moved");
}

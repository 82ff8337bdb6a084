//! The open game while the file around it changes: it keeps its place and its tags, and no other game is overwritten.

use heksy::app::context::DialogAction;
use heksy::app::game::{EditAction, FileLink, GameAction, HeaderForm};
use heksy::app::library::{FileAction, LibraryAction, SaveJob, SaveMode, SavedGame, Saving};
use heksy::app::model::Message;
use heksy::disk::Stamp;
use heksy::game::pgn::read_game;
use heksy::game::{Nag, NodeId};

use crate::program::desk::{Desk, OWN_GAMES, games_in};
use crate::program::memory::Memory;

/// A finished game of the player's own. With an identity it is one that was played here.
fn game(white: &str, has_identity: bool) -> String {
    let number = white.as_bytes()[0];
    let id = if has_identity { format!("[GameId \"{number:016x}\"]\n") } else { String::new() };
    format!("[Event \"old\"]\n[White \"{white}\"]\n{id}\n1. f6 e6 1-0\n\n")
}

fn games(whites: &str, have_identities: bool) -> String {
    whites.chars().map(|white| game(&white.to_string(), have_identities)).collect()
}

fn with_games(whites: &str, have_identities: bool) -> Desk {
    let mut desk = Desk::new();
    desk.disk.put(OWN_GAMES, games(whites, have_identities).as_bytes());
    desk.file(FileAction::OwnGames);
    desk
}

fn library(desk: &mut Desk, action: LibraryAction) {
    desk.send(Message::Library(action));
    desk.settle();
}

/// Shows the player's games, and selects one.
fn select(desk: &mut Desk, white: &str) {
    desk.file(FileAction::OwnGames);
    let list = desk.program.model.library().expect("the list is shown");
    let index = list.games.rows().position(|row| row.white == white).expect("it is in the list");
    library(desk, LibraryAction::Select(index));
}

fn open(desk: &mut Desk, white: &str) {
    select(desk, white);
    library(desk, LibraryAction::Open);
    assert!(desk.text().contains(&format!("[White \"{white}\"]")), "{}", desk.text());
}

fn delete(desk: &mut Desk, white: &str) {
    select(desk, white);
    library(desk, LibraryAction::Delete);
    library(desk, LibraryAction::Close);
}

/// Puts a glyph at the first move.
fn mark(desk: &mut Desk) {
    let first = desk.program.document().record().tree.next(NodeId::ROOT).expect("a move");
    desk.send(Message::Edit(EditAction::Glyph(first, Nag::GOOD)));
}

/// Sets the event of all games listed, as the form does.
fn set_event(desk: &mut Desk, event: &str) {
    desk.file(FileAction::OwnGames);
    library(desk, LibraryAction::Header);
    let Some(heksy::app::context::Dialog::Header(form)) = desk.program.dialog() else { panic!("no form") };
    let mut form: HeaderForm = (**form).clone();
    event.clone_into(&mut form.fields[2]);
    desk.answer(DialogAction::EditHeader(Box::new(form)));
    desk.answer(DialogAction::AcceptHeader);
    desk.settle();
}

/// Undoes the change of the games listed.
fn undo_change(desk: &mut Desk) {
    desk.file(FileAction::OwnGames);
    library(desk, LibraryAction::Undo);
    library(desk, LibraryAction::Close);
}

/// White's name, the event and a star for a marked first move, of each of the player's own games.
fn own(desk: &Desk) -> Vec<String> {
    let texts = games_in(&desk.disk, OWN_GAMES.as_ref());
    let tag = |text: &str, name: &str| {
        let begin = format!("[{name} \"");
        let line = text.lines().find_map(|line| line.strip_prefix(&begin)).unwrap_or_default();
        line.trim_end_matches("\"]").to_owned()
    };
    let brief = |text: &String| {
        let star = if text.contains("1. f6 $1") { "*" } else { "" };
        format!("{} {}{star}", tag(text, "White"), tag(text, "Event"))
    };
    texts.iter().map(brief).collect()
}

/// Saves the open game, or leaves it without a question.
fn save_or_leave(desk: &mut Desk, leaves: bool) {
    if leaves {
        desk.begin("New");
        desk.settle();
        assert!(!desk.asks_to_save());
    } else {
        desk.file(FileAction::Save);
        assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    }
}

#[test]
fn no_neighbour_is_overwritten_after_a_deletion_in_two_windows() {
    for leaves in [false, true] {
        let mut desk = with_games("ABCDE", true);
        open(&mut desk, "D");
        // The other window deletes the first game.
        desk.disk.put_over(OWN_GAMES, games("BCDE", true).as_bytes());
        delete(&mut desk, "B");
        let heading = desk.program.model.heading().expect("a game of a file");
        assert_eq!(heading.number.as_deref(), Some("2 of 3"));
        mark(&mut desk);
        save_or_leave(&mut desk, leaves);
        assert_eq!(own(&desk), ["C old", "D old*", "E old"], "leaves: {leaves}");
    }
}

#[test]
fn no_neighbour_is_overwritten_after_another_window_added_a_game_above() {
    let mut desk = with_games("ABCDE", false);
    open(&mut desk, "D");
    desk.disk.put_over(OWN_GAMES, games("XABCDE", false).as_bytes());
    delete(&mut desk, "B");
    undo_change(&mut desk);
    mark(&mut desk);
    save_or_leave(&mut desk, false);
    assert_eq!(own(&desk), ["X old", "A old", "B old", "C old", "D old*", "E old"]);
}

#[test]
fn a_game_that_undo_brings_back_overwrites_no_neighbour_after_deletions() {
    for leaves in [false, true] {
        let mut desk = with_games("ABCDEF", true);
        open(&mut desk, "D");
        open(&mut desk, "E");
        delete(&mut desk, "A");
        desk.undo();
        assert!(desk.text().contains("[White \"D\"]"), "{}", desk.text());
        let heading = desk.program.model.heading().expect("a game of a file");
        assert_eq!(heading.number.as_deref(), Some("3 of 5"));
        delete(&mut desk, "B");
        mark(&mut desk);
        save_or_leave(&mut desk, leaves);
        assert_eq!(own(&desk), ["C old", "D old*", "E old", "F old"], "leaves: {leaves}");
    }
}

#[test]
fn the_open_game_is_neither_doubled_nor_set_back_after_tags_were_set_in_all_games() {
    for (has_identity, leaves) in [(false, false), (true, false), (true, true)] {
        let mut desk = with_games("ABC", has_identity);
        open(&mut desk, "B");
        set_event(&mut desk, "Cup");
        library(&mut desk, LibraryAction::Close);
        assert!(!desk.is_unsaved(), "nothing of it is to be saved");
        assert!(desk.text().contains("[Event \"Cup\"]"), "{}", desk.text());
        mark(&mut desk);
        save_or_leave(&mut desk, leaves);
        assert_eq!(own(&desk), ["A Cup", "B Cup*", "C Cup"], "{has_identity} {leaves}");
    }
}

#[test]
fn tags_that_are_taken_back_are_taken_back_in_the_open_game_as_well() {
    let mut desk = with_games("ABC", false);
    open(&mut desk, "B");
    open(&mut desk, "C");
    set_event(&mut desk, "Cup");
    undo_change(&mut desk);
    mark(&mut desk);
    save_or_leave(&mut desk, false);
    assert_eq!(own(&desk), ["A old", "B old", "C old*"]);
}

#[test]
fn a_game_that_undo_brings_back_has_the_tags_that_were_set_meanwhile() {
    let mut desk = with_games("ABC", false);
    open(&mut desk, "B");
    open(&mut desk, "C");
    set_event(&mut desk, "Cup");
    library(&mut desk, LibraryAction::Close);
    desk.undo();
    assert!(desk.text().contains("[White \"B\"]"), "{}", desk.text());
    mark(&mut desk);
    save_or_leave(&mut desk, false);
    assert_eq!(own(&desk), ["A Cup", "B Cup*", "C Cup"]);
}

#[test]
fn a_game_just_played_keeps_the_tags_that_were_set_in_the_list() {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
    set_event(&mut desk, "Cup");
    library(&mut desk, LibraryAction::Close);
    desk.send(Message::Game(GameAction::Study));
    mark(&mut desk);
    desk.begin("New");
    desk.settle();
    assert!(!desk.asks_to_save());
    assert_eq!(own(&desk), ["Anna Cup*"]);
    // Another event, and the study is taken out again.
    set_event(&mut desk, "Final");
    library(&mut desk, LibraryAction::Close);
    desk.send(Message::Game(GameAction::LeaveAsItWas));
    desk.settle();
    assert_eq!(own(&desk), ["Anna Final"]);
}

#[test]
fn a_game_for_three_is_saved_in_its_place_after_tags_were_set_in_all_games() {
    let mut desk = Desk::new();
    let three = "[Variant \"ThreePlayer\"]\n[Event \"old\"]\n[White \"Ala\"]\n\n1. e5 d5 h5 *\n\n";
    desk.disk.put(OWN_GAMES, (games("A", false) + three).as_bytes());
    open(&mut desk, "Ala");
    set_event(&mut desk, "Cup");
    library(&mut desk, LibraryAction::Close);
    save_or_leave(&mut desk, false);
    assert_eq!(own(&desk), ["A Cup", "Ala Cup"]);
}

#[test]
fn a_deleted_game_that_is_edited_is_asked_about_when_it_is_left() {
    let mut desk = with_games("ABC", true);
    open(&mut desk, "C");
    delete(&mut desk, "C");
    mark(&mut desk);
    desk.begin("New");
    for _ in 0..10 {
        desk.work();
    }
    assert!(desk.asks_to_save() && desk.pending.is_empty());
    desk.answer(DialogAction::Discard);
    assert!(desk.text().contains("[White \"New\"]"), "{}", desk.text());
    assert_eq!(own(&desk), ["A old", "B old"]);
}

#[test]
fn undo_brings_no_game_back_while_the_open_one_is_written() {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    // A game that was sent replaces it, and is played to its end.
    desk.paste("[White \"Ewa\"]\n\n1. d5 d6 *\n");
    desk.answer(DialogAction::Discard);
    desk.send(Message::Game(GameAction::PauseOrResume));
    desk.moves("f5f6");
    desk.send(Message::Game(GameAction::Resign));
    desk.answer(DialogAction::Agree);
    desk.send(Message::Game(GameAction::Study));
    mark(&mut desk);
    desk.begin("New");
    assert_eq!(desk.pending.len(), 1, "the study is being kept");
    desk.undo();
    assert!(!desk.program.model.can(GameAction::TakeBack), "the game is being written");
    desk.undo();
    desk.settle();
    assert!(desk.text().contains("[White \"New\"]"), "{}", desk.text());
}

#[test]
fn a_game_is_found_though_its_journal_says_an_impossible_number() {
    let disk = Memory::new();
    disk.put(OWN_GAMES, games("ABC", false).as_bytes());
    let text = game("B", false);
    let (stamp, found) = (Stamp::of(b"other"), Some(Stamp::of_game(&text)));
    let link =
        FileLink { path: OWN_GAMES.into(), stamp, index: usize::MAX, game: found, keeps_backup: false };
    let saved = SavedGame::of_two(read_game(&text.replace("e6", "e5")).record);
    let job = SaveJob {
        saving: Saving::default(),
        path: OWN_GAMES.into(),
        before: Vec::new(),
        game: Some(saved),
        mode: SaveMode::InPlace(link),
        attempts: Vec::new(),
    };
    assert_eq!(job.carry_out(&disk).expect("it is saved").index, 1);
}
